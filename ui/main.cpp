#include "ui/commands/command_line.hpp"

#include <clocale>
#include <malloc.h>

int main(int argc, char** argv) {
    // Big blocks stay with the process: giving picture buffers back to the kernel costs more in
    // page faults than all the work done in them.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024 * 1024);
    mallopt(M_TRIM_THRESHOLD, 512 * 1024 * 1024);
    std::setlocale(LC_NUMERIC, "C");
    return littlewars::ui::run_command_line(argc, argv);
}
