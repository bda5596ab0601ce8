#include "ui/layer_actions.h"

#include "ui/text.h"

#include <QMenu>

namespace halfplane {

LayerActions::LayerActions(QObject *parent)
    : QObject(parent)
{
    for (const LayerDescription &layer : layerDescriptions()) {
        auto *action = new QAction(toText(layer.title), this);
        action->setObjectName(toText(layer.id));
        action->setToolTip(toText(layer.purpose));
        action->setCheckable(true);
        action->setChecked(usualLayers.has(layer.layer));
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
    const auto descriptions = layerDescriptions();
    for (qsizetype i = 0; i < m_switches.size(); ++i)
        layers.set(descriptions[static_cast<std::size_t>(i)].layer, m_switches[i]->isChecked());
    return layers;
}

void LayerActions::setLayers(Layers layers)
{
    const auto descriptions = layerDescriptions();
    for (qsizetype i = 0; i < m_switches.size(); ++i)
        m_switches[i]->setChecked(layers.has(descriptions[static_cast<std::size_t>(i)].layer));
    emit layersChanged(layers);
}

} // namespace halfplane
