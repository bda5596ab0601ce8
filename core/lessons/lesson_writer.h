#pragma once

#include "core/lessons/lesson.h"

namespace halfplane {

/// The first lines of a lesson that has no moment yet.
std::string lessonHead(std::string_view title);

/// More points than these are to stand in a file beside the lesson.
inline constexpr std::size_t mostPointsInLesson = 500;

/// A moment to stand at the end of a lesson, with a line to write its text over: a block that says what
/// differs from the moment before. Null before: there is none, and all is said.
std::string momentText(const LessonMoment *before, const Document &shown, const PlannedStep &step);

} // namespace halfplane
