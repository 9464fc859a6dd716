#include "ui/session/record_schema.hpp"

namespace littlewars::ui {
namespace {

/// The record is the table `event`: one line of JSON an event, in order. What people look for has
/// views on it, so that `sqlite3 session.lws 'select * from ruling'` tells everything without this
/// program, and nothing is kept twice.
constexpr std::string_view kFirstVersion = R"sql(
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- Files as given, each from the time it held: kind is 'table', 'armies', 'lens' or 'moves'.
CREATE TABLE given (id INTEGER PRIMARY KEY, time_s REAL NOT NULL, kind TEXT NOT NULL,
                    json TEXT NOT NULL);

CREATE TABLE event (id INTEGER PRIMARY KEY, time_s REAL NOT NULL, kind TEXT NOT NULL,
                    action INTEGER NOT NULL, line TEXT NOT NULL);
CREATE INDEX event_kind ON event (kind, id);

CREATE TABLE still (id INTEGER PRIMARY KEY, event INTEGER REFERENCES event (id),
                    time_s REAL NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,
                    jpeg BLOB NOT NULL);

CREATE TABLE video (id INTEGER PRIMARY KEY, file TEXT NOT NULL, codec TEXT NOT NULL);
CREATE TABLE frame_stamp (video INTEGER NOT NULL REFERENCES video (id), frame INTEGER NOT NULL,
                          time_s REAL NOT NULL, PRIMARY KEY (video, frame)) WITHOUT ROWID;

CREATE VIEW calibration AS SELECT id, time_s, json FROM given WHERE kind IN ('table', 'lens');
CREATE VIEW armies AS SELECT id, time_s, json FROM given WHERE kind = 'armies';

-- One row a piece and change: millimetres, degrees.
CREATE VIEW observation AS
SELECT e.id AS event, e.time_s, p.value ->> '$.id' AS track, p.value ->> '$.kind' AS kind,
       p.value ->> '$.side' AS side, p.value ->> '$.standing' AS standing,
       p.value ->> '$.x' AS x_mm, p.value ->> '$.y' AS y_mm, p.value ->> '$.sigma' AS sigma_mm,
       p.value ->> '$.heading' AS heading_deg
FROM event e, json_each(e.line, '$.observation.pieces') p WHERE e.kind = 'steady';

-- One row a man and judged position: inches. `at` and `from` as JSON.
CREATE VIEW position AS
SELECT e.id AS event, e.line ->> '$.number' AS move, e.line ->> '$.moved' AS moved,
       m.value ->> '$.id' AS piece, m.value ->> '$.side' AS side, m.value ->> '$.kind' AS kind,
       coalesce(m.value ->> '$.status', 'fighting') AS status,
       coalesce(m.value -> '$.outline', m.value -> '$.at') AS place_in,
       m.value -> '$.from' AS from_in, m.value ->> '$.sigma' AS sigma_in
FROM event e, json_each(e.line, '$.position.men') m WHERE e.kind = 'ruling'
UNION ALL
SELECT e.id, e.line ->> '$.number', e.line ->> '$.moved', g.value ->> '$.id', g.value ->> '$.side',
       'gun', NULL, coalesce(g.value -> '$.outline', g.value -> '$.axle'), g.value -> '$.from',
       g.value ->> '$.sigma'
FROM event e, json_each(e.line, '$.position.guns') g WHERE e.kind = 'ruling';

-- The rulings in words; `json` is what the referee said. A later row for a move replaces a former.
CREATE VIEW ruling AS
SELECT id AS event, time_s, line ->> '$.number' AS move, line ->> '$.moved' AS moved,
       line ->> '$.rulings.text' AS text, line -> '$.rulings' AS json
FROM event WHERE kind = 'ruling';

CREATE VIEW choice AS
SELECT id AS event, time_s, line ->> '$.by' AS chosen_by,
       line -> '$.killed' AS killed,
       line -> '$.prisoners' AS prisoners FROM event WHERE kind = 'choice';
CREATE VIEW correction AS
SELECT id AS event, time_s, line ->> '$.piece' AS piece, line AS json
FROM event WHERE kind = 'correction';
CREATE VIEW clock AS
SELECT id AS event, time_s, kind, line ->> '$.side' AS side, line ->> '$.allowed_s' AS allowed_s,
       line ->> '$.running' AS running
FROM event WHERE kind IN ('move_started', 'move_ended', 'clock');
CREATE VIEW note AS
SELECT id AS event, time_s, line ->> '$.text' AS text FROM event WHERE kind = 'note';
)sql";

}  // namespace

const std::vector<std::string_view>& migrations() {
    static const std::vector<std::string_view> scripts{kFirstVersion};
    return scripts;
}

}  // namespace littlewars::ui
