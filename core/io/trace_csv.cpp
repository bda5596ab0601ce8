#include "core/io/trace_csv.h"

#include "core/numbers.h"

#include <cassert>

namespace halfplane {

namespace {

std::string header(Space space)
{
    std::string line = "step,sweep,point,rate";
    for (std::size_t j = 0; j < dimension(space); ++j)
        line.append(",").append(componentName(space, j));
    return line + ",loss\n";
}

} // namespace

std::string writeTrace(const Run &run, std::span<const std::size_t> losses)
{
    const Trace &trace = run.trace;
    assert(losses.size() == trace.updateCount() + 1);
    std::string text = header(run.problem->space);
    for (std::uint64_t k = 0; k <= trace.updateCount(); ++k) {
        text += std::to_string(k) + "," + std::to_string(trace.sweepOfUpdate(k));
        text += k == 0 ? ",,"
                       : "," + std::to_string(run.problem->numberOf(trace.update(k).point) + 1) + ","
                + shortest(trace.update(k).rate);
        for (const double component : trace.weights(k))
            text.append(",").append(shortest(component));
        text.append(",").append(std::to_string(losses[k])).append("\n");
    }
    return text;
}

} // namespace halfplane
