#include "ui/figures/choosing/figure_choices.h"

#include "core/picture/charts.h"
#include "core/picture/perspective.h"
#include "core/picture/shattering_picture.h"
#include "ui/basics/text.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double usualScreenFontPoints = 9.75; ///< 13 pixels

bool hasSeveralSteps(const StepChoice &steps)
{
    using Kind = StepChoice::Kind;
    return steps.kind == Kind::All || (steps.kind == Kind::Range && steps.from.update < steps.to)
        || (steps.kind == Kind::Chosen && steps.chosen.size() > 1);
}

double inUnit(const Length &length, Length::Unit unit, const FigureOptions &options)
{
    const double dpi = options.dpi.value_or(options.kind->usualDpi);
    if (length.unit == unit)
        return length.value;
    return unit == Length::Unit::Pixels ? std::round(length.value / millimetresAnInch * dpi)
                                        : rounded(length.value / dpi * millimetresAnInch);
}

/// As one picture cannot show several steps otherwise.
bool needsSheet(const FigureKind &kind) { return !kind.moves && !kind.hasPages; }

} // namespace

FigureOptions suited(FigureOptions options, const FigureKind &kind)
{
    const bool isSheetOfAll = options.columns > 0 && options.steps.kind == StepChoice::Kind::Usual;
    const bool wasVideo = options.kind->isVideo;
    const bool isInPixels = options.width.unit == Length::Unit::Pixels;
    options.kind = &kind;
    if (kind.isVideo && !isInPixels)
        options = asFilm(std::move(options), fullScreen);
    if (wasVideo && isInPixels && !(kind.moves && kind.hasPixels)) {
        const FigureOptions usual;
        options.width = usual.width;
        options.height = usual.height;
        options.fontPoints = usual.fontPoints;
    }
    if (kind.moves)
        options.columns = 0;
    if (!kind.canBeTransparent)
        options.isTransparent = false;
    if (isSheetOfAll && !kind.moves)
        options.steps.kind = StepChoice::Kind::All;
    suitSheet(options);
    return options;
}

double screenFontPoints(const ExportSubject &subject) { return usualScreenFontPoints * subject.scale; }

FigureOptions asOnScreen(FigureOptions options, const ExportSubject &subject)
{
    const auto inMillimetres = [](int pixels) {
        return Length{std::round(pixels / screenDpi * millimetresAnInch * 100) / 100};
    };
    options.width = inMillimetres(subject.board.width());
    options.height = inMillimetres(subject.board.height());
    options.fontPoints = screenFontPoints(subject);
    return options;
}

FigureOptions asFilm(FigureOptions options, QSize pixels)
{
    const FigureOptions usual;
    const double usualHeight = usual.width.value * usualRatio / millimetresAnInch * pointsAnInch;
    const double height = pixels.height() / options.dpi.value_or(options.kind->usualDpi) * pointsAnInch;
    options.width = {static_cast<double>(pixels.width()), Length::Unit::Pixels};
    options.height = Length{static_cast<double>(pixels.height()), Length::Unit::Pixels};
    options.fontPoints = std::round(usual.fontPoints / usualHeight * height);
    return options;
}

void suitSheet(FigureOptions &options)
{
    if (needsSheet(*options.kind) && options.columns == 0 && hasSeveralSteps(options.steps))
        options.columns = usualColumns;
}

FigureOptions ofBoard(FigureOptions options)
{
    options.chart = nullptr;
    options.labellings.reset();
    options.perspective = nullptr;
    return options;
}

FigureOptions withoutOccasion(FigureOptions options)
{
    using Kind = StepChoice::Kind;
    const Kind kind = options.steps.kind;
    options.steps = {};
    if (kind == Kind::Last || kind == Kind::All)
        options.steps.kind = kind;
    else
        options.columns = 0;
    options.layers.reset();
    options.view.reset();
    return ofBoard(std::move(options));
}

double rounded(double value) { return std::round(value * 100) / 100; }

Length asFine(const Length &length)
{
    return {length.unit == Length::Unit::Pixels ? std::round(length.value) : rounded(length.value),
            length.unit};
}

std::optional<double> heightShown(const FigureOptions &options)
{
    if (!options.height)
        return std::nullopt;
    return inUnit(*options.height, options.width.unit, options);
}

void setUnit(FigureOptions &options, int index)
{
    const auto unit = static_cast<Length::Unit>(index);
    if (options.height)
        options.height = Length{inUnit(*options.height, unit, options), unit};
    options.width = Length{inUnit(options.width, unit, options), unit};
}

void setColumns(FigureOptions &options, int columns)
{
    options.columns = std::clamp(columns, 0, 1000);
    if (options.columns == 0 && needsSheet(*options.kind))
        options.steps = {};
}

bool Preset::isIn(const FigureOptions &options) const
{
    return options.width == width && options.height == height
        && (!fontPoints || *fontPoints == options.fontPoints);
}

void Preset::putInto(FigureOptions &options, const ExportSubject &subject) const
{
    options.width = width;
    options.height = height;
    if (fontPoints)
        options.fontPoints = *fontPoints;
    else if (options.fontPoints == screenFontPoints(subject))
        options.fontPoints = FigureOptions{}.fontPoints;
}

QList<Preset> presetsFor(const FigureOptions &options, const ExportSubject &subject)
{
    const FigureOptions screen = asOnScreen({}, subject);
    const Preset onScreen{tr("As on screen"), tr("Size, shape and words of the board in the window"),
                          screen.width, screen.height, screen.fontPoints};
    const auto film = [&](QSize pixels, const QString &purpose) {
        const FigureOptions made = asFilm(options, pixels);
        return Preset{tr("%1 × %2 px").arg(pixels.width()).arg(pixels.height()), purpose, made.width,
                      made.height, made.fontPoints};
    };
    if (options.kind->moves && options.kind->hasPixels)
        return {film(fullScreen, tr("Fills most screens and projectors")),
                film({1280, 720}, tr("Fewer than half as many pixels, and a smaller file")),
                film({1080, 1080}, tr("A square, for feeds and small places")), onScreen};
    return {{tr("One column, 89 mm"), tr("As journals set one of two columns"), {89}},
            {tr("Two columns, 183 mm"), tr("As journals set the whole page"), {183}},
            {tr("Slide, 160 × 90 mm"), tr("A whole slide of 16:9, as Beamer has it"), {160}, Length{90}},
            {tr("A4 width, 210 mm"), tr("The whole width of the paper"), {210}},
            onScreen};
}

bool Drawn::isIn(const FigureOptions &options) const
{
    const RegionFamily *shown = options.labellings ? options.labellings->family : nullptr;
    return options.perspective == perspective && options.chart == chart && shown == family;
}

void Drawn::putInto(FigureOptions &options) const
{
    const Selection points = options.labellings ? options.labellings->points : Selection();
    options.perspective = perspective;
    options.chart = chart;
    options.labellings = family != nullptr ? std::optional(LabellingSheet{family, points}) : std::nullopt;
}

std::vector<Drawn> drawable(const Document &document, const FigureOptions &options)
{
    std::vector<Drawn> all{{tr("Board as shown")}};
    for (const Perspective *perspective : perspectives()) {
        if (perspective->isThere(document.recipe().space))
            all.push_back({tr("Board: %1").arg(toText(perspective->title)), perspective});
    }
    for (const ChartDescriptor *chart : charts())
        all.push_back({tr("%1 chart").arg(toText(chart->title)), nullptr, chart});
    if (document.points.size() > mostShattered && !options.labellings)
        return all;
    for (const RegionFamily &family : regionFamilies())
        all.push_back({tr("Labellings by %1").arg(toText(family.many)), nullptr, nullptr, &family});
    return all;
}

} // namespace halfplane
