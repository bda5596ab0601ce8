#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

namespace halfplane {

namespace {

void addMaxMargin(const Scene &scene, Overlay &overlay)
{
    const HardMargin &hard = *scene.study.landscape->hardMargin;
    addReferenceBoundary({.curve = levelCurve(scene.frame.view, {Space::Bias, hard.line}),
                          .support = hard.support,
                          .dash = Dash::Dotted,
                          .name = withNumber("max-margin line", hard.margin)},
                         scene, overlay);
}

bool hasMaxMargin(const Scene &scene) { return scene.study.landscape && scene.study.landscape->hardMargin; }

constexpr Subject maxMarginSubject{
    .title = "Max-margin line",
    .definition = "The line of the support vector machine: of all lines that separate the classes the one "
                  "that keeps farthest from both. It need not go through 0.",
};

} // namespace

extern const Layer maxMarginLayer{
    .id = "max-margin",
    .title = "Max-margin line",
    .purpose =
        "The line of the support vector machine: of all the one that keeps farthest from both classes.",
    .subject = &maxMarginSubject,
    .isUsual = false,
    .depth = 60,
    .applies = hasMaxMargin,
    .draw = addMaxMargin,
};

} // namespace halfplane
