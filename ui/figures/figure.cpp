#include "ui/figures/figure.h"

#include "core/picture/board_picture.h"
#include "core/picture/clipping.h"
#include "core/picture/document_looks.h"
#include "core/picture/legend.h"
#include "core/picture/orders_figure.h"
#include "core/picture/perspective.h"
#include "core/study/job.h"
#include "core/words/explanation.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/shown/column.h"
#include "ui/shown/showing.h"
#include "ui/shown/stop_flag.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Words are as large as they were asked for; many points on little room are smaller.
Sizes sizesFor(Size board, std::size_t points)
{
    constexpr std::size_t few = 30;
    constexpr double enough = 400; ///< of the smaller side
    constexpr double least = 0.6;
    Sizes sizes;
    if (points > few)
        sizes.mark *= std::clamp(std::sqrt(std::min(board.width, board.height) / enough), least, 1.0);
    return sizes;
}

constexpr double mostOfLegend = 0.4; ///< of a figure's height

/// Without what such a file cannot have. A web page has a heading of its own.
FigureOptions possible(FigureOptions options)
{
    const FigureKind &kind = *options.kind;
    options.isTransparent = options.isTransparent && kind.canBeTransparent;
    options.carriesDocument = options.carriesDocument && kind.carriesDocument;
    options.hasTitle = options.hasTitle && !kind.isPage;
    if (kind.isPage) {
        options.chart = nullptr;
        options.labellings.reset();
    }
    return options;
}

bool isPaper(const Instruction &instruction)
{
    const Area *area = std::get_if<Area>(&instruction);
    return area != nullptr && area->fill == Colour{Hue::Paper};
}

} // namespace

Layers layersOf(const FigureOptions &options, const Document &document)
{
    Layers layers = options.layers.value_or(layersIn(document));
    if (options.columns > 0 && !options.layers)
        layers.set(legendLayer, false);
    return layers;
}

std::uint64_t FigureSource::updates() const
{
    if (orders)
        return 0;
    std::uint64_t most = 0;
    for (const auto &study : studies)
        most = std::max(most, study->run->trace.updateCount());
    return most;
}

RunStep FigureSource::shown() const
{
    const Cursor cursor{document.step, document.checks};
    const auto asks = [&](const auto &study) { return isAsked(study->run->trace, cursor); };
    if (std::ranges::any_of(studies, asks))
        return {cursor.update + 1, Beat::Asked};
    return std::min(cursor.update, updates());
}

namespace {

Result<std::shared_ptr<const Study>> studyOf(const Dataset &points, const Recipe &recipe, Stop stop)
{
    Job job(points, recipe);
    if (job.isPossible()) {
        job.train(Trainer::unlimited, stop);
        job.survey(stop);
    }
    auto study = job.study(Progress::Finished);
    if (!study->run)
        return Failure{points.empty() ? "there are no points to draw: add some first" : study->trouble};
    return study;
}

/// One that was asked for by name must be there.
std::optional<Failure> missingPerspective(const Perspective *perspective, const FigureSource &source)
{
    if (perspective == nullptr || perspective->isThere(source.document.recipe().space))
        return std::nullopt;
    const Space space = source.document.recipe().space;
    return Failure{"--view " + std::string(perspective->id) + ": "
                   + std::string(perspective->obstacle(space))};
}

/// One picture can be only one thing.
std::optional<Failure> contradiction(const FigureOptions &options)
{
    const bool isBoard = options.chart == nullptr && !options.labellings;
    if (options.chart != nullptr && options.labellings)
        return Failure{"--chart and --labellings are two pictures: choose one"};
    if (options.perspective != nullptr && !isBoard)
        return Failure{"--view is of the board: leave it out of a chart or a sheet"};
    return std::nullopt;
}

std::optional<Failure> missingPoints(const FigureOptions &options, const FigureSource &source)
{
    if (!options.labellings)
        return std::nullopt;
    const std::size_t all = source.document.points.size();
    const Selection &chosen = options.labellings->points;
    if ((chosen.empty() ? all : chosen.size()) > mostShattered)
        return Failure{"--labellings: at most 5 points have few enough of them: name some, such as "
                       "--labellings lines:1,2,5"};
    if (!chosen.empty() && chosen.back() >= all)
        return Failure{"--labellings: there is no point " + std::to_string(chosen.back() + 1) + ", only "
                       + std::to_string(all)};
    return std::nullopt;
}

} // namespace

Result<FigureSource> figureSource(Document document, const std::stop_token &stop)
{
    const StopFlag flag(stop);
    FigureSource source{.document = std::move(document)};
    for (const NamedRecipe &named : source.document.recipes) {
        auto study = studyOf(source.document.points, named.recipe, flag.stop());
        if (!study)
            return study.failure();
        source.studies.push_back(*std::move(study));
    }
    return source;
}

Result<Figure> Figure::of(FigureSource source, FigureOptions options)
{
    options = possible(std::move(options));
    if (auto failure = missingPerspective(options.perspective, source))
        return *std::move(failure);
    if (auto failure = contradiction(options))
        return *std::move(failure);
    if (auto failure = missingPoints(options, source))
        return *std::move(failure);
    if (layersOf(options, source.document).has(*findLayer("best-so-far"))) {
        for (auto &study : source.studies)
            study = chartable(study);
    }
    auto plan = planFor(options, source.updates(), source.shown());
    if (!plan)
        return plan.failure();
    Figure figure(std::move(source), std::move(options), *std::move(plan));
    if (figure.m_options.chart != nullptr && !figure.chartContent().notice.empty())
        return Failure{"--chart " + std::string(figure.m_options.chart->id) + ": "
                       + figure.chartContent().notice};
    return figure;
}

Figure::Figure(FigureSource source, FigureOptions options, FigurePlan plan)
    : m_source(std::move(source))
    , m_options(std::move(options))
    , m_plan(std::move(plan))
{
    for (std::size_t recipe = 0; recipe < recipeCount(); ++recipe)
        m_caches.push_back(std::make_unique<BoardCaches>());
    std::vector<const Study *> studies;
    std::ranges::transform(m_source.studies, std::back_inserter(studies), &std::shared_ptr<const Study>::get);
    m_vectors = VectorScale(studies);
}

const Palette &Figure::palette() const
{
    switch (m_options.palette) {
    case FigurePalette::Dark:
        return darkPalette();
    case FigurePalette::Print:
        return printPalette();
    case FigurePalette::Light:
        break;
    }
    return lightPalette();
}

RunStep Figure::openingStep() const
{
    const StepChoice &choice = m_options.steps;
    if (choice.kind == StepChoice::Kind::One)
        return choice.from;
    if (choice.kind == StepChoice::Kind::Last)
        return m_plan.steps.back();
    for (const RunStep &shown : {m_source.shown(), RunStep(m_source.document.step)}) {
        if (std::ranges::find(m_plan.steps, shown) != m_plan.steps.end())
            return shown;
    }
    return m_plan.steps.front();
}

std::string Figure::nameOf(std::size_t recipe) const
{
    return nameOfColumn(m_source.document.recipes, recipe).whole().toStdString();
}

/// Above a board of several: where its run has ended, after how many updates.
std::string Figure::headingOf(std::size_t recipe, std::uint64_t update) const
{
    const ColumnName name = nameOfColumn(m_source.document.recipes, recipe);
    if (update < study(recipe).run->trace.updateCount())
        return name.whole().toStdString();
    const QString ended = u"%1, k = %2"_s.arg(name.title, lengthWords(study(recipe)));
    return (name.details.isEmpty() ? ended : ended + u": "_s + name.details).toStdString();
}

bool Figure::isOfWindow(const RunStep &step) const
{
    return m_options.steps.kind == StepChoice::Kind::Usual && m_plan.steps.size() == 1
        && step == m_source.shown();
}

/// A picture of what the window shows is of the very check. A run that is shorter than others is at its end.
Cursor Figure::cursorOf(std::size_t recipe, const RunStep &step) const
{
    const Trace &trace = study(recipe).run->trace;
    if (isOfWindow(step) && step.beat == Beat::Made && m_source.document.checks > 0)
        return clamped(trace, {step.update, m_source.document.checks});
    return isComparing() && step >= m_source.updates() ? lastCursor(trace) : halfplane::cursorOf(trace, step);
}

/// A run that has ended stands still while others go on.
Passage Figure::passageTo(std::size_t recipe, const RunStep &step, double share) const
{
    const Cursor cursor = cursorOf(recipe, step);
    return halfplane::passageTo(study(recipe).run->trace, cursor, cursor.update == step.update ? share : 1);
}

Viewpoint Figure::viewpoint() const
{
    Viewpoint viewpoint = viewpointIn(m_source.document);
    if (m_options.perspective != nullptr)
        viewpoint.perspective = m_options.perspective->isPlane() ? nullptr : m_options.perspective;
    return viewpoint;
}

View Figure::viewFor(Size size) const
{
    const Document &document = m_source.document;
    if (const Perspective *perspective = viewpoint().perspective)
        return m_options.view ? viewOf(*m_options.view, size)
                              : perspective->fitted(study(0), size, Sizes{}.text);
    const auto &window = m_options.view ? m_options.view : document.view;
    return window ? viewOf(*window, size) : fitted(m_vectors.with(document.points), size);
}

/// The board, and the legend below it: all of it, or none where it would leave too little of the board.
Picture Figure::withLegend(BoardFrame &frame) const
{
    const Size size = frame.view.size;
    const double strip =
        frame.layers.has(legendLayer) ? legendHeight(frame, size.width, LegendPlace::Figure) : 0;
    if (strip == 0 || strip > mostOfLegend * size.height) {
        frame.layers.set(legendLayer, false);
        return boardPicture(frame);
    }
    frame.view = viewFor(size - Size{0, strip});
    return stacked(boardPicture(frame), legendPicture(frame, size.width, LegendPlace::Figure));
}

const ChartContent &Figure::chartContent()
{
    if (m_chart)
        return *m_chart;
    constexpr double width = 2;
    std::vector<ComparedStudy> studies;
    for (std::size_t recipe = 0; recipe < m_caches.size(); ++recipe) {
        const auto &each = m_source.studies[recipe];
        studies.push_back(
            {chartable(each), nameOf(recipe), hueOfColumn(recipe), width, lengthWords(*each).toStdString()});
    }
    m_chart = std::make_shared<const ChartContent>(studies.size() == 1
                                                       ? contentOf(*m_options.chart, *studies.front().study)
                                                       : comparedContent(*m_options.chart, studies));
    return *m_chart;
}

Picture Figure::chart(std::uint64_t step, Size size)
{
    const Chart chart = chartOf(chartContent(), size, Sizes{}.text);
    Picture picture = blankSheet(size, paper());
    for (const Picture &part : {chartPicture(chart), chartPlayhead(chart, step, {})}) {
        for (const Instruction &instruction : part.instructions)
            picture.add(instruction);
    }
    return picture;
}

Shattering Figure::labellings() const
{
    const Dataset &points = m_source.document.points;
    Dataset chosen;
    for (const std::size_t index : m_options.labellings->points)
        chosen.push_back(points[index]);
    return shattering(chosen.empty() ? points : chosen, *m_options.labellings->family);
}

/// All orders are the same for each recipe: its own is no part of its name.
OrdersFigure Figure::orders(Size size) const
{
    std::vector<NamedRecipe> recipes = m_source.document.recipes;
    for (NamedRecipe &named : recipes)
        named.recipe.order =
            std::holds_alternative<Seeds>(m_source.orders->varied) ? Order::Given : named.recipe.order;
    OrdersFigure figure{.size = size, .names = {}, .run = *m_source.orders, .paper = paper()};
    for (std::size_t recipe = 0; recipe < recipes.size(); ++recipe)
        figure.names.push_back(nameOfColumn(recipes, recipe).whole().toStdString());
    return figure;
}

Picture Figure::boards(const RunStep &step, double share, Size size)
{
    if (m_options.chart != nullptr)
        return chart(step.update, size);
    if (m_source.orders)
        return ordersFigure(orders(size));
    if (m_options.labellings)
        return shatteringFigure({.size = size, .shattering = labellings(), .text = Sizes{}.text}, paper());
    if (!isComparing())
        return board(0, step, share, size);
    std::vector<NamedPanel> panels;
    const Size each = sizeOfNamedPanel(m_caches.size(), size);
    for (std::size_t recipe = 0; recipe < m_caches.size(); ++recipe)
        panels.push_back({headingOf(recipe, step.update), board(recipe, step, share, each)});
    return namedPanels(panels, size, paper());
}

/// All panels are under one playhead, also those whose run has ended.
VectorFactor Figure::vectorsAt(const RunStep &step, double share) const
{
    const bool isAsked = step.beat == Beat::Asked || share <= shareOfAsking;
    return isAsked && step.update > 0 ? m_vectors.at(step.update - 1)
                                      : m_vectors.at(step.update, turnOf(share));
}

Picture Figure::board(std::size_t recipe, const RunStep &step, double share, Size size)
{
    const Passage passage = passageTo(recipe, step, share);
    BoardFrame frame{.study = study(recipe),
                     .moment = momentAt(*study(recipe).run, passage.cursor),
                     .tween = passage.tween,
                     .beats = passage.beats,
                     .view = viewFor(size),
                     .layers = layers(),
                     .sizes = sizesFor(size, m_source.document.points.size()),
                     .vectorFactor = vectorsAt(step, share),
                     .viewpoint = viewpoint(),
                     .names = m_source.document.names,
                     .caches = m_caches[recipe].get()};
    if (isComparing())
        frame.layers.set(legendLayer, false); // there is no room for as many
    Picture picture = withLegend(frame);
    return m_options.isTransparent ? withoutPaper(std::move(picture)) : picture;
}

QString Figure::description(const RunStep &step)
{
    if (m_options.chart != nullptr) {
        const ChartContent &content = chartContent();
        const std::string &under = content.notice.empty() ? content.remark : content.notice;
        return u"%1. %2"_s.arg(toText(m_options.chart->meaning), toText(under)).trimmed();
    }
    if (m_source.orders)
        return toText(descriptionOf(orders({})));
    if (m_options.labellings)
        return toText(descriptionOf(labellings()));
    QStringList said;
    for (std::size_t recipe = 0; recipe < m_caches.size(); ++recipe) {
        const Run &each = *study(recipe).run;
        const QString text = toText(plainText(
            explain(each, momentAt(each, cursorOf(recipe, step)), Telling::Full, m_source.document.names)));
        said += !isComparing() ? text : toText(nameOf(recipe)) + u": "_s + text;
    }
    return said.join(u' ').simplified();
}

Paper Figure::paper() const { return m_options.isTransparent ? Paper::None : Paper::Opaque; }

FigurePage Figure::page(std::size_t index)
{
    return isSheet() ? sheet() : page(m_plan.steps[index], 1, m_plan.board);
}

FigurePage Figure::frame(std::size_t index, double share)
{
    return page(m_plan.steps[index], share, m_plan.board);
}

FigurePage Figure::page(const RunStep &step, double share, Size size)
{
    FigurePage page{.picture = boards(step, share, size),
                    .unit = m_plan.unit,
                    .step = step,
                    .title = shownLine(m_source.document.title),
                    .description = description(step)};
    if (m_options.hasTitle) {
        page.picture = underTitle(page.title.toStdString(), page.picture, {m_plan.titleHeight, paper()});
    }
    return page;
}

FigurePage Figure::sheet()
{
    std::vector<SheetPanel> panels;
    for (const RunStep &step : m_plan.steps)
        panels.push_back({step, boards(step, 1, m_plan.board)});
    Picture picture = contactSheet(panels, m_options.columns, paper());
    const QString title = shownLine(m_source.document.title);
    if (m_options.hasTitle)
        picture = underTitle(title.toStdString(), picture, {m_plan.titleHeight, paper()});
    return {.picture = std::move(picture),
            .unit = m_plan.unit,
            .step = m_plan.steps.front(),
            .title = title,
            .description = toText(sheetDescription(panels))};
}

std::string Figure::carried() const
{
    if (!m_options.carriesDocument)
        return {};
    Document document = m_source.document;
    const RunStep opening = openingStep();
    document.step = opening.update;
    if (!isOfWindow(opening))
        document.checks = 0;
    if (opening.beat == Beat::Asked) {
        const auto longest = std::ranges::max_element(
            m_source.studies, {}, [](const auto &study) { return study->run->trace.updateCount(); });
        const Cursor asked = halfplane::cursorOf((*longest)->run->trace, opening);
        document.step = asked.update;
        document.checks = asked.idleChecks;
    }
    keepViewpoint(viewpoint(), document);
    if (m_options.view && viewpoint().perspective == nullptr)
        document.view = m_options.view;
    if (m_options.layers)
        document.layers = namesOfLayers(*m_options.layers, document);
    return writeDocument(document);
}

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
    for (Instruction &instruction : picture.instructions) {
        if (auto *words = std::get_if<Words>(&instruction))
            words->hasHalo = false; // of paper, too
    }
    return picture;
}

} // namespace halfplane
