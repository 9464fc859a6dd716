find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg Test)
# Pictures of the pages for people to look at.
set(LITTLEWARS_SCREENSHOTS ${PROJECT_BINARY_DIR}/screenshots)
file(MAKE_DIRECTORY ${LITTLEWARS_SCREENSHOTS})

littlewars_test(ui/overlay/label_layout LINK littlewars::overlay LABELS unit)
littlewars_test(ui/overlay/picture_transform LINK littlewars::overlay LABELS unit)
littlewars_test(ui/overlay/scene_outline LINK littlewars::overlay LABELS unit)
littlewars_test(ui/overlay/overlay_painter SOURCES ui/overlay/drawn_scene.cpp
    LINK littlewars::overlay_painter Qt6::Widgets opencv_imgcodecs LABELS ui)
target_compile_definitions(ui_overlay_overlay_painter_test PRIVATE LITTLEWARS_SCREENSHOTS="${LITTLEWARS_SCREENSHOTS}")
littlewars_test(ui/overlay/build_overlay LINK littlewars::overlay LABELS unit)
littlewars_test(ui/play/keyboard_game LINK littlewars::play LABELS unit)
littlewars_test(ui/board_watch/camera_games
    SOURCES support/random_board_game.cpp
    LINK littlewars::board_watch littlewars::boards opencv_aruco opencv_calib3d opencv_imgcodecs opencv_imgproc
    LABELS scene)
littlewars_test(ui/board_watch/board_camera
    SOURCES support/random_board_game.cpp
    LINK littlewars::board_watch littlewars::boards opencv_aruco opencv_calib3d opencv_imgproc
    LABELS scene)
littlewars_test(ui/board_watch/board_watcher SOURCES support/random_board_game.cpp
    LINK littlewars::board_watch littlewars::boards LABELS scene)
littlewars_test(ui/board_match/explain SOURCES support/random_board_game.cpp
    LINK littlewars::board_match LABELS unit)
littlewars_test(ui/board_match/board_match SOURCES support/random_board_game.cpp
    LINK littlewars::board_match LABELS unit)
littlewars_test(ui/boards/board_sheet LINK littlewars::boards LABELS unit)

foreach(theme event_words session session_actions)
    littlewars_test(ui/session/${theme}
        SOURCES ui/session/battle_observations.cpp ui/session/played_battle.cpp
        LINK littlewars::session LABELS unit)
endforeach()
littlewars_test(ui/session/record SOURCES ui/session/battle_observations.cpp support/run_program.cpp
    LINK littlewars::session SQLiteCpp LABELS record)
littlewars_test(ui/session/disk_full SOURCES support/run_program.cpp
    LINK littlewars::session LABELS record)
littlewars_test(ui/session/match_replay SOURCES support/run_program.cpp
    LINK littlewars::session LABELS record)
littlewars_test(ui/session/rejudge LINK littlewars::session LABELS record)
littlewars_test(ui/report/report SOURCES support/run_program.cpp LINK littlewars::report LABELS record)
littlewars_test(ui/commands/session_commands SOURCES support/run_program.cpp
    LINK SQLiteCpp sqlite3 LABELS record)
target_compile_definitions(ui_commands_session_commands_test PRIVATE
    LITTLEWARS_SOURCE="${PROJECT_SOURCE_DIR}")
littlewars_test(ui/commands/hostile_files SOURCES support/run_program.cpp
    LINK SQLiteCpp sqlite3 LABELS record)
target_compile_definitions(ui_commands_hostile_files_test PRIVATE
    LITTLEWARS_SOURCE="${PROJECT_SOURCE_DIR}")
littlewars_test(ui/commands/killed_recording SOURCES support/run_program.cpp support/running_program.cpp
    LINK littlewars::session fmt::fmt LABELS record slow)
target_compile_definitions(ui_commands_killed_recording_test PRIVATE
    LITTLEWARS_SOURCE="${PROJECT_SOURCE_DIR}")
littlewars_test(ui/commands/board_commands
    SOURCES support/random_board_game.cpp support/run_program.cpp
    LINK littlewars::board_watch littlewars::boards opencv_aruco opencv_imgcodecs opencv_imgproc
    LABELS scene)
littlewars_test(ui/commands/rule_pictures SOURCES support/run_program.cpp LABELS scene)
littlewars_test(ui/commands/observe LINK fmt::fmt LABELS scene SOURCES support/run_program.cpp)
littlewars_test(ui/commands/demo SOURCES support/run_program.cpp
    LINK littlewars::calibration LABELS scene)
littlewars_test(ui/faults/faults
    SOURCES support/mjpeg_server.cpp support/running_program.cpp support/run_program.cpp
    LINK littlewars::session opencv_imgcodecs opencv_imgproc LABELS slow)
add_library(jumping_clock MODULE support/jumping_clock.cpp)
littlewars_warnings(jumping_clock)
add_dependencies(ui_faults_faults_test jumping_clock)
target_compile_definitions(ui_faults_faults_test PRIVATE LITTLEWARS_SOURCE="${PROJECT_SOURCE_DIR}"
    LITTLEWARS_JUMPING_CLOCK="$<TARGET_FILE:jumping_clock>")
# The longest begin first, so that none runs on alone at the end.
set_tests_properties(ui/faults/faults ui/commands/hostile_files PROPERTIES COST 100)
littlewars_test(ui/second_screen/second_screen LINK littlewars::desktop Qt6::Test LABELS ui)
find_package(Qt6 6.4 REQUIRED COMPONENTS Xml)
littlewars_test(ui/translations/translations LINK Qt6::Xml LABELS unit)
foreach(page window/match_window window/replay_page wizard/camera_pages wizard/setup_wizard)
    littlewars_test(ui/${page} SOURCES ui/window/scripted_match.cpp support/run_program.cpp
        LINK littlewars::desktop Qt6::Test opencv_imgproc LABELS ui)
    string(REPLACE "/" "_" target ui_${page}_test)
    target_compile_definitions(${target} PRIVATE LITTLEWARS_SCREENSHOTS="${LITTLEWARS_SCREENSHOTS}")
endforeach()
littlewars_test(ui/board_record/ruling_marks LINK littlewars::board_record LABELS unit)
littlewars_test(ui/board_record/board_record SOURCES support/random_board_game.cpp support/run_program.cpp
    LINK littlewars::board_record LABELS record)
littlewars_test(ui/wizard/board_wizard LINK littlewars::desktop littlewars::boards Qt6::Test LABELS ui)
target_compile_definitions(ui_wizard_board_wizard_test PRIVATE LITTLEWARS_SCREENSHOTS="${LITTLEWARS_SCREENSHOTS}")
foreach(page board_page board_replay)
    littlewars_test(ui/board_page/${page} SOURCES support/random_board_game.cpp
        LINK littlewars::desktop Qt6::Test opencv_imgproc LABELS ui)
    target_compile_definitions(ui_board_page_${page}_test PRIVATE LITTLEWARS_SCREENSHOTS="${LITTLEWARS_SCREENSHOTS}")
endforeach()
littlewars_test(ui/window/table_view LINK littlewars::desktop Qt6::Test LABELS ui)
foreach(ratio 1.25 1.5 2.0)
    add_test(NAME ui/window/table_view_at_${ratio} COMMAND ui_window_table_view_test)
    set_tests_properties(ui/window/table_view_at_${ratio} PROPERTIES
        LABELS ui ENVIRONMENT "QT_SCALE_FACTOR=${ratio};QT_QPA_PLATFORM=offscreen")
endforeach()

set(LITTLEWARS_PACKAGING ${PROJECT_SOURCE_DIR}/ui/packaging)
add_test(NAME ui/packaging/commands
         COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:littlewars> -DPACKAGING=${LITTLEWARS_PACKAGING}
                 -P ${CMAKE_CURRENT_SOURCE_DIR}/ui/packaging/check_commands.cmake)
find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI)
    add_test(NAME ui/packaging/appstream COMMAND ${APPSTREAMCLI} validate --no-net
                                                 ${LITTLEWARS_PACKAGING}/org.littlewars.littlewars.metainfo.xml)
endif()
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
    add_test(NAME ui/packaging/desktop_entry COMMAND ${DESKTOP_FILE_VALIDATE}
                                                     ${LITTLEWARS_PACKAGING}/org.littlewars.littlewars.desktop)
endif()
