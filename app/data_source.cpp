#include "app/data_source.h"

#include "app/files.h"
#include "core/calls/call_words.h"
#include "core/examples.h"
#include "core/io/carried_document.h"
#include "core/lessons/lessons.h"
#include "core/text.h"
#include "core/variants/registry.h"
#include "ui/panels/panels.h"

#include <cstdio>
#include <filesystem>

namespace halfplane {

namespace {

constexpr std::string_view examplePrefix = "example:";
constexpr std::string_view lessonPrefix = "lesson:";
constexpr std::string_view whatMomentsName = "It is a file beside the lesson, or example:ID.";

Failure noSuchExample(const std::string &data)
{
    const std::string id = data.substr(examplePrefix.size());
    std::vector<std::string> ids;
    for (const Example &example : examples())
        ids.emplace_back(example.id);
    const auto guess = nearest(id, ids);
    return unreadable(inQuotes(data),
                      {"there is no such example"
                       + (guess ? "; did you mean example:" + *guess + "?" : std::string())
                       + " (halfplane examples lists them)"});
}

Failure noSuchLesson(const std::string &data)
{
    std::string ids;
    for (const BuiltInLesson &lesson : lessons())
        ids += (ids.empty() ? "" : ", ") + std::string(lesson.id);
    return unreadable(inQuotes(data), {"there is no such lesson; there are " + ids});
}

bool looksLikeDocument(std::string_view text, std::string_view name)
{
    const std::size_t first = withoutByteOrderMark(text).find_first_not_of(" \t\r\n");
    return name.ends_with(".halfplane")
        || (first != std::string_view::npos && withoutByteOrderMark(text)[first] == '{');
}

/// A document is only as good as its recipe.
std::optional<Failure> troubleWithRecipe(const Recipe &recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (variant == nullptr)
        return Failure{"there is no variant " + inQuotes(recipe.variant)};
    if (const auto parameters = completed(*variant, recipe.parameters); !parameters)
        return parameters.failure();
    if (!recipe.start.empty() && recipe.start.size() != dimension(recipe.space)) {
        return Failure{"w0 has " + std::to_string(recipe.start.size()) + " numbers, but in "
                       + std::string(idOf(recipe.space)) + " it needs "
                       + std::to_string(dimension(recipe.space))};
    }
    return std::nullopt;
}

std::optional<Failure> troubleWithRecipes(const Document &document)
{
    for (std::size_t i = 0; i < document.recipes.size(); ++i) {
        if (const auto failure = troubleWithRecipe(document.recipes[i].recipe))
            return i == 0 ? *failure : Failure{"compare[" + std::to_string(i - 1) + "]: " + failure->message};
    }
    return std::nullopt;
}

Result<Source> fromDocument(const std::string &name, std::string_view text)
{
    auto document = readDocument(text);
    if (!document)
        return unreadable(name, document.failure());
    if (const auto failure = troubleWithRecipes(*document))
        return unreadable(name, *failure);
    return Source{name, *std::move(document), {}};
}

/// What is wrong inside has no place in the figure's own lines.
Result<Source> fromFigure(const std::string &name, std::string_view bytes)
{
    const auto text = documentCarriedBy(bytes);
    if (!text)
        return unreadable(name, text.failure());
    auto document = readDocument(*text);
    if (!document)
        return unreadable(name, {"the document that it carries: " + document.failure().message});
    if (const auto failure = troubleWithRecipes(*document))
        return unreadable(name, {"the document that it carries: " + failure->message});
    return Source{name, *std::move(document), {}, SourceKind::Figure};
}

Result<Source> fromPoints(const std::string &name, std::string text)
{
    auto read = readPointsText(std::move(text));
    if (!read)
        return unreadable(name, read.failure());
    Source source{name, {}, read->file.classNote(), SourceKind::Points};
    source.document.title = name;
    source.document.points = read->file.points;
    source.document.names = read->file.names();
    source.pointsText = std::make_shared<const PointsText>(*std::move(read));
    return source;
}

/// What is no lesson.
Result<Source> fromText(const std::string &name, std::string text)
{
    if (!name.ends_with(".halfplane") && looksLikeFigure(text))
        return fromFigure(name, text);
    return looksLikeDocument(text, name) ? fromDocument(name, text) : fromPoints(name, std::move(text));
}

Result<Source> fromExample(const std::string &data)
{
    const Example *example = findExample(std::string_view(data).substr(examplePrefix.size()));
    return example != nullptr ? fromDocument(data, example->text) : noSuchExample(data);
}

/// What one moment of a lesson names, an example or a file beside it; never a lesson, which could name
/// itself.
Result<Source> namedIn(const std::filesystem::path &folder, const std::string &name)
{
    if (name == "-")
        return Failure{.message = "standard input is not beside the lesson", .remedy = whatMomentsName};
    if (name.starts_with(examplePrefix))
        return fromExample(name);
    const std::string path = (folder / name).string();
    auto text = contentsOf(path);
    if (!text) {
        Failure failure = text.failure();
        failure.remedy = whatMomentsName;
        return failure;
    }
    if (looksLikeLesson(*text))
        return Failure{.message = "it is a lesson, not points", .remedy = whatMomentsName};
    return fromText(path, *std::move(text));
}

LessonReferences referencesFrom(const std::filesystem::path &folder)
{
    LessonReferences references;
    references.open = [folder](const std::string &name) -> Result<NamedPoints> {
        auto source = namedIn(folder, name);
        if (!source)
            return source.failure();
        return NamedPoints{.document = std::move(source->document),
                           .isPointsAlone = source->kind == SourceKind::Points};
    };
    for (const Panel &panel : panels())
        references.panels.push_back(panel.id.toStdString());
    return references;
}

/// What takes the first moment's points away, if anything does.
const Failure *troubleWithPoints(const LessonReading &reading)
{
    const std::vector<LessonMoment> &moments = reading.lesson.moments;
    if (reading.troubles.empty() || (!moments.empty() && !moments.front().shown.points.empty()))
        return nullptr;
    const Failure &first = reading.troubles.front();
    return moments.size() < 2 || first.line < moments[1].line ? &first : nullptr;
}

/// What could not be understood is told beside the rest; only a lesson that shows nothing is none.
Result<Source> fromLesson(const std::string &name, std::string_view text)
{
    LessonReading reading = readLesson(text, referencesFrom(std::filesystem::path(name).parent_path()));
    if (const Failure *trouble = troubleWithPoints(reading))
        return unreadable(name, *trouble);
    const LessonMoment &first = reading.lesson.moments.front();
    Source source{name, first.shown, {}, SourceKind::Lesson};
    source.document.title = reading.lesson.title;
    source.document.checks = 0;
    if (const PlannedStep &from = first.steps.from)
        source.document.step = from->update - (from->beat == Beat::Asked ? 1 : 0);
    for (const Failure &trouble : reading.troubles)
        source.troubles.push_back(unreadable(name, trouble));
    source.lesson = std::make_shared<const Lesson>(std::move(reading.lesson));
    return source;
}

Result<Source> fromBuiltInLesson(const std::string &data)
{
    const BuiltInLesson *lesson = findLesson(std::string_view(data).substr(lessonPrefix.size()));
    return lesson != nullptr ? fromLesson(data, lesson->text) : noSuchLesson(data);
}

} // namespace

Result<std::string> dataIn(const CallWords &words)
{
    const std::vector<std::string> &data = words.others;
    if (data.empty())
        return std::string(examplePrefix) + std::string(defaultExample);
    if (data.size() > 1)
        return wrongWords("one DATA at a time: " + inQuotes(data[0]) + " and " + inQuotes(data[1])
                          + " are two");
    if (data[0].empty())
        return wrongWords("DATA needs a name; - is standard input");
    return data[0];
}

Result<Source> open(const std::string &data)
{
    if (data.starts_with(examplePrefix))
        return fromExample(data);
    if (data.starts_with(lessonPrefix))
        return fromBuiltInLesson(data);
    auto text = contentsOf(data);
    if (!text)
        return text.failure();
    const std::string name = data == "-" ? "standard input" : data;
    return looksLikeLesson(*text) ? fromLesson(name, *text) : fromText(name, *std::move(text));
}

std::string told(const Failure &trouble)
{
    const std::string message = inOneLine(trouble) + (trouble.message.ends_with('?') ? "" : ".");
    return trouble.remedy.empty() ? message : message + " " + std::string(trouble.remedy);
}

Result<Source> openForCommand(const std::string &data)
{
    auto source = open(data);
    if (source) {
        for (const Failure &trouble : source->troubles)
            std::fprintf(stderr, "halfplane: %s\n", visible(told(trouble)).c_str());
    }
    return source;
}

} // namespace halfplane
