#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/parts.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr std::uint64_t longestTrail = 500; ///< updates

bool pointsSomewhere(const Weights &w) { return w[0] != 0 || w[1] != 0; }

/// "w", or "w × 0.1" where vectors are not as long as they are.
std::string nameOfWeights(const VectorFrame &vectors)
{
    return vectors.factor == 1 ? "w" : "w × " + readable(vectors.factor);
}

/// "+ 0.5 x₅": what the update added to w.
std::string nameOfStep(const Scene &scene)
{
    const MomentLook &look = *scene.moment()->look;
    const bool isPositive = scene.study.points[look.point].label == Label::Positive;
    const std::string rate = *look.rate == 1 ? std::string() : readable(*look.rate) + ' ';
    return (isPositive ? "+ " : "− ") + rate + nameOfPoint(look.point);
}

/// An arrow that leaves the view is a line that does.
void addVector(Spot from, Spot to, const Stroke &stroke, const Scene &scene, Overlay &overlay)
{
    if (scene.lineArea.contains(to) && isNear(from, scene.area))
        overlay.add(Arrow{from, to, stroke, scene.sizes.head}, cover::arrow);
    else if (const auto visible = clippedLine({from, to}, scene.lineArea))
        overlay.add(Line{{visible->from, visible->to}, stroke}, cover::arrow);
}

void labelVector(Spot at, Spot way, Words words, int urgency, const Scene &scene, Overlay &overlay)
{
    words.at = at;
    if (scene.area.contains(at))
        overlay.label({std::move(words), scene.sizes.text * 0.35, angleOf(way), urgency});
}

} // namespace

void addWeight(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Weight) || !scene.vectors || !pointsSomewhere(scene.w))
        return;
    overlay.begin(Layer::Weight);
    const Stroke stroke{{Hue::Weight}, scene.sizes.weight};
    const Spot tip = scene.vectors->tip(scene.w);
    addVector(scene.vectors->base, tip, stroke, scene, overlay);
    overlay.explain({ArrowSign{stroke}, "w"});
    Words name = plated(nameOfWeights(*scene.vectors), {Hue::Weight}, scene.sizes);
    name.isBold = true;
    labelVector(tip, tip - scene.vectors->base, name, 6, scene, overlay);
}

/// What is added begins where w ended, so the three arrows close: before, what was added, after. With a bias
/// the boundary moves, too; then all three begin where w begins now.
void addUpdate(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Update) || !scene.isUpdate() || !scene.vectors)
        return;
    overlay.begin(Layer::Update);
    const Spot before = scene.vectors->tip(scene.moment()->before);
    const Spot after = scene.vectors->tip(scene.moment()->after);
    if (pointsSomewhere(scene.moment()->before))
        addVector(scene.vectors->base, before, {{Hue::Ghost, 0.8}, scene.sizes.weight * 0.6}, scene, overlay);
    const Stroke stroke{{Hue::Update}, scene.sizes.weight * 0.85};
    addVector(before, after, stroke, scene, overlay);
    overlay.explain({ArrowSign{stroke}, "added to w"});
    const Spot way = after - before;
    labelVector(before + way / 2, {-way.y, way.x}, plated(nameOfStep(scene), {Hue::Update}, scene.sizes), 5,
                scene, overlay);
}

/// All of them begin where w begins now, so the trail is what was added, head to tail.
void addTrail(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(Layer::Trail) || !scene.vectors)
        return;
    const std::uint64_t to = scene.moment()->cursor.update;
    Path tips;
    for (std::uint64_t k = to - std::min(to, longestTrail); k <= to; ++k)
        tips.push_back(scene.vectors->tip(scene.run()->trace.weights(k)));
    const Stroke stroke{{Hue::Weight, 0.4}, scene.sizes.thin};
    overlay.begin(Layer::Trail);
    const std::vector<LinePart> parts = clippedPath(tips, scene.lineArea);
    for (const LinePart &part : parts)
        overlay.add(Line{part.points, stroke}, cover::faint);
    if (!parts.empty())
        overlay.explain({LineSign{stroke}, "where w has been"});
}

} // namespace halfplane
