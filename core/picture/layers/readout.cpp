#include "core/numbers.h"
#include "core/picture/layers.h"
#include "core/picture/outlines.h"
#include "core/picture/parts.h"
#include "core/picture/plate.h"
#include "core/words/report_words.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr Subject readoutSubject{
    .title = "Loss and margin",
    .symbol = "min y⟨w, φ(x)⟩ / ‖w‖",
    .definition = "How w does after this step: how many points it misclassifies, and the signed distance of "
                  "its worst point from the boundary.",
    .source = "0-1 loss: dissertation, Definition 11",
    .isPlate = true,
};

struct ReadoutRow
{
    std::string name;
    std::string number;
    std::string rest;
    Hue hue = Hue::Words;
};

/// How w does now: after the update, also while it is on its way there.
std::vector<ReadoutRow> readoutRows(const Scene &scene)
{
    const Score &score = scene.caches.score(scene.study.run, *scene.moment());
    const Hue hue = score.mistakes == 0 ? Hue::Good : Hue::Words;
    std::vector<ReadoutRow> rows{
        {"loss", number(score.mistakes), " / " + number(scene.study.points.size()), hue}};
    const double length = norm(scene.moment()->after);
    if (length > 0)
        rows.push_back({"margin", readable(score.least / length), {}, hue});
    return rows;
}

Words wordsOf(const std::string &text, const Sizes &sizes)
{
    return {.at = {},
            .anchor = Anchor::Left,
            .text = text,
            .size = sizes.text,
            .colour = {Hue::Words},
            .plate = {},
            .plateEdge = {}};
}

/// Its pieces, from the right.
std::vector<Words> piecesOf(const ReadoutRow &row, const Sizes &sizes)
{
    Words number = wordsOf(row.number, sizes);
    number.isBold = true;
    number.colour = {row.hue};
    Words name = wordsOf(row.name + ' ', sizes);
    name.colour = {Hue::FaintWords};
    return {wordsOf(row.rest, sizes), number, name};
}

double widthOf(const std::vector<Words> &pieces)
{
    double width = 0;
    for (const Words &piece : pieces)
        width += sizeOf(piece).width;
    return width;
}

} // namespace

void addReadout(const Scene &scene, Overlay &overlay)
{
    if (scene.moment() == nullptr)
        return;
    const double text = scene.sizes.text;
    std::vector<std::vector<Words>> lines;
    double width = 0;
    for (const ReadoutRow &row : readoutRows(scene)) {
        lines.push_back(piecesOf(row, scene.sizes));
        width = std::max(width, widthOf(lines.back()));
    }
    const Size size{width + 1.4 * text, (1.5 * static_cast<double>(lines.size()) + 0.7) * text};
    const Box plate({scene.area.right() - text - size.width, scene.area.top + text}, size);
    if (!scene.area.contains(plate))
        return;
    overlay.show(readoutSubject);
    std::vector<Instruction> drawn;
    addPlate(plate, 0.4 * text, {{Hue::PlateEdge}, 1}, drawn);
    double middle = plate.top + 1.1 * text;
    for (const std::vector<Words> &line : lines) {
        double right = plate.right() - 0.7 * text;
        for (Words piece : line) {
            if (piece.text.empty())
                continue;
            piece.at = {right, middle};
            right -= sizeOf(piece).width;
            drawn.emplace_back(std::move(piece));
        }
        middle += 1.5 * text;
    }
    for (Instruction &instruction : drawn)
        overlay.add(std::move(instruction));
    overlay.placement().reserve(plate);
}

} // namespace halfplane
