#include "ui/board/layer_switches.h"

#include "core/picture/scene.h"
#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace halfplane {

namespace {

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

/// Whether it can be seen in what is open, at whatever step and wherever the board looks: seen from so far
/// that everything is in view, at the first update, as long as there is one, or at the end.
bool canApply(const Layer &layer, const Showing &showing)
{
    if (!showing.moment())
        return appliesAt(std::nullopt, layer, showing);
    const Run &run = *showing.run();
    return appliesAt(momentAt(run, clamped(run.trace, {1, 0})), layer, showing)
        || appliesAt(momentAt(run, lastCursor(run.trace)), layer, showing);
}

} // namespace

LayerMenu::LayerMenu(const QString &title, Showing &showing, QWidget *parent)
    : QMenu(title, parent)
{
    setToolTipsVisible(true);
    for (const Layer *layer : layers()) {
        if (beginsGroup(*layer))
            addSeparator();
        QAction *action = addAction(toText(layer->title), &showing, [&showing, layer](bool isShown) {
            Layers layers = showing.layers();
            layers.set(*layer, isShown);
            showing.setLayers(layers);
        });
        action->setObjectName(toText(layer->id));
        action->setToolTip(toText(layer->purpose));
        action->setCheckable(true);
        const auto follow = [&showing, action, layer] { action->setChecked(showing.layers().has(*layer)); };
        connect(&showing, &Showing::layersChanged, action, follow);
        follow();
        const auto judge = [&showing, action, layer] { action->setEnabled(canApply(*layer, showing)); };
        connect(this, &QMenu::aboutToShow, action, judge);
    }
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
