littlewars_test(vision/sources/file_sources LINK littlewars::vision opencv_imgcodecs opencv_videoio LABELS unit)
littlewars_test(vision/sources/live_source LINK littlewars::vision opencv_core opencv_videoio LABELS unit)
littlewars_test(vision/sources/stream LINK littlewars::vision opencv_imgcodecs LABELS slow)
littlewars_test(vision/video_writer LINK littlewars::vision opencv_core LABELS unit record)
