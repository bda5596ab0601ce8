#pragma once

#include "ui/forms/scroll_page.h"

namespace halfplane {

class OpenDocument;

/// The document's words, whole and large enough to read: caption, notes and source. Each line of the notes is
/// a paragraph. One that begins with "Question:" stands on a ground of its own, one that begins with
/// "Answer:" is hidden until it is asked for.
class LessonPanel : public ScrollPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonPanel)

public:
    explicit LessonPanel(const OpenDocument &document, QWidget *parent = nullptr);

    static bool hasTextOf(const OpenDocument &document);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void followFont();

    const OpenDocument &m_document;
    QWidget *m_words = nullptr;
};

} // namespace halfplane
