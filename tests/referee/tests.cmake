littlewars_test(referee/natural_order LINK littlewars::referee LABELS unit)
littlewars_test(referee/vectors LINK littlewars::referee LABELS unit SOURCES referee/vectors.cpp)
littlewars_test(referee/finland/finland_properties LINK littlewars::referee LABELS unit)
littlewars_test(referee/forteca/forteca_properties LINK littlewars::referee LABELS unit)
littlewars_test(referee/malformed LINK littlewars::referee LABELS unit SOURCES referee/vectors.cpp)
littlewars_test(referee/stratego/stratego_properties LINK littlewars::referee LABELS unit)
littlewars_test(referee/mukden/mukden_properties LINK littlewars::referee LABELS unit)
littlewars_test(referee/forteca/forteca_search LINK littlewars::referee LABELS unit)
option(LITTLEWARS_SLOW_TESTS "Also run the tests that take minutes" OFF)
if(LITTLEWARS_SLOW_TESTS)
    foreach(game finland forteca mukden stratego)
        add_test(NAME referee/${game}/${game}_properties_slow COMMAND referee_${game}_${game}_properties_test)
        list(APPEND slow_tests referee/${game}/${game}_properties_slow)
    endforeach()
    add_test(NAME referee/forteca/forteca_search_slow
             COMMAND referee_forteca_forteca_search_test --gtest_filter=FortecaSearchSlow.*)
    list(APPEND slow_tests referee/forteca/forteca_search_slow)
    set_tests_properties(${slow_tests} PROPERTIES LABELS slow ENVIRONMENT LITTLEWARS_SLOW_TESTS=1)
endif()
littlewars_test(referee/littlewars/melee LINK littlewars::referee LABELS unit)
littlewars_test(referee/littlewars/battle_vectors LINK littlewars::referee LABELS unit SOURCES referee/vectors.cpp)
littlewars_test(referee/littlewars/two_referees LINK littlewars::referee LABELS unit
                SOURCES referee/littlewars/naive_custody_and_guns.cpp
                        referee/littlewars/naive_melee.cpp
                        referee/littlewars/naive_moves.cpp
                        referee/littlewars/naive_referee.cpp
                        referee/littlewars/naive_table.cpp
                        referee/littlewars/random_battle.cpp)
