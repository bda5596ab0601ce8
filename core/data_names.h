#pragma once

#include "core/dataset.h"

#include <array>
#include <string>
#include <string_view>

namespace halfplane {

/// So many characters at most: more would be a text, not a name.
inline constexpr std::size_t longestDataName = 200;

/// What the axes and the classes of some points are called. An empty name is none: then axes are "feature 1"
/// and "feature 2", classes "class +1" and "class −1". Names are anybody's plain text; what is said here of
/// them is short, in one line, and disturbs nothing around it.
struct DataNames
{
    std::array<std::string, 2> axes; ///< across and up
    std::array<std::string, 2> classes; ///< −1 and +1

    std::string &nameOf(Label label) { return classes[label == Label::Positive ? 1 : 0]; }
    const std::string &nameOf(Label label) const { return classes[label == Label::Positive ? 1 : 0]; }

    std::string axis(std::size_t index) const; ///< "feature 1", "height"
    std::string classWords(Label label) const; ///< "class +1", "versicolor"
    std::string shortWords(Label label) const; ///< "+1", "versicolor": behind a word that says of what
    std::string signedWords(Label label) const; ///< "class +1", "versicolor (+1)": beside a formula
    std::string ofClass(Label label) const; ///< "of class +1", "of class versicolor (+1)"

    bool operator==(const DataNames &) const = default;
};

/// "+1", "−1"
std::string_view signText(Label label);

/// As a name is kept: valid UTF-8 in one line, without blanks around it, and no longer than a name may be.
std::string keptName(std::string_view text);

/// "class +1 is "versicolor", class −1 is "setosa""; empty where no class has a name.
std::string noteOn(const DataNames &names);

/// With the other class as +1: each name stays with its points, whose labels are to be turned, too.
DataNames swapped(DataNames names);

} // namespace halfplane
