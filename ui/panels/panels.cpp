#include "ui/panels/panels.h"

#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/editing/edit_actions.h"
#include "ui/editing/open_document.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/comparison_panel.h"
#include "ui/panels/generator_panel.h"
#include "ui/panels/history_list.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/notes_panel.h"
#include "ui/panels/point_panel.h"
#include "ui/panels/recipe_panel.h"
#include "ui/panels/shattering_panel.h"
#include "ui/panels/step_table.h"
#include "ui/panels/theorem_view.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int leastPageWidth = 240;

/// What holds a panel, as high as its page. Where the page is narrower than the panel can be, it scrolls.
class Sideways : public QScrollArea
{
    Q_DISABLE_COPY_MOVE(Sideways)

public:
    explicit Sideways(QWidget *parent)
        : QScrollArea(parent)
    {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *focused) {
            if (focused != nullptr && widget()->isAncestorOf(focused)
                && QGuiApplication::mouseButtons() == Qt::NoButton)
                ensureWidgetVisible(focused);
        });
    }
    ~Sideways() override { qApp->disconnect(this); }

    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        const int bar = width() < least.width() ? horizontalScrollBar()->sizeHint().height() : 0;
        return {std::min(leastPageWidth, least.width()), least.height() + bar};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest) { // of the panel: its wishes have changed
            fit();
            updateGeometry();
        }
        return QScrollArea::event(event);
    }

private:
    /// Qt would make a panel with wrapped words as high as it likes.
    void fit()
    {
        const QSize room = viewport()->size();
        widget()->resize(std::max(room.width(), widget()->minimumSizeHint().width()), room.height());
    }
};

QWidget *recipePanel(const PanelParts &with, PanelPage &page)
{
    auto *panel = new RecipePanel(with.showing, page.room());
    QObject::connect(panel, &RecipePanel::recipeEdited, &with.showing.document(), &OpenDocument::setRecipe);
    QObject::connect(panel, &RecipePanel::finishedEditing, &with.boards, qOverload<>(&QWidget::setFocus));
    return panel;
}

QWidget *pointPanel(const PanelParts &with, PanelPage &page)
{
    auto *table = new PointTable(with.showing, page.room());
    table->addActions(with.edits.forPoints());
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(&with.edits, &EditActions::pointsCopied, table, [table](QMimeData &data) {
        if (table->hasFocus())
            table->describe(data);
    });
    QObject::connect(table, &PointTable::refused, &with.edits, &EditActions::told);
    QObject::connect(table, &PointTable::left, &with.boards, qOverload<>(&QWidget::setFocus));
    return new PointPanel(table, with.edits.order(), page.room());
}

QWidget *notesPanel(const PanelParts &with, PanelPage &page)
{
    auto *panel = new NotesPanel(with.showing.document(), page.room());
    QObject::connect(panel, &NotesPanel::left, &with.boards, qOverload<>(&QWidget::setFocus));
    return panel;
}

Panel chartPanel(const ChartDescriptor &chart, Panel::Place place, Panel::Beginning beginning)
{
    return {toText(chart.id),
            toText(chart.title),
            place,
            beginning,
            [&chart](const PanelParts &with, PanelPage &page) {
                return new ChartPanel(chart, with.showing, page.room());
            },
            false,
            true};
}

Panel proofPanel(const ChartDescriptor &chart)
{
    Panel panel = chartPanel(chart, Panel::Below, Panel::Closed);
    panel.isProof = true;
    return panel;
}

} // namespace

PanelPage::PanelPage(Panel panel, QWidget *parent)
    : QWidget(parent)
    , m_panel(std::move(panel))
    , m_opening(new QAction(m_panel.title, this))
    , m_ownWindow(new QAction(m_panel.title, this))
{
    setObjectName(m_panel.id);
    setWindowTitle(m_panel.title);
    m_opening->setCheckable(true);
    m_ownWindow->setCheckable(true);
    m_ownWindow->setToolTip(tr("Beside this window, on another screen too; closed, it is a tab again"));
}

void PanelPage::fill(const PanelParts &parts)
{
    auto *around = new Sideways(this);
    m_room = around->viewport();
    m_content = m_panel.make(parts, *this);
    around->setWidget(m_content);
    m_content->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(around);
}

bool PanelPage::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if ((event->type() == QEvent::Show || event->type() == QEvent::Hide) && !event->spontaneous())
        emit visibilityChanged(isVisible());
    if (event->type() == QEvent::Close && isWindow())
        emit windowClosed();
    return isDone;
}

std::vector<Panel> panels()
{
    // clang-format off
    std::vector<Panel> rows{
        {u"lesson"_s, tr("Lesson"), Panel::Top, Panel::Behind,
            [](const PanelParts &with, PanelPage &page) { return new LessonPage(with.showing.document(), with.guide, page.room()); }, false, true},
        {u"recipe"_s, tr("Recipe"), Panel::Top, Panel::InFront,
            recipePanel},
        chartPanel(*charts().front(), Panel::Below, Panel::InFront),
        {u"theorems"_s, tr("Theorems"), Panel::Below, Panel::Behind,
            [](const PanelParts &with, PanelPage &page) { return new TheoremPanel(with.showing, page.room()); }, false, true},
        {u"steps"_s, tr("Steps"), Panel::Below, Panel::Behind,
            [](const PanelParts &with, PanelPage &page) { return new StepTable(with.showing, page.room()); }},
        {u"points"_s, tr("Points"), Panel::Below, Panel::Behind,
            pointPanel},
        {u"notes"_s, tr("Notes"), Panel::Below, Panel::Behind,
            notesPanel},
    };
    for (const ChartDescriptor *chart : charts().subspan(1))
        rows.push_back(proofPanel(*chart));
    rows.insert(rows.end(), {
        {u"compare"_s, tr("Compare"), Panel::Top, Panel::Closed,
            [](const PanelParts &with, PanelPage &page) { return comparisonPanel(with.showing, page.room()); }, false, true},
        {u"shattering"_s, tr("Shattering"), Panel::Top, Panel::Closed,
            [](const PanelParts &with, PanelPage &page) { return new ShatteringPanel(with.showing, page.room()); }, false, true},
        {u"history"_s, tr("History"), Panel::Below, Panel::Closed,
            [](const PanelParts &with, PanelPage &page) { return new HistoryList(with.showing.document(), page.room()); }},
        {u"generator"_s, tr("Generate"), Panel::Top, Panel::Offered,
            [](const PanelParts &with, PanelPage &page) { return generatorsIn(page, with.showing.document(), with.boards); }},
    });
    // clang-format on
    return rows;
}

} // namespace halfplane
