#pragma once

#include "core/cursor.h"
#include "core/io/document.h"
#include "core/picture/board_picture.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <string_view>

/// Boards to look at, and what is drawn on them.
namespace halfplane::test {

inline constexpr double near = 1e-6; ///< pixels

Document exampleDocument(std::string_view id);
void addExamples(); ///< a row of data for each, with its "id"

/// All that there is to know, at once.
Study surveyed(const Dataset &points, const Recipe &recipe);
Study surveyed(const Document &document);

Layers allLayers();

/// The origin is in the middle, and all points are visible.
View centredView(const Dataset &points, Size size = {900, 700});

/// The points and the arrows of the whole run are visible.
View fittedTo(const Study &study, Size size, double text = 13);

BoardFrame frameOf(const Study &study, const std::optional<Cursor> &cursor, Layers layers = usualLayers());
BoardFrame frameOf(const Study &study, std::uint64_t update, Layers layers = usualLayers());

std::uint64_t lastUpdate(const Study &study);

/// What is drawn in the parts of this name, below the points and above them.
Picture partOf(const Picture &picture, std::string_view id);
QStringList partsOf(const Picture &picture);

template <class T>
std::vector<T> all(const Picture &picture)
{
    std::vector<T> result;
    for (const Instruction &instruction : picture.instructions) {
        if (const T *found = std::get_if<T>(&instruction))
            result.push_back(*found);
    }
    return result;
}

template <class T>
std::vector<T> all(const Picture &picture, std::string_view part)
{
    return all<T>(partOf(picture, part));
}

template <class T>
std::vector<T> ofHue(const std::vector<T> &shapes, Hue hue)
{
    std::vector<T> result;
    std::ranges::copy_if(shapes, std::back_inserter(result),
                         [&](const T &shape) { return shape.stroke.colour.hue == hue; });
    return result;
}

QStringList textsOf(const Picture &picture, std::string_view part);

/// How far a place on the screen is from the line ⟨w, φ(x)⟩ = 0, in the plane.
double distanceFromLine(const BoardFrame &frame, const Weights &w, Spot at);

/// Every coordinate and length in a picture.
std::vector<double> numbersIn(const Picture &picture);

} // namespace halfplane::test
