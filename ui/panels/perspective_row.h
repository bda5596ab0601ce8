#pragma once

#include <QWidget>

namespace halfplane {

class ElidedLabel;
class Segments;
class Showing;

/// From where boards look at a run: the perspectives side by side, and what one sees.
class PerspectiveRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PerspectiveRow)

public:
    explicit PerspectiveRow(Showing &showing, QWidget *parent = nullptr);

    void setHint(const QString &hint); ///< for who begins; empty for none

private:
    void follow();

    Showing &m_showing;
    Segments *m_segments;
    ElidedLabel *m_meaning;
    QString m_hint;
};

} // namespace halfplane
