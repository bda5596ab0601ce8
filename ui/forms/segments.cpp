#include "ui/forms/segments.h"

#include "ui/basics/restyle.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paddingAcrossSegment = 8;
constexpr int paddingAlongSegment = 6;
constexpr int gapBetweenRows = 3;

/// As wide as the button is when it is chosen and bold: no other moves then.
int widthOfSegment(const QAbstractButton &button)
{
    QFont chosen = button.font();
    chosen.setBold(true);
    return QFontMetrics(chosen).horizontalAdvance(button.text()) + 2 * paddingAcrossSegment;
}

/// How many of `count` stand in a row when all are spread over the rows, the upper rows the fuller.
int countInRow(int count, int rows, int row) { return count / rows + (row < count % rows ? 1 : 0); }

} // namespace

Segments::Segments(const QString &name, const QList<Choice> &choices, QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const Choice &choice : choices) {
        auto *button = new QToolButton(this);
        button->setProperty("segment", true);
        button->setText(choice.title);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys from the board
        button->setAccessibleName(name + u": "_s + choice.title);
        button->setToolTip(choice.purpose);
        m_buttons->addButton(button, count());
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, &Segments::chosen);
    // One that kept the focus would look chosen, too.
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int index, bool isOn) {
        if (isOn && isAncestorOf(QApplication::focusWidget()))
            button(index)->setFocus();
    });
}

QAbstractButton *Segments::button(int index) const { return m_buttons->button(index); }

int Segments::count() const { return static_cast<int>(m_buttons->buttons().size()); }

int Segments::current() const { return m_buttons->checkedId(); }

void Segments::setCurrent(int index)
{
    if (index >= 0 && index < count())
        button(index)->setChecked(true);
}

int Segments::rowHeight() const { return fontMetrics().height() + 2 * paddingAlongSegment + gapBetweenRows; }

int Segments::widthOf(int first, int count) const
{
    int width = 0;
    for (int i = first; i < first + count; ++i)
        width += widthOfSegment(*button(i));
    return width;
}

/// The fewest rows of which each fits.
int Segments::rowsFor(int width) const
{
    for (int rows = 1; rows < count(); ++rows) {
        bool fits = true;
        for (int row = 0, first = 0; row < rows; first += countInRow(count(), rows, row), ++row)
            fits = fits && widthOf(first, countInRow(count(), rows, row)) <= width;
        if (fits)
            return rows;
    }
    return count();
}

int Segments::heightForWidth(int width) const { return rowsFor(width) * rowHeight() - gapBetweenRows; }

QSize Segments::sizeHint() const { return {widthOf(0, count()), rowHeight() - gapBetweenRows}; }

QSize Segments::minimumSizeHint() const
{
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, widthOf(i, 1));
    return {widest, rowHeight() - gapBetweenRows};
}

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
    const int rows = rowsFor(width());
    for (int row = 0, first = 0; row < rows; ++row) {
        const int inRow = countInRow(count(), rows, row);
        placeRow(first, inRow, row * rowHeight());
        first += inRow;
    }
}

/// The room that is left is shared evenly. Only the ends of the bar are round.
void Segments::placeRow(int first, int count, int top)
{
    const int spare = std::max(0, width() - widthOf(first, count));
    int left = 0;
    for (int i = 0; i < count; ++i) {
        QAbstractButton &segment = *button(first + i);
        const int wide = widthOf(first + i, 1) + spare * (i + 1) / count - spare * i / count;
        const int overlap = i > 0 ? 1 : 0; // one line between two
        segment.setGeometry(left - overlap, top, wide + overlap, rowHeight() - gapBetweenRows);
        setLook(segment, "first", i == 0);
        setLook(segment, "last", i + 1 == count);
        left += wide;
    }
}

} // namespace halfplane
