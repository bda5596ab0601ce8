#include "bench/bench.h"

#include <cstdio>
#include <string_view>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace bench;

namespace {

/// Fresh memory costs the kernel more than a short run costs the processor, by chance on this or on that
/// side. So what was used once is kept for the next repetition.
void keepMemory()
{
#ifdef __GLIBC__
    constexpr int much = 1 << 30;
    mallopt(M_MMAP_THRESHOLD, much);
    mallopt(M_TRIM_THRESHOLD, much);
#endif
}

} // namespace

int main(int argc, char **argv)
{
    keepMemory();
    const Effort effort =
        effortFrom(argc, argv, Effort{.repetitions = 3, .enough = 0.75}, Effort{.repetitions = 20});
    const std::vector<Table> tables{measureGreedy(effort),   measureLosses(effort), measureLineSearch(effort),
                                    measureStandard(effort), measureSeek(effort),   measureOrders(effort),
                                    measureStart(effort)};
    bool isMet = true;
    for (const Table &table : tables) {
        table.print();
        isMet = isMet && table.isMet();
    }
    return isMet ? 0 : 1;
}
