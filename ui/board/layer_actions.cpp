#include "ui/board/layer_actions.h"

#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <QMenu>

namespace halfplane {

LayerActions::LayerActions(Showing &showing, QObject *parent)
    : QObject(parent)
    , m_showing(showing)
{
    for (const Layer *layer : halfplane::layers()) {
        auto *action = new QAction(toText(layer->title), this);
        action->setObjectName(toText(layer->id));
        action->setToolTip(toText(layer->purpose));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, layer](bool isShown) {
            Layers layers = m_showing.layers();
            layers.set(*layer, isShown);
            m_showing.setLayers(layers);
        });
        const auto follow = [&showing, action, layer] { action->setChecked(showing.layers().has(*layer)); };
        connect(&showing, &Showing::layersChanged, action, follow);
        follow();
        m_switches.append(action);
    }
}

void LayerActions::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    menu.addActions(m_switches);
}

} // namespace halfplane
