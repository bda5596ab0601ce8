#include "app/data_source.h"

#include "app/files.h"
#include "core/calls/call_words.h"
#include "core/examples.h"
#include "core/io/carried_document.h"
#include "core/lessons/lessons.h"
#include "core/text.h"
#include "core/variants/registry.h"

#include <algorithm>
#include <filesystem>

namespace halfplane {

namespace {

constexpr std::string_view examplePrefix = "example:";
constexpr std::string_view lessonPrefix = "lesson:";

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

/// What one moment of a lesson names: an example, or a file beside it.
Result<NamedPoints> namedIn(const std::filesystem::path &folder, const std::string &name)
{
    const bool isPath = !name.starts_with(examplePrefix);
    auto source = open(isPath ? (folder / name).string() : name);
    if (!source)
        return source.failure();
    if (source->lesson)
        return Failure{.message = "it is a lesson, not points"};
    return NamedPoints{.document = std::move(source->document),
                       .isPointsAlone = source->kind == SourceKind::Points};
}

std::string toldTroubles(const std::string &name, const std::vector<Failure> &troubles)
{
    constexpr std::size_t most = 3;
    std::string told;
    for (std::size_t i = 0; i < std::min(most, troubles.size()); ++i) {
        Failure trouble = troubles[i];
        trouble.file = name;
        told += (i == 0 ? "" : " ") + inOneLine(trouble) + ".";
        if (!trouble.remedy.empty())
            told += " " + std::string(trouble.remedy);
    }
    const std::size_t rest = troubles.size() - std::min(most, troubles.size());
    return rest == 0 ? told : told + " And " + std::to_string(rest) + " more.";
}

/// What could not be understood is noted; only a lesson that shows nothing is none.
Result<Source> fromLesson(const std::string &name, std::string_view text)
{
    const std::filesystem::path folder = std::filesystem::path(name).parent_path();
    LessonReading reading = readLesson(
        text, {.open = [&folder](const std::string &named) { return namedIn(folder, named); }, .panels = {}});
    if (reading.lesson.moments.empty())
        return unreadable(name, reading.troubles.front());
    Source source{name, reading.lesson.moments.front().shown, toldTroubles(name, reading.troubles),
                  SourceKind::Lesson};
    source.document.title = reading.lesson.title;
    source.lesson = std::make_shared<const Lesson>(std::move(reading.lesson));
    return source;
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
    if (data.starts_with(examplePrefix)) {
        const Example *example = findExample(std::string_view(data).substr(examplePrefix.size()));
        if (example == nullptr)
            return noSuchExample(data);
        return fromDocument(data, example->text);
    }
    if (data.starts_with(lessonPrefix)) {
        const BuiltInLesson *lesson = findLesson(std::string_view(data).substr(lessonPrefix.size()));
        return lesson != nullptr ? fromLesson(data, lesson->text) : noSuchLesson(data);
    }
    auto text = contentsOf(data);
    if (!text)
        return text.failure();
    const std::string name = data == "-" ? "standard input" : data;
    if (looksLikeLesson(*text))
        return fromLesson(name, *text);
    if (!data.ends_with(".halfplane") && looksLikeFigure(*text))
        return fromFigure(name, *text);
    return looksLikeDocument(*text, data) ? fromDocument(name, *text) : fromPoints(name, *std::move(text));
}

} // namespace halfplane
