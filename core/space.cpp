#include "core/space.h"

#include <cassert>

namespace halfplane {

namespace {

struct SpaceFacts
{
    std::string_view id;
    std::size_t dimension;
    std::size_t spatialDimension;
    std::array<std::string_view, 4> components;
};

constexpr std::array<SpaceFacts, 3> spaceFacts{{
    {"origin", 2, 2, {"w1", "w2"}},
    {"bias", 3, 2, {"w1", "w2", "b"}},
    {"circle", 4, 3, {"w1", "w2", "w3", "b"}},
}};

const SpaceFacts &facts(Space space) { return spaceFacts[static_cast<std::size_t>(space)]; }

} // namespace

std::string_view idOf(Space space) { return facts(space).id; }

std::optional<Space> spaceFromId(std::string_view id)
{
    for (const Space space : allSpaces) {
        if (idOf(space) == id)
            return space;
    }
    return std::nullopt;
}

std::size_t dimension(Space space) { return facts(space).dimension; }

std::size_t spatialDimension(Space space) { return facts(space).spatialDimension; }

Weights embed(Space space, double x1, double x2)
{
    switch (space) {
    case Space::Origin:
        return Weights{{x1, x2}};
    case Space::Bias:
        return Weights{{x1, x2, 1}};
    case Space::Circle:
        return Weights{{x1, x2, x1 * x1 + x2 * x2, 1}};
    }
    return {};
}

double spatialNorm(Space space, const Weights &w) { return norm(w.head(spatialDimension(space))); }

std::string_view componentName(Space space, std::size_t component)
{
    assert(component < dimension(space));
    return facts(space).components[component];
}

} // namespace halfplane
