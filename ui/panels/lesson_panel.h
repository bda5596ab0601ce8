#pragma once

#include "ui/forms/scroll_page.h"

namespace halfplane {

class LessonGuide;
class OpenDocument;

/// The words of what is open, whole and large enough to read: a moment of a lesson, or a document's caption,
/// notes and source, each line of the notes a paragraph. A question stands on a ground of its own, and its
/// answer is hidden until it is asked for.
class LessonPanel : public ScrollPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonPanel)

public:
    LessonPanel(const OpenDocument &document, LessonGuide &guide, QWidget *parent = nullptr);

    static bool hasTextOf(const OpenDocument &document);

    void hideTitle(); ///< of a moment: it stands elsewhere

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void writeMoment();
    void writeDocument();
    void followFont();

    const OpenDocument &m_document;
    LessonGuide &m_guide;
    QWidget *m_words = nullptr;
    bool m_hasTitle = true;
};

/// The lesson's words, and under them the way through it while one is given.
class LessonPage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonPage)

public:
    LessonPage(const OpenDocument &document, LessonGuide &guide, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void followFont();

    LessonPanel *m_words;
};

} // namespace halfplane
