#include "ui/overlay/label_painter.hpp"

#include "ui/overlay/piece_painter.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <vector>

namespace littlewars::ui {
namespace {

constexpr double kNamesFromUnitsPerMm = 1.9;  // nearer than this, every piece shows its name
constexpr double kPad = 4;
constexpr double kMargin = 10;  // round the captions

/// The overlay's words; in a class of their own so that Linguist finds them under one heading.
struct Overlay {
    Q_DECLARE_TR_FUNCTIONS(Overlay)
};

/// A label is one line of runs: a run may be underlined and has its own ink.
struct Run {
    QString text;
    QColor ink;
    bool underlined = false;
};

struct Label {
    TablePoint at;
    std::vector<Run> runs;
    int weight = 0;
};

QString joined(const Label& label) {
    QString text;
    for (const Run& run : label.runs) {
        text += run.text;
    }
    return text;
}

QString inches(double length_in) {
    return QString::number(length_in, 'f', 1) + Overlay::tr(" in");
}

TablePoint middle(TablePoint a, TablePoint b) {
    return {(a.x_mm + b.x_mm) / 2, (a.y_mm + b.y_mm) / 2};
}

TablePoint top_of(const SceneOutline& outline) {
    return *std::max_element(outline.begin(), outline.end(), [](const auto& a, const auto& b) {
        return a.y_mm < b.y_mm;
    });
}

Label melee_label(const SceneMelee& melee, const OverlayStyle& style) {
    Label label{top_of(melee.hull), {}, 10};
    for (int side = 0; side < 2; ++side) {
        label.runs.push_back({QString::number(melee.counts[static_cast<std::size_t>(side)]),
                              style.of_side(side),
                              side == melee.inferior});
        if (side == 0) {
            label.runs.push_back({QStringLiteral(" : "), style.ink});
        }
    }
    if (melee.support == SceneSupport::Isolated) {
        label.runs.push_back({QStringLiteral("  ⊘ ") + Overlay::tr("isolated"), style.ink});
    } else if (melee.support == SceneSupport::Supported) {
        label.runs.push_back({QStringLiteral("  ⊕ ") + Overlay::tr("supported"), style.ink});
    }
    if (melee.certainty == Certainty::Doubtful) {
        label.runs.push_back({QStringLiteral("  ?"), style.accent});
    }
    return label;
}

Label gun_label(const SceneGun& gun, const OverlayStyle& style) {
    QString text = gun_state_text(gun.state) + QStringLiteral(" · ") + QString::number(gun.crew);
    if (gun.certainty == Certainty::Doubtful) {
        text += QStringLiteral(" ?");
    }
    return {gun.foot.trail,
            {{QString::fromStdString(gun.name) + QStringLiteral(" "), style.of_side(gun.side)},
             {text, style.ink}},
            7};
}

void collect_links(const OverlayScene& scene, const OverlayStyle& style, std::vector<Label>& out) {
    for (const SceneMove& move : scene.moves) {
        out.push_back({middle(move.from, move.to),
                       {{inches(move.length_in), move.too_long ? style.warning : style.ink}},
                       move.too_long ? 9 : 4});
    }
    for (const SceneContact& contact : scene.contacts) {
        if (contact.certainty == Certainty::Doubtful || contact.lit) {
            const QString gap = QString::number(contact.gap_mm, 'f', 1) + QStringLiteral(" ± ") +
                                QString::number(contact.sigma_mm, 'f', 1) + QStringLiteral(" mm");
            out.push_back({middle(contact.from, contact.to), {{gap, style.accent}}, 8});
        }
    }
    for (auto tether = scene.tethers.begin(); tether != scene.tethers.end(); ++tether) {
        const bool told = std::any_of(scene.tethers.begin(), tether, [&](const SceneTether& other) {
            return other.guard == tether->guard;
        });
        if (tether->held > 1 && !told) {
            out.push_back(
                {tether->guard, {{QStringLiteral("× %1").arg(tether->held), style.ink}}, 3});
        }
    }
    for (const SceneTape& tape : scene.tapes) {
        out.push_back(
            {middle(tape.from, tape.to), {{QString::fromStdString(tape.text), style.accent}}, 11});
    }
}

void collect_pieces(const SceneCanvas& canvas, const OverlayScene& scene, std::vector<Label>& out) {
    const OverlayStyle& style = canvas.style();
    constexpr auto kFew = 4;  // more names than these hide what they name
    const bool few_lit = std::count_if(scene.pieces.begin(),
                                       scene.pieces.end(),
                                       [](const auto& one) { return one.lit; }) <= kFew;
    for (const ScenePiece& piece : scene.pieces) {
        const double units = canvas.projection().units_per_mm(piece.centre);
        const bool named = (piece.lit && few_lit) || units > kNamesFromUnitsPerMm;
        const bool asked = piece.certainty == Certainty::Doubtful;
        if (!named && !asked) {
            continue;
        }
        const QString text = (named ? QString::fromStdString(piece.name) : QString()) +
                             (asked ? QStringLiteral("?") : QString());
        out.push_back({piece.centre, {{text, style.of_side(piece.side)}}, piece.lit ? 6 : 1});
    }
}

std::vector<Label> collect(const SceneCanvas& canvas, const OverlayScene& scene) {
    std::vector<Label> labels;
    for (const SceneMelee& melee : scene.melees) {
        if (!melee.hull.empty()) {
            labels.push_back(melee_label(melee, canvas.style()));
        }
    }
    for (const SceneGun& gun : scene.guns) {
        labels.push_back(gun_label(gun, canvas.style()));
    }
    for (const SceneBody& body : scene.bodies) {
        if (!body.outline.empty()) {
            labels.push_back(
                {top_of(body.outline),
                 {{body.isolated ? Overlay::tr("isolated") : Overlay::tr("not isolated"),
                   canvas.style().ink}},
                 9});
        }
    }
    collect_links(scene, canvas.style(), labels);
    collect_pieces(canvas, scene, labels);
    return labels;
}

/// What a label must not cover: the figures' feet, as boxes.
std::vector<WidgetBox> obstacles_of(const SceneCanvas& canvas, const OverlayScene& scene) {
    std::vector<WidgetBox> boxes;
    for (const ScenePiece& piece : scene.pieces) {
        const QRectF box = canvas.polygon(ring_of(piece, 0)).boundingRect();
        boxes.push_back({box.x(), box.y(), box.width(), box.height()});
    }
    return boxes;
}

void write(const SceneCanvas& canvas, const Label& label, const LabelPlace& place) {
    QPainter& painter = canvas.painter();
    const QRectF box(place.box.x, place.box.y, place.box.width, place.box.height);
    if (const auto anchor = canvas.at(label.at); anchor && place.moved) {
        painter.setPen(QPen(canvas.style().ink, 1));
        painter.drawLine(*anchor, box.center());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.style().scrim);
    painter.drawRoundedRect(box, 3, 3);
    double x = box.left() + kPad;
    for (const Run& run : label.runs) {
        QFont font = canvas.style().font;
        font.setUnderline(run.underlined);
        painter.setFont(font);
        const double width = QFontMetricsF(font).horizontalAdvance(run.text);
        painter.setPen(run.ink);
        painter.drawText(QRectF(x, box.top(), width + 1, box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         run.text);
        x += width;
    }
}

}  // namespace

QString gun_state_text(SceneGunState state) {
    switch (state) {
        case SceneGunState::InAction:
            return QStringLiteral("● ") + Overlay::tr("in action");
        case SceneGunState::Disputed:
            return QStringLiteral("◐ ") + Overlay::tr("disputed");
        case SceneGunState::Captured:
            return QStringLiteral("⚑ ") + Overlay::tr("captured");
        case SceneGunState::OutOfAction:
            break;
    }
    return QStringLiteral("○ ") + Overlay::tr("out of action");
}

void paint_labels(const SceneCanvas& canvas, const OverlayScene& scene, const QRectF& bounds) {
    const std::vector<Label> labels = collect(canvas, scene);
    const QFontMetricsF metrics(canvas.style().font);
    std::vector<LabelWish> wishes;
    std::vector<const Label*> wished;
    for (const Label& label : labels) {
        const auto anchor = canvas.at(label.at);
        if (!anchor || !bounds.contains(*anchor)) {
            continue;
        }
        wishes.push_back(
            {{anchor->x(), anchor->y()},
             {metrics.horizontalAdvance(joined(label)) + 2 * kPad, metrics.height() + 2},
             label.weight});
        wished.push_back(&label);
    }
    const auto places = place_labels(wishes,
                                     obstacles_of(canvas, scene),
                                     {bounds.x(), bounds.y(), bounds.width(), bounds.height()});
    for (std::size_t index = 0; index < places.size(); ++index) {
        if (places[index]) {
            write(canvas, *wished[index], *places[index]);
        }
    }
}

void paint_captions(const SceneCanvas& canvas, const OverlayScene& scene, const QRectF& bounds) {
    QStringList lines;
    if (scene.hand) {
        lines.append(Overlay::tr("moving…"));
    }
    for (const std::string& caption : scene.captions) {
        lines.append(QString::fromStdString(caption));
    }
    QPainter& painter = canvas.painter();
    painter.setFont(canvas.style().font);
    const QFontMetricsF metrics(canvas.style().font);
    double bottom = bounds.bottom() - kMargin;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const QRectF room(0, 0, bounds.width() - 2 * kMargin - 4 * kPad, bounds.height());
        const QSizeF text = metrics.boundingRect(room, Qt::TextWordWrap, *line).size();
        const QSizeF size(text.width() + 4 * kPad, text.height() + kPad);
        const QRectF box(QPointF(bounds.left() + kMargin, bottom - size.height()), size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(canvas.style().scrim);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(canvas.style().ink);
        painter.drawText(box, int(Qt::AlignCenter) | int(Qt::TextWordWrap), *line);
        bottom -= size.height() + 3;
    }
}

}  // namespace littlewars::ui
