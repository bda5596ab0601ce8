#include "ui/board/hands/spray_on.h"

#include "ui/board/board.h"
#include "ui/board/hands/spray_tool.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double leastDistance = 12;
constexpr std::size_t mostInDocument = 1'000'000; ///< more would come by accident

} // namespace

SprayOn::SprayOn(Board &board, const Hand &hand, SprayTool &tool)
    : m_board(board)
    , m_document(board.tools()->document())
    , m_tool(tool)
    , m_label(board.tools()->currentClass())
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

} // namespace halfplane
