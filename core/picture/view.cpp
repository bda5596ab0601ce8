#include "core/picture/view.h"

#include "core/numbers.h"
#include "core/variants/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace halfplane {

namespace {

// Within these no product of a place and a scale overflows.
constexpr double leastScale = 1e-150;
constexpr double mostScale = 1e150;
constexpr double farthestInPlane = 1e152;

/// A pixel is never so small that places side by side could not be told apart, as doubles.
constexpr double finestPixel = 1e-13;

// Of the loss ring's radius, shares of the view's smaller side.
constexpr double usualRing = 0.38;
constexpr double leastRing = 0.28;

// Around what is fitted into the view, in heights of the text.
constexpr double roomForNumbers = 2.9; ///< at the left and at the foot, a point's own half included
constexpr double roomForMarks = 1.8; ///< elsewhere
constexpr double roomForLabels = 2.2; ///< outside the ring
constexpr double roomForRates = 9; ///< at its sides where rates stand there: "η = 0.5: 21 wrong"
constexpr double mostForRing = 0.48; ///< of a side of the view, to each side of the origin

constexpr double emptyExtent = 20; ///< what is shown of a plane with nothing on it
constexpr double mostTicks = 1000;

double inPlane(double coordinate) { return std::clamp(coordinate, -farthestInPlane, farthestInPlane); }

double usableScale(double scale, double centreX1, double centreX2)
{
    const double reach = std::max({std::abs(centreX1), std::abs(centreX2), 1 / mostScale});
    return std::clamp(scale, leastScale, std::clamp(1 / (reach * finestPixel), leastScale, mostScale));
}

/// How far what is fitted goes from the origin, to both sides of one axis, and how much room it needs
/// there: `room` beside what there is, and `ring` in any case.
struct AxisNeed
{
    double least = 0;
    double most = 0;
    double roomBelow = 0; ///< pixels
    double roomAbove = 0;
    double ring = 0;

    void add(double coordinate)
    {
        least = std::min(least, inPlane(coordinate));
        most = std::max(most, inPlane(coordinate));
    }
    double extent() const { return most - least; }
    double below(double scale) const { return std::max(ring, -least * scale + roomBelow); }
    double above(double scale) const { return std::max(ring, most * scale + roomAbove); }
    bool fits(double scale, double pixels) const { return below(scale) + above(scale) <= pixels; }

    /// The coordinate in the middle of the pixels when what is left over is shared by both sides.
    double centre(double scale) const { return (above(scale) - below(scale)) / 2 / scale; }
};

struct Fit
{
    AxisNeed x1;
    AxisNeed x2;

    void add(double at1, double at2)
    {
        x1.add(at1);
        x2.add(at2);
    }
    bool isPlace() const { return !(x1.extent() > 0) && !(x2.extent() > 0); }
    bool fits(double scale, Size size) const
    {
        return x1.fits(scale, size.width) && x2.fits(scale, size.height);
    }
};

/// Whether each update tries several rates.
bool choosesRates(const Recipe &recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    return variant != nullptr && std::ranges::any_of(variant->parameters, [](const auto &parameter) {
               return std::holds_alternative<std::vector<double>>(parameter.fallback);
           });
}

/// On a small view there is less room for everything.
double unitOf(Size size, double text) { return std::min(text, std::min(size.width, size.height) / 16); }

Fit fitOf(const PlaneContent &content, Size size, double text)
{
    const double unit = unitOf(size, text);
    Fit fit;
    fit.x1.roomBelow = fit.x2.roomBelow = roomForNumbers * unit;
    fit.x1.roomAbove = fit.x2.roomAbove = roomForMarks * unit;
    if (content.ring != RingRoom::None) {
        const double aside = content.ring == RingRoom::Rates ? roomForRates : roomForLabels;
        fit.x1.ring = std::min(leastRingRadius(size) + aside * unit, mostForRing * size.width);
        fit.x2.ring = std::min(leastRingRadius(size) + roomForLabels * unit, mostForRing * size.height);
    }
    for (const Point &point : content.points)
        fit.add(point.x1, point.x2);
    fit.add(-content.tips.left, -content.tips.below);
    fit.add(content.tips.right, content.tips.above);
    return fit;
}

/// The largest scale at which all fits. Both ends of an axis never need less room at a larger one.
double largestScale(const Fit &fit, Size size)
{
    double low = std::log(leastScale);
    double high = std::log(mostScale);
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (fit.fits(std::exp(middle), size) ? low : high) = middle;
    }
    return std::exp(low);
}

std::string fixed(double value, int decimals)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

int decimalsFor(double step)
{
    return step > 0 ? std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9))) : 0;
}

} // namespace

Spot View::toScreen(double x1, double x2) const
{
    return {size.width / 2 + (x1 - centreX1) * scale, size.height / 2 - (x2 - centreX2) * scale};
}

PlanePoint View::toPlane(Spot pixel) const
{
    return {centreX1 + (pixel.x - size.width / 2) / scale, centreX2 - (pixel.y - size.height / 2) / scale};
}

Box View::plane() const
{
    const double width = size.width / scale;
    const double height = size.height / scale;
    return {centreX1 - width / 2, centreX2 - height / 2, width, height};
}

View View::zoomedAt(Spot pixel, double factor) const
{
    if (!(factor > 0))
        return *this;
    const PlanePoint place = toPlane(pixel);
    View result = *this;
    result.scale = usableScale(scale * factor, place.x(), place.y());
    result.centreX1 = inPlane(place.x() - (pixel.x - size.width / 2) / result.scale);
    result.centreX2 = inPlane(place.y() + (pixel.y - size.height / 2) / result.scale);
    return result;
}

View View::pannedBy(Spot pixels) const
{
    View result = *this;
    result.centreX1 = inPlane(centreX1 - pixels.x / scale);
    result.centreX2 = inPlane(centreX2 + pixels.y / scale);
    return result;
}

View View::resizedTo(Size newSize) const
{
    View result = *this;
    result.size = newSize;
    if (size.width > 0 && newSize.width > 0)
        result.scale = usableScale(scale * newSize.width / size.width, centreX1, centreX2);
    // Where only the foot moves everything else stays under the hand.
    if (newSize.width == size.width)
        result.centreX2 = inPlane(centreX2 + (size.height - newSize.height) / 2 / scale);
    return result;
}

KeptView View::window() const { return {centreX1, centreX2, size.width / scale, size.height / scale}; }

View viewOf(const KeptView &window, Size size)
{
    View view{.size = size, .centreX1 = inPlane(window.centerX1), .centreX2 = inPlane(window.centerX2)};
    if (window.width <= 0 || size.width <= 0)
        return view;
    double scale = size.width / window.width;
    if (window.height && size.height > 0)
        scale = std::min(scale, size.height / *window.height);
    view.scale = usableScale(scale, view.centreX1, view.centreX2);
    return view;
}

double usualRingRadius(Size size) { return usualRing * std::min(size.width, size.height); }
double leastRingRadius(Size size) { return leastRing * std::min(size.width, size.height); }

RingRoom ringRoomOf(const Recipe &recipe)
{
    if (recipe.space != Space::Origin)
        return RingRoom::None;
    return choosesRates(recipe) ? RingRoom::Rates : RingRoom::Labels;
}

View fitted(const PlaneContent &content, Size size, double text)
{
    View view{.size = size};
    if (size.isEmpty())
        return view;
    const Fit fit = fitOf(content, size, text);
    if (fit.isPlace()) {
        view.scale = std::min(size.width, size.height) / emptyExtent;
        return view;
    }
    const double scale = usableScale(largestScale(fit, size), 0, 0);
    view.centreX1 = inPlane(fit.x1.centre(scale));
    view.centreX2 = inPlane(fit.x2.centre(scale));
    view.scale = usableScale(scale, view.centreX1, view.centreX2);
    return view;
}

Extent roomIn(const View &fitted, double text)
{
    const double unit = unitOf(fitted.size, text) / fitted.scale;
    const Box plane = fitted.plane();
    Extent room;
    room.add(plane.left + roomForNumbers * unit, plane.top + roomForNumbers * unit);
    room.add(plane.right() - roomForMarks * unit, plane.bottom() - roomForMarks * unit);
    return room;
}

double tickStep(double scale, double pixels)
{
    const double wanted = pixels / scale;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    const double share = wanted / power;
    // The nearest of 1, 2, 5 and 10, by ratio.
    const double digit = share < std::sqrt(2) ? 1
        : share < std::sqrt(10)               ? 2
        : share < std::sqrt(50)               ? 5
                                              : 10;
    return digit * power;
}

double gridStep(const View &view, double text)
{
    constexpr double usualText = 13;
    constexpr double usualPixels = 64;
    return tickStep(view.scale, usualPixels * std::max(1.0, text / usualText));
}

PlanePoint gridCrossing(const PlanePoint &place, double step)
{
    // As exact as what is written beside the lines.
    const auto nearest = [step](double coordinate) {
        const std::vector<double> lines = ticks(coordinate - 0.75 * step, coordinate + 0.75 * step, step);
        const auto away = [coordinate](double line) { return std::abs(line - coordinate); };
        return lines.empty() ? coordinate : std::ranges::min(lines, {}, away);
    };
    return {nearest(place.x()), nearest(place.y())};
}

std::vector<double> ticks(double from, double to, double step)
{
    std::vector<double> result;
    const double first = std::ceil(from / step);
    const double last = std::floor(to / step);
    if (!(step > 0) || !(last - first < mostTicks))
        return result;
    // Multiples of 0.1 are nearer to what they are called when they are divided by 10.
    const double inverse = std::round(1 / step);
    const bool dividesEvenly = step < 1 && std::abs(1 / step - inverse) < 1e-9 * inverse;
    for (double i = 0; i <= last - first; ++i) {
        const double multiple = first + i + 0.0; // never −0
        result.push_back(dividesEvenly ? multiple / inverse : multiple * step);
    }
    return result;
}

std::string tickLabel(double value, double step)
{
    constexpr int mostDecimals = 4;
    constexpr double largestWrittenOut = 1e6;
    const int decimals = decimalsFor(step);
    if (decimals <= mostDecimals && std::abs(value) < largestWrittenOut) {
        const bool isZero = std::abs(value) < step / 2;
        const std::string text = fixed(std::abs(value), decimals);
        return isZero ? "0" : value < 0 ? "\u2212" + text : text;
    }
    if (std::abs(value) < step / 2)
        return "0";
    const double digits = std::floor(std::log10(std::abs(value))) + decimals + 1;
    return readable(value, static_cast<int>(std::clamp(digits, 1.0, 17.0)));
}

} // namespace halfplane
