#include "ui/forms/segments.h"

#include "ui/forms/field.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paddingAcrossSegment = 8;
constexpr int paddingAlongSegment = 6;

constexpr double chosenTint = 0.15; ///< how much of the accent
constexpr int chosenLine = 2; ///< under it

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto between = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

constexpr int gapBetweenRows = 3;

/// How many of `count` stand in a row when all are spread over the rows, the upper rows the fuller.
int countInRow(int count, int rows, int row) { return count / rows + (row < count % rows ? 1 : 0); }

} // namespace

SegmentButton::SegmentButton(const QString &text, QWidget *parent)
    : QRadioButton(text, parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus); // a click must not take the arrow keys from the board
}

void SegmentButton::setEnds(bool isFirst, bool isLast)
{
    m_isFirst = isFirst;
    m_isLast = isLast;
    update();
}

QSize SegmentButton::sizeHint() const
{
    const QFontMetrics metrics(chosenFont()); // no other segment moves when one is chosen
    return {metrics.horizontalAdvance(text()) + 2 * paddingAcrossSegment,
            metrics.height() + 2 * paddingAlongSegment};
}

QFont SegmentButton::chosenFont() const
{
    QFont result = font();
    result.setBold(true);
    return result;
}

/// Round at the bar's ends, straight where the next segment begins.
QPainterPath SegmentButton::outline(double inset) const
{
    const QRectF box = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(box, cornerRadius, cornerRadius);
    const double half = box.width() / 2;
    if (!m_isFirst)
        path.addRect(box.adjusted(0, 0, -half, 0));
    if (!m_isLast)
        path.addRect(box.adjusted(half, 0, 0, 0));
    return path.simplified();
}

void SegmentButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor plain = palette().color(QPalette::Button);
    const QColor edge = palette().color(QPalette::Mid);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(isChecked()        ? mixed(plain, accent, chosenTint)
                         : underMouse() ? mixed(plain, edge, 0.25)
                                        : plain);
    painter.drawPath(outline(0.5));
    if (isChecked()) {
        painter.setClipPath(outline(0));
        painter.fillRect(0, height() - chosenLine, width(), chosenLine, accent);
        painter.setClipping(false);
        painter.setFont(chosenFont());
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 2));
        painter.drawPath(outline(1.5));
    }
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

Segments::Segments(const QString &name, const QList<Choice> &choices, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const Choice &choice : choices) {
        const int index = static_cast<int>(m_buttons.size());
        auto *button = m_buttons.emplace_back(new SegmentButton(choice.title, this));
        button->setAccessibleName(name + u": "_s + choice.title);
        button->setToolTip(choice.purpose);
        connect(button, &QAbstractButton::clicked, this, [this, index] { emit chosen(index); });
        // One that kept the focus would look chosen, too.
        connect(button, &QAbstractButton::toggled, this, [this, button](bool isOn) {
            if (isOn && isAncestorOf(QApplication::focusWidget()))
                button->setFocus();
        });
    }
}

int Segments::current() const
{
    const auto found = std::ranges::find_if(m_buttons, &SegmentButton::isChecked);
    return found == m_buttons.end() ? -1 : static_cast<int>(found - m_buttons.begin());
}

void Segments::setCurrent(int index)
{
    if (index >= 0 && index < static_cast<int>(m_buttons.size()))
        m_buttons[static_cast<std::size_t>(index)]->setChecked(true);
}

int Segments::buttonHeight() const { return m_buttons.empty() ? 0 : m_buttons.front()->sizeHint().height(); }

int Segments::widthOf(int first, int count) const
{
    int width = 0;
    for (int i = first; i < first + count; ++i)
        width += m_buttons[static_cast<std::size_t>(i)]->sizeHint().width();
    return width;
}

int Segments::widest() const
{
    int width = 0;
    for (const SegmentButton *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    return width;
}

/// The fewest rows of which each fits.
int Segments::rowsFor(int width) const
{
    const int count = static_cast<int>(m_buttons.size());
    for (int rows = 1; rows < count; ++rows) {
        bool fits = true;
        for (int row = 0, first = 0; row < rows; first += countInRow(count, rows, row), ++row)
            fits = fits && widthOf(first, countInRow(count, rows, row)) <= width;
        if (fits)
            return rows;
    }
    return count;
}

int Segments::heightForWidth(int width) const
{
    return rowsFor(width) * (buttonHeight() + gapBetweenRows) - gapBetweenRows;
}

QSize Segments::sizeHint() const { return {widthOf(0, static_cast<int>(m_buttons.size())), buttonHeight()}; }

QSize Segments::minimumSizeHint() const { return {widest(), buttonHeight()}; }

void Segments::resizeEvent(QResizeEvent * /*event*/) { place(); }

void Segments::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        place();
    }
    QWidget::changeEvent(event);
}

void Segments::place()
{
    const int count = static_cast<int>(m_buttons.size());
    const int rows = rowsFor(width());
    int first = 0;
    for (int row = 0; row < rows; ++row) {
        const int inRow = countInRow(count, rows, row);
        placeRow(first, inRow, row * (buttonHeight() + gapBetweenRows));
        first += inRow;
    }
}

/// The room that is left is shared evenly.
void Segments::placeRow(int first, int count, int top)
{
    const int spare = std::max(0, width() - widthOf(first, count));
    int left = 0;
    for (int i = 0; i < count; ++i) {
        SegmentButton &button = *m_buttons[static_cast<std::size_t>(first + i)];
        const int share = spare * (i + 1) / count - spare * i / count;
        const int wide = button.sizeHint().width() + share;
        const int overlap = i > 0 ? 1 : 0; // one line between two
        button.setGeometry(left - overlap, top, wide + overlap, buttonHeight());
        button.setEnds(i == 0, i + 1 == count);
        left += wide;
    }
}

} // namespace halfplane
