#pragma once

#include <QTableWidget>

namespace halfplane {

class Showing;

/// The compared recipes and what became of each at the end of its run: a row for the name, and one for the
/// numbers. The one in focus is selected; names are edited in place, Delete removes.
class ComparisonTable : public QTableWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonTable)

public:
    explicit ComparisonTable(Showing &showing, QWidget *parent = nullptr);

    static constexpr int leastWidth = 200;

    enum Column { Updates, Sweeps, Wrong, Test, Margin, Bound, ColumnCount };

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {leastWidth, sizeHint().height()}; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fillSoon();
    void fill();
    void fillRows(std::size_t column);
    void put(int row, Column column, const QString &text, const QString &tip);

    Showing &m_showing;
    bool m_isDue = false;
    bool m_isFilling = false;
};

/// All about comparing: the recipes, and the many orders of their points.
QWidget *comparisonPanel(Showing &showing, QWidget *parent);

} // namespace halfplane
