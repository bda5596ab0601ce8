#include "core/picture/view.h"

#include "core/numbers.h"

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

// Shares of the view that what is fitted into it takes; above and below, the legend finds a place.
constexpr double roomAcross = 0.86;
constexpr double roomAlong = 0.8;
constexpr double roomForVectors = 0.5; ///< around the origin, as a share of the farthest point's distance
constexpr double emptyExtent = 20; ///< what is shown of a plane with nothing on it
constexpr double mostTicks = 1000;

double inPlane(double coordinate) { return std::clamp(coordinate, -farthestInPlane, farthestInPlane); }

double usableScale(double scale, double centreX1, double centreX2)
{
    const double reach = std::max({std::abs(centreX1), std::abs(centreX2), 1 / mostScale});
    return std::clamp(scale, leastScale, std::clamp(1 / (reach * finestPixel), leastScale, mostScale));
}

/// The smallest rectangle, top() its least x2, around everything that is added.
class Extent
{
public:
    void add(double x1, double x2)
    {
        m_left = std::min(m_left, inPlane(x1));
        m_right = std::max(m_right, inPlane(x1));
        m_low = std::min(m_low, inPlane(x2));
        m_high = std::max(m_high, inPlane(x2));
    }

    bool isPlace() const { return m_left == m_right && m_low == m_high; }
    double width() const { return m_right - m_left; }
    double height() const { return m_high - m_low; }
    double centreX1() const { return m_left / 2 + m_right / 2; }
    double centreX2() const { return m_low / 2 + m_high / 2; }

private:
    // The origin is always in it.
    double m_left = 0;
    double m_right = 0;
    double m_low = 0;
    double m_high = 0;
};

Extent extentOf(const Dataset &points, const Recipe &recipe)
{
    Extent extent;
    double radius = 0;
    for (const Point &point : points) {
        extent.add(point.x1, point.x2);
        radius = std::max(radius, std::hypot(inPlane(point.x1), inPlane(point.x2)));
    }
    if (recipe.space == Space::Origin) {
        extent.add(-roomForVectors * radius, -roomForVectors * radius);
        extent.add(roomForVectors * radius, roomForVectors * radius);
    }
    const std::vector<double> &start = recipe.start;
    // In `circle` w is no place in the plane.
    if (start.size() == 2 || start.size() == 3)
        extent.add(start[0], start[1]);
    return extent;
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
    result.scale = usableScale(scale * factor, place.x1, place.x2);
    result.centreX1 = inPlane(place.x1 - (pixel.x - size.width / 2) / result.scale);
    result.centreX2 = inPlane(place.x2 + (pixel.y - size.height / 2) / result.scale);
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
    return result;
}

ViewWindow View::window() const { return {centreX1, centreX2, size.width / scale}; }

View viewOf(const ViewWindow &window, Size size)
{
    View view{.size = size, .centreX1 = inPlane(window.centerX1), .centreX2 = inPlane(window.centerX2)};
    if (window.width > 0 && size.width > 0)
        view.scale = usableScale(size.width / window.width, view.centreX1, view.centreX2);
    return view;
}

View fitted(const Dataset &points, const Recipe &recipe, Size size)
{
    View view{.size = size};
    if (size.isEmpty())
        return view;
    const Extent extent = extentOf(points, recipe);
    view.centreX1 = extent.centreX1();
    view.centreX2 = extent.centreX2();
    const double scale = extent.isPlace()
        ? std::min(size.width, size.height) / emptyExtent
        : std::min(roomAcross * size.width / extent.width(), roomAlong * size.height / extent.height());
    view.scale = usableScale(scale, view.centreX1, view.centreX2);
    return view;
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
