#include "ui/board/column_header.h"

#include "core/mistakes.h"
#include "core/words/number_words.h"
#include "ui/basics/text.h"
#include "ui/editing/compared_recipes.h"
#include "ui/painting/palette.h"
#include "ui/shown/showing.h"

#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QPainter>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int margin = 12;
constexpr int gap = 8;
constexpr double numberScale = 1.25;

QFont boldOf(QFont font, double scale = 1)
{
    font.setBold(true);
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * scale));
    else
        font.setPointSizeF(font.pointSizeF() * scale);
    return font;
}

/// Where the run is over at the moment that is shown, how it ended; otherwise nothing.
QString endInHeader(const Column &column)
{
    const Trace &trace = column.run()->trace;
    if (!trace.end() || column.cursor() != lastCursor(trace))
        return {};
    const QString updates = countText(trace.updateCount());
    switch (trace.end()->reason) {
    case EndReason::Converged:
        return ColumnHeader::tr("done at %1").arg(updates);
    case EndReason::Cycling:
        return ColumnHeader::tr("cycles at %1").arg(updates);
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return ColumnHeader::tr("cap at %1").arg(updates);
    }
    return {};
}

} // namespace

ColumnHeader::ColumnHeader(Column &column, QWidget *parent)
    : QWidget(parent)
    , m_column(column)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    refresh();
}

void ColumnHeader::refresh()
{
    setObjectName(u"columnHeader%1"_s.arg(m_column.index()));
    m_isDue = true;
    update();
}

/// Once a frame, however many of the things that it shows have changed.
void ColumnHeader::bringUpToDate()
{
    const bool isOnItsWay = m_column.tween() < 1 && m_shown == m_column.run(); // as the score below
    if (!m_isDue || isOnItsWay)
        return;
    m_isDue = false;
    m_shown = m_column.run();
    m_name = m_column.name();
    const Showing &showing = m_column.showing();
    std::size_t alike = 0;
    for (std::size_t other = 0; other < showing.size(); ++other)
        alike += showing[other].name().title == m_name.title ? 1U : 0U;
    m_isOneOfMany = alike > 1;
    m_wrong.clear();
    m_rest = tr("no run");
    m_isPerfect = false;
    if (m_column.moment()) {
        const std::size_t wrong = loss(m_column.run()->reflected(), m_column.moment()->answer);
        const QString end = endInHeader(m_column);
        m_wrong = countText(wrong);
        const Problem &problem = *m_column.run()->problem;
        m_rest = tr("wrong");
        if (problem.apart)
            m_rest = tr("wrong · test %1")
                         .arg(toText(percentText(testLoss(problem, m_column.moment()->answer),
                                                 problem.apartCount())));
        if (!end.isEmpty())
            m_rest += u", "_s + end;
        m_isPerfect = wrong == 0;
    }
    const QString &trouble = toText(m_column.study().trouble);
    setToolTip(trouble.isEmpty() ? m_name.whole() : m_name.whole() + u'\n' + trouble);
    setAccessibleName(m_column.isInFocus() ? tr("%1, in focus").arg(m_name.whole()) : m_name.whole());
    setAccessibleDescription(m_wrong + u' ' + m_rest);
}

QSize ColumnHeader::sizeHint() const
{
    return {200, QFontMetrics(boldOf(font(), numberScale)).height() + fontMetrics().height()};
}

void ColumnHeader::paintEvent(QPaintEvent * /*event*/)
{
    bringUpToDate();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const Palette &hues = paletteBeside(colours);
    painter.fillRect(rect(), colours.color(m_column.isInFocus() ? QPalette::Base : QPalette::Window));
    const int middle = height() / 2;
    const int dot = fontMetrics().height() / 3;
    painter.setPen(Qt::NoPen);
    painter.setBrush(hues[hueOfColumn(m_column.index())]);
    painter.drawEllipse(QPoint(margin + dot, middle), dot, dot);

    const QFont words = font();
    const QFont number = boldOf(words, numberScale);
    const QFontMetrics title(boldOf(words));
    const int left = margin + 2 * dot + gap;
    const int numberWidth = m_wrong.isEmpty() ? 0 : QFontMetrics(number).horizontalAdvance(m_wrong) + gap / 2;
    // Where room is short the end gives way first, then the title of what its details tell from others.
    const int room = width() - margin - left - numberWidth - 3 * gap;
    QString name = m_name.title;
    QString details = m_name.details;
    QString rest = m_rest;
    const auto wanted = [&] {
        return title.horizontalAdvance(name) + (name.isEmpty() || details.isEmpty() ? 0 : gap)
            + fontMetrics().horizontalAdvance(details) + fontMetrics().horizontalAdvance(rest);
    };
    if (wanted() > room && !m_wrong.isEmpty())
        rest = tr("wrong");
    if (wanted() > room && !details.isEmpty() && m_isOneOfMany)
        name.clear();
    const int baseline = middle + fontMetrics().ascent() / 2 - 1;
    int right = width() - margin - fontMetrics().horizontalAdvance(rest);
    painter.setPen(colours.color(QPalette::WindowText));
    painter.drawText(right, baseline, rest);
    right -= numberWidth;
    painter.setFont(number);
    painter.setPen(m_isPerfect ? hues[Hue::Good] : colours.color(QPalette::WindowText));
    painter.drawText(right, baseline, m_wrong);

    painter.setFont(boldOf(words));
    painter.setPen(colours.color(QPalette::WindowText));
    const int free =
        std::max(0, right - 2 * gap - left); // no number of the details runs into that of mistakes
    const QString shown = title.elidedText(name, Qt::ElideRight, free);
    painter.drawText(left, baseline, shown);
    painter.setFont(words);
    const int used = shown.isEmpty() ? 0 : title.horizontalAdvance(shown) + gap;
    if (free - used > 3 * gap)
        painter.drawText(left + used, baseline,
                         fontMetrics().elidedText(details, Qt::ElideRight, free - used));

    const QColor line = colours.color(m_column.isInFocus() ? QPalette::Highlight : QPalette::Mid);
    painter.fillRect(0, height() - (m_column.isInFocus() ? 2 : 1), width(), 2, line);
    if (hasFocus()) {
        painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void ColumnHeader::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        emit chosen();
}

void ColumnHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        askName();
}

void ColumnHeader::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Name…"), this, &ColumnHeader::askName);
    OpenDocument &document = m_column.showing().document();
    const std::size_t index = m_column.index();
    const auto move = [&](const QString &text, std::size_t to, bool isPossible) {
        menu->addAction(text, this, [&document, index, to] { moveRecipe(document, index, to); })
            ->setEnabled(isPossible);
    };
    move(tr("Move &left"), index - 1, index > 0);
    move(tr("Move ri&ght"), index + 1, index + 1 < m_column.showing().size());
    menu->addAction(tr("&Remove"), this, [&document, index] { removeRecipe(document, index); });
    menu->popup(event->globalPos());
}

void ColumnHeader::keyPressEvent(QKeyEvent *event)
{
    const bool isAlt = event->modifiers() == Qt::AltModifier;
    const int key = event->key();
    OpenDocument &document = m_column.showing().document();
    const std::size_t index = m_column.index();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        emit chosen();
    else if (key == Qt::Key_F2)
        askName();
    else if (key == Qt::Key_Delete)
        removeRecipe(document, index);
    else if (isAlt && key == Qt::Key_Left && index > 0)
        moveRecipe(document, index, index - 1);
    else if (isAlt && key == Qt::Key_Right)
        moveRecipe(document, index, index + 1);
    else
        QWidget::keyPressEvent(event);
}

void ColumnHeader::askName()
{
    OpenDocument &document = m_column.showing().document();
    const NamedRecipe named = document.recipes()[m_column.index()];
    auto *dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name of the recipe"));
    dialog->setLabelText(tr("Name of “%1”; empty for what it is:").arg(m_column.name().whole()));
    const QString shown = m_column.name().title;
    dialog->setTextValue(shown);
    dialog->resize(std::max(420, dialog->sizeHint().width()), dialog->sizeHint().height()); // for its title
    connect(dialog, &QInputDialog::textValueSelected, &document,
            [&document, column = m_column.index(), shown, named](const QString &name) {
                if (column < document.recipes().size())
                    renameRecipe(document, column, name == shown ? toText(named.name) : name);
            });
    dialog->open();
}

} // namespace halfplane
