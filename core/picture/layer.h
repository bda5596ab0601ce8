#pragma once

#include <string_view>
#include <vector>

namespace halfplane {

class Overlay;
struct BoardFrame;
struct LegendEntry;
struct Picture;
struct Scene;
enum class BoardFace;

/// Something on the board that has a meaning of its own.
struct Subject
{
    std::string_view title; ///< "Boundary"
    std::string_view symbol = {}; ///< "⟨w, φ(x)⟩ = 0"; empty when it has none
    std::string_view definition;
    std::string_view source = {}; ///< where it is defined or used; empty when nowhere
    enum class Numbers {
        None,
        Point,
        Examined,
        Place,
        WeightsNow,
        WeightsBefore,
        Answer,
        OldAnswer,
        Addition,
    };
    Numbers numbers = Numbers::None; ///< those of this step that belong to it
    bool isPlate = false; ///< nothing is seen through it
};

/// Where a ground is drawn: on a scene, each side of the boundary for itself, or, for a screen that puts
/// frames together, as if all of the view were on one face.
struct Ground
{
    const BoardFrame &frame;
    const Scene *scene;
    BoardFace face; ///< without a scene
};

/// What the board can show, by itself: a file in core/picture/layers/ and a line in its registry.
struct Layer
{
    std::string_view id; ///< "boundary", as the command line says it
    std::string_view title; ///< "Boundary", as the menu says it
    std::string_view purpose; ///< one sentence for its tooltip
    const Subject *subject; ///< what its instructions show where they do not say otherwise
    bool isUsual = true; ///< shown unless somebody chooses
    const Layer *whole =
        nullptr; ///< another one that shows this and more: where it is shown this is not drawn
    bool explainsItself = false; ///< no page need say what it is
    int depth = 0; ///< place in the stack: the least is at the back

    bool (*applies)(const Scene &scene) = nullptr; ///< whether there is anything to draw; null for always
    /// Below all lines, and the points themselves; none of it depends on anything but the sides.
    void (*drawGround)(const Ground &ground, Picture &picture) = nullptr;
    void (*draw)(const Scene &scene, Overlay &overlay) = nullptr;
    /// What the legend has to say of it: the same for all steps of a run.
    void (*explain)(const Scene &scene, std::vector<LegendEntry> &entries) = nullptr;
};

} // namespace halfplane
