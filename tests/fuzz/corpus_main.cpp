#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

/// In place of libFuzzer where the compiler has none: gives the target each file of the folders
/// named, whole and cut short, as a quick regression test.
int main(int count, char** arguments) {
    int tried = 0;
    for (int i = 1; i < count; ++i) {
        for (const auto& file : std::filesystem::directory_iterator(arguments[i])) {
            std::ifstream stream(file.path(), std::ios::binary);
            const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
            const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
            const std::size_t step = std::max<std::size_t>(bytes.size() / 16, 1);
            for (std::size_t size = 0; size < bytes.size(); size += step) {
                (void)LLVMFuzzerTestOneInput(data, size);
            }
            (void)LLVMFuzzerTestOneInput(data, bytes.size());
            ++tried;
        }
    }
    std::printf("%d files tried\n", tried);
    return tried > 0 ? 0 : 1;
}
