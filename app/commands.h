#pragma once

#include "app/data_source.h"
#include "core/recipe.h"

namespace halfplane {

struct OrdersRun;

/// A word of the command line and what it does.
struct Command
{
    std::string_view name;
    std::string_view usage; ///< the line behind "Usage:"
    std::string_view purpose; ///< one line
    std::vector<Option> (*options)();
    std::optional<Failure> (*carryOut)(const CallWords &words);
};

/// Every command, in the order in which help lists them.
std::span<const Command> commands();

std::vector<Option> runOptions();
/// run [DATA] [recipe] [--trace FILE|-] [--summary FILE|-]
std::optional<Failure> carryOutRun(const CallWords &words);

std::vector<Option> compareOptions();
/// compare [DATA] [recipe] [--with "RECIPE"]... [--summary FILE|-] [-o FIGURE]
std::optional<Failure> carryOutCompare(const CallWords &words);

std::vector<Option> ordersOptions();
/// orders [DATA] [recipe] [--with "RECIPE"]... [--count N] [--from S] [--threads N] [--summary FILE|-]
/// [-o FIGURE]
std::optional<Failure> carryOutOrders(const CallWords &words);

std::vector<Option> exportOptions();
/// export [DATA] [recipe] [figure] -o FILE
std::optional<Failure> carryOutExport(const CallWords &words);

/// Recipes on the points of a document beside each other at the end of their runs: the bytes of a figure.
Result<std::string> comparisonFigure(Source source, const std::vector<Recipe> &recipes,
                                     const std::string &name);

/// What became of them in many orders: likewise.
Result<std::string> ordersFigure(Source source, std::shared_ptr<const OrdersRun> run,
                                 const std::string &name);

/// What keeps orders from being drawn into a file of that name.
std::optional<Failure> troubleWithOrdersFigure(const std::string &name);

/// Draws the default example at its step into a PNG among the temporary files and says where: what a start
/// without a display can show.
std::optional<Failure> drawDefaultExample();

std::string helpText();
std::string helpText(const Command &command);

} // namespace halfplane
