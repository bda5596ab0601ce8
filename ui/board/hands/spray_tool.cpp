#include "ui/board/hands/spray_tool.h"

#include "core/generators/random.h"
#include "core/picture/accuracy.h"
#include "ui/board/board_row.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/shown/showing.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double usualPixels = 30; ///< about as far spreads a cloud before anybody has said how far

const ParameterDescriptor &countDescriptor()
{
    static const ParameterDescriptor descriptor{
        .id = "count",
        .symbol = "n",
        .meaning = "how many points a cloud has",
        .fallback = 12.0,
        .range = {.least = 1, .most = 10'000, .numbers = Range::Numbers::Whole},
        .title = "Points n"};
    return descriptor;
}

const ParameterDescriptor &spreadDescriptor()
{
    static const ParameterDescriptor descriptor{
        .id = "spread",
        .symbol = "σ",
        .meaning = "standard deviation of each coordinate; two thirds of them are no farther away",
        .fallback = 1.0,
        .range = Range::above(0),
        .title = "Spread σ"};
    return descriptor;
}

const ParameterDescriptor &seedDescriptor()
{
    static const ParameterDescriptor descriptor{
        .id = "seed",
        .symbol = "seed",
        .meaning = "which cloud comes next; the same seed gives the same cloud",
        .fallback = 1.0,
        .range = {.least = 0, .most = 999'999'999, .numbers = Range::Numbers::Whole},
        .title = "Seed"};
    return descriptor;
}

double usual(const ParameterDescriptor &descriptor) { return std::get<double>(descriptor.fallback); }

constexpr double leastDistance = 12;
constexpr std::size_t mostInDocument = 1'000'000; ///< more would come by accident

/// Drops a cloud where it begins, and more along the way.
class SprayOn : public Drag
{
public:
    SprayOn(Board &board, const Hand &hand, SprayTool &tool);

    void moveTo(const Hand &hand) override;
    void cancel() override;

private:
    void drop(Spot pixel);
    double distance() const; ///< between two clouds, in pixels

    Board &m_board;
    OpenDocument &m_document;
    SprayTool &m_tool;
    Label m_label;
    Dataset m_before;
    std::uint64_t m_seedBefore;
    Spot m_last; ///< where a cloud was dropped last
};

} // namespace

SprayTool::SprayTool(ToolBox &tools)
    : Tool(
        {.id = u"spray"_s,
         .title = tr("Spray"),
         .purpose = tr("Drop clouds of points of the chosen class, with Shift of the other: click, or drag "
                       "along a way."),
         .shortcut = Qt::Key_S},
        tools)
    , m_count(static_cast<std::size_t>(usual(countDescriptor())))
    , m_seed(static_cast<std::uint64_t>(usual(seedDescriptor())))
{
}

double SprayTool::spread(const View &view) const
{
    return m_spread ? *m_spread : tickStep(view.scale, usualPixels);
}

void SprayTool::setCount(std::size_t count)
{
    m_count = count;
    emit changed();
}

void SprayTool::setSpread(double spread)
{
    m_spread = spread;
    emit changed();
}

void SprayTool::setSeed(std::uint64_t seed)
{
    m_seed = seed <= static_cast<std::uint64_t>(seedDescriptor().range.most) ? seed : 0;
    emit changed();
}

Dataset SprayTool::cloud(PlanePoint middle, const View &view, Label label) const
{
    Random random(m_seed);
    const double sigma = spread(view);
    Dataset points;
    points.reserve(m_count);
    for (std::size_t i = 0; i < m_count; ++i) {
        const double x1 = middle.x() + sigma * random.gaussian();
        const double x2 = middle.y() + sigma * random.gaussian();
        if (std::isfinite(x1) && std::isfinite(x2))
            points.push_back({toPixelAccuracy(x1, view.scale), toPixelAccuracy(x2, view.scale), label});
    }
    return points;
}

QString SprayTool::status(const Board & /*board*/) const
{
    return tr("Click drops a cloud %1, Shift+click %2 · drag drops more")
        .arg(tools().ofClass(), tools().ofOtherClass());
}

std::unique_ptr<Drag> SprayTool::press(Board &board, const Hand &hand)
{
    return std::make_unique<SprayOn>(board, hand, *this);
}

QCursor SprayTool::cursor(const Board &board, const Hand & /*hand*/) const
{
    return centreCursor(board.devicePixelRatioF());
}

/// Nineteen of twenty points are nearer than two and a half times the spread.
void SprayTool::draw(Picture &picture, const Board &board, Spot pointer) const
{
    const Hue hue = hueOf(tools().currentClass());
    const double pixels = spread(board.view()) * board.view().scale;
    const double farthest = board.view().size.width + board.view().size.height;
    if (!(pixels < farthest))
        return;
    picture.add(Disc{.centre = pointer,
                     .radius = 2.5 * pixels,
                     .fill = Colour{hue, 0.08},
                     .edge = Stroke{{hue, 0.9}, 1.2}});
    picture.add(
        Disc{.centre = pointer, .radius = pixels, .fill = {}, .edge = Stroke{{hue, 0.5}, 1, Dash::Dashed}});
}

OptionsRow *SprayTool::createOptions(const BoardRow &boards, QWidget *parent)
{
    auto *row = new OptionsRow(parent);
    row->add(
        countDescriptor(), [this] { return static_cast<double>(m_count); },
        [this](double count) { setCount(static_cast<std::size_t>(count)); });
    row->add(
        spreadDescriptor(), [this, &boards] { return spread(boards.board().view()); },
        [this](double spread) { setSpread(spread); });
    row->add(
        seedDescriptor(), [this] { return static_cast<double>(m_seed); },
        [this](double seed) { setSeed(static_cast<std::uint64_t>(seed)); });
    connect(this, &Tool::changed, row, &OptionsRow::refresh);
    connect(&boards, &BoardRow::viewChanged, row, &OptionsRow::refresh);
    return row;
}

SprayOn::SprayOn(Board &board, const Hand &hand, SprayTool &tool)
    : m_board(board)
    , m_document(board.showing().document())
    , m_tool(tool)
    , m_label(board.showing().document().currentClass())
    , m_before(m_document.points())
    , m_seedBefore(tool.seed())
    , m_last(hand.at)
{
    if (hand.modifiers.testFlag(Qt::ShiftModifier))
        m_label = opposite(m_label);
    drop(hand.at);
}

double SprayOn::distance() const
{
    return std::max(leastDistance, m_tool.spread(m_board.view()) * m_board.view().scale);
}

void SprayOn::moveTo(const Hand &hand)
{
    Segment way{m_last, hand.at};
    while (way.length() >= distance()) {
        m_last = way.at(distance() / way.length());
        drop(m_last);
        way.from = m_last;
    }
}

void SprayOn::cancel()
{
    m_tool.setSeed(m_seedBefore);
    m_document.changePoints({OpenDocument::tr("spray"), m_before, m_document.selection(), u"spray"_s});
}

void SprayOn::drop(Spot pixel)
{
    const View &view = m_board.view();
    Dataset points = m_document.points();
    const Dataset cloud = m_tool.cloud(view.toPlane(pixel), view, m_label);
    if (points.size() + cloud.size() > mostInDocument)
        return;
    points.insert(points.end(), cloud.begin(), cloud.end());
    const std::size_t count = points.size() - m_before.size();
    m_document.changePoints({.name = OpenDocument::tr("spray %1").arg(pointsText(count)),
                             .points = std::move(points),
                             .selection = m_document.selection(),
                             .mergeKey = u"spray"_s});
    m_tool.setSeed(m_tool.seed() + 1);
}

Tool *sprayTool(ToolBox &tools) { return new SprayTool(tools); }

} // namespace halfplane
