#pragma once

#include <span>
#include <string_view>

namespace halfplane {

/// A document that is part of the program: a fact of the sources, found as `example:ID`.
struct Example
{
    std::string_view id;
    std::string_view group; ///< of those that are about the same: "Rates"
    std::string_view text; ///< the document as it stands under resources/examples
};

/// In the order in which they are listed, each one a document that can be read.
std::span<const Example> examples();

const Example *findExample(std::string_view id);

inline constexpr std::string_view defaultExample = "figure34";

} // namespace halfplane
