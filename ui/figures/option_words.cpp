#include "ui/figures/option_words.h"

#include "core/numbers.h"
#include "ui/basics/text.h"
#include "ui/figures/length_words.h"
#include "ui/figures/step_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

using TroubleReading = std::optional<QString>;

/// An option: what it is called, how it is read, and how it is said.
struct OptionWords
{
    FigureOptionWords words;
    TroubleReading (*read)(FigureOptions &options, const QString &value);
    std::optional<QString> (*said)(const FigureOptions &options); ///< nothing where it is as without a word
};

// --- numbers ---

std::optional<double> numberOf(const QString &text) { return numberFrom(text.toStdString()); }

/// "8pt", "8": a number and the unit that it may have.
std::optional<double> numberWith(QStringView unit, const QString &text)
{
    return numberOf(text.endsWith(unit) ? text.chopped(unit.size()) : text);
}

/// A whole number in a range where int holds it; what is outside is for the plan to refuse.
std::optional<int> wholeIn(const std::optional<double> &value)
{
    constexpr double most = 1e9;
    if (!value || *value != std::floor(*value) || std::abs(*value) > most)
        return std::nullopt;
    return static_cast<int>(*value);
}

// --- choices ---

constexpr std::array<std::pair<QStringView, FigurePalette>, 3> palettes{
    {{u"light", FigurePalette::Light}, {u"dark", FigurePalette::Dark}, {u"print", FigurePalette::Print}}};

TroubleReading readPalette(FigureOptions &options, const QString &value)
{
    const auto found =
        std::ranges::find(palettes, QStringView(value), &decltype(palettes)::value_type::first);
    if (found == palettes.end())
        return u"\"%1\" is no palette: light, dark or print"_s.arg(value);
    options.palette = found->second;
    return {};
}

std::optional<QString> saidPalette(const FigureOptions &options)
{
    if (options.palette == FigurePalette::Light)
        return std::nullopt;
    return std::ranges::find(palettes, options.palette, &decltype(palettes)::value_type::second)
        ->first.toString();
}

TroubleReading readLayers(FigureOptions &options, const QString &value)
{
    Layers layers;
    const QStringList ids = value == u"none" ? QStringList() : value.split(u',');
    for (const QString &id : ids) {
        const Layer *found = findLayer(id.trimmed().toStdString());
        if (found == nullptr)
            return u"there is no layer \"%1\"; known are %2, or none"_s.arg(id.trimmed(),
                                                                            layerIds().join(u", "_s));
        layers.set(*found, true);
    }
    options.layers = layers;
    return {};
}

std::optional<QString> saidLayers(const FigureOptions &options)
{
    if (!options.layers)
        return std::nullopt;
    QStringList ids;
    for (const Layer *layer : layers()) {
        if (options.layers->has(*layer))
            ids << toText(layer->id);
    }
    return ids.isEmpty() ? u"none"_s : ids.join(u',');
}

TroubleReading readView(FigureOptions &options, const QString &value)
{
    const QStringList parts = value.split(u',');
    std::array<double, 3> numbers{};
    for (qsizetype i = 0; i < 3; ++i) {
        const auto number = parts.size() == 3 ? numberOf(parts[i].trimmed()) : std::nullopt;
        if (!number)
            return u"three numbers: the middle's x1 and x2, and how wide; such as 0,0,20"_s;
        numbers[static_cast<std::size_t>(i)] = *number;
    }
    if (!(numbers[2] > 0))
        return u"what is seen must be wider than 0"_s;
    options.view = ViewWindow{numbers[0], numbers[1], numbers[2]};
    return {};
}

std::optional<QString> saidView(const FigureOptions &options)
{
    if (!options.view)
        return std::nullopt;
    return u"%1,%2,%3"_s.arg(shortestText(options.view->centerX1), shortestText(options.view->centerX2),
                             shortestText(options.view->width));
}

// --- sizes ---

TroubleReading readWidth(FigureOptions &options, const QString &value)
{
    const auto length = lengthFrom(value);
    if (!length)
        return lengthHint(value);
    options.width = *length;
    return {};
}

TroubleReading readHeight(FigureOptions &options, const QString &value)
{
    options.height = lengthFrom(value);
    return options.height ? TroubleReading() : lengthHint(value);
}

std::optional<QString> saidWidth(const FigureOptions &options)
{
    return options.width == FigureOptions{}.width ? std::nullopt : std::optional(textOf(options.width));
}

std::optional<QString> saidHeight(const FigureOptions &options)
{
    return options.height ? std::optional(textOf(*options.height)) : std::nullopt;
}

TroubleReading readDpi(FigureOptions &options, const QString &value)
{
    options.dpi = numberWith(u"dpi", value);
    return options.dpi ? TroubleReading() : u"\"%1\" is not a number"_s.arg(value);
}

std::optional<QString> saidDpi(const FigureOptions &options)
{
    return options.dpi ? std::optional(shortestText(*options.dpi)) : std::nullopt;
}

TroubleReading readFont(FigureOptions &options, const QString &value)
{
    const auto points = numberWith(u"pt", value);
    if (!points)
        return u"\"%1\" is not a size in points, such as 8pt"_s.arg(value);
    options.fontPoints = *points;
    return {};
}

std::optional<QString> saidFont(const FigureOptions &options)
{
    if (options.fontPoints == FigureOptions{}.fontPoints)
        return std::nullopt;
    return shortestText(options.fontPoints) + u"pt"_s;
}

// --- steps ---

TroubleReading readStep(FigureOptions &options, const QString &value)
{
    const auto steps = stepsFrom(value);
    if (!steps)
        return toText(steps.failure());
    options.steps = *steps;
    return {};
}

std::optional<QString> saidStep(const FigureOptions &options)
{
    if (options.steps.kind == StepChoice::Kind::Usual)
        return std::nullopt;
    return textOf(options.steps);
}

TroubleReading readMultiples(FigureOptions &options, const QString &value)
{
    const auto columns = wholeIn(numberOf(value));
    if (!columns || *columns < 1)
        return u"\"%1\" is no number of columns, such as 3"_s.arg(value);
    options.columns = *columns;
    return {};
}

std::optional<QString> saidMultiples(const FigureOptions &options)
{
    return options.columns > 0 ? std::optional(QString::number(options.columns)) : std::nullopt;
}

TroubleReading readDuration(FigureOptions &options, const QString &value)
{
    const auto duration = wholeIn(numberWith(u"ms", value));
    if (!duration)
        return u"\"%1\" is not a time in milliseconds, such as 800ms"_s.arg(value);
    options.pace.millisecondsAStep = *duration;
    return {};
}

std::optional<QString> saidDuration(const FigureOptions &options)
{
    if (options.pace.millisecondsAStep == Pace{}.millisecondsAStep)
        return std::nullopt;
    return QString::number(options.pace.millisecondsAStep) + u"ms"_s;
}

TroubleReading readTweens(FigureOptions &options, const QString &value)
{
    const auto tweens = wholeIn(numberOf(value));
    if (!tweens)
        return u"\"%1\" is no number of frames"_s.arg(value);
    options.pace.tweens = *tweens;
    return {};
}

std::optional<QString> saidTweens(const FigureOptions &options)
{
    return options.pace.tweens != 0 ? std::optional(QString::number(options.pace.tweens)) : std::nullopt;
}

// --- switches ---

template <auto Member, bool WithWord>
TroubleReading readSwitch(FigureOptions &options, const QString & /*value*/)
{
    options.*Member = WithWord;
    return {};
}

template <auto Member, bool WithWord>
std::optional<QString> saidSwitch(const FigureOptions &options)
{
    return options.*Member == WithWord ? std::optional(QString()) : std::nullopt;
}

TroubleReading readOnce(FigureOptions &options, const QString & /*value*/)
{
    options.pace.loops = false;
    return {};
}

std::optional<QString> saidOnce(const FigureOptions &options)
{
    return options.pace.loops ? std::nullopt : std::optional(QString());
}

const std::array<OptionWords, 16> allOptions{{
    {{u"step", u"K|last|all|A-B",
      u"which update it shows, 0 for the start: one, the last, all or a range; a "
      u"sheet also takes a list such as 0,2,10-12. Usually the document's step, "
      u"the last of a points file, and all in what moves"},
     readStep,
     saidStep},
    {{u"width", u"120mm", u"in mm, cm, in, pt or px"}, readWidth, saidWidth},
    {{u"height", u"90mm", u"usually three quarters of the width"}, readHeight, saidHeight},
    {{u"dpi", u"300",
      u"pixels an inch; usually 300 for a png, 150 for what moves, 96 where only lengths in px "
      u"need it"},
     readDpi,
     saidDpi},
    {{u"font", u"8pt", u"how high words are in the finished figure; lines and points follow"},
     readFont,
     saidFont},
    {{u"palette", u"light", u"light, dark or print (classes differ in grey, too)"}, readPalette, saidPalette},
    {{u"transparent", {}, u"without paper"},
     readSwitch<&FigureOptions::isTransparent, true>,
     saidSwitch<&FigureOptions::isTransparent, true>},
    {{u"layers", u"boundary,weight,…",
      u"what is shown, as under View in the window; usually as in the document"},
     readLayers,
     saidLayers},
    {{u"view", u"X1,X2,WIDTH",
      u"the part of the plane: its middle and how wide it is; usually the document's"},
     readView,
     saidView},
    {{u"title", {}, u"the document's title above"},
     readSwitch<&FigureOptions::hasTitle, true>,
     saidSwitch<&FigureOptions::hasTitle, true>},
    {{u"multiples", u"COLUMNS", u"a contact sheet of the steps, labelled (a), (b), …"},
     readMultiples,
     saidMultiples},
    {{u"no-embed", {}, u"the file does not carry its document: it cannot be opened again"},
     readSwitch<&FigureOptions::carriesDocument, false>,
     saidSwitch<&FigureOptions::carriesDocument, false>},
    {{u"fragment",
      {},
      u"tex: the picture alone; without it the file can be put into another by \\input and also "
      u"compiles by itself"},
     readSwitch<&FigureOptions::isFragment, true>,
     saidSwitch<&FigureOptions::isFragment, true>},
    {{u"duration", u"800ms", u"gif, video: of a step"}, readDuration, saidDuration},
    {{u"tweens", u"0", u"gif, video: frames on the way from one step to the next"}, readTweens, saidTweens},
    {{u"once", {}, u"gif: does not begin anew at its end"}, readOnce, saidOnce},
}};

constexpr auto wordsOnly = [](const OptionWords &option) { return option.words; };

} // namespace

QStringList layerIds()
{
    QStringList ids;
    for (const Layer *layer : layers())
        ids << toText(layer->id);
    return ids;
}

std::span<const FigureOptionWords> figureOptionWords()
{
    static const auto words = [] {
        std::array<FigureOptionWords, allOptions.size()> result;
        std::ranges::transform(allOptions, result.begin(), wordsOnly);
        return result;
    }();
    return words;
}

Result<FigureOptions> withWords(FigureOptions options, const FigureWords &words)
{
    for (const OptionWords &option : allOptions) {
        const auto word = words.constFind(option.words.name.toString());
        if (word == words.constEnd())
            continue;
        if (const auto trouble = option.read(options, *word))
            return Failure{.message = u"--%1: %2"_s.arg(option.words.name, *trouble).toStdString(),
                           .about = Failure::Words};
    }
    return options;
}

FigureWords wordsOf(const FigureOptions &options)
{
    FigureWords words;
    for (const OptionWords &option : allOptions) {
        if (const auto said = option.said(options))
            words.insert(option.words.name.toString(), *said);
    }
    return words;
}

} // namespace halfplane
