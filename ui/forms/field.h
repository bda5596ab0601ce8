#pragma once

#include <QLabel>
#include <QWidget>

class QHBoxLayout;

namespace halfplane {

/// The name of a number that changes when it is dragged to the left or right.
class ScrubLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScrubLabel)

public:
    explicit ScrubLabel(const QString &text, QWidget *parent = nullptr);

    void setScrubbing(bool isOn);

    static constexpr int pixelsPerStep = 6;

signals:
    void scrubbed(int steps);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    bool m_isScrubbing = false;
    double m_from = 0; ///< where the last step was made
};

/// Between the rows of a form.
inline constexpr int rowGap = 8;

/// Of the corners of what is drawn in a form.
inline constexpr double cornerRadius = 5;

/// Plain text in as many lines as it takes.
QLabel *wrappedLabel(QWidget *parent);

/// One row of a form: a name, what is edited, and under it what is wrong with it or worth knowing.
class Field : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Field)

public:
    explicit Field(const QString &name, QWidget *parent = nullptr);

    /// From the left to the right; the first takes the room that is left.
    void add(QWidget *content);

    ScrubLabel &name() const { return *m_name; }
    QString note() const;

public slots:
    void setTrouble(const QString &trouble);
    void setNote(const QString &note); ///< of one line, which keeps its place

private:
    QLabel *addLine(const char *look);

    ScrubLabel *m_name;
    QHBoxLayout *m_content;
    QLabel *m_trouble;
    QLabel *m_note;
};

} // namespace halfplane
