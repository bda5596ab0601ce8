#pragma once

#include "ui/panels/panels.h"

#include <QObject>

class QHBoxLayout;
class QVBoxLayout;

namespace halfplane {

class LessonPanel;

/// The panels that an audience can read, in the order in which a key goes through them.
std::vector<Panel> panelsForStage();

/// What a stage shows beside its boards, as large as they are: the page of a panel, or the words of a lesson.
/// The words of a lesson stand below where a page is beside the boards.
class Beside : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Beside)

public:
    /// The places are the stage's: a row with its boards, and a column with that row.
    Beside(const PanelParts &parts, QHBoxLayout &row, QVBoxLayout &column);

    void show(const QString &panel, const QString &theorem); ///< by their ids; empty: none
    void scaleTo(int height);

private:
    void place();
    void enlargePage();

    PanelParts m_parts;
    QHBoxLayout &m_row;
    QVBoxLayout &m_column;
    LessonPanel *m_words;
    PanelPage *m_page = nullptr; ///< null where nothing but words is beside the boards
    QString m_panel;
    QString m_theorem;
    int m_height = 0; ///< of the stage
};

} // namespace halfplane
