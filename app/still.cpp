#include "app/still.h"

#include "app/data_source.h"
#include "app/files.h"
#include "app/headless.h"
#include "core/examples.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <QDir>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Length width{2560, Length::Unit::Pixels};
constexpr Length height{1600, Length::Unit::Pixels};
constexpr double dpi = 192; ///< so that words are as on a screen of twice the usual resolution
constexpr double fontPoints = 9.75;

} // namespace

std::optional<Failure> drawDefaultExample()
{
    const Headless headless;
    const auto opened = open("example:" + std::string(defaultExample));
    if (!opened)
        return opened.failure();
    auto drawn = figureSource(opened->document);
    if (!drawn)
        return unreadable(opened->name, drawn.failure());
    FigureOptions options;
    options.width = width;
    options.height = height;
    options.dpi = dpi;
    options.fontPoints = fontPoints;
    auto figure = Figure::of(*std::move(drawn), options);
    if (!figure)
        return unreadable(opened->name, figure.failure());
    const auto bytes = fileOf(*figure);
    const std::string file = QDir::temp().filePath(u"halfplane-figure34.png"_s).toStdString();
    if (!bytes)
        return unwritable(file, bytes.failure().message);
    Outputs outputs;
    outputs.add(file, bytes->toStdString());
    if (auto failure = outputs.commit())
        return failure;
    return print("There is no display for a window; the default example is drawn in " + file + "\n");
}

} // namespace halfplane
