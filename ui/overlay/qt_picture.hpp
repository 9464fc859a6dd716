#pragma once

#include <QImage>
#include <opencv2/core/mat.hpp>

namespace littlewars::ui {

/// A picture (BGR, CV_8UC3) as Qt draws it: RGB32, with pixels of its own.
[[nodiscard]] inline QImage qt_picture(const cv::Mat& picture) {
    const QImage shared(picture.data,
                        picture.cols,
                        picture.rows,
                        static_cast<qsizetype>(picture.step),
                        QImage::Format_BGR888);
    return shared.convertToFormat(QImage::Format_RGB32);
}

}  // namespace littlewars::ui
