#pragma once

#include <span>
#include <string_view>

namespace halfplane {

/// A lesson that is part of the program, found as `lesson:ID`.
struct BuiltInLesson
{
    std::string_view id;
    std::string_view text; ///< as it stands under resources/lessons
};

/// In the order in which they make a lecture.
std::span<const BuiltInLesson> lessons();

const BuiltInLesson *findLesson(std::string_view id);

} // namespace halfplane
