#include "ui/board/layer_switches.h"

#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <QMenu>

namespace halfplane {

void addLayerSwitches(QMenu &menu, Showing &showing)
{
    menu.setToolTipsVisible(true);
    for (const Layer *layer : layers()) {
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
    }
}

} // namespace halfplane
