#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "core/words/number_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <variant>

namespace halfplane {

namespace {

constexpr std::array hues{Hue::Candidate1, Hue::Candidate2, Hue::Candidate3,
                          Hue::Candidate4, Hue::Candidate5, Hue::Candidate6};

/// Rates that lead to one place.
struct Choice
{
    std::vector<double> rates;
    std::size_t wrong = 0;
    Weights w; ///< that they would give
    Hue hue;
    bool isChosen = false;

    std::string names() const
    {
        constexpr std::size_t most = 4;
        std::string text = "η = " + readable(rates.front());
        if (rates.size() > most)
            return text + " … " + readable(rates.back());
        for (std::size_t i = 1; i < rates.size(); ++i)
            text += ", " + readable(rates[i]);
        return text;
    }
    std::string text() const { return names() + ": " + number(wrong) + " wrong"; }
};

/// Every rate's hue is its own for the whole run. Rates whose places are one share it.
template <class IsOnePlace>
std::vector<Choice> choicesIn(const Scene &scene, const IsOnePlace &isOnePlace)
{
    const MomentCheck &check = *scene.moment()->check;
    const std::vector<Candidate> &candidates = scene.caches.candidates(scene.study.run, *scene.moment());
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate &candidate = candidates[i];
        Weights w = scene.moment()->before + candidate.rate * scene.run()->reflected()[check.point];
        const bool isChosen = candidate.rate == *check.rate;
        const Hue hue = hues[i % hues.size()];
        if (choices.empty() || choices.back().wrong != candidate.loss || !isOnePlace(choices.back().w, w))
            choices.push_back({{}, candidate.loss, std::move(w), hue, false});
        Choice &choice = choices.back();
        choice.rates.push_back(candidate.rate);
        choice.isChosen = choice.isChosen || isChosen;
        if (isChosen)
            choice.hue = hue;
    }
    return choices;
}

Words wordsOf(const Choice &choice, const Scene &scene)
{
    Words words = named(choice.text(), {choice.hue}, scene.sizes);
    words.isBold = choice.isChosen;
    return words;
}

/// Through the origin a rate is a place on the loss ring, between w and y x.
class Dial
{
public:
    Dial(const Scene &scene, Overlay &overlay)
        : m_scene(scene)
        , m_overlay(overlay)
        , m_radius(ringRadius(scene.frame))
    {
    }

    void draw()
    {
        drawWay();
        const auto isOnePlace = [this](const Weights &one, const Weights &other) {
            return distance(placeOf(one), placeOf(other)) < 0.3 * m_scene.sizes.text;
        };
        const std::vector<Choice> choices = choicesIn(m_scene, isOnePlace);
        for (const Choice &choice : choices)
            m_knobs.push_back(placeOf(choice.w));
        for (const Choice &choice : choices) {
            if (!choice.isChosen)
                drawKnob(choice);
        }
        for (const Choice &choice : choices) {
            if (choice.isChosen)
                drawKnob(choice);
        }
    }

private:
    static double turnOf(const Weights &w) { return std::atan2(w[1], w[0]); }

    /// w = 0 has no direction.
    Spot placeOf(const Weights &w) const
    {
        return pointsSomewhere(w) ? onCircle(m_scene.origin(), m_radius, turnOf(w)) : m_scene.origin();
    }

    /// From w's direction to that of y x: all that rates can do.
    void drawWay()
    {
        const Weights &before = m_scene.moment()->before;
        const Weights added = m_scene.run()->reflected()[m_scene.moment()->check->point];
        if (!pointsSomewhere(before) || !pointsSomewhere(added))
            return;
        const double from = turnOf(before);
        const double way = shorterTurn(from, turnOf(added));
        const double radius = m_radius - 1.1 * m_scene.sizes.text;
        const double head = 0.7 * m_scene.sizes.head;
        const double end = std::abs(way) * radius > head ? way - std::copysign(head / radius, way) : 0;
        const Stroke stroke{{Hue::Update, 0.75}, 1.5 * m_scene.sizes.thin};
        if (end != 0)
            m_overlay.add(ArcLine{m_scene.origin(), radius, from + std::min(0.0, end),
                                  from + std::max(0.0, end), stroke});
        m_overlay.add(Arrow{onCircle(m_scene.origin(), radius, from + end),
                            onCircle(m_scene.origin(), radius, from + way), stroke, head},
                      cover::arrow);
    }

    void drawKnob(const Choice &choice)
    {
        const Spot at = placeOf(choice.w);
        if (!m_scene.area.contains(at))
            return;
        const double radius = m_scene.sizes.text * (choice.isChosen ? 0.62 : 0.42);
        const Colour fill{choice.isChosen ? choice.hue : Hue::Paper};
        const Stroke edge{{choice.hue}, 0.6 * m_scene.sizes.boundary};
        m_overlay.data().add(at, radius, cover::arrow);
        m_overlay.add(Disc{at, radius, fill, edge});
        Words words = wordsOf(choice, m_scene);
        words.at = at;
        m_overlay.label({.words = std::move(words),
                         .distance = radius + 0.4 * m_scene.sizes.text,
                         .direction = angleOf(at - m_scene.origin()),
                         .urgency = choice.isChosen ? 7 : 6,
                         .shorter = choice.names(),
                         .isMeant = [knobs = m_knobs, at, ring = ringOf()](const Box &box) {
                             return (knobs.size() == 1 || isOutside(box, ring)) && isNearest(box, at, knobs);
                         }});
    }

    CirclePart ringOf() const { return {m_scene.origin(), m_radius}; }

    static double distanceTo(const Box &box, Spot place) { return distance(box.nearest(place), place); }

    /// Inside the ring there are w and the update.
    static bool isOutside(const Box &box, const CirclePart &ring)
    {
        return distanceTo(box, ring.centre) > ring.radius;
    }

    /// Words beside another knob would be taken for its own.
    static bool isNearest(const Box &box, Spot at, const std::vector<Spot> &knobs)
    {
        return std::ranges::all_of(knobs,
                                   [&](Spot other) { return distanceTo(box, at) <= distanceTo(box, other); });
    }

    const Scene &m_scene;
    Overlay &m_overlay;
    double m_radius;
    std::vector<Spot> m_knobs;
};

/// Below one another at the upper left.
void sayThatItIsOutOfView(const Choice &choice, const Scene &scene, Overlay &overlay)
{
    Words words = wordsOf(choice, scene);
    words.text += ", none in view";
    const Spot half{sizeOf(words).width / 2 + 2 * scene.sizes.text, 0};
    std::vector<WordsWish::Beside> along;
    for (const double line : {2.0, 3.5, 5.0, 6.5, 8.0, 9.5, 11.0})
        along.push_back({half + Spot{0, line * scene.sizes.text}, std::numbers::pi / 2});
    overlay.label({.words = std::move(words),
                   .distance = 0,
                   .urgency = 4,
                   .shorter = choice.text(),
                   .along = std::move(along)});
}

/// Those that leave as many wrong are told together.
void add(const Choice &choice, std::vector<Choice> &outOfView)
{
    const auto alike = std::ranges::find(outOfView, choice.wrong, &Choice::wrong);
    if (alike == outOfView.end())
        return outOfView.push_back(choice);
    alike->rates.insert(alike->rates.end(), choice.rates.begin(), choice.rates.end());
    alike->isChosen = alike->isChosen || choice.isChosen;
    if (choice.isChosen)
        alike->hue = choice.hue;
}

/// Elsewhere each rate is a boundary; the chosen one shows as an edge around the new one.
void addBoundaries(const Scene &scene, Overlay &overlay)
{
    const auto isOnePlace = [&](const Weights &one, const Weights &other) { return one == other; };
    std::vector<Choice> outOfView;
    for (const Choice &choice : choicesIn(scene, isOnePlace)) {
        const LevelCurve curve = levelCurve(scene.frame.view, {scene.space, choice.w});
        if (linesOf(curve, scene.area).empty()) {
            add(choice, outOfView);
            continue;
        }
        const Stroke stroke = choice.isChosen ? Stroke{{choice.hue, 0.5}, 2.2 * scene.sizes.boundary}
                                              : Stroke{{choice.hue}, 1.5 * scene.sizes.thin};
        addCurve(curve, stroke, scene, overlay, choice.isChosen ? cover::line : cover::faint);
        WordsWish wish = *wishBeside(curve, wordsOf(choice, scene), scene);
        wish.urgency = choice.isChosen ? 5 : 4;
        wish.shorter = choice.names();
        overlay.label(std::move(wish));
    }
    for (const Choice &choice : outOfView)
        sayThatItIsOutOfView(choice, scene, overlay);
}

bool hasChoices(const Scene &scene)
{
    return scene.isUpdate() && scene.caches.candidates(scene.study.run, *scene.moment()).size() > 1;
}

/// One boundary alone is the new one.
bool showsChoices(const Scene &scene)
{
    return hasChoices(scene)
        || (scene.space == Space::Origin && scene.isUpdate()
            && !scene.caches.candidates(scene.study.run, *scene.moment()).empty());
}

void addCandidates(const Scene &scene, Overlay &overlay)
{
    if (!showsChoices(scene))
        return;
    if (scene.space != Space::Origin)
        addBoundaries(scene, overlay);
    else if (isNear(scene.origin(), scene.area))
        Dial(scene, overlay).draw();
}

/// As the sources draw them: each rate's w with its boundary.
void addNormals(const Scene &scene, Overlay &overlay)
{
    addBoundaries(scene, overlay);
    const auto isOnePlace = [](const Weights &one, const Weights &other) { return one == other; };
    for (const Choice &choice : choicesIn(scene, isOnePlace)) {
        if (pointsSomewhere(choice.w))
            addVector(scene.vectors->base, scene.vectors->tip(choice.w), {{choice.hue}, scene.sizes.weight},
                      scene, overlay);
    }
}

/// Those that every update chooses among; none in most variants.
std::span<const double> ratesOf(const Scene &scene)
{
    if (scene.run() != nullptr) {
        for (const auto &[id, value] : scene.run()->recipe.parameters) {
            if (const auto *rates = std::get_if<std::vector<double>>(&value))
                return *rates;
        }
    }
    return {};
}

/// Whatever labels find no place in a step, the hue of each rate is told. On the ring all find one.
void explainRates(const Scene &scene, std::vector<LegendEntry> &entries)
{
    const auto rates = ratesOf(scene);
    for (std::size_t i = 0; scene.space != Space::Origin && i < std::min(rates.size(), hues.size()); ++i)
        entries.push_back({LineSign{{{hues[i]}, 1.5 * scene.sizes.thin}}, "η = " + readable(rates[i])});
}

constexpr Subject normalsSubject{
    .title = "Candidate vectors",
    .symbol = "w + η y x for each η in S",
    .definition =
        "The arrow and the boundary that each rate in S would give, with the mistakes that it would "
        "leave. Greedy takes the one with the fewest.",
    .source = "Steiner (2023), Figure 3.3",
};

constexpr Subject candidatesSubject{
    .title = "Candidate rates",
    .symbol = "w + η y φ(x) for each η in S",
    .definition = "Greedy tries every rate in S and takes the one that leaves the fewest mistakes. Through "
                  "the origin each is a place on the loss ring, on the way from w to y x; elsewhere it is a "
                  "boundary. Line search has too many rates: it shows the best, through the origin alone.",
    .source = "Steiner (2023), Definitions 12 and 13",
};

} // namespace

extern const Layer candidatesLayer{
    .id = "candidates",
    .title = "Candidate rates",
    .purpose = "Greedy: the w that each rate η in S would give, with the mistakes it would leave. Line "
               "search: the best of all rates.",
    .subject = &candidatesSubject,
    .depth = 130,
    .applies = [](const Scene &scene) { return showsChoices(scene) || ratesOf(scene).size() > 1; },
    .draw = addCandidates,
    .explain = explainRates,
};

extern const Layer candidateNormalsLayer{
    .id = "candidate-normals",
    .title = "Candidate vectors w",
    .purpose = "Greedy, through the origin: the arrow and the boundary that each rate η in S would give.",
    .subject = &normalsSubject,
    .isUsual = false,
    .depth = 125,
    .applies = [](const Scene &scene) { return scene.space == Space::Origin && hasChoices(scene); },
    .draw = addNormals,
};

} // namespace halfplane
