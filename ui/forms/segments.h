#pragma once

#include <QRadioButton>
#include <QWidget>

#include <vector>

namespace halfplane {

/// One of several choices that stand side by side as one bar.
class SegmentButton : public QRadioButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SegmentButton)

public:
    explicit SegmentButton(const QString &text, QWidget *parent = nullptr);

    /// Which ends of the bar are its own.
    void setEnds(bool isFirst, bool isLast);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }

private:
    QPainterPath outline(double inset) const;
    QFont chosenFont() const;

    bool m_isFirst = true;
    bool m_isLast = true;
};

/// A few choices, one of which is taken: buttons side by side, in as many rows as the width asks for.
class Segments : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Segments)

public:
    struct Choice
    {
        QString title;
        QString purpose; ///< its tooltip
    };

    /// The name is what assistive technology calls the whole.
    Segments(const QString &name, const QList<Choice> &choices, QWidget *parent = nullptr);

    int current() const; ///< −1 when none is taken
    void setCurrent(int index); ///< tells nobody

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int buttonHeight() const;
    int widest() const;
    int widthOf(int first, int count) const;
    int rowsFor(int width) const;
    void place();
    void placeRow(int first, int count, int top);

    std::vector<SegmentButton *> m_buttons;
};

} // namespace halfplane
