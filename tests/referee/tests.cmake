littlewars_test(referee/natural_order LINK littlewars::referee LABELS unit)
littlewars_test(referee/vectors LINK littlewars::referee LABELS unit SOURCES referee/vectors.cpp)
littlewars_test(referee/forteca/forteca_properties LINK littlewars::referee LABELS unit)
littlewars_test(referee/malformed LINK littlewars::referee LABELS unit)
