#include "ui/board/layer_switches.h"

#include "core/picture/scene.h"
#include "core/picture/view.h"
#include "ui/basics/text.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QBuffer>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t mostPictured = 2000; ///< points
constexpr double sizeOfTip = 0.8; ///< of what a board draws

bool appliesAt(const std::optional<Moment> &moment, const Layer &layer, const Showing &showing)
{
    constexpr double farAway = 1e-6;
    BoardCaches caches;
    const BoardFrame frame{.study = showing.study(),
                           .moment = moment,
                           .view = {.size = {1000, 1000}, .scale = farAway},
                           .layers = {layer.id},
                           .sizes = {}};
    return layer.applies == nullptr || layer.applies(Scene(frame, caches));
}

/// The first update, as long as there is one, or the end where it cannot be seen there.
std::optional<Moment> bestMomentFor(const Layer &layer, const Showing &showing)
{
    if (!showing.moment())
        return std::nullopt;
    const Run &run = *showing.run();
    const Moment first = momentAt(run, clamped(run.trace, {1, 0}));
    return appliesAt(first, layer, showing) ? first : momentAt(run, lastCursor(run.trace));
}

/// Whether it can be seen in what is open, at whatever step and wherever the board looks: seen from so far
/// that everything is in view.
bool canApply(const Layer &layer, const Showing &showing)
{
    return appliesAt(bestMomentFor(layer, showing), layer, showing);
}

/// What it draws over points and boundary, with its sentence.
QString pictureTip(const Layer &layer, const Showing &showing, const Palette &palette)
{
    constexpr Size size{240, 160};
    constexpr double scale = 2; // sharp on every screen
    Layers shown{pointsLayer.id, "boundary"};
    shown.set(layer, true);
    const Study &study = showing.study();
    BoardCaches caches;
    const BoardFrame frame{.study = study,
                           .moment = bestMomentFor(layer, showing),
                           .view = fitted({study.points, ringRoomOf(study.recipe)}, size),
                           .layers = shown,
                           .sizes = Sizes::scaledBy(sizeOfTip),
                           .names = showing.document().names(),
                           .caches = &caches};
    QImage image((toQt(size) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    paint(painter, boardPicture(frame), palette);
    painter.end();
    QByteArray file;
    QBuffer buffer(&file);
    image.save(&buffer, "PNG");
    return u"<p>%1</p><img width=\"%2\" height=\"%3\" src=\"data:image/png;base64,%4\">"_s
        .arg(toText(layer.purpose).toHtmlEscaped())
        .arg(size.width)
        .arg(size.height)
        .arg(QString::fromLatin1(file.toBase64()));
}

} // namespace

LayerMenu::LayerMenu(const QString &title, QWidget *parent)
    : QMenu(title, parent)
{
    setToolTipsVisible(true);
}

LayerMenu::LayerMenu(const QString &title, Showing &showing, QWidget *parent)
    : LayerMenu(title, parent)
{
    LayerMenu *group = this;
    for (const Layer *layer : layers()) {
        if (const std::string_view begun = groupBegunBy(*layer); !begun.empty())
            addMenu(group = new LayerMenu(toText(begun), this));
        group->addSwitch(*layer, showing);
    }
}

void LayerMenu::addSwitch(const Layer &layer, Showing &showing)
{
    QAction *action = addAction(toText(layer.title), &showing, [&showing, &layer](bool isShown) {
        Layers layers = showing.layers();
        layers.set(layer, isShown);
        showing.setLayers(layers);
    });
    action->setObjectName(toText(layer.id));
    action->setToolTip(toText(layer.purpose));
    action->setCheckable(true);
    const auto follow = [&showing, action, &layer] { action->setChecked(showing.layers().has(layer)); };
    connect(&showing, &Showing::layersChanged, action, follow);
    follow();
    connect(this, &QMenu::aboutToShow, action, [&showing, action, &layer] {
        action->setEnabled(canApply(layer, showing));
        action->setToolTip(toText(layer.purpose)); // what is open has changed
    });
    connect(action, &QAction::hovered, this, [this, &showing, action, &layer] {
        if (action->isEnabled() && showing.study().points.size() <= mostPictured)
            action->setToolTip(pictureTip(layer, showing, paletteBeside(palette())));
    });
}

bool LayerMenu::turn(QAction *action)
{
    if (action == nullptr || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

void LayerMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (!turn(actionAt(event->pos())))
        QMenu::mouseReleaseEvent(event);
}

void LayerMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || !turn(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace halfplane
