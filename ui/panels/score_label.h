#pragma once

#include "core/moment.h"

#include <QWidget>

#include <optional>

namespace halfplane {

class Showing;

/// How w does: how many points are wrong, large, and the margin. It changes when the picture has arrived at a
/// step, not when it sets out.
class ScoreLabel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreLabel)

public:
    /// In a row, with the margin; or a column without it, for who sits far away.
    ScoreLabel(const Showing &showing, Qt::Orientation orientation, QWidget *parent = nullptr);

    void setNumberScale(double scale); ///< of the number, as a share of the font

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< without the margin

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Score
    {
        QString wrong; ///< "17"
        QString rest; ///< "of 80 wrong"
        QString margin; ///< "margin −3.11"; empty where there is none
        bool isPerfect = false;
    };

    void follow();
    void arrive();
    void show(const Score &score);
    Score scoreNow() const;
    QFont numberFont() const;
    int marginWidth() const;
    int numberWidth() const;

    const Showing &m_showing;
    Qt::Orientation m_orientation;
    double m_numberScale = 1.5;
    std::optional<Score> m_coming; ///< of the step that the picture is on its way to
    Score m_shown;
};

} // namespace halfplane
