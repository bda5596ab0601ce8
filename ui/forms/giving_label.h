#pragma once

#include <QLabel>

namespace halfplane {

/// A line of text that gives way to its neighbours: what there is no room for is left out behind an ellipsis.
class GivingLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GivingLabel)

public:
    explicit GivingLabel(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace halfplane
