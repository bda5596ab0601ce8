#include "app/commands.h"
#include "app/data_source.h"
#include "app/files.h"
#include "app/interruption.h"
#include "core/calls/recipe_options.h"
#include "core/examples.h"
#include "core/text.h"
#include "core/utf8.h"
#include "core/words/orders_report.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"

#include <QDir>
#include <QGuiApplication>
#include <QStringList>

#include <array>
#include <memory>
#include <ranges>
#include <string>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Qt misses parts of a desktop that a picture does not need.
void ignore(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString & /*message*/) { }

/// What drawing needs where there is no display, or none is wanted. One at a time, for as long as anything is
/// drawn.
class Headless
{
public:
    Headless()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(ignore);
        m_application = std::make_unique<QGuiApplication>(m_count, m_words.data());
    }

private:
    std::string m_name = "halfplane";
    std::array<char *, 2> m_words{m_name.data(), nullptr};
    int m_count = 1;
    std::unique_ptr<QGuiApplication> m_application;
};

/// Work that tells it how far it has come hears whether to stop.
ExportProgress heedingInterruptions()
{
    std::stop_source stop;
    const auto heed = [stop](double /*share*/) mutable {
        if (Interruption::hasCome())
            stop.request_stop();
    };
    return {heed, stop.get_token()};
}

constexpr const char *output = "output";

Result<std::string> outputIn(const CallWords &words)
{
    const std::string *name = words.value(output);
    if (name == nullptr || name->empty())
        return wrongWords("where to? Say -o FILE; its ending says the format: "
                          + knownEndings().toStdString());
    if (!words.others.empty() && words.others[0] != "-" && areOnePlace(words.others[0], *name))
        return wrongWords("DATA and -o cannot both be " + inQuotes(*name));
    return *name;
}

Result<const FigureKind *> kindOf(const std::string &name)
{
    if (const FigureKind *kind = kindForName(toText(name)))
        return kind;
    return wrongWords("-o: " + inQuotes(name)
                      + " has no ending that says a format: " + knownEndings().toStdString());
}

/// Values that are not UTF-8 become visible in the message about them.
FigureWords figureWordsIn(const CallWords &words)
{
    FigureWords result;
    for (const FigureOption &option : figureOptions()) {
        if (const std::string *value = words.value(option.name.toString().toStdString()))
            result.insert(option.name.toString(), toText(*value));
    }
    return result;
}

Result<FigureOptions> figureOptionsIn(const CallWords &words, const FigureKind &kind)
{
    const FigureWords figureWords = figureWordsIn(words);
    for (const QString &word : figureWords.keys()) {
        if (!matters(word, kind))
            return wrongWords("--" + word.toStdString() + " means nothing for a ."
                              + kind.ending.toString().toStdString());
    }
    FigureOptions options;
    options.kind = &kind;
    return withWords(options, figureWords);
}

/// A step that only the run tells, and no document: its end says most of points alone, and a moment of a
/// lesson may begin there or where a point is asked.
std::optional<StepChoice> stepOf(const Source &source)
{
    using Kind = StepChoice::Kind;
    if (source.kind == SourceKind::Points)
        return StepChoice{Kind::Last};
    if (!source.lesson)
        return std::nullopt;
    const PlannedStep &from = source.lesson->moments.front().steps.from;
    if (!from)
        return StepChoice{Kind::Last};
    return from->beat == Beat::Asked ? std::optional(StepChoice{Kind::One, *from}) : std::nullopt;
}

/// Points alone have no title, as in the window.
void complete(Source &source, FigureOptions &options)
{
    if (source.kind == SourceKind::Points)
        source.document.title.clear();
    const bool isOpen = options.steps.kind == StepChoice::Kind::Usual;
    const auto step = stepOf(source);
    if (step && isOpen && options.columns == 0 && !options.kind->moves)
        options.steps = *step;
}

/// Where they are the document's own they keep their names.
void putInto(Document &document, const std::vector<Recipe> &recipes)
{
    document.recipe() = recipes.front();
    if (std::ranges::equal(document.recipes, recipes, {}, &NamedRecipe::recipe))
        return;
    document.recipes.resize(1);
    for (const Recipe &recipe : recipes | std::views::drop(1))
        document.recipes.push_back({.name = {}, .recipe = recipe});
}

/// An interruption waits for what a film needs beside it.
Result<QByteArray> bytesOf(Figure &figure)
{
    const Interruption interruption;
    return fileOf(figure, heedingInterruptions());
}

/// What a figure is of, but for what takes no study.
Result<FigureSource> sourceOf(const Source &source)
{
    auto drawn = figureSource(source.document);
    if (!drawn)
        return unreadable(source.name, drawn.failure());
    return drawn;
}

/// The bytes of a figure that is to have this name.
Result<std::string> draw(Result<FigureSource> source, const FigureOptions &options, const std::string &name)
{
    if (!source)
        return source.failure();
    auto figure = Figure::of(*std::move(source), options);
    if (!figure)
        return figure.failure();
    const auto bytes = bytesOf(*figure);
    if (!bytes)
        return unwritable(name, bytes.failure().message);
    return bytes->toStdString();
}

std::optional<Failure> write(const Result<std::string> &bytes, const std::string &name)
{
    if (!bytes)
        return bytes.failure();
    Outputs outputs;
    outputs.add(name, *bytes);
    return outputs.commit();
}

/// Options of a figure that a command draws beside what it says.
Result<FigureOptions> usualOptions(const std::string &name)
{
    const auto kind = kindOf(name);
    if (!kind)
        return kind.failure();
    FigureOptions options;
    options.kind = *kind;
    options.steps.kind = options.kind->moves ? StepChoice::Kind::All : StepChoice::Kind::Last;
    return options;
}

} // namespace

std::vector<Option> exportOptions()
{
    std::vector<Option> options{
        {output, "FILE", "the figure; its ending says the format: " + knownEndings().toStdString(), 'o'}};
    for (const FigureOption &option : figureOptions()) {
        options.push_back({option.name.toString().toStdString(), option.shownPlaceholder().toStdString(),
                           option.meaning.toString().toStdString()});
        if (option.name == u"layers")
            options.back().meaning += ": " + layerIds().join(u", "_s).toStdString() + "; or none";
    }
    std::ranges::move(recipeOptions(), std::back_inserter(options));
    options.push_back(withOption());
    return options;
}

std::optional<Failure> carryOutExport(const CallWords &words)
{
    const auto data = dataIn(words);
    if (!data)
        return data.failure();
    const auto name = outputIn(words);
    if (!name)
        return name.failure();
    const auto kind = kindOf(*name);
    if (!kind)
        return kind.failure();
    auto options = figureOptionsIn(words, **kind);
    if (!options)
        return options.failure();
    auto opened = openForCommand(*data);
    if (!opened)
        return opened.failure();
    Source source = *std::move(opened);
    const auto recipes = recipesIn(words, source.document);
    if (!recipes)
        return recipes.failure();
    putInto(source.document, *recipes);
    complete(source, *options);
    const Headless headless;
    return write(draw(sourceOf(source), *options, *name), *name);
}

Result<std::string> comparisonFigure(Source source, const std::vector<Recipe> &recipes,
                                     const std::string &name)
{
    auto options = usualOptions(name);
    if (!options)
        return options.failure();
    putInto(source.document, recipes);
    complete(source, *options);
    const Headless headless;
    return draw(sourceOf(source), *options, name);
}

std::optional<Failure> troubleWithOrdersFigure(const std::string &name)
{
    const auto options = usualOptions(name);
    if (!options)
        return options.failure();
    const FigureKind &kind = *options->kind;
    if (!kind.moves)
        return std::nullopt;
    return wrongWords("-o: a ." + kind.ending.toString().toStdString()
                      + " shows a run, step after step; many orders are one picture, such as a .png or .pdf");
}

Result<std::string> ordersFigure(Source source, std::shared_ptr<const OrdersRun> run, const std::string &name)
{
    auto options = usualOptions(name);
    if (!options)
        return options.failure();
    putInto(source.document, run->recipes);
    complete(source, *options);
    const Headless headless;
    return draw(FigureSource{.document = source.document, .orders = std::move(run)}, *options, name);
}

std::optional<Failure> drawDefaultExample()
{
    const auto opened = open("example:" + std::string(defaultExample));
    if (!opened)
        return opened.failure();
    FigureOptions options;
    options.width = {2560, Length::Unit::Pixels};
    options.height = {1600, Length::Unit::Pixels};
    options.dpi = 192; // so that words are as on a screen of twice the usual resolution
    options.fontPoints = 9.75;
    const std::string file = QDir::temp().filePath(u"halfplane-figure34.png"_s).toStdString();
    const Headless headless;
    if (auto failure = write(draw(sourceOf(*opened), options, file), file))
        return failure;
    return print("There is no display for a window; the default example is drawn in " + file + "\n");
}

} // namespace halfplane
