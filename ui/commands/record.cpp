#include "ui/commands/record.hpp"

#include "ui/commands/fail.hpp"

namespace littlewars::ui {

int run_record(const HeadlessMatchArguments& arguments) {
    const auto recorded = run_headless_match(arguments);
    return recorded ? 0 : fail(recorded.error());
}

}  // namespace littlewars::ui
