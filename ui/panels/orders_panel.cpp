#include "ui/panels/orders_panel.h"

#include "core/numbers.h"
#include "core/orders.h"
#include "ui/basics/text.h"
#include "ui/forms/quiet_combo_box.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/orders_view.h"
#include "ui/shown/showing.h"
#include "ui/shown/trial_threads.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int leastLetters = 16;

constexpr std::uint64_t firstSeed = 1;
constexpr std::array counts{100, 1'000, 10'000, 100'000};
constexpr int usualCount = 1;
constexpr std::array seconds{2, 10, 60};
constexpr int usualTime = 0;
constexpr std::chrono::milliseconds patienceWithOrders{1500};
constexpr double scaleOfText = 0.92;
constexpr std::size_t mostLeftOut = 2'000; ///< points, a run without each
constexpr std::size_t manyPoints = 20'000; ///< of which fewer values are tried

QToolButton *button(const QString &text, const QString &tip, QWidget *parent)
{
    auto *result = new QToolButton(parent);
    result->setText(text);
    result->setToolTip(tip);
    result->setFocusPolicy(Qt::TabFocus);
    result->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return result;
}

/// "12.3°"
QString spreadText(std::span<const Outcome> outcomes)
{
    const auto spread = spreadOfNormals(outcomes);
    return spread ? toText(inDegrees(*spread)) : u"–"_s;
}

/// "5", "24.5"
QString medianText(double median) { return toText(readable(median)); }

} // namespace

OrdersPanel::OrdersPanel(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_view(new OrdersView(
          {.chart = [this] { return areOrders() ? OrdersView::Chart(chart()) : variedChart(); },
           .nameOf =
               [this](std::size_t row) {
                   return areOrders() ? m_showing[row].name().whole() : m_showing[m_rows[row]].name().title;
               }},
          this))
    , m_what(new QuietComboBox(this))
    , m_count(new QuietComboBox(this))
    , m_time(new QuietComboBox(this))
    , m_words(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_go(button(tr("Go on"), tr("Compute the other orders, too"), this))
    , m_search(
          button(tr("Search by swaps"),
                 tr("Swaps points in the order as long as the run of the recipe in focus becomes longer, or "
                    "shorter"),
                 this))
    , m_takeShortest(button({}, tr("Take the order with the fewest updates that was found"), this))
    , m_takeLongest(button({}, tr("Take the order with the most updates that was found"), this))
    , m_patience(new QTimer(this))
{
    createParts();
    m_patience->setSingleShot(true);
    m_patience->setInterval(patienceWithOrders);
    connect(m_patience, &QTimer::timeout, this, &OrdersPanel::stop);
    connect(m_go, &QToolButton::clicked, this, [this] { isBusy() ? stop() : goOn(); });
    connect(m_search, &QToolButton::clicked, this, &OrdersPanel::search);
    connect(m_takeShortest, &QToolButton::clicked, this, &OrdersPanel::takeShortest);
    connect(m_takeLongest, &QToolButton::clicked, this, &OrdersPanel::takeLongest);
    connect(m_count, &QComboBox::activated, this, &OrdersPanel::begin);
    connect(m_view, &OrdersView::taken, this,
            [this](std::size_t place) { areOrders() ? takeOrdersOf(place) : takeValue(place); });
    connect(m_what, &QComboBox::activated, this, [this] { vary(m_what->currentData().toString()); });
    connect(&showing, &Showing::columnsChanged, this, &OrdersPanel::heed);
    connect(&showing.document(), &OpenDocument::edited, this, &OrdersPanel::heed);
    connect(&showing, &Showing::anyStudyChanged, this, [this] { m_view->update(); });
    offerNumbers();
    showKnown();
}

OrdersPanel::~OrdersPanel() = default;

void OrdersPanel::createParts()
{
    for (const int count : counts)
        m_count->addItem(tr("%1 orders").arg(countText(static_cast<std::uint64_t>(count))));
    m_count->setCurrentIndex(usualCount);
    m_count->setAccessibleName(tr("How many orders"));
    m_count->setToolTip(tr("Orders shuffled by the seeds 1, 2, 3, …"));
    for (const int time : seconds)
        m_time->addItem(tr("%1 s").arg(time));
    m_time->setCurrentIndex(usualTime);
    m_time->setAccessibleName(tr("How long to search"));
    m_time->setToolTip(tr("How long to search"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_words->setAccessibleName(tr("How the numbers of updates are spread"));
    m_words->setAccessibleDescription(tr("Select text to copy it"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How many orders are known"));
    m_what->setAccessibleName(tr("What varies"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the panel may be narrow
    m_what->setMinimumContentsLength(leastLetters);
    m_what->setToolTip(
        tr("What differs from run to run: the order of the points, the point that is left out, "
           "or a number of the recipe in focus, such as its rate"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->addWidget(m_what, 0, 0, 1, 2);
    grid->addWidget(m_view, 1, 0, 1, 2);
    grid->addWidget(m_progress, 2, 0, 1, 2);
    grid->addWidget(m_words, 3, 0, 1, 2);
    grid->addWidget(m_count, 4, 0);
    grid->addWidget(m_go, 4, 1);
    grid->addWidget(m_takeShortest, 5, 0);
    grid->addWidget(m_takeLongest, 5, 1);
    grid->addWidget(m_search, 6, 0);
    grid->addWidget(m_time, 6, 1);
}

std::size_t OrdersPanel::known() const { return m_threads ? m_threads->known() : 0; }

std::size_t OrdersPanel::wanted() const
{
    if (!areOrders())
        return m_line.values.size();
    return static_cast<std::size_t>(counts[static_cast<std::size_t>(m_count->currentIndex())]);
}

bool OrdersPanel::isBusy() const
{
    return (m_threads && !m_threads->haveEnded()) || (m_searching && !m_searching->hasEnded());
}

/// All orders are tried anyway: which one a recipe has does not matter then.
std::vector<Recipe> OrdersPanel::recipes() const
{
    std::vector<Recipe> result;
    for (const NamedRecipe &named : m_showing.document().recipes()) {
        result.push_back(named.recipe);
        if (!areOrders())
            continue;
        result.back().order = Order::Shuffled;
        result.back().seed = firstSeed;
    }
    return result;
}

void OrdersPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    heed();
}

/// Nobody looks: the machine is for others. What was not finished begins anew.
void OrdersPanel::hideEvent(QHideEvent *event)
{
    if (isBusy())
        m_recipes.clear();
    stop();
    QWidget::hideEvent(event);
}

/// The words have colours in them.
void OrdersPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_words != nullptr)
        showKnown();
}

void OrdersPanel::heed()
{
    if (!isVisible())
        return;
    offerNumbers();
    if (m_points != m_showing.document().points() || m_recipes != recipes() || m_begun != varied())
        begin();
    else
        showKnown(); // names and colours may be others
}

void OrdersPanel::begin()
{
    m_threads.reset();
    m_searching.reset();
    m_shortest.reset();
    m_longest.reset();
    m_trouble.clear();
    m_points = m_showing.document().points();
    m_recipes = recipes();
    m_begun = varied();
    Trials trials(m_points, variations());
    for (const std::size_t row : m_rows) {
        if (const auto failure = trials.add(m_recipes[row]); failure && m_trouble.isEmpty())
            m_trouble = toText(*failure);
    }
    if (m_trouble.isEmpty() && !m_rows.empty()) {
        const auto tell = [this] {
            QMetaObject::invokeMethod(this, &OrdersPanel::showKnown, Qt::QueuedConnection);
        };
        m_threads = std::make_unique<TrialThreads>(trials, TrialThreads::Order{.threads = 0, .tell = tell});
        m_patience->start();
    }
    showKnown();
}

QString OrdersPanel::varied() const { return m_what->currentData().toString(); }

void OrdersPanel::goOn()
{
    begin();
    m_patience->stop();
}

void OrdersPanel::stop()
{
    m_patience->stop();
    if (m_threads)
        m_threads->stop();
    if (m_searching)
        m_searching->stop();
    QTimer::singleShot(0, this, &OrdersPanel::showKnown);
}

OrdersChart OrdersPanel::chart() const
{
    OrdersChart chart{.size = fromQt(m_view->size()),
                      .rows = {},
                      .text = QFontInfo(font()).pixelSize() * scaleOfText,
                      .hovered = m_view->hovered()};
    const std::size_t rows = m_threads && areOrders() ? m_threads->outcomes().size() : 0;
    for (std::size_t row = 0; row < std::min(rows, m_showing.size()); ++row) {
        chart.rows.push_back({std::span(m_threads->outcomes()[row]).first(known()), hueOfColumn(row)});
        const Run *run = m_showing[row].run();
        if (run != nullptr && run->trace.end() && run->trace.end()->reason == EndReason::Converged)
            chart.rows.back().current = run->trace.updateCount();
    }
    return chart;
}

VariedChart OrdersPanel::variedChart() const
{
    VariedChart chart{.size = fromQt(m_view->size()),
                      .rows = {},
                      .values = m_line.values,
                      .scale =
                          m_line.goesByFactors ? VariedChart::Scale::Logarithmic : VariedChart::Scale::Linear,
                      .title = m_number ? m_number->symbol() : std::string("without point"),
                      .text = QFontInfo(font()).pixelSize() * scaleOfText,
                      .current = {},
                      .hovered = m_view->hovered()};
    const Recipe &inFocus = m_showing.document().recipe();
    if (m_number && m_number->isIn(inFocus))
        chart.current = m_number->valueIn(inFocus);
    for (std::size_t row = 0; m_threads && row < m_threads->outcomes().size(); ++row)
        chart.rows.push_back(
            {std::span(m_threads->outcomes()[row]).first(known()), hueOfColumn(m_rows[row])});
    return chart;
}

/// As many as are known by now. Recipes may have gone since they were run: it begins anew when it is seen.
void OrdersPanel::showKnown()
{
    if (!m_rows.empty() && m_rows.back() >= m_showing.size())
        return;
    const std::size_t count = known();
    m_progress->setMaximum(static_cast<int>(wanted()));
    m_progress->setValue(static_cast<int>(count));
    m_progress->setVisible(m_threads && count < wanted());
    m_view->update();
    showButtons();
    if (!m_threads || count == 0) {
        m_words->setText(m_trouble.toHtmlEscaped());
        return;
    }
    m_words->setText(withWholeNumbers(wordsOf(count)));
}

/// A title where it says enough.
QString OrdersPanel::nameOfRow(std::size_t row) const
{
    const ColumnName name = m_showing[m_rows[row]].name();
    const auto isLike = [&](std::size_t other) {
        return other != row && m_showing[m_rows[other]].name().title == name.title;
    };
    for (std::size_t other = 0; other < m_rows.size(); ++other) {
        if (isLike(other))
            return name.details;
    }
    return name.title;
}

/// Of so many runs of each.
QString OrdersPanel::wordsOf(std::size_t count) const
{
    const Outcomes &outcomes = m_threads->outcomes();
    const Fewest fewest = fewestOf(outcomes, count);
    const Palette &hues = paletteBeside(palette());
    QString html = u"<table cellspacing=0 cellpadding=2 width=100%><tr><td></td>"_s;
    for (const QString &head : {tr("median"), tr("range"), arePoints() ? tr("spread") : tr("wins")})
        html += u"<td align=right>"_s + head + u"</td>"_s;
    html += u"</tr>"_s;
    QString unfinished;
    for (std::size_t row = 0; row < outcomes.size(); ++row) {
        const Spread spread = spreadOf(std::span(outcomes[row]).first(count));
        const QString median = spread.updates ? medianText(spread.updates->median) : u"–"_s;
        const QString range = spread.updates
            ? tr("%1 to %2").arg(countText(spread.updates->min), countText(spread.updates->max))
            : u"–"_s;
        const QString name = nameOfRow(row).toHtmlEscaped();
        const QString last = arePoints() ? spreadText(std::span(outcomes[row]).first(count))
            : outcomes.size() > 1        ? countText(fewest.alone[row])
                                         : u"–"_s;
        html += u"<tr><td><span style='color:%1'>●</span> %2</td>"_s.arg(
                    hues[hueOfColumn(m_rows[row])].name(), name)
            + u"<td align=right><b>%1</b></td><td align=right>%2</td><td align=right>%3</td></tr>"_s.arg(
                median, range, last);
        if (const std::uint64_t others = count - spread.ends[EndReason::Converged])
            unfinished += u' '
                + (arePoints()
                       ? tr("%1 did not converge %2 times (cap or cycle): that is not counted as "
                            "updates, but where its boundary was then is in the spread.")
                       : tr("%1 did not converge %2 times (cap or cycle), which is not counted above."))
                      .arg(name, countText(others));
    }
    html += u"</table>"_s;
    if (arePoints())
        html +=
            tr("Each run is without one point. The spread is the widest angle between two of the w that they "
               "end with.")
            + (m_points.size() > mostLeftOut
                   ? u' ' + tr("Of the first %1 points.").arg(countText(mostLeftOut))
                   : QString());
    else if (outcomes.size() > 1)
        html += (areOrders() ? tr("Wins: orders in which it alone made the fewest updates. All made the same "
                                  "number in %1 of %2 orders.")
                             : tr("Wins: values at which it alone made the fewest updates. All made the same "
                                  "number at %1 of %2 values."))
                    .arg(countText(fewest.allEqual), countText(count));
    html += unfinished;
    if (count < wanted())
        html += u' '
            + tr("%1 of %2 are known so far; “Go on” computes the rest.")
                  .arg(countText(count), countText(wanted()));
    if (m_searching && m_searching->hasEnded() && !m_shortest)
        html += u' ' + tr("No run of the search converged.");
    return html;
}

void OrdersPanel::showButtons()
{
    for (QWidget *ofOrders :
         std::initializer_list<QWidget *>{m_count, m_takeShortest, m_takeLongest, m_search, m_time})
        ofOrders->setVisible(areOrders());
    if (m_searching) {
        m_shortest = m_searching->best(OrderSearch::Goal::Shortest);
        m_longest = m_searching->best(OrderSearch::Goal::Longest);
    }
    const auto name = [&](QToolButton *button, OrderSearch::Goal goal, const QString &words) {
        const auto found = extreme(goal);
        button->setText(found ? words.arg(countText(found->updates)) : words.arg(u"–"_s));
        button->setEnabled(found.has_value());
        button->setToolTip(
            tr("Of %1, the recipe in focus: a click takes this order. Others may be beyond it.")
                .arg(m_showing.inFocus().name().whole()));
    };
    name(m_takeShortest, OrderSearch::Goal::Shortest, tr("Shortest found: %1"));
    name(m_takeLongest, OrderSearch::Goal::Longest, tr("Longest found: %1"));
    const bool isDone = m_threads && known() == wanted();
    m_go->setText(isBusy() ? tr("Stop") : tr("Go on"));
    m_go->setEnabled(isBusy() || (m_threads && !isDone));
    m_search->setEnabled(!isBusy() && m_threads);
    m_search->setText(m_searching && !m_searching->hasEnded() ? tr("Searching …") : tr("Search by swaps"));
}

/// The best of the search and of the seeds. No bound: others may be beyond it.
std::optional<OrdersPanel::Extreme> OrdersPanel::extreme(OrderSearch::Goal goal) const
{
    const bool isLongest = goal == OrderSearch::Goal::Longest;
    const std::size_t row = m_showing.inFocus().index();
    std::optional<Extreme> best;
    if (row == m_searched && found(goal))
        best = Extreme{found(goal)->outcome.updates, {}};
    if (!m_threads || !areOrders() || row >= m_threads->outcomes().size())
        return best;
    const std::vector<Outcome> &outcomes = m_threads->outcomes()[row];
    for (std::size_t place = 0; place < known(); ++place) {
        const Outcome &outcome = outcomes[place];
        const bool isBetter =
            !best || (isLongest ? outcome.updates > best->updates : outcome.updates < best->updates);
        if (outcome.end == EndReason::Converged && isBetter)
            best = Extreme{outcome.updates, firstSeed + place};
    }
    return best;
}

void OrdersPanel::search()
{
    const std::size_t row = m_showing.inFocus().index();
    if (!m_threads || !areOrders() || isBusy() || row >= m_recipes.size())
        return;
    const auto tell = [this] {
        QMetaObject::invokeMethod(this, &OrdersPanel::showKnown, Qt::QueuedConnection);
    };
    const std::chrono::seconds time(seconds[static_cast<std::size_t>(m_time->currentIndex())]);
    m_searching = OrderSearchThread::of(m_points, m_recipes[row], firstSeed, {.time = time, .tell = tell});
    m_searched = row;
    showKnown();
}

void OrdersPanel::takeShortest() { take(OrderSearch::Goal::Shortest); }

void OrdersPanel::takeLongest() { take(OrderSearch::Goal::Longest); }

void OrdersPanel::take(OrderSearch::Goal goal)
{
    const auto best = extreme(goal);
    if (best && best->seed)
        takeSeed(*best->seed);
    else if (best)
        takeFound(*found(goal)->order);
}

/// The points are listed in the order that was found, and all recipes visit them as listed. What else was
/// found stays known: it is told by the new places of the points.
void OrdersPanel::takeFound(const Permutation &taken)
{
    const Permutation order = taken; // the one that it refers to changes
    Permutation placeOf(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        placeOf[order[place]] = static_cast<std::uint32_t>(place);
    std::array kept{m_shortest, m_longest};
    for (auto &each : kept) {
        if (!each)
            continue;
        auto moved = std::make_shared<Permutation>(*each->order);
        for (std::uint32_t &point : *moved)
            point = placeOf[point];
        each->order = std::move(moved);
    }
    OpenDocument &document = m_showing.document();
    std::vector<NamedRecipe> recipes = document.recipes();
    for (NamedRecipe &named : recipes)
        named.recipe.order = Order::Given;
    document.history().beginMacro(tr("take an order"));
    const auto problem = Problem::of(m_points, m_recipes[m_searched]);
    const Permutation numbers = (*problem)->documentOrder(order); // what is held out stays so
    document.reorder({numbers.begin(), numbers.end()}, tr("take an order"));
    document.setRecipes(std::move(recipes), document.focus());
    document.history().endMacro();
    m_shortest = kept[0];
    m_longest = kept[1];
    showButtons();
}

void OrdersPanel::takeOrdersOf(std::size_t bin)
{
    const OrdersBins bins = binsOf(chart());
    if (bin >= bins.size())
        return;
    const std::size_t focus = m_showing.inFocus().index();
    const Outcomes &outcomes = m_threads->outcomes();
    const auto isThere = [&](std::size_t row, std::size_t place) {
        const Outcome &outcome = outcomes[row][place];
        return outcome.end == EndReason::Converged && bins.binOf(outcome.updates) == bin;
    };
    std::vector<std::size_t> rows{focus};
    for (std::size_t row = 0; row < outcomes.size(); ++row)
        rows.push_back(row);
    for (const std::size_t row : rows) {
        for (std::size_t place = 0; place < known(); ++place) {
            if (isThere(row, place))
                return takeSeed(firstSeed + place);
        }
    }
}

void OrdersPanel::takeValue(std::size_t place)
{
    OpenDocument &document = m_showing.document();
    if (arePoints() && place < m_points.size())
        document.setSelection({place});
    if (!m_number || place >= m_line.values.size())
        return;
    document.setRecipe(m_number->withValue(document.recipe(), m_line.values[place]));
    document.endStep();
}

void OrdersPanel::vary(const QString &what)
{
    m_what->setCurrentIndex(std::max(0, m_what->findData(what)));
    findNumber();
    heed();
}

/// The order, and the numbers of the recipe in focus. One that it does not have any more gives way.
void OrdersPanel::offerNumbers()
{
    const QString chosen = varied();
    QList<std::pair<QString, QString>> offered{{tr("Many runs: other orders of the points"), u"orders"_s},
                                               {tr("Many runs: each without one point"), pointsLeftOut}};
    for (const VariedNumber &number : VariedNumber::of(m_showing.document().recipe()))
        offered.append(
            {tr("Many runs: other values of %1").arg(toText(number.title())), toText(number.id())});
    bool isSame = m_what->count() == offered.size();
    for (int i = 0; isSame && i < m_what->count(); ++i)
        isSame = m_what->itemText(i) == offered[i].first && m_what->itemData(i) == offered[i].second;
    if (!isSame) {
        m_what->clear();
        for (const auto &[text, id] : offered)
            m_what->addItem(text, id);
        m_what->setCurrentIndex(std::max(0, m_what->findData(chosen)));
    }
    findNumber();
}

void OrdersPanel::findNumber()
{
    m_number.reset();
    for (const VariedNumber &number : VariedNumber::of(m_showing.document().recipe())) {
        if (toText(number.id()) == varied())
            m_number = number;
    }
}

/// Recipes that do not have the number have no part in it.
Variations OrdersPanel::variations()
{
    m_rows.clear();
    m_line = {};
    for (std::size_t row = 0; row < m_recipes.size(); ++row) {
        if (!m_number || m_number->isIn(m_recipes[row]))
            m_rows.push_back(row);
    }
    if (arePoints()) {
        for (std::size_t number = 1; number <= std::min(m_points.size(), mostLeftOut); ++number)
            m_line.values.push_back(static_cast<double>(number));
        return LeftOut{0, m_line.values.size()};
    }
    if (!m_number)
        return Seeds{firstSeed, wanted()};
    const int steps = m_points.size() < manyPoints ? 120 : 24;
    m_line = m_number->lineAround(m_showing.document().recipe(), steps);
    return m_number->variations(m_line.values);
}

void OrdersPanel::takeSeed(std::uint64_t seed)
{
    OpenDocument &document = m_showing.document();
    std::vector<NamedRecipe> recipes = document.recipes();
    for (NamedRecipe &named : recipes) {
        named.recipe.order = Order::Shuffled;
        named.recipe.seed = seed;
    }
    document.setRecipes(std::move(recipes), document.focus());
}

} // namespace halfplane
