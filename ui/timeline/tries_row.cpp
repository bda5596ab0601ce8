#include "ui/timeline/tries_row.h"

#include "ui/shown/showing.h"
#include "ui/shown/tries.h"

#include <QEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int rowMargin = 12; ///< as the timeline's
constexpr int gapBelowTries = 4;
constexpr int paddingOfTry = 6;
constexpr int longestInCharacters = 32; ///< before the updates

/// As wide as it is when it is bold: none moves when another one is shown.
int widthOf(const QToolButton &button)
{
    QFont font = button.font();
    font.setBold(true);
    return QFontMetrics(font).horizontalAdvance(button.text()) + 2 * paddingOfTry;
}

} // namespace

TriesRow::TriesRow(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_name(new QLabel(tr("Tried"), this))
{
    setObjectName(u"triesRow"_s);
    setAccessibleName(tr("What was tried on these points"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_name->setProperty("faint", true);
    for (std::size_t index = 0; index < Tries::most; ++index)
        m_buttons.push_back(addButton(index));
    connect(&showing.tries(), &Tries::changed, this, &TriesRow::follow);
    follow();
}

QToolButton *TriesRow::addButton(std::size_t index)
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setAccessibleName(tr("Tried"));
    button->setToolTip(tr("A click brings a recipe back that was tried"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, index] {
        m_showing.tries().bringBack(index);
        follow(); // whichever it was, it is the one that is shown that is checked
    });
    return button;
}

QSize TriesRow::sizeHint() const { return {0, fontMetrics().height() + gapBelowTries}; }

QSize TriesRow::minimumSizeHint() const { return sizeHint(); }

/// One alone says nothing that the timeline does not.
void TriesRow::follow()
{
    const Tries &tries = m_showing.tries();
    const bool isShown = tries.count() > 1 && !m_showing.isComparing();
    const auto current = tries.current();
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        if (isShown && index < tries.count())
            say(index);
        else
            m_buttons[index]->setText({});
        m_buttons[index]->setChecked(current == index);
    }
    place();
}

void TriesRow::say(std::size_t index)
{
    const Tries &tries = m_showing.tries();
    QToolButton &button = *m_buttons[index];
    const QString difference = tries.difference(index);
    const QString whole = tr("%1: %2").arg(difference, tries.length(index));
    const int most = longestInCharacters * fontMetrics().averageCharWidth();
    button.setText(
        tr("%1: %2").arg(fontMetrics().elidedText(difference, Qt::ElideRight, most), tries.length(index)));
    button.setAccessibleName(tr("Tried: %1").arg(whole));
    button.setToolTip(tr("%1. A click brings this recipe back.").arg(whole));
}

void TriesRow::resizeEvent(QResizeEvent * /*event*/) { place(); }

void TriesRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        follow();
    }
    QWidget::changeEvent(event);
}

/// From the left, the latest last, which always stays.
void TriesRow::place()
{
    const auto told = static_cast<std::size_t>(std::ranges::count_if(
        m_buttons, [](const QToolButton *button) { return !button->text().isEmpty(); }));
    const int high = height() - gapBelowTries;
    int x = rowMargin + m_name->sizeHint().width() + paddingOfTry;
    int room = width() - rowMargin - x;
    std::size_t first = told;
    while (first > 0 && (first == told || widthOf(*m_buttons[first - 1]) <= room))
        room -= widthOf(*m_buttons[--first]);
    m_name->setGeometry(rowMargin, 0, x - rowMargin, high);
    m_name->setVisible(told > 0);
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        const bool isIn = index >= first && index < told;
        const int wide =
            isIn ? std::min(widthOf(*m_buttons[index]), std::max(0, width() - rowMargin - x)) : 0;
        m_buttons[index]->setGeometry(x, 0, wide, high);
        m_buttons[index]->setVisible(isIn);
        x += wide;
    }
}

} // namespace halfplane
