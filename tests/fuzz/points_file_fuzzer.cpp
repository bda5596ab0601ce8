// Reads any bytes as a points file. What is read has to be writable and to read back the same, in the file's
// own words, too, whatever becomes of its points.

#include "core/io/points_file.h"
#include "fuzz/fuzzing.h"

#include <algorithm>
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

/// As the bytes say: some points go, some change, one comes, and all are turned round.
Dataset editedBy(std::string_view bytes, const Dataset &points)
{
    Dataset edited;
    for (std::size_t i = 0; i < points.size(); ++i) {
        Point point = points[i];
        const auto what = static_cast<unsigned char>(bytes[(7 * i + 3) % bytes.size()]) % 8U;
        if (what == 0)
            continue;
        if (what == 1)
            point.x1 = -0.5 - point.x2 / 2;
        if (what == 2)
            point.label = opposite(point.label);
        edited.push_back(point);
        if (what == 3)
            edited.push_back({0.25, -1e-7, point.label});
    }
    if (bytes.size() % 3 == 0)
        std::ranges::reverse(edited);
    return edited;
}

void requireRewritten(std::string_view bytes)
{
    const Result<PointsText> read = readPointsText(std::string(bytes));
    require("it is read with its text, too", static_cast<bool>(read));
    require("an unchanged file keeps its bytes",
            rewritePoints(read->file.points, *read).written.text == bytes);
    const Dataset points = editedBy(bytes, read->file.points);
    const PointsText rewritten = rewritePoints(points, *read).written;
    const Result<PointsText> again = readPointsText(rewritten.text);
    require("what is rewritten can be read", static_cast<bool>(again) != points.empty());
    if (again) {
        require("what is rewritten reads the same", again->file.points == points);
        require("its lines are where they are said to be", again->lines == rewritten.lines);
    }
    for (const Separator separator : {Separator::Tab, Separator::Semicolon}) {
        const auto separated = withSeparator(*read, separator);
        require("tabs and semicolons can separate anything", separated.has_value());
        require("other separators tell the same", separated->file.points == read->file.points);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::string_view text = textOf(bytes, size);
    const Result<PointsFile> read = readPoints(text);
    if (read) {
        requireUsable(*read);
        requireReadsBack(*read);
        requireRewritten(text);
    } else {
        requireUsable(read.failure(), text);
    }
    return 0;
}
