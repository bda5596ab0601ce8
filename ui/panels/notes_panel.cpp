#include "ui/panels/notes_panel.h"

#include "ui/basics/text.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

namespace halfplane {

namespace {

constexpr int marginOfNotes = 16;
constexpr int gapBetweenNotes = 4;
constexpr int leastLines = 1;

/// The caret stays where it was as far as there is text.
void rewrite(QPlainTextEdit &edit, const QString &text)
{
    const int position = edit.textCursor().position();
    edit.setPlainText(text);
    QTextCursor cursor = edit.textCursor();
    cursor.setPosition(std::min(position, edit.document()->characterCount() - 1));
    edit.setTextCursor(cursor);
}

} // namespace

NotesPanel::NotesPanel(OpenDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(marginOfNotes, gapBetweenNotes, marginOfNotes, gapBetweenNotes);
    layout->setSpacing(gapBetweenNotes);
    layout->setHorizontalSpacing(2 * gapBetweenNotes);
    layout->setColumnStretch(1, 1);
    addLine(*layout, &DocumentWords::title, tr("Title"),
            tr("What the document is called, in the window's title and in exports"),
            tr("Greedy against a fixed rate"));
    addLine(*layout, &DocumentWords::source, tr("Source"), tr("Where the points or the figure are from"),
            tr("Author and year, Figure 3.4"));
    addLine(*layout, &DocumentWords::caption, tr("Caption"), tr("The line below the figure"),
            tr("What is to be seen"));
    addNotes(*layout);
    connect(&document, &OpenDocument::worded, this, &NotesPanel::follow);
    follow();
}

void NotesPanel::addLine(QGridLayout &layout, Word word, const QString &name, const QString &tooltip,
                         const QString &example)
{
    auto *edit = new QLineEdit(this);
    edit->setAccessibleName(name);
    edit->setToolTip(tooltip);
    edit->setPlaceholderText(example);
    auto *label = new QLabel(name, this);
    label->setBuddy(edit);
    label->setToolTip(tooltip);
    const int row = static_cast<int>(m_lines.size());
    layout.addWidget(label, row, 0);
    layout.addWidget(edit, row, 1);
    m_lines.push_back({word, edit});
    connect(edit, &QLineEdit::textEdited, this, [this, word](const QString &text) { take(word, text); });
}

void NotesPanel::addNotes(QGridLayout &layout)
{
    m_notes = new QPlainTextEdit(this);
    m_notes->setUndoRedoEnabled(false);
    m_notes->setTabChangesFocus(true);
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setToolTip(tr("For whoever presents this: in lines, saved with the document"));
    m_notes->setPlaceholderText(tr("What to say, what to click"));
    m_notes->setMinimumHeight(leastLines * fontMetrics().lineSpacing() + 2 * gapBetweenNotes);
    auto *label = new QLabel(tr("Notes"), this);
    label->setBuddy(m_notes);
    label->setToolTip(m_notes->toolTip());
    const int row = static_cast<int>(m_lines.size());
    layout.addWidget(label, row, 0, Qt::AlignTop);
    layout.addWidget(m_notes, row, 1);
    layout.setRowStretch(row, 1);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isFollowing)
            take(&DocumentWords::notes, m_notes->toPlainText());
    });
}

void NotesPanel::editTitle()
{
    QLineEdit *title = m_lines.front().edit;
    title->setFocus(Qt::ShortcutFocusReason);
    title->selectAll();
}

void NotesPanel::take(Word word, const QString &text)
{
    DocumentWords words = m_document.words();
    words.*word = text.toStdString();
    m_shownNotes = words.notes;
    m_document.setWords(words);
}

void NotesPanel::follow()
{
    const QScopedValueRollback guard(m_isFollowing, true);
    const DocumentWords words = m_document.words();
    for (const Line &line : m_lines) {
        const QString text = toText(words.*line.word);
        if (line.edit->text() == text)
            continue;
        line.edit->setText(text);
        if (!line.edit->hasFocus())
            line.edit->setCursorPosition(0); // the beginning says most
    }
    if (std::exchange(m_shownNotes, words.notes) != words.notes)
        rewrite(*m_notes, toText(words.notes));
}

void NotesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halfplane
