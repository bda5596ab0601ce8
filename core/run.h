#pragma once

#include "core/problem.h"
#include "core/recipe.h"
#include "core/trace.h"
#include "core/variants/descriptor.h"
#include "core/variants/variant.h"

#include <memory>

namespace halfplane {

/// What a run was made of and what happened. A value: it can be copied to another thread and looked at while
/// the trainer goes on with its own.
struct Run
{
    std::shared_ptr<const Problem> problem;
    Recipe recipe; ///< its parameters are complete
    const VariantDescriptor *descriptor = nullptr;
    std::shared_ptr<const Variant> variant;
    Trace trace;

    const ReflectedPoints &reflected() const { return problem->reflected; }
};

} // namespace halfplane
