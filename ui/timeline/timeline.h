#pragma once

#include "core/study/study.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace halfplane {

class Playback;
class Showing;
struct Cursor;

/// The row at the foot of the window: where in the run the playhead is, and everything that moves it.
class Timeline : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Timeline)

public:
    explicit Timeline(Showing &showing, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override; ///< in two rows

signals:
    void pointedAt(const QString &words); ///< what the pointer is over on the scrubber; empty when it is not

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QComboBox *createStrideBox();
    QComboBox *createSpeedBox();
    QLabel *createPlace();
    void chooseRow();
    void putWay(QHBoxLayout &row);
    int widthOf(const QList<QWidget *> &parts) const;
    int widthAround() const;
    QString placeWords(const Cursor &cursor) const;
    void showPlace();

    const Showing &m_showing;
    Playback &m_playback;
    QLabel *m_place = nullptr;
    QHBoxLayout *m_upper;
    QHBoxLayout *m_lower; ///< empty where there is room for all in one row
    QList<QWidget *> m_steps;
    QList<QWidget *> m_way; ///< how far the run has come
};

} // namespace halfplane
