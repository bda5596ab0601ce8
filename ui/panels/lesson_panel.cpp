#include "ui/panels/lesson_panel.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/field.h"
#include "ui/lessons/lesson_foot.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/panels/explanation_label.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfReading = 1.15; ///< of the application's font
constexpr int gapBetweenParagraphs = 10;

/// "Try: …", "Question: …"
QString withStrongLead(const Phrases &phrases, const QPalette &widget)
{
    static const QRegularExpression lead(u"^\\p{Lu}\\w{1,10}:(?= )"_s);
    Phrases parts = phrases;
    for (Phrase &part : parts)
        part.text = breakable(shownText(part.text)).toStdString();
    const QString first = parts.empty() ? QString() : toText(parts.front().text);
    const qsizetype end = std::max(qsizetype{0}, lead.match(first).capturedEnd());
    if (end > 0) {
        parts.front().text = first.sliced(end).toStdString();
        parts.insert(parts.begin(), {first.first(end).toStdString(), Tone::Strong});
    }
    return u"<p style=\"line-height:122%\">"_s + richText(parts, widget) + u"</p>"_s;
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

    void addTitle(const QString &title)
    {
        if (!title.isEmpty())
            addTo(*m_page, u"<b>"_s + breakable(title).toHtmlEscaped() + u"</b>"_s);
    }

    void add(const std::vector<Paragraph> &paragraphs)
    {
        for (const Paragraph &paragraph : paragraphs)
            add(paragraph);
        m_card = nullptr;
    }

    void addFaint(const std::string &words)
    {
        if (!words.empty())
            addTo(*m_page, breakable(shownText(words)).toHtmlEscaped())->setProperty("faint", true);
    }

    const std::vector<QToolButton *> &answers() const { return m_answers; }

private:
    static QLabel *addTo(QVBoxLayout &layout, const QString &html)
    {
        auto *label = wrappedLabel(layout.parentWidget());
        label->setTextFormat(Qt::RichText);
        label->setText(html);
        label->setMinimumWidth(1); // how wide the panel is does not depend on the words
        layout.addWidget(label);
        return label;
    }

    QString html(const Paragraph &paragraph) const
    {
        return withStrongLead(paragraph.phrases, m_page->parentWidget()->palette());
    }

    void add(const Paragraph &paragraph)
    {
        switch (paragraph.kind) {
        case Paragraph::Words:
            m_card = nullptr;
            addTo(*m_page, html(paragraph));
            break;
        case Paragraph::Item:
            addTo(*m_page, u"<ul style=\"margin-left:-24px\"><li>%1</li></ul>"_s.arg(html(paragraph)));
            break;
        case Paragraph::Question:
            m_card = addCard();
            addTo(*m_card, html(paragraph));
            break;
        case Paragraph::Answer:
            addAnswer(paragraph);
            break;
        case Paragraph::Notes:
            break; // for whoever presents it
        }
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

    void addAnswer(const Paragraph &paragraph)
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
        m_answers.push_back(button);
        QLabel *answer = addTo(layout, html(paragraph));
        answer->hide();
        QObject::connect(button, &QToolButton::toggled, answer, [button, answer](bool isOpen) {
            button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
            answer->setVisible(isOpen);
            if (isOpen) // once it has its place
                QTimer::singleShot(0, answer, [answer] { bringIntoSight(*answer); });
        });
    }

    QVBoxLayout *m_page;
    QVBoxLayout *m_card = nullptr; ///< of the question that the last paragraph was
    std::vector<QToolButton *> m_answers;
};

} // namespace

LessonPanel::LessonPanel(const OpenDocument &document, LessonGuide &guide, QWidget *parent)
    : ScrollPage(parent)
    , m_document(document)
    , m_guide(guide)
{
    connect(&document, &OpenDocument::worded, this, &LessonPanel::write);
    connect(&guide, &LessonGuide::lessonChanged, this, &LessonPanel::write);
    connect(&guide, &LessonGuide::momentChanged, this, &LessonPanel::write);
    write();
}

bool LessonPanel::hasTextOf(const OpenDocument &document)
{
    const DocumentWords words = document.words();
    return !words.caption.empty() || !words.notes.empty();
}

void LessonPanel::hideTitle()
{
    m_hasTitle = false;
    write();
}

void LessonPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        followFont();
    ScrollPage::changeEvent(event);
}

/// From the top, and a document's questions are closed again.
void LessonPanel::write()
{
    delete m_words;
    m_words = new QWidget(this);
    content().insertWidget(0, m_words, 0, Qt::AlignTop);
    if (m_guide.lesson() != nullptr)
        writeMoment();
    else
        writeDocument();
    followFont();
    verticalScrollBar()->setValue(0);
}

/// How many answers are open the guide knows, whose way on opens them, too.
void LessonPanel::writeMoment()
{
    Paragraphs paragraphs(*m_words);
    if (m_hasTitle)
        paragraphs.addTitle(m_guide.titleHere());
    if (m_guide.place() == 0)
        paragraphs.add(m_guide.lesson()->introduction);
    paragraphs.add(m_guide.moment().text);
    for (std::size_t i = 0; i < paragraphs.answers().size(); ++i) {
        QToolButton *button = paragraphs.answers()[i];
        const auto follow = [this, button, i] { button->setChecked(i < m_guide.answersShown()); };
        connect(&m_guide, &LessonGuide::answersChanged, button, follow);
        connect(button, &QToolButton::clicked, &m_guide,
                [this, i](bool isOpen) { m_guide.showAnswers(isOpen ? i + 1 : i); });
        follow();
    }
}

void LessonPanel::writeDocument()
{
    const DocumentWords words = m_document.words();
    Paragraphs paragraphs(*m_words);
    if (!hasTextOf(m_document))
        paragraphs.add(
            {{.phrases = {{tr("This document has no text yet. It is written under Notes.").toStdString()}}}});
    paragraphs.add(notedParagraphs(words.caption));
    paragraphs.add(notedParagraphs(words.notes));
    paragraphs.addFaint(words.source);
}

void LessonPanel::followFont()
{
    for (auto *part : m_words->findChildren<QWidget *>())
        part->setFont(font()); // what has a style of its own inherits none
}

LessonPage::LessonPage(const OpenDocument &document, LessonGuide &guide, QWidget *parent)
    : QWidget(parent)
    , m_words(new LessonPanel(document, guide, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_words, 1);
    layout->addWidget(new LessonFoot(guide, this));
    followFont();
}

void LessonPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        followFont();
    QWidget::changeEvent(event);
}

void LessonPage::followFont()
{
    QFont larger = QApplication::font();
    larger.setPointSizeF(larger.pointSizeF() * scaleOfReading);
    m_words->setFont(larger);
}

} // namespace halfplane
