#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace halfplane {

/// Files that are dragged over a window and dropped, wherever in it: also over a field that would take their
/// names as text. Shows that they can be dropped.
class FileDrop : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileDrop)

public:
    explicit FileDrop(QWidget &window);

signals:
    void dropped(const QStringList &paths);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isPartOfWindow(const QObject *object) const;
    void drawCurtain();
    void take(const QMimeData &data);

    QWidget &m_window;
    QWidget *m_curtain;
};

} // namespace halfplane
