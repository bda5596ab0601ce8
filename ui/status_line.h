#pragma once

#include "core/memberships.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace halfplane {

class Showing;

/// The foot of the window: what the pointer is over, how many points there are, whether they are separable
/// here or where they would be, and how far a long run has come, with a button that stops it.
class StatusLine : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatusLine)

public:
    explicit StatusLine(const Showing &showing, QWidget *parent = nullptr);

signals:
    void whyAsked(); ///< nothing separates the points

public slots:
    void showTool(const QString &status); ///< what the hand can do
    void showPlace(const std::optional<PlanePoint> &place);

private:
    QLabel *addLabel(const QString &name, const QString &purpose);
    QLabel *place(QLabel *label, const QString &name, const QString &purpose);

    void showStudy();
    void showProgress(quint64 updates);

    const Showing &m_showing;
    QLabel *m_place = nullptr;
    QLabel *m_tool = nullptr;
    QLabel *m_counts = nullptr;
    QLabel *m_separability = nullptr;
    QLabel *m_progress = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_why = nullptr;
};

} // namespace halfplane
