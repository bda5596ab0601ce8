#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace halfplane {

class ScrubLabel;

/// Between the rows of a form.
inline constexpr int rowGap = 7;

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
    void setNote(const QString &note);

private:
    QLabel *addLine(const char *look);

    ScrubLabel *m_name;
    QHBoxLayout *m_content;
    QLabel *m_trouble;
    QLabel *m_note;
};

} // namespace halfplane
