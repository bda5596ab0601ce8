#pragma once

#include "core/order_search.h"
#include "core/varied_number.h"
#include "ui/panels/orders_view.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace halfplane {

class Showing;
class OrderSearchThread;
class TrialThreads;

/// The runs of every compared recipe in many orders of the points: how they are spread, who needs the fewest
/// updates, and the shortest and longest that were found. Instead of the order a parameter or the angle of w0
/// can vary, or another point be left out by each run. They are computed while the panel can be seen, a
/// little of the time by themselves and on when the user wants it.
class OrdersPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrdersPanel)

public:
    explicit OrdersPanel(Showing &showing, QWidget *parent = nullptr);
    ~OrdersPanel() override;

    std::size_t known() const; ///< of the orders
    std::size_t wanted() const; ///< of them, as chosen
    bool isBusy() const; ///< with orders or with a search
    OrdersChart chart() const;
    VariedChart variedChart() const; ///< where something else varies

    /// "orders", "points" left out, "angle", or the id of a parameter of the recipe in focus.
    void vary(const QString &what);

    void takeOrdersOf(std::size_t bin); ///< the first order in which the recipe in focus is in this bin
    void takeValue(std::size_t place); ///< for the recipe in focus; or selects the point

public slots:
    void goOn(); ///< until all orders are known
    void search(); ///< by swaps, for the time that is chosen
    void stop();
    void takeShortest();
    void takeLongest();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr QLatin1String pointsLeftOut{"points"};

    void createParts();
    void heed();
    void begin();
    void showKnown();
    void showButtons();
    void offerNumbers();
    void findNumber();
    bool areOrders() const { return !m_number && !arePoints(); }
    bool arePoints() const { return varied() == pointsLeftOut; }
    QString varied() const; ///< the id of it
    Variations variations();
    /// The shortest or longest run that is known of the recipe in focus.
    struct Extreme
    {
        std::uint32_t updates = 0;
        std::optional<std::uint64_t> seed; ///< nothing where a search found it
    };

    void take(OrderSearch::Goal goal);
    void takeFound(const Permutation &order);
    void takeSeed(std::uint64_t seed);
    const std::optional<OrderSearch::Found> &found(OrderSearch::Goal goal) const
    {
        return goal == OrderSearch::Goal::Longest ? m_longest : m_shortest;
    }
    std::optional<Extreme> extreme(OrderSearch::Goal goal) const;
    QString nameOfRow(std::size_t row) const;
    QString wordsOf(std::size_t count) const;
    std::vector<Recipe> recipes() const;

    Showing &m_showing;
    Dataset m_points; ///< of what is known
    std::vector<Recipe> m_recipes; ///< likewise, whatever their order
    QString m_begun; ///< likewise, what varies
    std::optional<VariedNumber> m_number; ///< that varies; nothing where orders do
    std::vector<std::size_t> m_rows; ///< the columns of those that vary in it
    NumberLine m_line; ///< that it goes through
    std::unique_ptr<TrialThreads> m_threads;
    std::unique_ptr<OrderSearchThread> m_searching;
    std::size_t m_searched = 0; ///< the row that was searched for
    std::optional<OrderSearch::Found> m_shortest; ///< by swaps
    std::optional<OrderSearch::Found> m_longest;
    QString m_trouble;

    OrdersView *m_view;
    QComboBox *m_what;
    QComboBox *m_count;
    QComboBox *m_time;
    QLabel *m_words = nullptr;
    QProgressBar *m_progress;
    QToolButton *m_go;
    QToolButton *m_search;
    QToolButton *m_takeShortest;
    QToolButton *m_takeLongest;
    QTimer *m_patience; ///< how long orders are computed without being asked for
};

} // namespace halfplane
