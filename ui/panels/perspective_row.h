#pragma once

#include <QWidget>

namespace halfplane {

class ElidedLabel;
class Segments;
class Viewpoint;

/// From where boards look at a run: the perspectives side by side, and what one sees.
class PerspectiveRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PerspectiveRow)

public:
    explicit PerspectiveRow(Viewpoint &viewpoint, QWidget *parent = nullptr);

private:
    void follow();

    Viewpoint &m_viewpoint;
    Segments *m_segments;
    ElidedLabel *m_meaning;
};

} // namespace halfplane
