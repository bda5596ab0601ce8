#pragma once

#include "core/dataset.h"
#include "core/picture/colours.h"
#include "core/picture/layer.h"
#include "core/picture/shape.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halfplane {

// What is drawn, and nothing about how: the screen and every file draw the same list, so they cannot
// disagree. Places and lengths are in the picture's own unit (a pixel of the screen before scaling), y down.

enum class Dash { Solid, Dashed, Dotted };

/// What a class is drawn in.
constexpr Hue hueOf(Label label) { return label == Label::Positive ? Hue::Positive : Hue::Negative; }

/// Behind what is given that class.
constexpr Colour tintOf(Label side)
{
    constexpr double alpha = 0.25;
    return {side == Label::Positive ? Hue::PositiveSide : Hue::NegativeSide, alpha};
}

struct Stroke
{
    Colour colour;
    double width = 1;
    Dash dash = Dash::Solid;

    bool operator==(const Stroke &) const = default;
};

/// A filled polygon.
struct Area
{
    Path outline;
    Colour fill;
};

/// An open line through its points, with round joins and flat ends.
struct Line
{
    Path points;
    Stroke stroke;
};

/// A circle or a disc.
struct Disc
{
    Spot centre;
    double radius = 0;
    std::optional<Colour> fill;
    std::optional<Stroke> edge;
};

/// A part of a circle, drawn as a line with flat ends. Angles in radians, counter-clockwise as one sees it,
/// from the right.
struct ArcLine
{
    Spot centre;
    double radius = 0;
    double from = 0;
    double to = 0;
    Stroke stroke;
};

/// A line with a head at its end. The head is `head` long and never longer than the arrow.
struct Arrow
{
    Spot from;
    Spot to;
    Stroke stroke;
    double head = 9;
};

enum class MarkStyle : std::uint8_t {
    Right = 0, ///< thin outline
    Wrong = 1, ///< bold outline
    Hollow = 2, ///< fuzzy: a flag beside the others
    Apart = 4, ///< held out: small and hollow, a flag, too
};
inline constexpr int markStyleCount = 8;

constexpr MarkStyle flagged(MarkStyle style, MarkStyle flag)
{
    return static_cast<MarkStyle>(static_cast<int>(style) | static_cast<int>(flag));
}
constexpr bool has(MarkStyle style, MarkStyle flag)
{
    return (static_cast<int>(style) & static_cast<int>(flag)) != 0;
}

/// A data point: a triangle for +1, a square for −1.
struct Mark
{
    Spot at;
    Label label = Label::Positive;
    MarkStyle style = MarkStyle::Right;

    bool operator==(const Mark &) const = default;
};

/// Points of one size, in the order in which they are drawn.
struct Marks
{
    std::vector<Mark> marks;
    double size = 6; ///< half the width of a square
};

enum class Anchor { Centre, Left, Right, Above, Below }; ///< where the words are, seen from the place

/// A line of text.
struct Words
{
    Spot at;
    Anchor anchor = Anchor::Centre;
    std::string text;
    double size = 13; ///< of the font, in pixels
    bool isBold = false;
    Colour colour;
    std::optional<Colour> plate; ///< a rounded rectangle behind it …
    std::optional<Stroke> plateEdge; ///< … and its outline
    bool hasHalo = false; ///< a thin edge of paper around the letters, where lines cross them
};

/// Values on a grid over a rectangle, row by row from the top left, each from −1 to 1, drawn smoothly in two
/// hues, usually those of the classes −1 and +1, the fainter the nearer to 0.
struct HeatMap
{
    Box where;
    int columns = 0;
    int rows = 0;
    std::vector<float> values;
    double alpha = 0.4; ///< at −1 and 1
    Hue negative = Hue::Negative;
    Hue positive = Hue::Positive;
};

/// All that follows, up to the next such instruction, is one part of the picture, by the name that it has in
/// files.
struct Part
{
    std::string id; ///< "boundary"
};

/// All that follows is drawn inside this rectangle only.
struct Clip
{
    Box rectangle;
};

using Shape = std::variant<Part, Clip, Area, Line, Disc, ArcLine, Arrow, Marks, Words, HeatMap>;

/// A shape, and what made it: whoever asks what is at a place, or what a picture shows, need not guess.
struct Instruction : Shape
{
    using Shape::Shape;

    const Subject *subject = nullptr; ///< what it shows; null for what has no meaning of its own
    const Layer *layer = nullptr; ///< the layer that drew it; null for what belongs to none
};

struct Picture
{
    Size size;
    std::vector<Instruction> instructions;

    void add(Instruction instruction) { instructions.push_back(std::move(instruction)); }
};

/// One line an instruction, readable in a diff, numbers to a tenth: what tests record.
std::string described(const Picture &picture);

} // namespace halfplane
