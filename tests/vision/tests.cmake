littlewars_test(vision/sources/file_sources LINK littlewars::vision opencv_imgcodecs opencv_videoio LABELS unit)
