littlewars_test(calibration/calibration_files LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/table_plane LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/covariance LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/table_solver LINK littlewars::calibration LABELS unit)
