#include "bench/bench.h"

#include <cstdlib>
#include <filesystem>
#include <unistd.h>

namespace bench {

namespace {

constexpr double demanded = 3; ///< most of our time is Qt's own start

/// A Python that has matplotlib; empty when there is none.
std::string python()
{
    for (const std::string name : {"python3", "/usr/bin/python3"}) {
        if (std::system((name + " -c 'import matplotlib' 2>/dev/null").c_str()) == 0)
            return name;
    }
    return {};
}

void call(const std::string &command)
{
    if (std::system(command.c_str()) != 0)
        std::abort(); // what is compared does not work
}

} // namespace

Table measureStart(const Effort &effort)
{
    Table table("From the start to the first frame, against a Python that draws an empty figure",
                effort.enough);
    const std::string peer = python();
    if (peer.empty()) {
        table.leaveOut("Not measured: there is no Python with matplotlib.");
        return table;
    }
    const auto figure =
        std::filesystem::temp_directory_path() / ("empty-" + std::to_string(getpid()) + ".png");
    const std::string script = "import matplotlib; matplotlib.use('Agg'); import matplotlib.pyplot as plt; "
                               "plt.figure().savefig('"
        + figure.string() + "')";
    const Side ours{.work = [] { call("QT_QPA_PLATFORM=offscreen '" HALFPLANE_FIRST_FRAME "'"); },
                    .prepare = {}};
    const Side theirs{.work = [&] { call(peer + " -c \"" + script + "\""); }, .prepare = {}};
    table.add({"first frame", 1, compare(ours, theirs, effort.repetitions), demanded});
    std::filesystem::remove(figure);
    return table;
}

} // namespace bench
