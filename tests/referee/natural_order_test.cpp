#include "referee/natural_order.hpp"

#include <gtest/gtest.h>

namespace littlewars::referee {
namespace {

TEST(NaturalOrder, ComparesRunsOfDigitsAsNumbers) {
    EXPECT_TRUE(natural_less("r2", "r10"));
    EXPECT_FALSE(natural_less("r10", "r2"));
    EXPECT_TRUE(natural_less("r99999999999999999999", "r100000000000000000000"));
}

TEST(NaturalOrder, PutsCapitalsBeforeSmallLettersByByte) {
    EXPECT_TRUE(natural_less("R9", "r1"));
}

TEST(NaturalOrder, PutsAPrefixFirst) {
    EXPECT_TRUE(natural_less("r1", "r1a"));
    EXPECT_FALSE(natural_less("r1a", "r1"));
}

TEST(NaturalOrder, SettlesEqualNumbersByPlainBytes) {
    EXPECT_TRUE(natural_less("r02", "r2"));
    EXPECT_FALSE(natural_less("r2", "r02"));
    EXPECT_FALSE(natural_less("r2", "r2"));
}

}  // namespace
}  // namespace littlewars::referee
