#include <gtest/gtest.h>

#include <cstdlib>

namespace {

/// Every test starts from the same seed of the C generator, whatever ran before it.
class Reseed : public testing::EmptyTestEventListener {
    void OnTestStart(const testing::TestInfo& /*test*/) override { std::srand(1913); }
};

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(new Reseed);
    return RUN_ALL_TESTS();
}
