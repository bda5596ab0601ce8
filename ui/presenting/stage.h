#pragma once

#include "core/picture/board_picture.h"
#include "ui/painting/palette.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace halfplane {

class Beside;
class Board;
class BoardRow;
class ExplanationLabel;
class LessonGuide;
class ScoreLabel;
class Showing;
class ToolBox;
struct PanelParts;

/// How large things are on a screen of that height, so that the last row can read them: text from a 36th of
/// it, the boundary a 160th, points a 36th, as the words are. Projectors report wrong resolutions, so nothing
/// else counts.
Sizes stageSizes(double height);
int pixelsOfStageText(int height);

/// What an audience sees: boards that fill a screen, or half of it beside the page of a panel or the words of
/// a lesson; the number of the step, the explanation and how many points are wrong, all large; or nothing,
/// while it is blank. Its boards are one more hand on the same document.
///
/// A click goes on. Only once a class or a tool is chosen there it does what the tool does, until Esc or the
/// next moment of a lesson.
class Stage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Stage)

public:
    Stage(const PanelParts &parts, ToolBox &tools);

    Board &board() const; ///< of the recipe in focus
    bool isBlank() const;
    bool isEditing() const { return m_isEditing; }

public slots:
    void showBeside(const QString &panel, const QString &theorem); ///< empty: nothing
    void setColours(const halfplane::Palette &palette);
    void setBlank(bool isBlank);
    void toggleLegend(); ///< off at first

signals:
    void left(); ///< by Esc, or closed
    void wentOn(); ///< by a click
    void blankChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void createParts(const PanelParts &parts);
    void scaleTo(int height);
    void showNumbers();
    void showMoment();
    void setEditing(bool isEditing);
    void heedChoice();
    std::function<void()> click();

    const Showing &m_showing;
    const LessonGuide &m_guide;
    bool m_isEditing = false;
    BoardRow *m_boards;
    QWidget *m_head;
    QLabel *m_title; ///< of a lesson's moment
    QLabel *m_moment; ///< which one it is
    Beside *m_beside;
    ExplanationLabel *m_explanation;
    QLabel *m_step;
    QLabel *m_of;
    ScoreLabel *m_score;
    QHBoxLayout *m_foot;
    QWidget *m_blank;
};

} // namespace halfplane
