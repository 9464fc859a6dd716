// Run once for each device pixel ratio (QT_SCALE_FACTOR, set by tests.cmake).
#include "ui/window/table_view.hpp"

#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"

#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#include <cmath>

namespace littlewars::ui {
namespace {

class TableViewAtAnyRatio : public testing::Test {
  protected:
    void SetUp() override {
        test::offscreen_application();
        view_ = std::make_unique<TableView>();
        view_->resize(800, 500);
        QImage picture(1280, 720, QImage::Format_RGB32);
        picture.fill(Qt::black);
        for (int u = 898; u <= 902; ++u) {
            for (int v = 418; v <= 422; ++v) {
                picture.setPixel(u, v, QColor(Qt::white).rgb());
            }
        }
        view_->set_picture(picture);
        view_->set_plane(test::oblique_plane());
        view_->show();
    }

    /// The centre of what is brighter than `least` in the grabbed view, in widget units.
    static QPointF bright_centre(const QImage& grabbed, int least) {
        QPointF sum;
        int count = 0;
        for (int y = 0; y < grabbed.height(); ++y) {
            for (int x = 0; x < grabbed.width(); ++x) {
                if (qGray(grabbed.pixel(x, y)) > least) {
                    sum += QPointF(x + 0.5, y + 0.5);
                    ++count;
                }
            }
        }
        return count > 0 ? sum / count / grabbed.devicePixelRatio() : QPointF(-1, -1);
    }

    std::unique_ptr<TableView> view_;
};

TEST_F(TableViewAtAnyRatio, ShowsAPicturePointWhereTheTransformSays) {
    for (const double zoom : {1.0, 2.0}) {
        view_->zoom(zoom);
        const WidgetPoint expected = view_->transform().widget_from_picture({900, 420});
        const QPointF seen = bright_centre(view_->grab().toImage(), 120);
        EXPECT_NEAR(seen.x(), expected.x, 0.8) << "zoom " << zoom;
        EXPECT_NEAR(seen.y(), expected.y, 0.8) << "zoom " << zoom;
    }
}

TEST_F(TableViewAtAnyRatio, DrawsTheRingRoundTheFoot) {
    QImage black(1280, 720, QImage::Format_RGB32);
    black.fill(Qt::black);
    view_->set_picture(black);
    OverlayScene scene;
    scene.pieces.push_back(test::drawn_man("r1", 0, {500, 300}));
    view_->set_scene(scene);
    const auto expected = view_->projection()->widget_from_table({500, 300});
    const QPointF seen = bright_centre(view_->grab().toImage(), 40);
    EXPECT_NEAR(seen.x(), expected->x, 1.0);
    EXPECT_NEAR(seen.y(), expected->y, 1.0);
}

TEST_F(TableViewAtAnyRatio, TakesAClickForThePieceUnderIt) {
    OverlayScene scene;
    scene.pieces.push_back(test::drawn_man("r1", 0, {500, 300}));
    view_->set_scene(scene);
    QSignalSpy clicked(view_.get(), &TableView::piece_clicked);
    const auto at = view_->projection()->widget_from_table({500, 300});
    QTest::mouseClick(view_.get(), Qt::LeftButton, {}, QPointF(at->x, at->y).toPoint());
    ASSERT_EQ(clicked.size(), 1);
    EXPECT_EQ(clicked[0][0].toString(), QStringLiteral("r1"));
}

}  // namespace
}  // namespace littlewars::ui
