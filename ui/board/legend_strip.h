#pragma once

#include "core/picture/legend.h"

#include <QWidget>

namespace halfplane {

class BoardRow;

/// What the points and colours of all boards mean, in a low window of that in focus, in a strip below; not
/// there while its layer is off. As high as the run needs at this width, and no step changes that.
class LegendStrip : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LegendStrip)

public:
    explicit LegendStrip(const BoardRow &boards, QWidget *parent = nullptr);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {usualWidth, heightForWidth(usualWidth)}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int usualWidth = 600;

    void refresh();
    BoardFrames explained() const; ///< beside that in focus

    const BoardRow &m_boards;
    int m_needed = 0; ///< how high at this width
};

} // namespace halfplane
