#pragma once

#include "ui/editing/open_document.h"

#include <QWidget>

class QGridLayout;
class QLineEdit;
class QPlainTextEdit;

namespace halfplane {

/// The words of a document: title, caption, source, and notes for whoever presents it. What is typed in a
/// field is in the document at once, as one step; so the keys of undo and redo are the window's.
class NotesPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NotesPanel)

public:
    explicit NotesPanel(OpenDocument &document, QWidget *parent = nullptr);

public slots:
    void editTitle();

signals:
    void left(); ///< by Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Word = std::string DocumentWords::*;

    struct Line
    {
        Word word;
        QLineEdit *edit;
    };

    void addLine(QGridLayout &layout, Word word, const QString &name, const QString &tooltip,
                 const QString &example);
    void addNotes(QGridLayout &layout);
    void take(Word word, const QString &text);
    void follow();

    OpenDocument &m_document;
    std::vector<Line> m_lines;
    QPlainTextEdit *m_notes = nullptr;
    std::string m_shownNotes; ///< as the document has them; the field may write them in another way
    bool m_isFollowing = false;
};

} // namespace halfplane
