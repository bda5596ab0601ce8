#pragma once

#include "core/picture/board_picture.h"
#include "ui/painting/palette.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace halfplane {

class Board;
class BoardRow;
class ExplanationLabel;
class ScoreLabel;
class Showing;
class ToolBox;

/// How large things are on a screen of that height, so that the last row can read them: text from a 36th of
/// it, the boundary a 160th, points a 36th, as the words are. Projectors report wrong resolutions, so nothing
/// else counts.
Sizes stageSizes(double height);

/// What an audience sees: a board that fills a screen, the number of the step, the explanation and how many
/// points are wrong, all large; or nothing, while it is blank. Its board is one more hand on the same
/// document.
class Stage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Stage)

public:
    Stage(Showing &showing, ToolBox &tools);

    Board &board() const; ///< of the recipe in focus
    bool isBlank() const;

public slots:
    void setColours(const halfplane::Palette &palette);
    void setBlank(bool isBlank);
    void toggleLegend(); ///< off at first

signals:
    void left(); ///< by Esc, or closed
    void blankChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void createParts();
    void scaleTo(int height);
    void showNumbers();

    const Showing &m_showing;
    BoardRow *m_boards;
    ExplanationLabel *m_explanation;
    QLabel *m_step;
    QLabel *m_of;
    ScoreLabel *m_score;
    QHBoxLayout *m_foot;
    QWidget *m_blank;
};

} // namespace halfplane
