#pragma once

#include "calibration/error.hpp"
#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::vision {

struct PracticeSet;

/// A toy soldier on the practice table.
struct PracticePiece {
    int id = 0;
    std::string side;  ///< "red" or "blue".
    PieceKind kind = PieceKind::Infantry;
    TablePoint at;  ///< Of its base's centre.
    double heading_deg = 90;
    bool standing = true;
    bool operator==(const PracticePiece&) const = default;
};

/// What happens round the practice table.
struct PracticeEvents {
    std::optional<TablePoint> hand;  ///< An arm from the near edge, its hand over this point.
    bool lamp = false;               ///< A lamp is on.
    bool knocked = false;            ///< Somebody has knocked against the tripod.
    bool operator==(const PracticeEvents&) const = default;
};

/// A table with toy soldiers that needs no camera: pieces are set by hand or program, and drawn as
/// a camera would see them, from cut-outs of pictures. All functions may be called from any thread.
class PracticeTable {
  public:
    /// With the armies drawn up: for each side a line of foot, two horsemen and a gun.
    ///
    /// Errors: NotFound  its pictures are missing from the installation;  BadInput  damaged.
    static calibration::Expected<std::shared_ptr<PracticeTable>> open();

    ~PracticeTable();
    PracticeTable(const PracticeTable&) = delete;
    PracticeTable& operator=(const PracticeTable&) = delete;

    /// The camera over the table, exactly known.
    [[nodiscard]] const calibration::TablePlane& plane() const;
    /// The bare table as the camera sees it, BGR, CV_8UC3. Read only.
    [[nodiscard]] const cv::Mat& empty_picture() const;
    [[nodiscard]] std::vector<std::string> sides() const { return {"red", "blue"}; }

    [[nodiscard]] std::vector<PracticePiece> pieces() const;
    [[nodiscard]] PracticeEvents events() const;
    /// The piece drawn at `pixel`, the nearest to the camera of several.
    [[nodiscard]] std::optional<int> piece_at(PixelPoint pixel) const;

    /// Puts a piece on the table and returns its id (`piece.id` is ignored).
    int add(PracticePiece piece);
    /// All of these return false when there is no such piece. Places off the table are moved to its
    /// edge.
    bool move(int id, TablePoint to);
    bool turn(int id, double heading_deg);
    /// Knocks over or sets up; false for guns, which don't fall.
    bool set_standing(int id, bool standing);
    bool remove(int id);
    void clear();
    void set_events(const PracticeEvents& events);

    /// Grows with every change.
    [[nodiscard]] std::uint64_t revision() const;

    /// The table as the camera sees it now, without noise; BGR, CV_8UC3, read only. Cheap when
    /// nothing has changed since the last call.
    [[nodiscard]] cv::Mat draw() const;

  private:
    explicit PracticeTable(PracticeSet set);
    void draw_up_armies();
    template <typename Change>
    bool change_piece(int id, Change change);

    std::unique_ptr<const PracticeSet> set_;
    mutable std::mutex mutex_;  ///< Guards all below.
    std::vector<PracticePiece> pieces_;
    PracticeEvents events_;
    int last_id_ = 0;
    std::uint64_t revision_ = 0;
    mutable cv::Mat drawn_;
    mutable std::uint64_t drawn_revision_ = ~std::uint64_t{0};
};

}  // namespace littlewars::vision
