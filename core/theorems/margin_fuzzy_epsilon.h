#pragma once

#include "core/theorems/evidence.h"

namespace halfplane {

/// ε of a margin-fuzzy run.
inline double epsilonOf(const Evidence &evidence)
{
    return std::get<double>(evidence.run().recipe.parameters.find("epsilon")->second);
}

} // namespace halfplane
