#include "ui/board/layer_switches.h"

#include "core/picture/scene.h"
#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace halfplane {

namespace {

/// A menu that stays open while its switches are turned by mouse or Space: layers are tried, not chosen.
class StaysOpen : public QObject
{
    Q_DISABLE_COPY_MOVE(StaysOpen)

public:
    explicit StaysOpen(QMenu &menu)
        : QObject(&menu)
        , m_menu(menu)
    {
        menu.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject * /*menu*/, QEvent *event) override
    {
        const bool isClick = event->type() == QEvent::MouseButtonRelease;
        const bool isSpace =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        if (!isClick && !isSpace)
            return false;
        QAction *action =
            isClick ? m_menu.actionAt(static_cast<QMouseEvent *>(event)->pos()) : m_menu.activeAction();
        if (action == nullptr || !action->isCheckable() || !action->isEnabled())
            return false;
        action->trigger();
        return true;
    }

private:
    QMenu &m_menu;
};

/// Whether it can be seen in what is open, at whatever step and wherever the board looks: seen from so far
/// that everything is in view, at the first update, as long as there is one.
bool canApply(const Layer &layer, const Showing &showing)
{
    constexpr double farAway = 1e-6;
    std::optional<Moment> moment = showing.moment();
    if (moment && showing.run()->trace.updateCount() > 0)
        moment = momentAt(*showing.run(), {1, 0});
    BoardCaches caches;
    const BoardFrame frame{.study = showing.study(),
                           .moment = moment,
                           .view = {.size = {1000, 1000}, .scale = farAway},
                           .sizes = {}};
    return layer.applies == nullptr || layer.applies(Scene(frame, caches));
}

} // namespace

void addLayerSwitches(QMenu &menu, Showing &showing)
{
    menu.setToolTipsVisible(true);
    new StaysOpen(menu);
    for (const Layer *layer : layers()) {
        if (beginsGroup(*layer))
            menu.addSeparator();
        QAction *action = menu.addAction(toText(layer->title), &showing, [&showing, layer](bool isShown) {
            Layers layers = showing.layers();
            layers.set(*layer, isShown);
            showing.setLayers(layers);
        });
        action->setObjectName(toText(layer->id));
        action->setToolTip(toText(layer->purpose));
        action->setCheckable(true);
        const auto follow = [&showing, action, layer] { action->setChecked(showing.layers().has(*layer)); };
        QObject::connect(&showing, &Showing::layersChanged, action, follow);
        follow();
        const auto judge = [&showing, action, layer] { action->setEnabled(canApply(*layer, showing)); };
        QObject::connect(&menu, &QMenu::aboutToShow, action, judge);
    }
}

} // namespace halfplane
