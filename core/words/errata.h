#pragma once

#include <span>
#include <string_view>

namespace halfplane {

/// A place where a source is wrong, or says less than it seems to.
struct Erratum
{
    std::string_view source; ///< "Steiner (2023)"
    std::string_view place; ///< "Definition 11"
    std::string_view printed; ///< what stands there
    std::string_view instead; ///< what is so
    std::string_view example; ///< the document that shows it, by its id
};

/// In the order of the sources.
std::span<const Erratum> errata();

} // namespace halfplane
