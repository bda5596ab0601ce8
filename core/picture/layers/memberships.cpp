#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"
#include "core/picture/membership_map.h"

namespace halfplane {

namespace {

void addMemberships(const Ground &ground, Picture &picture)
{
    const BoardFrame &frame = ground.frame;
    const Landscape *landscape = frame.study.landscape.get();
    if (landscape == nullptr || !landscape->memberships || frame.view.size.isEmpty())
        return;
    if (frame.caches != nullptr)
        picture.add(frame.caches->memberships(frame.study.landscape, frame.view));
    else
        picture.add(membershipMap(*landscape->memberships, frame.view));
}

void explainMemberships(const Scene &scene, std::vector<LegendEntry> &entries)
{
    for (const Label label : {Label::Positive, Label::Negative})
        entries.push_back(
            {AreaSign{{hueOf(label), 0.4}}, "belongs to " + scene.frame.names.shortWords(label)});
}

bool hasMemberships(const Scene &scene)
{
    return scene.study.landscape && scene.study.landscape->memberships;
}

constexpr Subject membershipsSubject{
    .title = "Membership map",
    .symbol = "p",
    .definition =
        "How far a place belongs to one class or to the other: the stronger the colour, the nearer to 1.",
    .source = "Keller and Hunt 1985; Steiner (2023), Definition 21",
};

} // namespace

const Layer membershipsLayer{
    .id = "memberships",
    .title = "Membership heat map",
    .purpose = "Fuzzy: how far every place belongs to one class or to the other.",
    .subject = &membershipsSubject,
    .isUsual = false,
    .depth = -30,
    .applies = hasMemberships,
    .drawGround = addMemberships,
    .explain = explainMemberships,
};

} // namespace halfplane
