#pragma once

#include "core/calls/call_words.h"
#include "core/io/document.h"
#include "core/io/points_file.h"
#include "core/lessons/lesson.h"

#include <memory>
#include <string>
#include <vector>

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
    std::string note; ///< which class is +1, where reading points had to decide
    SourceKind kind = SourceKind::Document;
    std::shared_ptr<const PointsText> pointsText = {}; ///< of a points file, how it was written
    std::shared_ptr<const Lesson> lesson = {}; ///< whose first moment the document is
    std::vector<Failure> troubles = {}; ///< what of a lesson was not understood
};

/// DATA in the words of a call; the default example where there is none.
Result<std::string> dataIn(const CallWords &words);

Result<Source> open(const std::string &data);

/// "lesson.md:5: … . It is …", with what there is to do about it.
std::string told(const Failure &trouble);

/// What of a lesson was not understood is told on standard error.
Result<Source> openForCommand(const std::string &data);

} // namespace halfplane
