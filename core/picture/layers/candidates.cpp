#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/layers.h"
#include "core/picture/parts.h"
#include "core/words/report_words.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::array hues{Hue::Candidate1, Hue::Candidate2, Hue::Candidate3, Hue::Candidate4};
constexpr double longest = 0.45; ///< of the view's smaller side; longer arrows are cut off

std::string textOf(const Candidate &candidate)
{
    return "η = " + readable(candidate.rate) + " · loss " + number(candidate.loss);
}

/// The fan of what w could become: one arrow a rate. Arrows that do not fit are cut off, and dashed to say
/// so; their directions are right.
class RateFan
{
public:
    RateFan(const Scene &scene, Overlay &overlay)
        : m_scene(scene)
        , m_overlay(overlay)
    {
    }

    void add(const Candidate &candidate, Hue hue)
    {
        const MomentCheck &check = *m_scene.moment()->check;
        const bool isChosen = candidate.rate == *check.rate;
        const Weights w = m_scene.moment()->before + candidate.rate * m_scene.run()->reflected()[check.point];
        const Segment whole{m_scene.vectors->base, m_scene.vectors->tip(w)};
        const Segment shown = cut(whole);
        if (!(shown.length() > 0))
            return;
        // The new w is drawn over the chosen one, which shows as an edge around it.
        const double width = m_scene.sizes.weight * (isChosen ? 1.8 : 0.52);
        const Stroke stroke{{hue, isChosen ? 0.55 : 1}, width, shown == whole ? Dash::Solid : Dash::Dashed};
        m_overlay.add(Arrow{shown.from, shown.to, stroke, m_scene.sizes.head * (isChosen ? 1.7 : 0.9)},
                      cover::arrow);
        label(candidate, hue, shown, isChosen);
    }

private:
    Segment cut(const Segment &whole) const
    {
        const double most = longest * std::min(m_scene.area.width, m_scene.area.height);
        Segment shown = whole;
        if (shown.length() > most)
            shown.to = whole.at(most / whole.length());
        const double margin = 2 * m_scene.sizes.text;
        const Box inside = m_scene.area.adjusted(margin, margin, -margin, -margin);
        if (!inside.contains(shown.from))
            return shown;
        return clippedLine(shown, inside).value_or(Segment{});
    }

    void label(const Candidate &candidate, Hue hue, const Segment &arrow, bool isChosen)
    {
        Words words = plated(textOf(candidate), {Hue::Words}, m_scene.sizes);
        words.at = arrow.to;
        words.isBold = isChosen;
        words.plateEdge = Stroke{{hue}, isChosen ? 2.0 : 1.2};
        m_overlay.label(
            {std::move(words), m_scene.sizes.text * 0.5, angleOf(arrow.to - arrow.from), isChosen ? 8 : 7});
    }

    const Scene &m_scene;
    Overlay &m_overlay;
};

void addCandidates(const Scene &scene, Overlay &overlay)
{
    const std::vector<Candidate> &candidates = scene.caches.candidates(scene.study.run, *scene.moment());
    if (candidates.empty())
        return;
    RateFan fan(scene, overlay);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        fan.add(candidates[i], hues[i % hues.size()]);
    overlay.explain({ArrowSign{{{hues[0]}, scene.sizes.weight * 0.52}}, "w for each η"});
}

constexpr Subject candidatesSubject{
    .title = "Candidate rates",
    .symbol = "w + η y φ(x) for each η in S",
    .definition = "Greedy tries every rate in S and takes the one that leaves the fewest mistakes. A dashed "
                  "arrow is cut off: it would be too long.",
    .source = "dissertation, Definitions 12 and 13",
};

} // namespace

extern const Layer candidatesLayer{
    .id = "candidates",
    .title = "Candidate rates",
    .purpose = "Greedy: the w that each rate η in S would give, with the mistakes it would leave.",
    .subject = &candidatesSubject,
    .depth = 130,
    .applies = [](const Scene &scene) { return scene.isUpdate() && scene.vectors.has_value(); },
    .draw = addCandidates,
};

} // namespace halfplane
