#include "core/picture/point_loss.h"

#include "core/numbers.h"
#include "core/picture/chart_picture.h"
#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr double pointOnCurve = 4.5; ///< its radius
constexpr double leastShare = 0.6; ///< of each side of the kink, of the other side

/// Scores and losses in the picture.
class LossAxes
{
public:
    explicit LossAxes(const PointLoss &loss)
        : m_plot(Box({}, loss.size).adjusted(loss.text, 1.2 * loss.text, -loss.text, -2.6 * loss.text))
    {
        const double wrong = std::max(0.0, -loss.before);
        const double right = std::max(0.0, loss.after);
        const double most = std::max(wrong, right);
        m_least = most > 0 ? -1.15 * std::max(wrong, leastShare * most) : -1;
        m_most = most > 0 ? 1.15 * std::max(right, leastShare * most) : 1;
    }

    /// At the kink the lines go down as far as they go up before it.
    Spot at(double score, double height) const
    {
        const double range = m_most - m_least;
        return {m_plot.left + (score - m_least) / range * m_plot.width,
                m_plot.bottom() - (height + m_most) / range * m_plot.height};
    }
    double least() const { return m_least; }
    double most() const { return m_most; }

private:
    Box m_plot;
    double m_least;
    double m_most;
};

Words lossNote(const PointLoss &loss, Spot at, Anchor anchor, const std::string &text, Hue hue)
{
    Words words = chartWords(at, anchor, text, loss.text);
    words.colour.hue = hue;
    words.hasHalo = true;
    return words;
}

/// The lines u ↦ ku with k from −1 to 0: all that touch the loss at its kink and stay below it.
void addKinkOf(const LossAxes &axes, Picture &picture)
{
    for (const double end : {axes.least(), axes.most()})
        picture.add(Area{{axes.at(0, 0), axes.at(end, 0), axes.at(end, -end)}, {Hue::Ghost, 0.16}});
    for (const double k : {-0.75, -0.5, -0.25})
        picture.add(Line{{axes.at(axes.least(), k * axes.least()), axes.at(axes.most(), k * axes.most())},
                         {{Hue::Ghost, 0.7}, 1}});
}

/// The loss itself, over the axis of scores.
void addLossCurve(const PointLoss &loss, const LossAxes &axes, Picture &picture)
{
    const Stroke thin{{Hue::Axis}, 1};
    const Spot top = axes.at(axes.least(), -axes.least());
    const Spot end = axes.at(axes.most(), 0);
    picture.add(Line{{axes.at(axes.least(), 0), end}, thin});
    picture.add(Line{{axes.at(0, -axes.least()), axes.at(0, -axes.most())}, thin});
    picture.add(Line{{top, axes.at(0, 0), end}, {{Hue::Words}, 2.4}});
    picture.add(lossNote(loss, top + Spot{1.6 * loss.text, 0}, Anchor::Right, "loss max(0, −u)", Hue::Words));
    picture.add(lossNote(loss, axes.at(axes.least(), -0.62 * axes.most()), Anchor::Right,
                         "grey: slopes k, −1 ≤ k ≤ 0", Hue::FaintWords));
}

/// A dot on the loss, and its score.
void addPlaceOnLoss(Spot at, Words words, Picture &picture)
{
    words.isBold = true;
    picture.add(Disc{at, pointOnCurve, words.colour, Stroke{{Hue::Paper}, 1.2}});
    picture.add(std::move(words));
}

/// Down the line of slope −1 through the loss that was found, and where on the loss that leads.
void addLossStep(const PointLoss &loss, const LossAxes &axes, Picture &picture)
{
    const Spot from = axes.at(loss.before, std::max(0.0, -loss.before));
    const Spot to = axes.at(loss.after, std::max(0.0, -loss.after));
    const Spot straight = axes.at(loss.after, -loss.after);
    picture.add(Arrow{from, straight, {{Hue::Update}, 2}});
    if (loss.after > 0)
        picture.add(Line{{straight, to}, {{Hue::Update}, 1.2, Dash::Dotted}});
    const std::string place(loss.place);
    const double below = axes.at(0, -axes.most()).y + 0.8 * loss.text;
    picture.add(Arrow{{from.x, below}, {to.x, below}, {{Hue::Update}, 1.6}});
    Words words = lossNote(loss, {(from.x + to.x) / 2, below + 0.4 * loss.text}, Anchor::Below,
                           "u = y⟨w, " + place + "⟩ grows by η‖" + place
                               + "‖² = " + readable(loss.after - loss.before, 4),
                           Hue::Update);
    const double half = sizeOf(words).width / 2;
    words.at.x = std::clamp(words.at.x, half, std::max(half, loss.size.width - half));
    picture.add(std::move(words));
    const Spot above{0, -1.5 * pointOnCurve};
    addPlaceOnLoss(from,
                   lossNote(loss, from + Spot{pointOnCurve, -0.7 * loss.text}, Anchor::Right,
                            "before " + readable(loss.before, 4), Hue::Update),
                   picture);
    addPlaceOnLoss(to,
                   lossNote(loss, loss.after < 0 ? to - above : to + above,
                            loss.after < 0 ? Anchor::Below : Anchor::Above,
                            "after " + readable(loss.after, 4), Hue::Weight),
                   picture);
}

} // namespace

Picture pointLossPicture(const PointLoss &loss)
{
    Picture picture{loss.size, {}};
    const LossAxes axes(loss);
    addKinkOf(axes, picture);
    addLossCurve(loss, axes, picture);
    addLossStep(loss, axes, picture);
    return picture;
}

} // namespace halfplane
