#include "ui/figures/step_words.h"

#include "ui/basics/text.h"

#include <QStringList>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

using StepKind = StepChoice::Kind;

constexpr std::uint64_t mostInList = 100'000; ///< steps; no file shows more

Failure notSteps(const QString &text)
{
    return failureOf(
        u"\"%1\" names no steps: say a number, last, all, a range such as 3-12, or a list such as 0,2,10-12"_s
            .arg(text));
}

std::optional<std::uint64_t> stepFrom(const QString &text)
{
    const bool hasOnlyDigits =
        !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool isNumber = false;
    const qulonglong step = text.toULongLong(&isNumber);
    return hasOnlyDigits && isNumber ? std::optional<std::uint64_t>(step) : std::nullopt;
}

/// One step or a range.
std::optional<StepChoice> partFrom(const QString &text)
{
    const qsizetype dash = text.indexOf(u'-');
    const auto from = stepFrom(text.first(dash < 0 ? text.size() : dash).trimmed());
    const auto to = dash < 0 ? from : stepFrom(text.sliced(dash + 1).trimmed());
    if (!from || !to)
        return std::nullopt;
    return StepChoice{dash < 0 ? StepKind::One : StepKind::Range, *from, *to};
}

Result<StepChoice> listFrom(const QString &text)
{
    StepChoice list{StepKind::Chosen, 0, 0};
    for (const QString &part : text.split(u',')) {
        const auto range = partFrom(part.trimmed());
        if (!range)
            return notSteps(text);
        if (range->from > range->to)
            return failureOf(u"a range goes up: %1-%2"_s.arg(range->to).arg(range->from));
        if (range->to - range->from >= mostInList - list.chosen.size())
            return failureOf(u"these are more than %1 steps"_s.arg(mostInList));
        for (std::uint64_t step = range->from; step <= range->to; ++step)
            list.chosen.push_back(step);
    }
    return list;
}

} // namespace

Result<StepChoice> stepsFrom(const QString &text)
{
    if (text == u"last")
        return StepChoice{StepKind::Last};
    if (text == u"all")
        return StepChoice{StepKind::All};
    if (text.contains(u','))
        return listFrom(text);
    const auto part = partFrom(text);
    if (!part)
        return notSteps(text);
    if (part->kind == StepKind::One)
        return StepChoice{StepKind::One, part->from};
    return *part;
}

QString textOf(const StepChoice &steps)
{
    switch (steps.kind) {
    case StepKind::Usual:
        return {};
    case StepKind::One:
        return QString::number(steps.from);
    case StepKind::Last:
        return u"last"_s;
    case StepKind::All:
        return u"all"_s;
    case StepKind::Range:
        return u"%1-%2"_s.arg(steps.from).arg(steps.to);
    case StepKind::Chosen:
        break;
    }
    QStringList list;
    for (const std::uint64_t step : steps.chosen)
        list << QString::number(step);
    return list.join(u',');
}

} // namespace halfplane
