#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace halfplane {

/// A few choices, one of which is taken: buttons side by side as one bar, in as many rows as the width asks
/// for.
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

    QAbstractButton *button(int index) const;
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
    int count() const;
    int rowHeight() const;
    int widthOf(int first, int count) const;
    int rowsFor(int width) const;
    void place();
    void placeRow(int first, int count, int top);

    QButtonGroup *m_buttons;
};

} // namespace halfplane
