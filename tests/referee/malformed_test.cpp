#include "referee/games.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace littlewars::referee {
namespace {

using Json = nlohmann::json;

/// A well formed input, a change to it, and where the reader must then complain.
struct BadCase {
    const char* name;
    const char* input;
    const char* patch;  ///< JSON Patch (RFC 6902).
    const char* path;
};

constexpr const char* kForteca = R"({"format":"littlewars-position","version":1,"game":"forteca",
    "options":{"huff":"forced","min_besiegers":4,"quiet_limit":10},"board":"forteca-33",
    "comment":"a fort","position":{"turn":"besiegers","phase":"play","besiegers":["A4","C4"],
    "defenders":["C7","E7"],"huffable":["C7"],"quiet":3,"result":null},
    "move":{"from":"C4","to":"C5","huff":"C7"}})";

constexpr const char* kYard = R"({"format":"littlewars-position","version":1,"game":"forteca",
    "board":{"format":"littlewars-board","version":1,"name":"yard","aspect":1.5,"note":"n",
    "reconstruction":false,
    "points":[{"id":"a","x":0,"y":0},{"id":"b","x":0,"y":0.5,"name":"B","tags":[]},
              {"id":"c","x":0,"y":1,"tags":["fort"]},{"id":"d","x":1,"y":1,"tags":["fort"]}],
    "links":[{"a":"a","b":"b"},{"a":"b","b":"c"},{"a":"c","b":"d","tags":["edge"],"inside":"c"}],
    "lines":[["a","b","c"]],"start":{"besiegers":["a"],"defenders":["d"]},"places":{"a":"c"}},
    "position":"start","move":{"from":"a","to":"b"}})";

class Malformed : public testing::TestWithParam<BadCase> {};

TEST_P(Malformed, IsRefusedWhereItIsWrong) {
    const Json good = Json::parse(GetParam().input);
    const auto taken = answer(Question::Judge, good.dump());
    EXPECT_TRUE(taken) << taken.error();
    const Json bad = good.patch(Json::parse(GetParam().patch));
    const auto refused = answer(Question::Judge, bad.dump());
    ASSERT_FALSE(refused) << *refused;
    EXPECT_EQ(refused.error().substr(0, refused.error().find(':')), GetParam().path)
        << refused.error();
}

std::string name_of(const testing::TestParamInfo<BadCase>& given) {
    return given.param.name;
}

INSTANTIATE_TEST_SUITE_P(
    Frame,
    Malformed,
    testing::Values(
        BadCase{
            "Format", kForteca, R"([{"op":"replace","path":"/format","value":"x"}])", "$.format"},
        BadCase{"NoVersion", kForteca, R"([{"op":"remove","path":"/version"}])", "$.version"},
        BadCase{
            "Version2", kForteca, R"([{"op":"replace","path":"/version","value":2}])", "$.version"},
        BadCase{"VersionReal",
                kForteca,
                R"([{"op":"replace","path":"/version","value":1.0}])",
                "$.version"},
        BadCase{"VersionTrue",
                kForteca,
                R"([{"op":"replace","path":"/version","value":true}])",
                "$.version"},
        BadCase{"Game", kForteca, R"([{"op":"replace","path":"/game","value":"chess"}])", "$.game"},
        BadCase{"NoMove", kForteca, R"([{"op":"remove","path":"/move"}])", "$.move"},
        BadCase{
            "Comment", kForteca, R"([{"op":"replace","path":"/comment","value":1}])", "$.comment"},
        BadCase{"Extra", kForteca, R"([{"op":"add","path":"/extra","value":1}])", "$.extra"},
        BadCase{"Position",
                kForteca,
                R"([{"op":"replace","path":"/position","value":"begin"}])",
                "$.position"},
        BadCase{"Options",
                kForteca,
                R"([{"op":"replace","path":"/options","value":[]}])",
                "$.options"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Forteca,
    Malformed,
    testing::Values(
        BadCase{
            "Option", kForteca, R"([{"op":"add","path":"/options/x","value":1}])", "$.options.x"},
        BadCase{"OptionValue",
                kForteca,
                R"([{"op":"replace","path":"/options/huff","value":"no"}])",
                "$.options.huff"},
        BadCase{"MinBesiegers",
                kForteca,
                R"([{"op":"replace","path":"/options/min_besiegers","value":0}])",
                "$.options.min_besiegers"},
        BadCase{"QuietLimit",
                kForteca,
                R"([{"op":"replace","path":"/options/quiet_limit","value":1001}])",
                "$.options.quiet_limit"},
        BadCase{"Board",
                kForteca,
                R"([{"op":"replace","path":"/board","value":"forteca"}])",
                "$.board"},
        BadCase{
            "BoardKind", kForteca, R"([{"op":"replace","path":"/board","value":7}])", "$.board"},
        BadCase{"Turn",
                kForteca,
                R"([{"op":"replace","path":"/position/turn","value":"red"}])",
                "$.position.turn"},
        BadCase{
            "NoTurn", kForteca, R"([{"op":"remove","path":"/position/turn"}])", "$.position.turn"},
        BadCase{"Phase",
                kForteca,
                R"([{"op":"replace","path":"/position/phase","value":"end"}])",
                "$.position.phase"},
        BadCase{"SetupTurn",
                kForteca,
                R"([{"op":"replace","path":"/position/phase","value":"setup"}])",
                "$.position.turn"},
        BadCase{"Point",
                kForteca,
                R"([{"op":"replace","path":"/position/besiegers/1","value":"A7"}])",
                "$.position.besiegers[1]"},
        BadCase{"Twice",
                kForteca,
                R"([{"op":"replace","path":"/position/besiegers/1","value":"A4"}])",
                "$.position.besiegers"},
        BadCase{"OnePoint",
                kForteca,
                R"([{"op":"replace","path":"/position/defenders/1","value":"A4"}])",
                "$.position.defenders"},
        BadCase{"Mark",
                kForteca,
                R"([{"op":"replace","path":"/position/huffable/0","value":"A4"}])",
                "$.position.huffable"},
        BadCase{"Quiet",
                kForteca,
                R"([{"op":"replace","path":"/position/quiet","value":100001}])",
                "$.position.quiet"},
        BadCase{"Result",
                kForteca,
                R"([{"op":"replace","path":"/position/result","value":{"winner":"besiegers"}}])",
                "$.position.result.rule"},
        BadCase{
            "Winner",
            kForteca,
            R"([{"op":"replace","path":"/position/result","value":{"winner":"draw","rule":"x"}}])",
            "$.position.result.winner"},
        BadCase{
            "ResultKey",
            kForteca,
            R"([{"op":"replace","path":"/position/result","value":{"winner":"besiegers","rule":"x","at":1}}])",
            "$.position.result.at"},
        BadCase{"MoveForm",
                kForteca,
                R"([{"op":"replace","path":"/move","value":{"pass":true}}])",
                "$.move.pass"},
        BadCase{
            "MoveNull", kForteca, R"([{"op":"replace","path":"/move","value":null}])", "$.move"},
        BadCase{"MoveTo", kForteca, R"([{"op":"remove","path":"/move/to"}])", "$.move.to"},
        BadCase{"EmptyPath",
                kForteca,
                R"([{"op":"replace","path":"/move","value":{"from":"C7","path":[]}}])",
                "$.move.path"},
        BadCase{"HuffNull",
                kForteca,
                R"([{"op":"replace","path":"/move/huff","value":null}])",
                "$.move.huff"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    OwnBoard,
    Malformed,
    testing::Values(
        BadCase{"Format",
                kYard,
                R"([{"op":"replace","path":"/board/format","value":"x"}])",
                "$.board.format"},
        BadCase{
            "Extra", kYard, R"([{"op":"add","path":"/board/extra","value":1}])", "$.board.extra"},
        BadCase{"NoName", kYard, R"([{"op":"remove","path":"/board/name"}])", "$.board.name"},
        BadCase{"Aspect",
                kYard,
                R"([{"op":"replace","path":"/board/aspect","value":0}])",
                "$.board.aspect"},
        BadCase{"NoPoints",
                kYard,
                R"([{"op":"replace","path":"/board/points","value":[]}])",
                "$.board.points"},
        BadCase{"X",
                kYard,
                R"([{"op":"replace","path":"/board/points/1/x","value":1.01}])",
                "$.board.points[1].x"},
        BadCase{"Id",
                kYard,
                R"([{"op":"replace","path":"/board/points/1/id","value":"a"}])",
                "$.board.points[1].id"},
        BadCase{"PointTag",
                kYard,
                R"([{"op":"replace","path":"/board/points/1/tags","value":["edge"]}])",
                "$.board.points[1].tags[0]"},
        BadCase{"PointKey",
                kYard,
                R"([{"op":"add","path":"/board/points/1/z","value":1}])",
                "$.board.points[1].z"},
        BadCase{"NoLinks", kYard, R"([{"op":"remove","path":"/board/links"}])", "$.board.links"},
        BadCase{"LinkEnd",
                kYard,
                R"([{"op":"replace","path":"/board/links/0/b","value":"q"}])",
                "$.board.links[0].b"},
        BadCase{"LinkToItself",
                kYard,
                R"([{"op":"replace","path":"/board/links/0/b","value":"a"}])",
                "$.board.links[0].b"},
        BadCase{"LinkTwice",
                kYard,
                R"([{"op":"add","path":"/board/links/-","value":{"a":"b","b":"a"}}])",
                "$.board.links[3]"},
        BadCase{"LinkTag",
                kYard,
                R"([{"op":"replace","path":"/board/links/2/tags","value":["river"]}])",
                "$.board.links[2].tags[0]"},
        BadCase{"Inside",
                kYard,
                R"([{"op":"replace","path":"/board/links/2/inside","value":"a"}])",
                "$.board.links[2].inside"},
        BadCase{"Line",
                kYard,
                R"([{"op":"replace","path":"/board/lines/0","value":["a","c"]}])",
                "$.board.lines[0][1]"},
        BadCase{"NoLines", kYard, R"([{"op":"remove","path":"/board/lines"}])", "$.board.lines"},
        BadCase{"NoStart", kYard, R"([{"op":"remove","path":"/board/start"}])", "$.board.start"},
        BadCase{"StartPoint",
                kYard,
                R"([{"op":"replace","path":"/board/start/besiegers","value":["d"]}])",
                "$.board.start.defenders"},
        BadCase{
            "NoFort",
            kYard,
            R"([{"op":"remove","path":"/board/points/2/tags"},{"op":"remove","path":"/board/points/3/tags"}])",
            "$.board.points"},
        BadCase{"Places",
                kYard,
                R"([{"op":"add","path":"/board/places/q","value":"a"}])",
                "$.board.places.q"},
        BadCase{"Diagonals",
                kYard,
                R"([{"op":"add","path":"/options","value":{"diagonals":"both"}}])",
                "$.options.diagonals"},
        BadCase{"Corners",
                kYard,
                R"([{"op":"add","path":"/options","value":{"placement":"front-corners"}}])",
                "$.options.placement"}),
    name_of);

TEST(AnswerWithOwnBoard, UsesItWhereTheInputNamesNone) {
    Json input = Json::parse(kYard);
    const Json board = input["board"];
    input.erase("board");
    EXPECT_TRUE(answer(Question::Judge, input.dump(), &board));
    input["board"] = "yard";
    EXPECT_TRUE(answer(Question::Judge, input.dump(), &board));
    EXPECT_FALSE(answer(Question::Judge, input.dump()));
    input["board"] = "forteca-33";
    EXPECT_FALSE(answer(Question::Judge, input.dump(), &board)) << "no point a on that board";
}

}  // namespace
}  // namespace littlewars::referee
