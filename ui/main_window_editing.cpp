#include "core/theorems/registry.h"
#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/tool_box.h"
#include "ui/documents/filing.h"
#include "ui/editing/edit_actions.h"
#include "ui/figures/choosing/export_actions.h"
#include "ui/figures/choosing/file_export.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"
#include "ui/painting/theme.h"
#include "ui/panel_column.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/names_dialog.h"
#include "ui/panels/notes_panel.h"
#include "ui/panels/shattering_panel.h"
#include "ui/panels/theorem_view.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"
#include "ui/status_line.h"
#include "ui/timeline/timeline.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>
#include <QToolBar>

#include <utility>

namespace halfplane {

// What changes the window's document: the tools at its left edge, the Edit menu, the panels.

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double figureScale = 2; ///< a copied picture stays sharp on a slide

QImage figureOf(const Board &board, const Palette &palette)
{
    const Picture picture = board.figure();
    QImage image((toQt(picture.size) * figureScale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(figureScale);
    image.fill(palette[Hue::Paper]);
    QPainter painter(&image);
    paint(painter, picture, palette);
    return image;
}

} // namespace

/// What is compared has its panel in front as long as it is.
void MainWindow::createPanels(QWidget &centre)
{
    m_panels = new PanelColumn(centre, panels(), {*m_showing, *m_boards, *m_edits, *m_guide}, this);
    setCentralWidget(m_panels);
    for (const ChartPanel *panel : findChildren<ChartPanel *>())
        connect(panel, &ChartPanel::exportAsked, this,
                [this](const ChartDescriptor &chart) { m_exports->showDialogOf(chart); });
    for (const ShatteringPanel *panel : findChildren<ShatteringPanel *>())
        connect(panel, &ShatteringPanel::exportAsked, this,
                [this](const RegionFamily &family, const Selection &points) {
                    m_exports->showDialogOf(LabellingSheet{&family, points});
                });
    connect(findChild<TheoremPanel *>(), &QStackedWidget::currentChanged, m_panels,
            [this](int index) { m_panels->setReading(index > 0); });
    const auto showWhyNotSeparable = [this] {
        qobject_cast<TheoremPanel *>(m_panels->open(u"theorems"_s))->open(separationTheorem);
    };
    connect(m_status, &StatusLine::whyAsked, this, showWhyNotSeparable);
    connect(m_explanation, &ExplanationLabel::whyAsked, this, showWhyNotSeparable);
    const auto *page = findChild<TheoremPageView *>();
    connect(page, &TheoremPageView::exportAsked, this,
            [this](const ChartDescriptor &chart) { m_exports->showDialogOf(chart); });
    connect(page, &TheoremPageView::chartAsked, m_panels,
            [this](const ChartDescriptor &chart) { m_panels->open(toText(chart.id)); });
    connect(
        page, &TheoremPageView::exampleAsked, this,
        [this](const QString &id) { m_filing->open(u"example:"_s + id); }, Qt::QueuedConnection);
    connect(m_showing, &Showing::columnsChanged, m_panels,
            [this, wasComparing = m_showing->isComparing()]() mutable {
                if (std::exchange(wasComparing, m_showing->isComparing()) == wasComparing)
                    return;
                if (wasComparing)
                    m_panels->open(u"compare"_s);
                else
                    m_panels->close(u"compare"_s);
            });
}

/// As other programs take it: a picture, a drawing, and the points as text.
void MainWindow::copyFigure()
{
    auto draw = m_exports->drawing(m_theme.isDark() ? FigurePalette::Dark : FigurePalette::Light);
    auto copied =
        draw ? std::make_unique<MimeDataWithDrawing>(std::move(draw)) : std::make_unique<QMimeData>();
    copied->setImageData(figureOf(board(), m_theme.palette()));
    setPoints(*copied, m_showing->document().points(), m_showing->document().names());
    QGuiApplication::clipboard()->setMimeData(copied.release());
}

void MainWindow::createEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    menu->setObjectName(u"edit"_s);
    m_edits->fill(*menu);
    menu->addSeparator();
    menu->addActions(m_exports->forClipboard());
    menu->addSeparator();
    for (const PanelPage *page : m_panels->pages()) {
        if (page->panel().beginning == Panel::Offered)
            menu->addAction(&page->opening());
    }
    menu->addAction(m_tools->snapAction());
    addSettings(*menu);
}

void MainWindow::editNames()
{
    auto *dialog = new NamesDialog(m_showing->document(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::editWords() { qobject_cast<NotesPanel *>(m_panels->open(u"notes"_s))->editTitle(); }

void MainWindow::createTools()
{
    auto *bar = new QToolBar(tr("Tools"), this);
    bar->setObjectName(u"tools"_s);
    bar->setMovable(false);
    bar->setIconSize({22, 22});
    bar->addActions(m_tools->classActions());
    bar->addSeparator();
    bar->addActions(m_tools->toolActions());
    addToolBar(Qt::LeftToolBarArea, bar);
    setContextMenuPolicy(Qt::NoContextMenu); // or Qt would offer to close the tools
    const MovingViewpoint &viewpoint = m_showing->viewpoint();
    connect(&viewpoint, &MovingViewpoint::perspectiveChanged, bar,
            [bar, &viewpoint] { bar->setEnabled(viewpoint.isPlane()); });
    addAction(m_tools->swapAction());
    m_tools->setMenuActions({m_edits->forPoints(), m_edits->forPlaces()});
    m_boards->addAction(m_edits->selectingNone());
}

/// A board that comes later has the status line's ear, too.
void MainWindow::equip(Board &board)
{
    const auto *hands = new BoardHands(board, *m_tools);
    connect(hands, &BoardHands::hovered, this,
            [this](const std::optional<PlanePoint> &place) { m_status->showPlace(place); });
    connect(hands, &BoardHands::statusChanged, this, [this, &board] {
        if (m_status != nullptr && &board == &m_boards->board())
            m_status->showTool(this->hands().status());
    });
}

void MainWindow::connectTools()
{
    endStepsWithGestures(m_showing->document());
    const auto say = [this] { m_status->showTool(hands().status()); };
    connect(m_timeline, &Timeline::pointedAt, this,
            [this, say](const QString &words) { words.isEmpty() ? say() : m_status->showTool(words); });
    connect(m_edits, &EditActions::told, this, &MainWindow::tell);
    connect(m_edits, &EditActions::noted, m_messages, &MessageBar::note);
    connect(m_edits, &EditActions::namesAsked, this, &MainWindow::editNames);
    connect(m_edits, &EditActions::wordsAsked, this, &MainWindow::editWords);
    connect(m_edits, &EditActions::figureAsked, this, &MainWindow::copyFigure);
    connect(&m_showing->document(), &OpenDocument::edited, m_messages, &MessageBar::heedAction);
    connect(&m_showing->document(), &OpenDocument::worded, m_messages, &MessageBar::heedAction);
    // Neither playing nor a run that grows is an action.
    connect(&m_showing->playback(), &Playback::cursorChanged, m_messages,
            [this, put = m_showing->playback().wanted()]() mutable {
                const Playback &playback = m_showing->playback();
                if (std::exchange(put, playback.wanted()) != put && !playback.isPlaying())
                    m_messages->heedAction();
            });
    connect(&m_showing->document(), &OpenDocument::edited, this, &MainWindow::endHint);
    connect(m_showing, &Showing::momentChanged, this, [this] {
        const Document &opened = m_showing->document().content();
        if (m_showing->cursor() != Cursor{opened.step, opened.checks})
            endHint();
    });
    say();
}

} // namespace halfplane
