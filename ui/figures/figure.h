#pragma once

#include "core/cursor.h"
#include "core/picture/board_caches.h"
#include "core/picture/charts.h"
#include "core/picture/picture.h"
#include "core/picture/shattering_picture.h"
#include "core/picture/sheet.h"
#include "core/picture/vector_scale.h"
#include "core/picture/view.h"
#include "core/result.h"
#include "core/study/study.h"
#include "core/tween.h"
#include "ui/figures/figure_plan.h"
#include "ui/painting/palette.h"

#include <stop_token>

namespace halfplane {

struct BoardFrame;
struct OrdersRun;
struct OrdersFigure;
struct Viewpoint;

/// What a figure is of: a document as a file would hold it, and its run, or what its recipes did in many
/// orders.
struct FigureSource
{
    Document document;
    std::vector<std::shared_ptr<const Study>> studies = {}; ///< of its recipes; each has a run
    std::shared_ptr<const OrdersRun> orders =
        {}; ///< of them all, to be drawn instead of boards; then there are no studies

    std::uint64_t updates() const; ///< of the longest run
    RunStep shown() const; ///< the document's moment; a look that changes nothing is of the update before
};

/// That are drawn. A small panel of a sheet has no room for a legend unless it is asked for.
Layers layersOf(const FigureOptions &options, const Document &document);

/// The same without paper: what was tinted lies on whatever will be behind it.
Picture withoutPaper(Picture picture);

/// Works the run of a document out.
Result<FigureSource> figureSource(Document document, const std::stop_token &stop = {});

/// One page, frame or file as it will be seen.
struct FigurePage
{
    Picture picture; ///< its unit is the size of the words' pixel on a screen: usual words are 13 high
    double unit = 1; ///< points (1/72 inch) that a unit of the picture takes in the file
    RunStep step = {}; ///< that it shows; of a sheet the first
    QString title; ///< of the document, one line of plain text; may be empty
    QString description; ///< what is seen, one line of plain text: what a reader hears who does not see it
};

/// A document, a run and what was chosen: everything a file is made from. Belongs to one thread at a time.
class Figure
{
public:
    /// Fails when the choices do not suit the run, or make no file that anybody could use; the reason names
    /// the option as the command line does.
    static Result<Figure> of(FigureSource source, FigureOptions options);

    const FigureSource &source() const { return m_source; }
    const Run &run() const { return *study(0).run; }
    const FigureOptions &options() const { return m_options; }

    std::size_t recipeCount() const { return m_source.document.recipes.size(); }
    bool isComparing() const { return recipeCount() > 1; }
    const Study &study(std::size_t recipe) const { return *m_source.studies[recipe]; }
    std::string nameOf(std::size_t recipe) const;

    const Palette &palette() const;
    Layers layers() const { return layersOf(m_options, m_source.document); }

    /// What it shows of the run, in turn; at least one.
    const std::vector<RunStep> &steps() const { return m_plan.steps; }
    /// At which it opens again, and a player begins: the one asked for, or the document's where it shows
    /// that.
    RunStep openingStep() const;
    bool isSheet() const { return m_options.columns > 0; }
    /// How many pages it has: one for each step, or a sheet of them all.
    std::size_t pageCount() const { return isSheet() ? 1 : m_plan.steps.size(); }
    FigurePage page(std::size_t index);

    /// A frame on the way from the step before to steps()[index], of whose time a share is over.
    FigurePage frame(std::size_t index, double share);

    QSizeF size() const { return m_plan.size; } ///< of a page, in points
    double unit() const { return m_plan.unit; } ///< points that a unit of a picture takes
    double dpi() const { return m_plan.dpi; }
    QSize pixels() const { return m_plan.pixels(); } ///< of a page, where it is made of pixels

    /// The text of the document to put into the file, at the step and with the layers that it shows; empty
    /// when it is to carry none.
    std::string carried() const;

private:
    Figure(FigureSource source, FigureOptions options, FigurePlan plan);

    FigurePage page(const RunStep &step, double share, Size size);
    Picture boards(const RunStep &step, double share, Size size);
    Picture board(std::size_t recipe, const RunStep &step, double share, Size size);
    VectorFactor vectorsAt(const RunStep &step, double share) const;
    Picture chart(std::uint64_t step, Size size);
    const ChartContent &chartContent();
    Picture withLegend(BoardFrame &frame) const;
    FigurePage sheet();
    Paper paper() const;
    std::string headingOf(std::size_t recipe, std::uint64_t update) const;
    bool isOfWindow(const RunStep &step) const; ///< the document's own moment
    Cursor cursorOf(std::size_t recipe, const RunStep &step) const;
    Passage passageTo(std::size_t recipe, const RunStep &step, double share) const;
    Viewpoint viewpoint() const;
    View viewFor(Size size) const;
    QString description(const RunStep &step);
    OrdersFigure orders(Size size) const;
    Shattering labellings() const;

    FigureSource m_source;
    FigureOptions m_options;
    FigurePlan m_plan;
    VectorScale m_vectors; ///< of all recipes and steps
    std::vector<std::unique_ptr<BoardCaches>> m_caches; ///< for each recipe
    std::shared_ptr<const ChartContent> m_chart; ///< null until it is drawn
};

} // namespace halfplane
