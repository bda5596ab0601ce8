#pragma once

#include "core/data_names.h"
#include "core/dataset.h"
#include "core/recipe.h"
#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

/// What the board shows: the rectangle's centre, how wide it is and, where that is known, how high. On paper
/// of another shape all of it is there. Nothing means: fit the points.
struct KeptView
{
    double centerX1 = 0;
    double centerX2 = 0;
    double width = 1;
    std::optional<double> height = {};

    bool operator==(const KeptView &) const = default;
};

/// Where one stands who looks at something solid, in degrees: turned about the upright axis, above the floor.
struct SeenFrom
{
    double turn = 0;
    double height = 0;

    bool operator==(const SeenFrom &) const = default;
};

/// One of the recipes of a document.
struct NamedRecipe
{
    std::string name; ///< empty: what it is says enough
    Recipe recipe;
    std::string unknown = {}; ///< its fields not understood, as those of a document

    bool operator==(const NamedRecipe &) const = default;
};

/// A `.halfplane` file: data, recipe, view and step, and the words that go with them. Fields of newer minor
/// revisions that this program does not know are kept and written again.
struct Document
{
    std::string title;
    std::string caption;
    std::string source; ///< where the data or figure is from: "Steiner 2023, Figure 3.4"
    std::string notes; ///< of whoever presents it, in lines
    DataNames names; ///< of the points' axes and classes
    Dataset points;
    std::vector<NamedRecipe> recipes{1}; ///< never none; several are compared, on the same points
    std::optional<KeptView> view;
    std::uint64_t step = 0;
    std::uint64_t checks = 0; ///< after it, where a look at a point is shown
    std::optional<std::vector<std::string>> layers; ///< by id, what the board shows; nothing means the usual
    std::string perspective; ///< by id, from which the board shows it; empty: as the plane of the points
    std::optional<SeenFrom> seenFrom; ///< where that is something solid
    std::string unknown; ///< the fields not understood, as a JSON object; empty when there are none. Those of
                         ///< names and view are in objects "names" and "view" of it.

    /// The first, which is the only one of most documents.
    const Recipe &recipe() const { return recipes.front().recipe; }
    Recipe &recipe() { return recipes.front().recipe; }

    bool operator==(const Document &) const = default;
};

/// So many recipes at most: more would be no comparison that anybody could read.
inline constexpr std::size_t mostRecipes = 64;

/// The version this program writes. A larger number in a file is refused with a message.
inline constexpr int documentVersion = 1;

/// The failure has the line and the column of the trouble. The variant and its parameters are read as they
/// are, and w0 in any length: whether they fit each other is for the registry to say.
Result<Document> readDocument(std::string_view text);

/// Readable in a diff: one point a line, numbers in their shortest form, a newline at the end. The same
/// document gives the same bytes, and reading them gives the same document.
std::string writeDocument(const Document &document);

} // namespace halfplane
