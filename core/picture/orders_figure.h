#pragma once

#include "core/picture/sheet.h"
#include "core/words/orders_report.h"

namespace halfplane {

/// What recipes did in many orders, as a picture that stands alone: bars, and above them for each recipe its
/// colour, its name and how its updates are spread.
struct OrdersFigure
{
    Size size;
    std::vector<std::string> names; ///< of the recipes
    const OrdersRun &run;
    Paper paper = Paper::Opaque;
};

Picture ordersFigure(const OrdersFigure &figure);

/// What it shows, in words.
std::string descriptionOf(const OrdersFigure &figure);

} // namespace halfplane
