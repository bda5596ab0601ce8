#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/outlines.h"
#include "core/picture/plate.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr Subject troubleSubject{
    .title = "Why there is no run",
    .definition = "The recipe does not suit these points. Change either of them, or undo.",
    .isPlate = true,
};

constexpr Subject invitationSubject{
    .title = "Empty board",
    .definition = "Click to add points. A run begins with the first one.",
};

Words lineOf(const std::string &text, double size, Hue hue)
{
    return {.at = {},
            .anchor = Anchor::Centre,
            .text = text,
            .size = size,
            .colour = {hue},
            .plate = {},
            .plateEdge = {}};
}

/// Broken at blanks into lines that are no wider, as far as the words allow.
std::vector<Words> wrappedWords(const std::string &text, double width, double size, Hue hue)
{
    std::vector<Words> lines;
    std::string line;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        const std::string word = text.substr(from, end - from);
        from = end + 1;
        if (word.empty())
            continue;
        const std::string longer = line.empty() ? word : line + ' ' + word;
        if (!line.empty() && sizeOf(lineOf(longer, size, hue)).width > width) {
            lines.push_back(lineOf(line, size, hue));
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.empty())
        lines.push_back(lineOf(line, size, hue));
    return lines;
}

void addLines(const std::vector<Words> &lines, Spot top, Overlay &overlay)
{
    for (Words words : lines) {
        words.at = top + Spot{0, sizeOf(words).height / 2};
        top.y += sizeOf(words).height;
        overlay.addOnTop(Instruction(std::move(words)));
    }
}

Size sizeOfLines(const std::vector<Words> &lines)
{
    Size size;
    for (const Words &words : lines) {
        const Size line = sizeOf(words);
        size = {std::max(size.width, line.width), size.height + line.height};
    }
    return size;
}

/// Lines on a plate; nothing else is to be there.
void addPlated(const std::vector<Words> &lines, const Box &place, const Stroke &edge, const Scene &scene,
               Overlay &overlay)
{
    const double text = scene.sizes.text;
    const Box plate = place.adjusted(-1.2 * text, -0.6 * text, 1.2 * text, 0.6 * text);
    std::vector<Instruction> drawn;
    addPlate(plate, 0.4 * text, edge, drawn);
    for (Instruction &instruction : drawn)
        overlay.addOnTop(std::move(instruction));
    addLines(lines, {place.centre().x, place.top}, overlay);
    overlay.placement().reserve(plate);
}

/// What to do with an empty board, in its middle.
void addInvitation(const Scene &scene, Overlay &overlay)
{
    const double width = 0.86 * scene.area.width;
    const double text = scene.sizes.text;
    std::vector<Words> lines = wrappedWords("Click to add a point", width, 1.5 * text, Hue::Words);
    std::ranges::move(
        wrappedWords("Shift+click adds one of the other class", width, 1.15 * text, Hue::FaintWords),
        std::back_inserter(lines));
    const Size size = sizeOfLines(lines);
    const Box place(scene.area.centre() - Spot{size.width, size.height} / 2, size);
    overlay.begin("invitation", invitationSubject);
    addPlated(lines, place, {{Hue::PlateEdge}, 1}, scene, overlay);
}

/// Why there is no run, at the top.
void addTrouble(const Scene &scene, Overlay &overlay)
{
    const double text = scene.sizes.text;
    const std::vector<Words> lines =
        wrappedWords(scene.study.trouble, 0.7 * scene.area.width, 1.1 * text, Hue::Words);
    const Size size = sizeOfLines(lines);
    overlay.begin("trouble", troubleSubject);
    addPlated(lines, {Spot{scene.area.centre().x - size.width / 2, 1.6 * text}, size}, {{Hue::Warning}, 1.6},
              scene, overlay);
}

} // namespace

void addNotice(const Scene &scene, Overlay &overlay)
{
    if (scene.study.points.empty())
        addInvitation(scene, overlay);
    else if (!scene.study.trouble.empty())
        addTrouble(scene, overlay);
}

} // namespace halfplane
