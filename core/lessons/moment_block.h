#pragma once

#include "core/lessons/lesson.h"

namespace halfplane {

/// The lines of a block of a lesson, which say what one moment shows: "recipe: --variant greedy".
class MomentBlock
{
public:
    MomentBlock(std::size_t line, const LessonReferences &references)
        : m_line(line)
        , m_references(&references)
    {
    }

    std::size_t line() const { return m_line; } ///< where it begins
    void add(std::string_view line, std::size_t number);

    /// Puts what its lines say over what the moment shows already. A line that cannot be understood changes
    /// nothing and is told.
    void applyTo(LessonMoment &moment, std::vector<Failure> &troubles) const;

private:
    struct Entry
    {
        std::string key;
        std::string value;
        std::vector<std::string> rows; ///< of points that stand here: the lines that follow, each as it is
        std::size_t line;
        std::size_t indent;

        bool hasRows() const { return key == "points" && value.empty(); }
    };

    std::optional<Failure> apply(const Entry &entry, LessonMoment &moment) const;

    std::size_t m_line;
    const LessonReferences *m_references;
    std::vector<Entry> m_entries;
};

} // namespace halfplane
