#pragma once

#include "core/geometry/shattering.h"
#include "core/picture/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace halfplane {

/// All the labellings of some points side by side, each with a boundary that makes it or marked as
/// impossible.
struct ShatteringSheet
{
    Size size;
    Shattering shattering;
    double text = 12;
    std::optional<std::size_t> current = {}; ///< that the points have
    std::optional<std::size_t> pointed = {};
};

/// Where a labelling is; all are of one size, as large as the sheet allows.
Box cellOf(const ShatteringSheet &sheet, std::size_t labelling);
std::optional<std::size_t> labellingAt(const ShatteringSheet &sheet, Spot place);
std::size_t columnsOf(const ShatteringSheet &sheet);

Picture shatteringPicture(const ShatteringSheet &sheet);

/// By itself, with the counts above.
Picture shatteringFigure(const ShatteringSheet &sheet, Paper paper);

/// "14 of 16 labellings by lines"
std::string countWords(const Shattering &shattering);

/// "By Sauer's lemma at most 1 + 4 + 6 + 4 = 15: 4 points, VC dimension 3."
std::string boundWords(const Shattering &shattering);

/// What shattering, VC dimension and Sauer's lemma are, and for lines why there are so many: a paragraph
/// each.
std::vector<std::string> meaningOf(const Shattering &shattering);

/// Both, for those who cannot see it.
std::string descriptionOf(const Shattering &shattering);

/// "x₁ +1, x₂ −1: a line does it.", with the numbers that its points have elsewhere
std::string labellingWords(const Labelling &labelling, const RegionFamily &family,
                           std::span<const std::size_t> indices);

} // namespace halfplane
