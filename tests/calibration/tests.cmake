littlewars_test(calibration/table_plane LINK littlewars::calibration LABELS unit)
