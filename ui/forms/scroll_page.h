#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace halfplane {

/// A page of a panel, from the top down; it scrolls where the panel is too low for it.
class ScrollPage : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScrollPage)

public:
    explicit ScrollPage(QWidget *parent = nullptr);

    QVBoxLayout &content() const { return *m_content; }

    static constexpr int margin = 12;

private:
    QVBoxLayout *m_content;
};

} // namespace halfplane
