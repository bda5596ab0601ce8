// Reads any bytes as a points file. What is read has to be writable and to read back the same.

#include "core/io/points_file.h"
#include "fuzz/fuzzing.h"

#include <cmath>

using namespace halfplane;

namespace {

void requireUsable(const PointsFile &file)
{
    require("there are points", !file.points.empty());
    for (const Point &point : file.points)
        require("the coordinates are finite", std::isfinite(point.x1) && std::isfinite(point.x2));
    require("the name of +1 is UTF-8", validUtf8(file.positiveName) == file.positiveName);
    require("the name of −1 is UTF-8", validUtf8(file.negativeName) == file.negativeName);
    require("a class has a name if it has points",
            file.positiveName.empty() == (count(file.points, Label::Positive) == 0)
                && file.negativeName.empty() == (count(file.points, Label::Negative) == 0));
}

void requireReadsBack(const PointsFile &file)
{
    const Result<PointsFile> again = readPoints(writePoints(file.points));
    require("what is written can be read", static_cast<bool>(again));
    require("what is read again is the same", again->points == file.points);
    require("1 and -1 need no note", again->classNote().empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::string_view text = textOf(bytes, size);
    const Result<PointsFile> read = readPoints(text);
    if (read) {
        requireUsable(*read);
        requireReadsBack(*read);
    } else {
        requireUsable(read.failure(), text);
    }
    return 0;
}
