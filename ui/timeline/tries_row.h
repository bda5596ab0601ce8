#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace halfplane {

class Showing;

/// The line below the timeline: what was tried last on these points, a click away. It keeps its height; where
/// it is too narrow the oldest are left out.
class TriesRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TriesRow)

public:
    explicit TriesRow(Showing &showing, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(std::size_t index);
    void follow();
    void say(std::size_t index);
    void place();

    Showing &m_showing;
    QLabel *m_name;
    std::vector<QToolButton *> m_buttons; ///< one for each try that there can be
};

} // namespace halfplane
