#include "core/picture/parts.h"

namespace halfplane {

void addBoundary(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Boundary))
        return;
    overlay.begin(Layer::Boundary);
    const Stroke stroke{{Hue::Boundary}, scene.sizes.boundary};
    addCurve(scene.boundary, stroke, scene, overlay, cover::line);
    if (!std::holds_alternative<NoCurve>(scene.boundary))
        overlay.explain({LineSign{stroke}, "boundary"});
}

/// The boundary before the update, also while w is still on its way.
void addGhost(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Update) || !scene.isUpdate())
        return;
    const LevelCurve before = levelCurve(scene.frame.view, scene.space, scene.moment()->before);
    if (std::holds_alternative<NoCurve>(before))
        return;
    overlay.begin(Layer::Update);
    const Stroke stroke{{Hue::Ghost}, scene.sizes.boundary * 0.6, Dash::Dashed};
    addCurve(before, stroke, scene, overlay, cover::faint);
    overlay.explain({LineSign{stroke}, "before"});
}

} // namespace halfplane
