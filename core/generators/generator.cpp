#include "core/generators/generator.h"

namespace halfplane {

Result<Dataset> generated(const Generator &generator, const Parameters &values, std::uint64_t seed)
{
    const auto complete = completed(generator.id, generator.parameters, values);
    if (!complete)
        return complete.failure();
    if (seed > generator.largestSeed)
        return Failure{"the seed must be at most " + std::to_string(generator.largestSeed) + ", not "
                       + std::to_string(seed)};
    return generator.make(*complete, seed);
}

} // namespace halfplane
