#include "ui/panels/lesson_panel.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/field.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QRegularExpression>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfReading = 1.15; ///< of the application's font
constexpr int gapBetweenParagraphs = 10;
constexpr auto beginningOfQuestion = "Question:"_L1;
constexpr auto beginningOfAnswer = "Answer:"_L1;

/// "Try: …", "Question: …"
QString withStrongLead(const QString &line)
{
    static const QRegularExpression lead(u"^\\p{Lu}\\w{1,10}:(?= )"_s);
    const qsizetype end = std::max(qsizetype{0}, lead.match(line).capturedEnd());
    return u"<p style=\"line-height:122%\"><b>"_s + line.first(end) + u"</b>"_s
        + line.sliced(end).toHtmlEscaped() + u"</p>"_s;
}

/// Of the page around it.
void bringIntoSight(QWidget &part)
{
    for (QWidget *around = part.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto *page = qobject_cast<ScrollPage *>(around)) {
            page->widget()->layout()->activate();
            page->ensureWidgetVisible(&part, 0, gapBetweenParagraphs);
        }
    }
}

/// Words, paragraph by paragraph.
class Paragraphs
{
public:
    explicit Paragraphs(QWidget &page)
        : m_page(new QVBoxLayout(&page))
    {
        m_page->setContentsMargins(0, 0, 0, 0);
        m_page->setSpacing(gapBetweenParagraphs);
    }

    void add(const std::string &words)
    {
        const QStringList lines = breakable(shownText(words)).split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines) {
            if (line.startsWith(beginningOfAnswer))
                addAnswer(line.sliced(beginningOfAnswer.size()).trimmed());
            else
                addLine(line);
        }
        m_card = nullptr;
    }

    void addSource(const std::string &words)
    {
        if (!words.empty())
            addTo(*m_page, breakable(shownText(words)))->setProperty("faint", true);
    }

private:
    static QLabel *addTo(QVBoxLayout &layout, const QString &text)
    {
        auto *label = wrappedLabel(layout.parentWidget());
        label->setText(text);
        label->setMinimumWidth(1); // how wide the panel is does not depend on the words
        layout.addWidget(label);
        return label;
    }

    void addLine(const QString &line)
    {
        m_card = line.startsWith(beginningOfQuestion) ? addCard() : nullptr;
        addTo(m_card != nullptr ? *m_card : *m_page, withStrongLead(line))->setTextFormat(Qt::RichText);
    }

    QVBoxLayout *addCard()
    {
        auto *card = new QFrame(m_page->parentWidget());
        card->setProperty("card", true);
        m_page->addWidget(card);
        auto *layout = new QVBoxLayout(card);
        layout->setSpacing(gapBetweenParagraphs / 2);
        return layout;
    }

    void addAnswer(const QString &text)
    {
        QVBoxLayout &layout = m_card != nullptr ? *m_card : *m_page;
        auto *button = new QToolButton(layout.parentWidget());
        button->setText(LessonPanel::tr("Answer"));
        button->setToolTip(LessonPanel::tr("Shows the answer, or hides it"));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setArrowType(Qt::RightArrow);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys from the run
        layout.addWidget(button);
        QLabel *answer = addTo(layout, withStrongLead(text));
        answer->setTextFormat(Qt::RichText);
        answer->hide();
        QObject::connect(button, &QToolButton::toggled, answer, [button, answer](bool isOpen) {
            button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
            answer->setVisible(isOpen);
            if (isOpen) // once it has its place
                QTimer::singleShot(0, answer, [answer] { bringIntoSight(*answer); });
        });
    }

    QVBoxLayout *m_page;
    QVBoxLayout *m_card = nullptr; ///< of the question that the last line was
};

} // namespace

LessonPanel::LessonPanel(const OpenDocument &document, QWidget *parent)
    : ScrollPage(parent)
    , m_document(document)
{
    connect(&document, &OpenDocument::worded, this, &LessonPanel::write);
    write();
}

bool LessonPanel::hasTextOf(const OpenDocument &document)
{
    const DocumentWords words = document.words();
    return !words.caption.empty() || !words.notes.empty();
}

void LessonPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        followFont();
    ScrollPage::changeEvent(event);
}

/// Questions are closed again.
void LessonPanel::write()
{
    delete m_words;
    m_words = new QWidget(this);
    content().insertWidget(0, m_words, 0, Qt::AlignTop);
    const DocumentWords words = m_document.words();
    Paragraphs paragraphs(*m_words);
    if (!hasTextOf(m_document))
        paragraphs.add(tr("This document has no text yet. It is written under Notes.").toStdString());
    paragraphs.add(words.caption);
    paragraphs.add(words.notes);
    paragraphs.addSource(words.source);
    followFont();
}

void LessonPanel::followFont()
{
    QFont larger = QApplication::font();
    larger.setPointSizeF(larger.pointSizeF() * scaleOfReading);
    for (auto *paragraph : m_words->findChildren<QLabel *>())
        paragraph->setFont(larger); // what has a style of its own inherits none
}

} // namespace halfplane
