#include "core/words/number_words.h"

#include "core/mistakes.h"
#include "core/numbers.h"

#include <algorithm>

namespace halfplane {

namespace {

/// " + 3"; empty for 0.
std::string addedText(double number) { return number == 0 ? std::string() : signedTerm(number, 4); }

struct BoundaryText
{
    std::string operator()(const NoBoundary & /*none*/) const { return "none: w is 0"; }
    std::string operator()(const OneSided &side) const
    {
        return std::string("none: all of the plane is on the side of class ")
            + (side.label == Label::Positive ? "+1" : "−1");
    }
    std::string operator()(const BoundaryLine &line) const
    {
        return "the line ⟨" + vectorText(Weights{{line.n1, line.n2}}, 4) + ", x⟩" + addedText(line.b)
            + " = 0";
    }
    std::string operator()(const BoundaryCircle &circle) const
    {
        return "the circle around (" + readable(circle.centerX1, 4) + ", " + readable(circle.centerX2, 4)
            + ") of radius " + readable(circle.radius, 4) + ", class "
            + (circle.inside == Label::Positive ? "+1" : "−1") + " inside";
    }
};

} // namespace

std::string number(std::uint64_t value) { return readable(static_cast<double>(value), 15); }

std::string counted(std::uint64_t count, std::string_view one, std::string_view many)
{
    return number(count) + " " + std::string(count == 1 ? one : many);
}

std::string vectorText(const Weights &w, int digits)
{
    std::string text;
    for (const double component : w)
        text += (text.empty() ? "" : ", ") + readable(component, digits);
    return "(" + text + ")";
}

std::string boundaryText(const Boundary &boundary) { return std::visit(BoundaryText{}, boundary); }

std::string percentText(std::size_t part, std::size_t all)
{
    return readable(100 * static_cast<double>(part) / static_cast<double>(all), 3) + "\u202f%";
}

std::string testErrorText(std::size_t wrong, std::size_t heldOut)
{
    if (heldOut == 0)
        return {};
    return "test error " + percentText(wrong, heldOut) + " (" + number(wrong) + " of " + number(heldOut)
        + ")";
}

std::string testErrorText(const Problem &problem, const Classifier &of)
{
    return testErrorText(testLoss(problem, of), problem.apartCount());
}

std::string supportText(const std::vector<std::size_t> &support)
{
    std::string text = support.size() == 1 ? "point " : "points ";
    for (std::size_t i = 0; i < support.size(); ++i)
        text += (i == 0 ? "" : i + 1 == support.size() ? " and " : ", ") + std::to_string(support[i] + 1);
    return text;
}

} // namespace halfplane
