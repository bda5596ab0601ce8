#include "ui/panels/orders_view.h"

#include "core/numbers.h"
#include "ui/basics/text.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int linesOfBars = 8; ///< of text

/// "η = 0.5: Standard 60 updates"
QString wordsAt(const VariedChart &chart, std::size_t place, const OrdersView::Source &source)
{
    if (place >= chart.values.size())
        return {};
    QString text = toText(chart.title) + u" = "_s + toText(readable(chart.values[place])) + u':';
    for (std::size_t row = 0; row < chart.rows.size(); ++row) {
        if (place >= chart.rows[row].outcomes.size())
            continue;
        const Outcome &outcome = chart.rows[row].outcomes[place];
        const bool hasConverged = outcome.end == EndReason::Converged;
        text += u'\n' + source.nameOf(row) + u": "_s
            + (hasConverged ? OrdersView::tr("%1 updates").arg(countText(outcome.updates))
                            : OrdersView::tr("does not converge"));
    }
    return text + u'\n' + OrdersView::tr("A click takes this value for the recipe in focus.");
}

/// "20 to 24 updates: Greedy in 98 orders, Standard in 102"
QString wordsAt(const OrdersChart &chart, std::size_t bin, const OrdersView::Source &source)
{
    const OrdersBins bins = binsOf(chart);
    if (bin >= bins.size())
        return {};
    const std::uint64_t first = bins.firstOf(bin);
    QString text = bins.width == 1
        ? OrdersView::tr("%1 updates:").arg(countText(first))
        : OrdersView::tr("%1 to %2 updates:").arg(countText(first), countText(first + bins.width - 1));
    for (std::size_t row = 0; row < bins.counts.size(); ++row)
        text +=
            u'\n' + OrdersView::tr("%1: %2 orders").arg(source.nameOf(row), countText(bins.counts[row][bin]));
    return text + u'\n' + OrdersView::tr("A click takes the first of these orders.");
}

} // namespace

OrdersView::OrdersView(Source source, QWidget *parent)
    : QWidget(parent)
    , m_source(std::move(source))
{
    setMouseTracking(true);
    setFixedHeight(linesOfBars * fontMetrics().height());
    setAccessibleName(tr("How many orders made how many updates"));
}

void OrdersView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const auto draw = [](const auto &chart) { return trialsPicture(chart); };
    paint(painter, std::visit(draw, m_source.chart()), paletteBeside(palette()));
}

void OrdersView::mouseMoveEvent(QMouseEvent *event)
{
    m_hovered = at(event->position());
    QToolTip::showText(event->globalPosition().toPoint(), described(), this);
    update();
}

void OrdersView::mousePressEvent(QMouseEvent *event)
{
    const auto place = at(event->position());
    if (place && event->button() == Qt::LeftButton)
        emit taken(*place);
}

void OrdersView::leaveEvent(QEvent * /*event*/)
{
    m_hovered.reset();
    update();
}

std::optional<std::size_t> OrdersView::at(QPointF place) const
{
    return std::visit([&](const auto &chart) { return placeAt(chart, fromQt(place)); }, m_source.chart());
}

QString OrdersView::described() const
{
    if (!m_hovered)
        return {};
    const auto words = [&](const auto &chart) { return wordsAt(chart, *m_hovered, m_source); };
    return std::visit(words, m_source.chart());
}

} // namespace halfplane
