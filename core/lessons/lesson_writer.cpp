#include "core/lessons/lesson_writer.h"

#include "core/calls/recipe_words.h"
#include "core/io/points_file.h"
#include "core/numbers.h"

#include <algorithm>

namespace halfplane {

namespace {

std::string pointLines(const Document &document)
{
    const std::string file = writePoints(document.points, document.names);
    std::string lines = "points:\n";
    for (std::size_t at = 0; at < file.size();) {
        const std::size_t end = file.find('\n', at) + 1;
        lines += "  " + file.substr(at, end - at);
        at = end;
    }
    return lines;
}

std::string recipeLines(const std::vector<NamedRecipe> &before, const std::vector<NamedRecipe> &now)
{
    std::string lines;
    if (before.front().recipe != now.front().recipe)
        lines += "recipe: " + recipeWords(now.front().recipe, before.front().recipe) + "\n";
    if (before.size() == now.size() && std::equal(before.begin() + 1, before.end(), now.begin() + 1))
        return lines;
    for (std::size_t i = 1; i < now.size(); ++i)
        lines += "compare: " + recipeWords(now[i].recipe, now.front().recipe) + "\n";
    return now.size() == 1 ? lines + "compare: none\n" : lines;
}

std::string stepLine(const PlannedStep &step)
{
    if (!step)
        return "step: last\n";
    return "step: " + std::to_string(step->update) + (step->beat == Beat::Asked ? "a\n" : "\n");
}

std::string zoomLine(const std::optional<KeptView> &view)
{
    if (!view)
        return "zoom: fit\n";
    return "zoom: " + shortest(view->centerX1) + ", " + shortest(view->centerX2) + ", "
        + shortest(view->width) + "\n";
}

std::string layersLine(const std::optional<std::vector<std::string>> &names)
{
    if (!names)
        return "layers: usual\n";
    std::string line = "layers:";
    for (const std::string &name : *names)
        line += " " + name;
    return line + "\n";
}

} // namespace

std::string lessonHead(std::string_view title)
{
    return "<!-- halfplane lesson -->\n# " + std::string(title) + "\n";
}

std::string momentText(const LessonMoment *before, const Document &shown, const PlannedStep &step)
{
    const Document nothing;
    const Document &last = before != nullptr ? before->shown : nothing;
    std::string text = "\n```halfplane\n";
    if (before == nullptr || last.points != shown.points || last.names != shown.names)
        text += pointLines(shown);
    text += recipeLines(last.recipes, shown.recipes);
    text += stepLine(step);
    if (last.perspective != shown.perspective)
        text += "view: " + (shown.perspective.empty() ? "points" : shown.perspective) + "\n";
    if (last.view != shown.view)
        text += zoomLine(shown.view);
    if (last.layers != shown.layers)
        text += layersLine(shown.layers);
    return text + "```\n\nWrite here what one is to see.\n";
}

} // namespace halfplane
