#include "core/io/document.h"

#include "core/io/document_values.h"
#include "core/io/json.h"
#include "core/text.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace halfplane {

namespace {

/// What reading gathers: the document, and the members not understood of each of its objects.
struct Draft
{
    Document document;
    std::string unknown;
    std::string unknownInNames;
    std::string unknownInView;
    bool hasPoints = false;
};

struct ViewDraft
{
    std::optional<std::array<double, 2>> center;
    std::optional<double> width;
    std::optional<double> height;
};

Trouble readName(const JsonValue &value, std::string &name)
{
    if (Trouble trouble = readText(value, name))
        return trouble;
    std::size_t length = 0;
    for (std::size_t at = 0; at < name.size(); at += codePointAt(name, at).length)
        ++length;
    if (length > longestDataName)
        return value.failure(": has " + std::to_string(length) + " characters: shorten it to "
                             + std::to_string(longestDataName));
    name = keptName(name);
    return std::nullopt;
}

Trouble readNamePair(const JsonValue &value, std::array<std::string, 2> &names)
{
    const auto elements = tuple<2>(value);
    if (!elements)
        return value.failure(": must be two texts in double quotes, [\"…\", \"…\"]");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (Trouble trouble = readName((*elements)[i], names[i]))
            return inElement(i, *std::move(trouble));
    }
    return std::nullopt;
}

Trouble readClassNames(const JsonValue &value, DataNames &names)
{
    if (Trouble trouble = readNamePair(value, names.classes))
        return trouble;
    if (!names.classes[0].empty() && names.classes[0] == names.classes[1])
        return value.failure(": both classes are called " + inQuotes(names.classes[0])
                             + ": give one of them another name");
    return std::nullopt;
}

constexpr std::array<Member<DataNames>, 2> namesMembers{{
    {"axes", [](const JsonValue &value, DataNames &names) { return readNamePair(value, names.axes); }},
    {"classes", readClassNames},
}};

Trouble readNames(const JsonValue &value, Draft &draft)
{
    return readObject<DataNames>(value, namesMembers, draft.document.names, draft.unknownInNames);
}

Trouble readPoint(const JsonValue &value, Point &point)
{
    const auto elements = tuple<3>(value);
    if (!elements)
        return value.failure(": a point must be [x1, x2, label]");
    const auto &[x1, x2, y] = *elements;
    if (Trouble trouble = readNumber(x1, point.x1))
        return inElement(0, *std::move(trouble));
    if (Trouble trouble = readNumber(x2, point.x2))
        return inElement(1, *std::move(trouble));
    double label = 0;
    if (readNumber(y, label) || (label != 1 && label != -1))
        return y.failure(": label must be 1 or -1");
    point.label = label > 0 ? Label::Positive : Label::Negative;
    return std::nullopt;
}

Trouble readPoints(const JsonValue &value, Draft &draft)
{
    if (value.kind() != JsonValue::Kind::Array)
        return value.failure(": must be a list of points, [[x1, x2, label], … ]");
    draft.hasPoints = true;
    Dataset &points = draft.document.points;
    for (const JsonValue &element : value.children()) {
        if (Trouble trouble = readPoint(element, points.emplace_back()))
            return inElement(points.size() - 1, *std::move(trouble));
    }
    return std::nullopt;
}

Trouble readParameter(const JsonValue &value, ParameterValue &parameter)
{
    switch (value.kind()) {
    case JsonValue::Kind::Number:
        return readNumber(value, parameter.emplace<double>());
    case JsonValue::Kind::Array:
        return readNumbers(value, parameter.emplace<std::vector<double>>());
    case JsonValue::Kind::String:
        return readText(value, parameter.emplace<std::string>());
    default:
        return value.failure(": must be a number, a list of numbers or a text in double quotes");
    }
}

Trouble readParameters(const JsonValue &value, Recipe &recipe)
{
    if (value.kind() != JsonValue::Kind::Object)
        return value.failure(": must be an object, { … }");
    for (const JsonValue &key : value.children()) {
        const std::string name = key.string();
        if (Trouble trouble = readParameter(key.member(), recipe.parameters[name]))
            return inMember(name, *std::move(trouble));
    }
    return std::nullopt;
}

/// Reads one of a closed set of values by its id.
template <class Choice, std::size_t N>
Trouble readChoice(const JsonValue &value, const std::array<Choice, N> &choices, Choice &choice)
{
    std::string id;
    if (Trouble trouble = readText(value, id))
        return trouble;
    std::string known;
    for (const Choice candidate : choices) {
        if (idOf(candidate) == id) {
            choice = candidate;
            return std::nullopt;
        }
        known.append(known.empty() ? "" : ", ").append(idOf(candidate));
    }
    return value.failure(": there is no " + inQuotes(id) + ", only " + known);
}

// clang-format off
constexpr std::array<Member<NamedRecipe>, 11> recipeMembers{{
    {"name", [](const JsonValue &value, NamedRecipe &named) { return readText(value, named.name); }},
    {"variant", [](const JsonValue &value, NamedRecipe &named) { return readText(value, named.recipe.variant); }},
    {"parameters", [](const JsonValue &value, NamedRecipe &named) { return readParameters(value, named.recipe); }},
    {"space", [](const JsonValue &value, NamedRecipe &named) { return readChoice(value, allSpaces, named.recipe.space); }},
    {"order", [](const JsonValue &value, NamedRecipe &named) { return readChoice(value, allOrders, named.recipe.order); }},
    {"seed", [](const JsonValue &value, NamedRecipe &named) { return readCount(value, named.recipe.seed); }},
    {"hold_out", [](const JsonValue &value, NamedRecipe &named) { return readNumber(value, named.recipe.holdOut.share); }},
    {"hold_out_seed", [](const JsonValue &value, NamedRecipe &named) { return readCount(value, named.recipe.holdOut.seed); }},
    {"w0", [](const JsonValue &value, NamedRecipe &named) { return readNumbers(value, named.recipe.start); }},
    {"max_updates", [](const JsonValue &value, NamedRecipe &named) { return readCount(value, named.recipe.caps.updates); }},
    {"max_sweeps", [](const JsonValue &value, NamedRecipe &named) { return readCount(value, named.recipe.caps.sweeps.emplace()); }},
}};
// clang-format on

Trouble readRecipe(const JsonValue &value, NamedRecipe &named)
{
    std::string unknown;
    Trouble trouble = readObject<NamedRecipe>(value, recipeMembers, named, unknown);
    if (!unknown.empty())
        named.unknown = "{ " + unknown + " }";
    return trouble;
}

/// All but the first.
Trouble readCompared(const JsonValue &value, Draft &draft)
{
    if (value.kind() != JsonValue::Kind::Array)
        return value.failure(": must be a list of recipes, [{ … }, … ]");
    std::vector<NamedRecipe> &recipes = draft.document.recipes;
    for (const JsonValue &element : value.children()) {
        if (recipes.size() == mostRecipes)
            return element.failure(": more than " + std::to_string(mostRecipes - 1)
                                   + " recipes cannot be compared with the first");
        if (Trouble trouble = readRecipe(element, recipes.emplace_back()))
            return inElement(recipes.size() - 2, *std::move(trouble));
    }
    return std::nullopt;
}

Trouble readCenter(const JsonValue &value, ViewDraft &view)
{
    std::vector<double> center;
    if (Trouble trouble = readNumbers(value, center))
        return trouble;
    if (center.size() != 2)
        return value.failure(": must be two numbers, [x1, x2]");
    view.center = {center[0], center[1]};
    return std::nullopt;
}

Trouble readExtent(const JsonValue &value, std::optional<double> &extent)
{
    if (Trouble trouble = readNumber(value, extent.emplace()))
        return trouble;
    return *extent > 0 ? std::nullopt : Trouble(value.failure(": must be greater than 0"));
}

constexpr std::array<Member<ViewDraft>, 3> viewMembers{{
    {"center", readCenter},
    {"width", [](const JsonValue &value, ViewDraft &view) { return readExtent(value, view.width); }},
    {"height", [](const JsonValue &value, ViewDraft &view) { return readExtent(value, view.height); }},
}};

Trouble readView(const JsonValue &value, Draft &draft)
{
    ViewDraft view;
    if (Trouble trouble = readObject<ViewDraft>(value, viewMembers, view, draft.unknownInView))
        return trouble;
    if (view.center.has_value() != view.width.has_value())
        return value.failure(view.center ? ".width: is missing" : ".center: is missing");
    if (view.center)
        draft.document.view = {(*view.center)[0], (*view.center)[1], *view.width, view.height};
    return std::nullopt;
}

/// Format and version are read before all else.
Trouble readNothing(const JsonValue & /*value*/, Draft & /*draft*/) { return std::nullopt; }

Trouble readLayers(const JsonValue &value, Draft &draft)
{
    if (value.kind() != JsonValue::Kind::Array)
        return value.failure(R"(: must be a list of names, ["grid", "points", … ])");
    auto &layers = draft.document.layers.emplace();
    for (const JsonValue &element : value.children()) {
        if (Trouble trouble = readText(element, layers.emplace_back()))
            return inElement(layers.size() - 1, *std::move(trouble));
    }
    return std::nullopt;
}

Trouble readSeenFrom(const JsonValue &value, Draft &draft)
{
    std::vector<double> degrees;
    if (Trouble trouble = readNumbers(value, degrees))
        return trouble;
    if (degrees.size() != 2)
        return value.failure(": must be two numbers of degrees, [turn, height]");
    draft.document.seenFrom = {degrees[0], degrees[1]};
    return std::nullopt;
}

constexpr std::array<Member<Draft>, 16> documentMembers{{
    {"format", readNothing},
    {"version", readNothing},
    {"title", [](const JsonValue &value, Draft &draft) { return readText(value, draft.document.title); }},
    {"caption", [](const JsonValue &value, Draft &draft) { return readText(value, draft.document.caption); }},
    {"source", [](const JsonValue &value, Draft &draft) { return readText(value, draft.document.source); }},
    {"notes", [](const JsonValue &value, Draft &draft) { return readText(value, draft.document.notes); }},
    {"recipe",
     [](const JsonValue &value, Draft &draft) { return readRecipe(value, draft.document.recipes.front()); }},
    {"compare", readCompared},
    {"names", readNames},
    {"points", readPoints},
    {"view", readView},
    {"step", [](const JsonValue &value, Draft &draft) { return readCount(value, draft.document.step); }},
    {"checks", [](const JsonValue &value, Draft &draft) { return readCount(value, draft.document.checks); }},
    {"layers", readLayers},
    {"perspective",
     [](const JsonValue &value, Draft &draft) { return readText(value, draft.document.perspective); }},
    {"seenFrom", readSeenFrom},
}};

std::optional<JsonValue> member(const JsonValue &object, std::string_view name)
{
    for (const JsonValue &key : object.children()) {
        if (key.string() == name)
            return key.member();
    }
    return std::nullopt;
}

Trouble troubleWithFormat(const JsonValue &root)
{
    const std::optional<JsonValue> format = member(root, "format");
    if (!format)
        return root.failure(R"(this is not a Halfplane document: "format": "halfplane" is missing)");
    std::string id;
    if (readText(*format, id) || id != "halfplane")
        return format->failure(R"(this is not a Halfplane document: "format" must be "halfplane")");
    return std::nullopt;
}

Trouble troubleWithVersion(const JsonValue &root)
{
    const std::optional<JsonValue> value = member(root, "version");
    if (!value)
        return root.failure("the document's \"version\" is missing: this program writes "
                            + std::to_string(documentVersion));
    std::uint64_t version = 0;
    if (readCount(*value, version) || version == 0)
        return value->failure("version: must be a whole number from 1");
    if (version <= documentVersion)
        return std::nullopt;
    return value->failure("this document was made by a newer Halfplane (version " + std::to_string(version)
                          + "; this one reads up to " + std::to_string(documentVersion)
                          + "): update Halfplane to open it");
}

/// Always in the order in which the document is written, so that writing and reading change nothing.
std::string unknownMembers(const Draft &draft)
{
    std::string members;
    if (!draft.unknownInNames.empty())
        appendMember(members, "names", "{ " + draft.unknownInNames + " }");
    if (!draft.unknownInView.empty())
        appendMember(members, "view", "{ " + draft.unknownInView + " }");
    if (!draft.unknown.empty())
        members += (members.empty() ? "" : ", ") + draft.unknown;
    return members.empty() ? members : "{ " + members + " }";
}

Result<Document> documentFrom(const JsonValue &root)
{
    if (Trouble trouble = troubleWithFormat(root))
        return *std::move(trouble);
    if (Trouble trouble = troubleWithVersion(root))
        return *std::move(trouble);
    Draft draft;
    if (Trouble trouble = readObject<Draft>(root, documentMembers, draft, draft.unknown)) {
        trouble->message.erase(0, 1); // the dot before the first name
        return *std::move(trouble);
    }
    if (!draft.hasPoints)
        return root.failure("\"points\" is missing: write \"points\": [[x1, x2, label], … ]");
    draft.document.unknown = unknownMembers(draft);
    return std::move(draft.document);
}

} // namespace

Result<Document> readDocument(std::string_view text)
{
    if (Trouble trouble = utf16Trouble(text))
        return *std::move(trouble);
    const std::string_view unmarked = withoutByteOrderMark(text);
    const std::size_t start = unmarked.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos)
        return Failure{"the document is empty"};
    if (unmarked[start] != '{')
        return failureAt(unmarked, start, "this is not a Halfplane document: it does not begin with \"{\"");
    const Result<JsonText> json = JsonText::parse(unmarked);
    if (!json)
        return json.failure();
    return documentFrom(json->root());
}

} // namespace halfplane
