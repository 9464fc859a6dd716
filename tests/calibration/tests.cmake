littlewars_test(calibration/calibration_files LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/printables LINK littlewars::calibration opencv_imgcodecs LABELS unit)
littlewars_test(calibration/table_plane LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/covariance LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/table_solver LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/lens_collector LINK littlewars::calibration opencv_imgproc LABELS unit)
littlewars_test(calibration/lens_solver SOURCES calibration/drawn_pictures.cpp
    LINK littlewars::calibration opencv_imgproc opencv_aruco LABELS unit)
littlewars_test(calibration/measurement LINK littlewars::calibration LABELS unit)
if(LITTLEWARS_WITH_UI)
    littlewars_test(calibration/calibration_commands
        SOURCES calibration/drawn_pictures.cpp support/run_program.cpp
        LINK littlewars::calibration opencv_imgproc opencv_imgcodecs opencv_aruco LABELS ui)
    littlewars_test(calibration/targets_command SOURCES support/run_program.cpp
        LINK littlewars::calibration LABELS ui)
    littlewars_test(calibration/calibration_scenes SOURCES support/run_program.cpp
        LINK littlewars::calibration LABELS scene)
endif()
littlewars_test(calibration/marker_move LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/ruler_table LINK littlewars::calibration LABELS unit)
littlewars_test(calibration/lens_peers
    LINK littlewars::calibration opencv_imgproc opencv_imgcodecs opencv_calib3d opencv_aruco LABELS scene)
littlewars_test(calibration/covariance_scenes SOURCES support/scene.cpp
    LINK littlewars::vision opencv_core fmt::fmt LABELS scene)
