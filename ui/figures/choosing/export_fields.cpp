#include "ui/figures/choosing/export_fields.h"

#include "ui/figures/formats.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double usualScreenFontPoints = 9.75; ///< 13 pixels

bool hasSeveralSteps(const StepChoice &steps)
{
    using Kind = StepChoice::Kind;
    return steps.kind == Kind::All || (steps.kind == Kind::Range && steps.from < steps.to)
        || (steps.kind == Kind::Chosen && steps.chosen.size() > 1);
}

} // namespace

std::uint64_t ExportSubject::step() const { return std::min(source->document.step, updates()); }

ExportFields::ExportFields(const ExportSubject &subject, QWidget *parent)
    : QWidget(parent)
    , m_subject(subject)
{
}

void ExportFields::show(const FigureOptions &options)
{
    m_options = options;
    refresh();
}

FigureOptions suited(FigureOptions options, FigureFormat format)
{
    const FigureKind &kind = kindOf(format);
    const bool isSheetOfAll = options.columns > 0 && options.steps.kind == StepChoice::Kind::Usual;
    options.format = format;
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

void suitSheet(FigureOptions &options)
{
    const FigureKind &kind = kindOf(options.format);
    if (!kind.moves && !kind.hasPages && options.columns == 0 && hasSeveralSteps(options.steps))
        options.columns = usualColumns;
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
    return options;
}

} // namespace halfplane
