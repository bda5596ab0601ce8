#pragma once

#include "ui/shown/column.h"

#include <QWidget>

namespace halfplane {

/// Above the board of one of several recipes: its colour and name, and how many points are wrong at the
/// moment that is shown. A click brings it into focus; what else can be done with it is in its menu.
class ColumnHeader : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnHeader)

public:
    explicit ColumnHeader(Column &column, QWidget *parent = nullptr);

    void refresh(); ///< name, focus and numbers may be others

    QSize sizeHint() const override;

signals:
    void chosen(); ///< to be in focus

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void bringUpToDate();
    void askName();

    Column &m_column;
    ColumnName m_name;
    QString m_wrong; ///< "17"
    QString m_rest; ///< "wrong", "wrong · ended at 49"
    bool m_isPerfect = false;
    bool m_isOneOfMany = false; ///< of that title
    bool m_isDue = true;
    const void *m_shown = nullptr; ///< the run that the numbers are of
};

} // namespace halfplane
