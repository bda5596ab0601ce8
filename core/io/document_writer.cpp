#include "core/io/document.h"
#include "core/io/document_values.h"
#include "core/io/json.h"
#include "core/numbers.h"

#include <cassert>
#include <span>

namespace halfplane {

namespace {

/// The members of an object that stands on lines of its own.
class MemberLines
{
public:
    explicit MemberLines(std::string_view indent)
        : m_indent(indent)
    {
    }

    void add(std::string_view name, const std::string &json)
    {
        m_text += m_text.empty() ? "\n" : ",\n";
        m_text += m_indent;
        m_text += jsonString(name) + ": ";
        m_text += json;
    }
    void addText(std::string_view name, const std::string &text)
    {
        if (!text.empty())
            add(name, jsonString(text));
    }
    void addMembers(const JsonValue &object)
    {
        for (const JsonValue &key : object.children())
            add(key.string(), inlineJson(key.member()));
    }

    /// The object; its closing brace stands as deep as the line that it begins on.
    std::string object() const { return "{" + m_text + "\n" + m_indent.substr(2) + "}"; }

private:
    std::string m_indent;
    std::string m_text;
};

std::string inlineList(std::span<const double> numbers)
{
    std::string json = "[";
    for (const double number : numbers) {
        if (json.size() > 1)
            json += ", ";
        json += shortest(number);
    }
    return json + "]";
}

std::string inlineList(std::span<const std::string> texts)
{
    std::string json = "[";
    for (const std::string &text : texts) {
        if (json.size() > 1)
            json += ", ";
        json += jsonString(text);
    }
    return json + "]";
}

struct ParameterWriter
{
    std::string operator()(double number) const { return shortest(number); }
    std::string operator()(const std::vector<double> &numbers) const { return inlineList(numbers); }
    std::string operator()(const std::string &choice) const { return jsonString(choice); }
};

std::string parametersJson(const Parameters &parameters)
{
    std::string members;
    for (const auto &[id, value] : parameters)
        appendMember(members, id, std::visit(ParameterWriter(), value));
    return "{ " + members + " }";
}

/// readDocument made it.
JsonText parsed(const std::string &unknown)
{
    Result<JsonText> json = JsonText::parse(unknown.empty() ? "{}" : std::string_view(unknown));
    assert(json);
    return *std::move(json);
}

std::string recipeJson(const NamedRecipe &named, std::string_view indent)
{
    const Recipe &recipe = named.recipe;
    MemberLines lines(indent);
    lines.addText("name", named.name);
    lines.add("variant", jsonString(recipe.variant));
    if (!recipe.parameters.empty())
        lines.add("parameters", parametersJson(recipe.parameters));
    lines.add("space", jsonString(idOf(recipe.space)));
    lines.add("order", jsonString(idOf(recipe.order)));
    lines.add("seed", std::to_string(recipe.seed));
    if (recipe.holdOut != HoldOut()) {
        lines.add("hold_out", shortest(recipe.holdOut.share));
        lines.add("hold_out_seed", std::to_string(recipe.holdOut.seed));
    }
    if (!recipe.start.empty())
        lines.add("w0", inlineList(recipe.start));
    lines.add("max_updates", std::to_string(recipe.caps.updates));
    if (recipe.caps.sweeps)
        lines.add("max_sweeps", std::to_string(*recipe.caps.sweeps));
    const JsonText unknown = parsed(named.unknown);
    lines.addMembers(unknown.root());
    return lines.object();
}

std::string comparedJson(std::span<const NamedRecipe> recipes)
{
    std::string json = "[";
    for (const NamedRecipe &named : recipes) {
        json += json.size() > 1 ? ",\n    " : "\n    ";
        json += recipeJson(named, "      ");
    }
    return json + "\n  ]";
}

std::string pointsJson(const Dataset &points)
{
    std::string json = "[";
    for (const Point &point : points) {
        json += json.size() > 1 ? ",\n    [" : "\n    [";
        json += shortest(point.x1);
        json += ", ";
        json += shortest(point.x2);
        json += point.label == Label::Positive ? ", 1]" : ", -1]";
    }
    return json + (points.empty() ? "]" : "\n  ]");
}

void addUnknown(std::string &members, const std::optional<JsonValue> &unknown)
{
    if (!unknown)
        return;
    for (const JsonValue &key : unknown->children())
        appendMember(members, key.string(), inlineJson(key.member()));
}

std::string viewJson(const std::optional<KeptView> &view, const std::optional<JsonValue> &unknown)
{
    std::string members;
    if (view) {
        appendMember(members, "center", inlineList(std::array{view->centerX1, view->centerX2}));
        appendMember(members, "width", shortest(view->width));
        if (view->height)
            appendMember(members, "height", shortest(*view->height));
    }
    addUnknown(members, unknown);
    return "{ " + members + " }";
}

std::string namesJson(const DataNames &names, const std::optional<JsonValue> &unknown)
{
    std::string members;
    if (names.axes != DataNames().axes)
        appendMember(members, "axes", inlineList(names.axes));
    if (names.classes != DataNames().classes)
        appendMember(members, "classes", inlineList(names.classes));
    addUnknown(members, unknown);
    return "{ " + members + " }";
}

/// The fields kept in Document::unknown, each for its object.
struct UnknownFields
{
    std::optional<JsonValue> names;
    std::optional<JsonValue> view;
    std::vector<JsonValue> keys; ///< of the document itself
};

UnknownFields unknownFields(const JsonValue &root)
{
    UnknownFields fields;
    for (const JsonValue &key : root.children()) {
        const std::string name = key.string();
        if (name == "names")
            fields.names = key.member();
        else if (name == "view")
            fields.view = key.member();
        else
            fields.keys.push_back(key);
    }
    return fields;
}

} // namespace

std::string writeDocument(const Document &document)
{
    const JsonText unknownJson = parsed(document.unknown);
    const UnknownFields unknown = unknownFields(unknownJson.root());

    MemberLines lines("  ");
    lines.add("format", jsonString("halfplane"));
    lines.add("version", std::to_string(documentVersion));
    lines.addText("title", document.title);
    lines.addText("caption", document.caption);
    lines.addText("source", document.source);
    lines.addText("notes", document.notes);
    lines.add("recipe", recipeJson(document.recipes.front(), "    "));
    if (document.recipes.size() > 1)
        lines.add("compare", comparedJson(std::span(document.recipes).subspan(1)));
    if (document.names != DataNames() || unknown.names)
        lines.add("names", namesJson(document.names, unknown.names));
    lines.add("points", pointsJson(document.points));
    if (document.view || unknown.view)
        lines.add("view", viewJson(document.view, unknown.view));
    lines.add("step", std::to_string(document.step));
    if (document.checks > 0)
        lines.add("checks", std::to_string(document.checks));
    if (document.layers)
        lines.add("layers", inlineList(*document.layers));
    if (!document.perspective.empty())
        lines.add("perspective", jsonString(document.perspective));
    if (document.seenFrom)
        lines.add("seenFrom", inlineList(std::array{document.seenFrom->turn, document.seenFrom->height}));
    for (const JsonValue &key : unknown.keys)
        lines.add(key.string(), inlineJson(key.member()));
    return lines.object() + "\n";
}

} // namespace halfplane
