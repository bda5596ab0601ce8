#include "core/words/symbols.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::array symbols{
    Symbol{"w", "w",
           "the weight vector, which is what the algorithm learns. It points to the side that is classed +1, "
           "and the boundary stands at 90° to it."},
    Symbol{"becomes", "←", "becomes: from now on w is what stands at the right of it."},
    Symbol{"rate", "η", "the learning rate: how much of the point is added. It is above 0."},
    Symbol{"best-rate", "η*",
           "the rate that is taken: of those tried the one that leaves the fewest mistakes."},
    Symbol{
        "class", "y",
        "the class of the point, +1 or −1: a point of class +1 is added to w, one of class −1 subtracted."},
    Symbol{"point", "x",
           "the wrong point that the run has come to, as a vector; for boundaries that need not go "
           "through 0 with a 1 behind it, for circles with ‖x‖², too, and then called φ(x)."},
    Symbol{"argmin", "arg min", "that of the numbers named below for which what follows is least."},
    Symbol{"rates", "S", "the set of rates to choose from."},
    Symbol{"loss", "L", "the 0-1 loss: how many points the w in brackets has wrong."},
    Symbol{
        "memberships", "|p₁ − p₂|ᵐ",
        "how sure the class of the point is: 1 at the mean of its class, 0 at that of the other. p₁ and p₂ "
        "are its memberships in both classes, which add up to 1. So unsure points change w less."},
    Symbol{"exponent", "m",
           "the exponent: the larger it is, the less unsure points count. 0 counts all alike."},
    Symbol{"distance", "|⟨w, x⟩| / ‖w‖", "how far the point is from the boundary."},
    Symbol{"inner", "⟨w, x⟩",
           "the inner product, the sum of the products number by number: above 0 on the side of class +1, "
           "below 0 on the other, 0 on "
           "the boundary."},
    Symbol{"length", "‖w‖", "the length of w: √(w₁² + w₂² + …)."},
    Symbol{"band", "ε", "half the width of the band around the boundary in which mistakes are forgiven."},
};

} // namespace

const Symbol *findSymbol(std::string_view id)
{
    const auto found = std::ranges::find(symbols, id, &Symbol::id);
    return found != symbols.end() ? &*found : nullptr;
}

} // namespace halfplane
