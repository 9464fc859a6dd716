littlewars_test(referee/natural_order LINK littlewars::referee LABELS unit)
