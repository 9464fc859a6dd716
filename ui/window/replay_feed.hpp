#pragma once

#include "ui/session/record_reader.hpp"
#include "ui/session/recorded_pictures.hpp"
#include "ui/window/newest.hpp"

#include <QImage>
#include <QObject>

#include <optional>
#include <thread>
#include <vector>

namespace littlewars::ui {

/// A picture out of a recording.
struct ReplayedPicture {
    double time_s = 0;  ///< As it was asked for.
    QImage image;       ///< Null: none was kept of that time.
    QString trouble;    ///< Why there is none, where one was kept.
};

/// The picture; where there is none, the still that the record kept next before it. Null for
/// neither.
[[nodiscard]] QImage picture_or_still(const ReplayedPicture& picture, const RecordReader& record);

/// Fetches the pictures of a recorded match on a thread of its own. Of several wishes only the
/// newest is fulfilled, so that scrubbing never waits for a codec.
///
/// Lives in the GUI thread; its signal is emitted there.
class ReplayFeed : public QObject {
    Q_OBJECT

  public:
    explicit ReplayFeed(std::vector<RecordedVideo> videos, QObject* parent = nullptr);
    ~ReplayFeed() override;

    void want(double time_s);

  signals:
    void picture_arrived(const littlewars::ui::ReplayedPicture& picture);

  private:
    void fetch();

    RecordedPictures pictures_;  ///< The thread's own.
    Newest<double> wanted_;
    Newest<ReplayedPicture> fetched_;
    std::thread thread_;
};

}  // namespace littlewars::ui
