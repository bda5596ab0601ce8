#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace halfplane {

/// A page of a panel, from the top down. It wants to be as high as its content is at this width, and scrolls
/// where the panel is lower.
class ScrollPage : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScrollPage)

public:
    explicit ScrollPage(QWidget *parent = nullptr);
    ~ScrollPage() override;

    QVBoxLayout &content() const { return *m_content; }

    QSize sizeHint() const override;

    static constexpr int margin = 16;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int neededHeight() const;
    void fit();
    void showFocused();

    QVBoxLayout *m_content;
    int m_takenByBar = 0; ///< of the right margin
};

} // namespace halfplane
