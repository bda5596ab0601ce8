#include "ui/figures/transparency.h"

namespace halfplane {

namespace {

bool isPaper(const Instruction &instruction)
{
    const Area *area = std::get_if<Area>(&instruction);
    return area != nullptr && area->fill == Colour{Hue::Paper};
}

/// One outline after the other, and the way between them there and back: where outlines are filled by the
/// odd-even rule, the first without the second.
Path without(const Path &whole, const Path &hole)
{
    if (whole.empty() || hole.empty())
        return whole;
    Path outline = whole;
    outline.push_back(whole.front());
    outline.insert(outline.end(), hole.begin(), hole.end());
    outline.insert(outline.end(), {hole.front(), whole.front()});
    return outline;
}

} // namespace

/// Paper over a tint, as inside a circle, becomes a hole in the tint.
Picture withoutPaper(Picture picture)
{
    std::vector<Instruction> kept;
    kept.reserve(picture.instructions.size());
    for (Instruction &instruction : picture.instructions) {
        if (!isPaper(instruction)) {
            kept.push_back(std::move(instruction));
            continue;
        }
        Area *below = kept.empty() ? nullptr : std::get_if<Area>(&kept.back());
        if (below != nullptr)
            below->outline = without(below->outline, std::get<Area>(instruction).outline);
    }
    picture.instructions = std::move(kept);
    return picture;
}

} // namespace halfplane
