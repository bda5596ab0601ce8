#include "ui/figures/option_words.h"

#include "core/numbers.h"
#include "core/picture/charts.h"
#include "core/picture/perspective.h"
#include "core/picture/shattering_picture.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <type_traits>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

using StepKind = StepChoice::Kind;

/// Of rows or of pointers to them.
template <class Items>
QStringList idsOf(const Items &items)
{
    QStringList ids;
    for (const auto &item : items) {
        if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(item)>>)
            ids << toText(item->id);
        else
            ids << toText(item.id);
    }
    return ids;
}

// --- numbers ---

Result<double> numberIn(const QString &text, QStringView unit, QStringView unclear)
{
    const QString number = text.endsWith(unit) ? text.chopped(unit.size()) : text;
    if (const auto value = numberFrom(number.toStdString()))
        return *value;
    return failureOf(unclear.toString().arg(text));
}

/// A whole number in a range where int holds it; what is outside is for the plan to refuse.
Result<int> wholeIn(const QString &text, QStringView unit, QStringView unclear)
{
    constexpr double most = 1e9;
    const auto value = numberIn(text, unit, unclear);
    if (!value || *value != std::floor(*value) || std::abs(*value) > most)
        return failureOf(unclear.toString().arg(text));
    return static_cast<int>(*value);
}

Result<int> columnsFrom(const QString &text)
{
    constexpr QStringView unclear = u"\"%1\" is no number of columns, such as 3";
    const auto columns = wholeIn(text, {}, unclear);
    if (columns && *columns < 1)
        return failureOf(unclear.toString().arg(text));
    return columns;
}

struct UnitWord
{
    QStringView word;
    double factor; ///< to what we reckon in
    Length::Unit unit;
};
constexpr std::array<UnitWord, 5> units{{{u"mm", 1, Length::Unit::Millimetres},
                                         {u"cm", 10, Length::Unit::Millimetres},
                                         {u"in", millimetresAnInch, Length::Unit::Millimetres},
                                         {u"pt", millimetresAPoint, Length::Unit::Millimetres},
                                         {u"px", 1, Length::Unit::Pixels}}};

QString textOf(const Length &length)
{
    return shortestText(length.value) + (length.unit == Length::Unit::Pixels ? u"px"_s : u"mm"_s);
}

// --- steps ---

constexpr std::uint64_t mostInList = 100'000; ///< steps; no file shows more

Failure notSteps(const QString &text)
{
    return failureOf(
        u"\"%1\" names no steps: say a number, last, all, a range such as 3-12, or a list such as 0,2,10-12; "
        "2a is update 2 with its point asked"_s.arg(text));
}

/// "2", and "2a" with its point asked.
std::optional<RunStep> stepFrom(const QString &text)
{
    const Beat beat = text.endsWith(u'a') ? Beat::Asked : Beat::Made;
    const QString digits = beat == Beat::Asked ? text.chopped(1) : text;
    const bool hasOnlyDigits =
        !digits.isEmpty() && std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool isNumber = false;
    const qulonglong step = digits.toULongLong(&isNumber);
    return hasOnlyDigits && isNumber ? std::optional(RunStep(step, beat)) : std::nullopt;
}

/// One step or a range.
Result<StepChoice> partFrom(const QString &text)
{
    const qsizetype dash = text.indexOf(u'-');
    const auto from = stepFrom(text.first(dash < 0 ? text.size() : dash).trimmed());
    const auto to = dash < 0 ? from : stepFrom(text.sliced(dash + 1).trimmed());
    if (!from || !to)
        return notSteps(text);
    if (dash < 0)
        return StepChoice{StepKind::One, *from};
    if (from->beat == Beat::Asked || to->beat == Beat::Asked)
        return failureOf(
            u"\"%1\": a range is of updates; name those that are asked, such as 2a,2,3a,3"_s.arg(text));
    return StepChoice{StepKind::Range, *from, to->update};
}

Result<StepChoice> listFrom(const QString &text)
{
    StepChoice list{StepKind::Chosen, 0, 0};
    for (const QString &part : text.split(u',')) {
        const auto range = partFrom(part.trimmed());
        if (!range)
            return stepFrom(part.trimmed().section(u'-', 0, 0)) ? range.failure() : notSteps(text);
        const bool isOne = range->kind == StepKind::One;
        const std::uint64_t first = range->from.update;
        const std::uint64_t last = isOne ? first : range->to;
        if (first > last)
            return failureOf(u"a range goes up: %1-%2"_s.arg(last).arg(first));
        if (last - first >= mostInList - list.chosen.size())
            return failureOf(u"these are more than %1 steps"_s.arg(mostInList));
        for (std::uint64_t step = first; step <= last; ++step)
            list.chosen.push_back(isOne ? range->from : RunStep(step));
    }
    return list;
}

// --- choices ---

constexpr std::array<QStringView, 3> palettes{u"light", u"dark", u"print"}; ///< in the order of FigurePalette

Result<FigurePalette> paletteFrom(const QString &text)
{
    const auto found = std::ranges::find(palettes, QStringView(text));
    if (found == palettes.end())
        return failureOf(u"\"%1\" is no palette: light, dark or print"_s.arg(text));
    return static_cast<FigurePalette>(found - palettes.begin());
}

Result<Layers> layersFrom(const QString &text)
{
    Layers layers;
    const QStringList ids = text == u"none" ? QStringList() : text.split(u',');
    for (const QString &id : ids) {
        const Layer *found = findLayer(id.trimmed().toStdString());
        if (found == nullptr)
            return failureOf(u"there is no layer \"%1\"; known are %2, or none"_s.arg(
                id.trimmed(), layerIds().join(u", "_s)));
        layers.set(*found, true);
    }
    return layers;
}

QString textOf(const Layers &shown)
{
    QStringList ids;
    for (const Layer *layer : layers()) {
        if (shown.has(*layer))
            ids << toText(layer->id);
    }
    return ids.isEmpty() ? u"none"_s : ids.join(u',');
}

std::optional<Failure> readChart(FigureOptions &options, const QString &text)
{
    options.chart = findChart(text.toStdString());
    if (options.chart == nullptr)
        return failureOf(u"\"%1\" is no chart: %2"_s.arg(text, idsOf(charts()).join(u", "_s)));
    return std::nullopt;
}

/// A family of boundaries and, after a colon, the points by their numbers.
std::optional<Failure> readLabellings(FigureOptions &options, const QString &text)
{
    const QString id = text.section(u':', 0, 0);
    const auto family = std::ranges::find(regionFamilies(), id.toStdString(), &RegionFamily::id);
    if (family == regionFamilies().end())
        return failureOf(u"\"%1\" makes no labellings: %2"_s.arg(id, idsOf(regionFamilies()).join(u", "_s)));
    LabellingSheet sheet{&*family};
    const QStringList numbers = text.contains(u':') ? text.section(u':', 1).split(u',') : QStringList();
    for (const QString &word : numbers) {
        bool isNumber = false;
        const qulonglong number = word.trimmed().toULongLong(&isNumber);
        if (!isNumber || number == 0)
            return failureOf(u"\"%1\" is no number of a point: the first is 1"_s.arg(word.trimmed()));
        sheet.points.push_back(number - 1);
    }
    std::ranges::sort(sheet.points);
    sheet.points.erase(std::ranges::unique(sheet.points).begin(), sheet.points.end());
    options.labellings = std::move(sheet);
    return std::nullopt;
}

QString saidLabellings(const FigureOptions &options)
{
    if (!options.labellings)
        return {};
    QStringList numbers;
    for (const std::size_t index : options.labellings->points)
        numbers << QString::number(index + 1);
    const QString family = toText(options.labellings->family->id);
    return numbers.isEmpty() ? family : family + u':' + numbers.join(u',');
}

Failure noPerspective(const QString &word)
{
    return failureOf(
        u"\"%1\" is no view: %2, or numbers such as 0,0,20"_s.arg(word, idsOf(perspectives()).join(u", "_s)));
}

Result<KeptView> windowFrom(const QStringList &parts)
{
    const bool hasHeight = parts.size() == 4;
    std::array<double, 4> numbers{0, 0, 0, 1};
    for (qsizetype i = 0; i < std::max<qsizetype>(3, parts.size()); ++i) {
        const bool isExpected = parts.size() == 3 || hasHeight;
        const auto number = isExpected ? numberFrom(parts[i].trimmed().toStdString()) : std::nullopt;
        if (!number)
            return failureOf(
                u"three numbers or four: the middle's two coordinates, how wide, how high; such as 0,0,20"_s);
        numbers[static_cast<std::size_t>(i)] = *number;
    }
    if (!(numbers[2] > 0 && numbers[3] > 0))
        return failureOf(u"what is seen must be wider and higher than 0"_s);
    return KeptView{numbers[0], numbers[1], numbers[2], hasHeight ? std::optional(numbers[3]) : std::nullopt};
}

QString textOf(const KeptView &view)
{
    const QString text =
        u"%1,%2,%3"_s.arg(shortestText(view.centerX1), shortestText(view.centerX2), shortestText(view.width));
    return view.height ? text + u',' + shortestText(*view.height) : text;
}

/// A perspective, what of its plane is seen, or both.
std::optional<Failure> readView(FigureOptions &options, const QString &text)
{
    QStringList parts = text.split(u',');
    const QString word = parts.front().trimmed();
    options.perspective = nullptr;
    options.view.reset();
    if (!word.isEmpty() && word.front().isLetter()) {
        options.perspective = findPerspective(word.toStdString());
        if (options.perspective == nullptr)
            return noPerspective(word);
        parts.removeFirst();
        if (parts.isEmpty())
            return std::nullopt;
    }
    const auto window = windowFrom(parts);
    if (!window)
        return window.failure();
    options.view = *window;
    return std::nullopt;
}

QString saidView(const FigureOptions &options)
{
    QStringList parts;
    if (options.perspective != nullptr)
        parts << toText(options.perspective->id);
    if (options.view)
        parts << textOf(*options.view);
    return parts.join(u',');
}

// --- options ---

template <class Value>
QString textOf(const std::optional<Value> &value)
{
    return value ? textOf(*value) : QString();
}

template <class Value, class Member>
std::optional<Failure> take(const Result<Value> &value, Member &member)
{
    if (!value)
        return value.failure();
    member = *value;
    return std::nullopt;
}

/// The word of a switch turns round what is usual.
template <auto Switch>
std::optional<Failure> readSwitch(FigureOptions &options, const QString & /*value*/)
{
    FigureOptions usual;
    std::invoke(Switch, options) = !std::invoke(Switch, usual);
    return std::nullopt;
}

template <auto Switch>
QString saidSwitch(const FigureOptions &options)
{
    return std::invoke(Switch, options) ? u"on"_s : u"off"_s;
}

constexpr auto loops = [](auto &options) -> auto & { return options.pace.loops; };

bool isFilm(const FigureKind &kind) { return kind.moves && kind.hasPixels; }

constexpr std::array<FigureOption, 18> allOptions{{
    {u"step", u"K|last|all|A-B",
     u"which update it shows, 0 for the start, 2a for the point of update 2 asked, before w moves: one, "
     u"the last, all or a range; a sheet also takes a list such as 0,2a,2,10-12. Usually the document's "
     u"step, "
     u"the last of a points file, and all in what moves",
     [](FigureOptions &options, const QString &value) { return take(stepsFrom(value), options.steps); },
     [](const FigureOptions &options) { return textOf(options.steps); }},
    {u"width", u"120mm", u"in mm, cm, in, pt or px",
     [](FigureOptions &options, const QString &value) { return take(lengthFrom(value), options.width); },
     [](const FigureOptions &options) { return textOf(options.width); }},
    {u"height", u"90mm", u"usually three quarters of the width",
     [](FigureOptions &options, const QString &value) { return take(lengthFrom(value), options.height); },
     [](const FigureOptions &options) { return textOf(options.height); }},
    {u"dpi", u"300",
     u"pixels an inch; usually 300 for a png, 150 for what moves, 96 where only lengths in px "
     u"need it",
     [](FigureOptions &options, const QString &value) {
         return take(numberIn(value, u"dpi", u"\"%1\" is not a number"), options.dpi);
     },
     [](const FigureOptions &options) { return options.dpi ? shortestText(*options.dpi) : QString(); }},
    {u"font", u"8pt", u"how high words are in the finished figure; lines and points follow",
     [](FigureOptions &options, const QString &value) {
         return take(numberIn(value, u"pt", u"\"%1\" is not a size in points, such as 8pt"),
                     options.fontPoints);
     },
     [](const FigureOptions &options) { return shortestText(options.fontPoints) + u"pt"_s; }},
    {u"palette", u"light", u"light, dark or print (classes differ in grey, too)",
     [](FigureOptions &options, const QString &value) { return take(paletteFrom(value), options.palette); },
     [](const FigureOptions &options) {
         return palettes[static_cast<std::size_t>(options.palette)].toString();
     }},
    {u"transparent",
     {},
     u"without paper",
     readSwitch<&FigureOptions::isTransparent>,
     saidSwitch<&FigureOptions::isTransparent>,
     [](const FigureKind &kind) { return kind.canBeTransparent; }},
    {u"layers", u"boundary,weight,…",
     u"what is shown, as under View in the window; usually as in the document",
     [](FigureOptions &options, const QString &value) { return take(layersFrom(value), options.layers); },
     [](const FigureOptions &options) { return textOf(options.layers); }},
    {u"chart", u"%1", u"a chart over the updates in place of the board, the step marked", readChart,
     [](const FigureOptions &options) {
         return options.chart != nullptr ? toText(options.chart->id) : QString();
     },
     [](const FigureKind &kind) { return !kind.isPage; }, [] { return idsOf(charts()); }},
    {u"labellings", u"%1[:POINTS]",
     u"a sheet of all the classes that at most five points can be given, in place of the board; POINTS are "
     u"their numbers, such as 1,2,5",
     readLabellings, saidLabellings, [](const FigureKind &kind) { return !kind.isPage; },
     [] { return idsOf(regionFamilies()); }},
    {u"view", u"%1|X1,X2,WIDTH[,HEIGHT]",
     u"from where it is looked at, points for the plane itself; and, after a comma or alone, the part of the "
     u"plane: its middle, how wide, how high. Usually as in the document",
     readView, saidView, nullptr, [] { return idsOf(perspectives().subspan(1)); }},
    {u"title",
     {},
     u"the document's title above",
     readSwitch<&FigureOptions::hasTitle>,
     saidSwitch<&FigureOptions::hasTitle>,
     [](const FigureKind &kind) { return !kind.isPage; }},
    {u"multiples", u"COLUMNS", u"a contact sheet of the steps, labelled (a), (b), …",
     [](FigureOptions &options, const QString &value) { return take(columnsFrom(value), options.columns); },
     [](const FigureOptions &options) { return QString::number(options.columns); },
     [](const FigureKind &kind) { return !kind.moves; }},
    {u"no-embed",
     {},
     u"the file does not carry its document: it cannot be opened again",
     readSwitch<&FigureOptions::carriesDocument>,
     saidSwitch<&FigureOptions::carriesDocument>},
    {u"fragment",
     {},
     u"tex: the picture alone; without it the file can be put into another by \\input and also "
     u"compiles by itself",
     readSwitch<&FigureOptions::isFragment>,
     saidSwitch<&FigureOptions::isFragment>,
     [](const FigureKind &kind) { return kind.canBeFragment; }},
    {u"duration", u"800ms", u"gif, video: of a step",
     [](FigureOptions &options, const QString &value) {
         return take(wholeIn(value, u"ms", u"\"%1\" is not a time in milliseconds, such as 800ms"),
                     options.pace.millisecondsAStep);
     },
     [](const FigureOptions &options) { return QString::number(options.pace.millisecondsAStep) + u"ms"_s; },
     isFilm},
    {u"tweens", u"0", u"gif, video: frames on the way from one step to the next",
     [](FigureOptions &options, const QString &value) {
         return take(wholeIn(value, {}, u"\"%1\" is no number of frames"), options.pace.tweens);
     },
     [](const FigureOptions &options) { return QString::number(options.pace.tweens); }, isFilm},
    {u"once",
     {},
     u"gif: does not begin anew at its end",
     readSwitch<loops>,
     saidSwitch<loops>,
     [](const FigureKind &kind) { return kind.canRepeat; }},
}};

} // namespace

QString FigureOption::shownPlaceholder() const
{
    return ids != nullptr ? placeholder.toString().arg(ids().join(u'|')) : placeholder.toString();
}

std::span<const FigureOption> figureOptions() { return allOptions; }

Result<FigureOptions> withWords(FigureOptions options, const FigureWords &words)
{
    for (const FigureOption &option : allOptions) {
        const auto word = words.constFind(option.name.toString());
        if (word == words.constEnd())
            continue;
        if (auto failure = option.read(options, *word)) {
            failure->option = option.name.toString().toStdString();
            failure->about = Failure::Words;
            return *std::move(failure);
        }
    }
    return options;
}

FigureWords wordsOf(const FigureOptions &options)
{
    FigureWords words;
    for (const FigureOption &option : allOptions) {
        const QString said = option.said(options);
        if (said != option.said({}))
            words.insert(option.name.toString(), option.placeholder.isEmpty() ? QString() : said);
    }
    return words;
}

bool matters(QStringView option, const FigureKind &kind)
{
    const auto found = std::ranges::find(allOptions, option, &FigureOption::name);
    return found->matters == nullptr || found->matters(kind);
}

FigureWords wordsThatMatter(const FigureOptions &options)
{
    FigureWords words = wordsOf(options);
    erase_if(words, [&](FigureWords::iterator word) { return !matters(word.key(), *options.kind); });
    return words;
}

QString commandLineOf(const FigureWords &words)
{
    QStringList parts;
    for (const FigureOption &option : allOptions) {
        const auto word = words.constFind(option.name.toString());
        if (word == words.constEnd())
            continue;
        parts << u"--%1"_s.arg(option.name);
        // A value that looks like an option must hang on to its own.
        if (word->startsWith(u"--"))
            parts.last() += u'=' + quotedForShell(*word);
        else if (!option.placeholder.isEmpty())
            parts << quotedForShell(*word);
    }
    return parts.join(u' ');
}

QString quotedForShell(const QString &word)
{
    const auto isPlain = [](QChar character) {
        return (character.unicode() < 128 && character.isLetterOrNumber())
            || u"._-+=:,/@%"_s.contains(character);
    };
    if (!word.isEmpty() && std::ranges::all_of(word, isPlain))
        return word;
    return u'\'' + QString(word).replace(u'\'', u"'\\''"_s) + u'\'';
}

QStringList layerIds() { return idsOf(layers()); }

Result<Length> lengthFrom(const QString &text)
{
    for (const UnitWord &unit : units) {
        if (!text.endsWith(unit.word))
            continue;
        if (const auto value = numberFrom(text.chopped(unit.word.size()).trimmed().toStdString()))
            return Length{*value * unit.factor, unit.unit};
    }
    if (numberFrom(text.toStdString()))
        return failureOf(u"%1 of what? Say %1mm or %1px"_s.arg(text));
    return failureOf(u"\"%1\" is not a length such as 120mm or 1280px"_s.arg(text));
}

Result<StepChoice> stepsFrom(const QString &text)
{
    if (text == u"last")
        return StepChoice{StepKind::Last};
    if (text == u"all")
        return StepChoice{StepKind::All};
    return text.contains(u',') ? listFrom(text) : partFrom(text);
}

QString textOf(const RunStep &step)
{
    return QString::number(step.update) + (step.beat == Beat::Asked ? u"a"_s : QString());
}

QString textOf(const StepChoice &steps)
{
    switch (steps.kind) {
    case StepKind::Usual:
        return {};
    case StepKind::One:
        return textOf(steps.from);
    case StepKind::Last:
        return u"last"_s;
    case StepKind::All:
        return u"all"_s;
    case StepKind::Range:
        return u"%1-%2"_s.arg(steps.from.update).arg(steps.to);
    case StepKind::Chosen:
        break;
    }
    QStringList list;
    for (const RunStep &step : steps.chosen)
        list << textOf(step);
    return list.join(u',');
}

} // namespace halfplane
