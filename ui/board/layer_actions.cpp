#include "ui/board/layer_actions.h"

#include "ui/basics/text.h"

#include <QMenu>

namespace halfplane {

LayerActions::LayerActions(QObject *parent)
    : QObject(parent)
{
    for (const Layer *layer : halfplane::layers()) {
        auto *action = new QAction(toText(layer->title), this);
        action->setObjectName(toText(layer->id));
        action->setToolTip(toText(layer->purpose));
        action->setCheckable(true);
        action->setChecked(layer->isUsual);
        connect(action, &QAction::triggered, this, [this] { emit layersChanged(layers()); });
        m_switches.append(action);
    }
}

void LayerActions::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    menu.addActions(m_switches);
}

Layers LayerActions::layers() const
{
    Layers layers;
    for (qsizetype i = 0; i < m_switches.size(); ++i)
        layers.set(*halfplane::layers()[static_cast<std::size_t>(i)], m_switches[i]->isChecked());
    return layers;
}

void LayerActions::setLayers(Layers layers)
{
    for (qsizetype i = 0; i < m_switches.size(); ++i)
        m_switches[i]->setChecked(layers.has(*halfplane::layers()[static_cast<std::size_t>(i)]));
    emit layersChanged(layers);
}

} // namespace halfplane
