#pragma once

#include "core/calls/call_words.h"
#include "core/io/document.h"
#include "core/io/points_file.h"
#include "core/lessons/lesson.h"

#include <memory>

namespace halfplane {

/// What kind of thing was read.
enum class SourceKind {
    Document,
    Points, ///< there is nothing else in it
    Figure, ///< that carries a document
    Lesson,
};

/// What DATA names: a points file, a document, a figure, a lesson, `example:ID`, `lesson:ID`, or "-" for
/// standard input.
struct Source
{
    std::string name; ///< as messages say it
    Document document; ///< a points file is one with the default recipe
    std::string note; ///< what reading had to decide
    SourceKind kind = SourceKind::Document;
    std::shared_ptr<const PointsText> pointsText = {}; ///< of a points file, how it was written
    std::shared_ptr<const Lesson> lesson = {}; ///< whose first moment the document is
};

/// DATA in the words of a call; the default example where there is none.
Result<std::string> dataIn(const CallWords &words);

Result<Source> open(const std::string &data);

} // namespace halfplane
