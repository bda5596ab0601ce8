#pragma once

#include "core/trials.h"
#include "core/words/report.h"

namespace halfplane {

/// What became of recipes in the orders of seeds.
struct OrdersRun
{
    Variations varied; ///< seeds, or points left out
    std::vector<Recipe> recipes;
    Outcomes outcomes; ///< of all of them
};

/// The same for people: for each recipe the spread of its updates, drawn small, how its runs ended, and how
/// often it alone made the fewest updates.
std::string writeOrdersReport(const Dataset &points, const OrdersRun &run, const ReportHeading &heading,
                              Paint paint);

} // namespace halfplane
