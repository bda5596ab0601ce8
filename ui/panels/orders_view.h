#pragma once

#include "core/picture/trials_picture.h"

#include <QWidget>

#include <functional>

namespace halfplane {

/// The picture of many runs: bars of orders, or lines over the values of a number. What it shows it asks for,
/// tells what is under the pointer, and leaves to others what a click takes.
class OrdersView : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrdersView)

public:
    using Chart = std::variant<OrdersChart, VariedChart>;
    struct Source
    {
        std::function<Chart()> chart;
        std::function<QString(std::size_t row)> nameOf;
    };

    explicit OrdersView(Source source, QWidget *parent = nullptr);

    std::optional<std::size_t> hovered() const { return m_hovered; } ///< a bin, or a value's place

signals:
    void taken(std::size_t place); ///< what has been clicked on, counted as what is hovered

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    std::optional<std::size_t> at(QPointF place) const;
    QString described() const;

    Source m_source;
    std::optional<std::size_t> m_hovered;
};

} // namespace halfplane
