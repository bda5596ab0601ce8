#include "ui/panels/document_heading.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/field.h"
#include "ui/forms/scroll_page.h"

#include <QApplication>
#include <QGridLayout>
#include <QRegularExpression>
#include <QTextLayout>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfTitle = 1.15; ///< of the widget's font
constexpr int gapInHeading = 4;

/// Lines may end within words that no line has room for.
QString breakable(const QString &text)
{
    static const QRegularExpression longWord(u"\\S{30,}"_s);
    static const QRegularExpression piece(u"(\\X{6})"_s);
    QString broken;
    qsizetype end = 0;
    for (const QRegularExpressionMatch &word : longWord.globalMatch(text)) {
        broken += text.sliced(end, word.capturedStart() - end);
        broken += word.captured().replace(piece, u"\\1\u200B"_s);
        end = word.capturedEnd();
    }
    return broken + text.sliced(end);
}

/// Only the caption gives way to what is below.
QString beginningOf(const QString &text)
{
    constexpr qsizetype most = 200;
    return breakable(text.size() > most ? text.first(most - 1) + u'…' : text);
}

/// As many lines as a label of this width would show, the last one with an ellipsis if more would follow.
QString firstLines(const QString &text, const QLabel &label, int most)
{
    QTextLayout layout(text, label.font());
    layout.beginLayout();
    for (int count = 1;; ++count) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            return text;
        line.setLineWidth(label.width());
        const int end = line.textStart() + line.textLength();
        if (count == most && end < text.size()) {
            const QString rest = text.mid(line.textStart());
            return text.first(line.textStart())
                + label.fontMetrics().elidedText(rest, Qt::ElideRight, label.width() - gapInHeading);
        }
    }
}

} // namespace

DocumentHeading::DocumentHeading(const OpenDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(wrappedLabel(this))
    , m_fold(new QToolButton(this))
    , m_caption(wrappedLabel(this))
    , m_source(wrappedLabel(this))
    , m_room(QWIDGETSIZE_MAX)
{
    m_title->setAccessibleName(tr("Title"));
    m_caption->setAccessibleName(tr("Caption"));
    m_source->setAccessibleName(tr("Source"));
    m_source->setProperty("faint", true);
    for (QLabel *label : {m_title, m_caption, m_source})
        label->setMinimumWidth(1); // how wide the panel is does not depend on the words
    createFold();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, 0);
    grid->setSpacing(gapInHeading);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_fold, 0, 1, Qt::AlignTop);
    grid->addWidget(m_caption, 1, 0, 1, 2);
    grid->addWidget(m_source, 2, 0, 1, 2);
    connect(&document, &OpenDocument::replaced, this, &DocumentHeading::follow);
    connect(&document, &OpenDocument::worded, this, &DocumentHeading::follow);
    followFont();
    follow();
}

void DocumentHeading::createFold()
{
    m_fold->setStyleSheet(u"QToolButton:!focus { border: none; background: transparent; }"_s);
    m_fold->setFocusPolicy(Qt::TabFocus);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        setFolded(!m_isFolded);
        emit folded(m_isFolded);
    });
}

void DocumentHeading::followFont()
{
    QFont larger = QApplication::font(m_title);
    larger.setPointSizeF(larger.pointSizeF() * scaleOfTitle);
    larger.setBold(true);
    m_title->setFont(larger);
    fit();
}

QSize DocumentHeading::sizeHint() const
{
    return {layout()->sizeHint().width(), std::max(0, layout()->totalHeightForWidth(width()))};
}

void DocumentHeading::setRoom(int height)
{
    if (std::exchange(m_room, height) != height)
        fit();
}

void DocumentHeading::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    follow();
}

void DocumentHeading::follow()
{
    const DocumentWords words = m_document.words();
    const bool hasMore = !words.caption.empty() || !words.source.empty();
    m_title->setText(
        beginningOf(words.title.empty() ? shownLine(m_document.name()) : shownLine(words.title)));
    m_source->setText(beginningOf(shownText(words.source)));
    m_fold->setVisible(hasMore);
    m_fold->setArrowType(m_isFolded ? Qt::RightArrow : Qt::DownArrow);
    m_fold->setAccessibleName(m_isFolded ? tr("Show the caption") : tr("Hide the caption"));
    m_fold->setToolTip(m_fold->accessibleName());
    fit();
}

/// Words of the caption give way first, the source last.
void DocumentHeading::fit()
{
    const QString caption = shownText(m_document.words().caption);
    const bool isOpen = !m_isFolded;
    m_title->setVisible(!m_title->text().isEmpty());
    m_source->setVisible(isOpen && !m_source->text().isEmpty());
    m_caption->setVisible(isOpen && !caption.isEmpty());
    m_caption->setText(breakable(caption));
    m_caption->setToolTip(caption);
    const int excess = sizeHint().height() - m_room;
    if (isOpen && !caption.isEmpty() && excess > 0) {
        const int line = m_caption->fontMetrics().lineSpacing();
        const int most = (m_caption->heightForWidth(m_caption->width()) - excess) / line;
        m_caption->setVisible(most > 0);
        m_caption->setText(firstLines(breakable(caption), *m_caption, most));
    }
    updateGeometry();
}

void DocumentHeading::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

} // namespace halfplane
