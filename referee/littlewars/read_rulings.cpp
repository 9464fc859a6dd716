#include "referee/littlewars/read_names.hpp"
#include "referee/littlewars/rulings_json.hpp"

#include <nlohmann/json.hpp>

#include <limits>
#include <type_traits>

namespace littlewars::referee::little_wars {
namespace {

/// Reads one rulings object; knows the sides' names, which the reader of its parts needs.
class RulingsReader {
  public:
    explicit RulingsReader(const JsonReader& reader)
        : reader_(reader), sides_(read_sides(reader.object().at("sides"))) {}

    Rulings read() const {
        Rulings rulings;
        rulings.sides = sides_;
        rulings.edition = read_edition(reader_.at("edition"));
        rulings.melees = list("melees", &RulingsReader::melee);
        rulings.possible = list("possible", &RulingsReader::possible);
        rulings.prisoners = prisoners(reader_.at("prisoners").object());
        rulings.guns = list("guns", &RulingsReader::gun);
        rulings.rearmed = read_ids(reader_.at("rearmed"));
        rulings.illegal = list("illegal", &RulingsReader::violation);
        rulings.bodies = list("bodies", &RulingsReader::body);
        if (const JsonReader surrender = reader_.at("surrender"); !surrender.value().is_null()) {
            surrender.object();
            rulings.surrender = SurrenderRuling{surrender.at("accepted").boolean(),
                                                surrender.at("firm").boolean(),
                                                surrender.at("text").string()};
        }
        rulings.time_minutes = per_side(reader_.at("time_minutes"), count);
        rulings.score = per_side(reader_.at("score"), number);
        if (const JsonReader after = reader_.at("after"); !after.value().is_null()) {
            rulings.after = aftermath(after.object());
        }
        rulings.text = reader_.at("text").string();
        return rulings;
    }

  private:
    static int count(const JsonReader& reader) {
        return static_cast<int>(reader.integer(0, std::numeric_limits<int>::max()));
    }

    /// Any finite number: distances and scores may be larger than an input's lengths.
    static double number(const JsonReader& reader) {
        if (!reader.value().is_number()) {
            reader.fail("a number");
        }
        return reader.value().get<double>();
    }

    template <typename Read>
    PerSide<std::invoke_result_t<Read, const JsonReader&>> per_side(const JsonReader& reader,
                                                                    Read read_one) const {
        reader.object();
        return {{read_one(reader.at(sides_.of[0])), read_one(reader.at(sides_.of[1]))}};
    }

    template <typename T>
    std::vector<T> list(std::string_view name,
                        T (RulingsReader::*read_one)(const JsonReader&) const) const {
        std::vector<T> entries;
        for (const JsonReader& entry : reader_.at(name).array()) {
            entries.push_back((this->*read_one)(entry.object()));
        }
        return entries;
    }

    std::optional<Side> side_or_null(const JsonReader& reader) const {
        return reader.value().is_null() ? std::nullopt : std::optional(read_side(reader, sides_));
    }

    static bool true_or_null(const JsonReader& reader) {
        return !reader.value().is_null() && reader.boolean();
    }

    static Casualties casualties(const JsonReader& reader) {
        reader.object();
        return {read_ids(reader.at("killed")), read_ids(reader.at("prisoners"))};
    }

    static CloseCall close_call(const JsonReader& reader) {
        const auto pieces = reader.object().at("pieces").array(2);
        return {pieces[0].string(),
                pieces[1].string(),
                number(reader.at("distance")),
                number(reader.at("threshold")),
                reader.at("rule").string()};
    }

    static std::vector<ContactRuling> contacts(const JsonReader& melee) {
        const auto pairs = melee.at("contacts").array();
        const auto gaps = melee.at("gaps").array(pairs.size());
        std::vector<ContactRuling> contacts;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto men = pairs[i].array(2);
            contacts.push_back({men[0].string(), men[1].string(), number(gaps[i])});
        }
        return contacts;
    }

    MeleeRuling melee(const JsonReader& reader) const {
        MeleeRuling melee;
        melee.participants = per_side(reader.at("participants"), read_ids);
        melee.contacts = contacts(reader);
        melee.inferior = side_or_null(reader.at("inferior"));
        melee.isolated = true_or_null(reader.at("isolated"));
        melee.supporters = read_ids(reader.at("supporters"));
        melee.killed = per_side(reader.at("killed"), count);
        melee.prisoners = count(reader.at("prisoners").object().at("count"));
        melee.choice = per_side(reader.at("choice"),
                                [](const JsonReader& choice) { return choice.boolean(); });
        melee.chooser = read_side(reader.at("chooser"), sides_);
        melee.proposal = casualties(reader.at("proposal"));
        melee.firm = reader.at("firm").boolean();
        for (const JsonReader& call : reader.at("close_calls").array()) {
            melee.close_calls.push_back(close_call(call));
        }
        melee.settled = reader.at("settled").boolean();
        if (const JsonReader applied = reader.at("applied"); !applied.value().is_null()) {
            melee.applied = casualties(applied);
        }
        melee.text = reader.at("text").string();
        return melee;
    }

    PossibleMelee possible(const JsonReader& reader) const {
        return {per_side(reader.at("participants"), read_ids),
                side_or_null(reader.at("inferior")),
                true_or_null(reader.at("isolated")),
                reader.at("text").string()};
    }

    static PrisonersRuling prisoners(const JsonReader& reader) {
        PrisonersRuling prisoners{read_ids(reader.at("escorted")),
                                  read_ids(reader.at("loose")),
                                  read_ids(reader.at("recaptured")),
                                  count(reader.at("excess")),
                                  reader.at("firm").boolean(),
                                  {},
                                  reader.at("text").string()};
        for (const JsonReader& pair : reader.at("guards").array()) {
            pair.object();
            prisoners.guards.push_back({pair.at("prisoner").string(), pair.at("guard").string()});
        }
        return prisoners;
    }

    GunRuling gun(const JsonReader& reader) const {
        return {reader.at("id").string(),
                read_side(reader.at("side"), sides_),
                read_name(reader.at("state"), kGunStates),
                read_ids(reader.at("crew_men")),
                read_ids(reader.at("past_men")),
                side_or_null(reader.at("by")),
                reader.at("firm").boolean(),
                reader.at("text").string()};
    }

    Violation violation(const JsonReader& reader) const {
        const auto with = reader.find("with");
        return {reader.at("id").string(),
                read_name(reader.at("rule"), kMoveRules),
                with ? with->string() : std::string(),
                number(reader.at("measured")),
                number(reader.at("allowed")),
                reader.at("firm").boolean(),
                reader.at("text").string()};
    }

    BodyRuling body(const JsonReader& reader) const {
        return {reader.at("name").string(),
                reader.at("isolated").boolean(),
                read_ids(reader.at("supporters")),
                reader.at("firm").boolean(),
                reader.at("text").string()};
    }

    Aftermath aftermath(const JsonReader& reader) const {
        Aftermath after{read_ids(reader.at("dead")), read_ids(reader.at("prisoners")), {}};
        for (const JsonReader& gun : reader.at("guns").array()) {
            gun.object();
            after.guns.push_back({gun.at("id").string(), read_side(gun.at("side"), sides_)});
        }
        return after;
    }

    JsonReader reader_;
    PerSide<std::string> sides_;
};

}  // namespace

Rulings read_rulings(const nlohmann::json& json) {
    return RulingsReader(JsonReader(json)).read();
}

}  // namespace littlewars::referee::little_wars
