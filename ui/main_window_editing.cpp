#include "ui/board/board.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/edit_actions.h"
#include "ui/editing/open_document.h"
#include "ui/figures/choosing/export_actions.h"
#include "ui/figures/choosing/figure_copy.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/painting/painter.h"
#include "ui/painting/theme.h"
#include "ui/panels/generator_dock.h"
#include "ui/panels/history_list.h"
#include "ui/panels/notes_panel.h"
#include "ui/panels/point_panel.h"

#include <QDockWidget>
#include <QMenuBar>

// What changes the window's document by hand and by the Edit menu, and what takes a change back.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double figureScale = 2; ///< a copied picture stays sharp on a slide

QImage figureOf(const Board &board, const Palette &palette)
{
    QImage image(board.size() * figureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(figureScale);
    image.fill(palette[Hue::Paper]);
    QPainter painter(&image);
    paint(painter, board.picture(), palette);
    return image;
}

} // namespace

void MainWindow::createEditing()
{
    const auto currentClass = [this] { return m_tools->currentClass(); };
    m_edits = new EditActions(
        *m_document, {.currentClass = currentClass, .figure = [this] { return copiedBoard(); }}, this);
    auto *table = new PointTable(*m_document, *m_playback, currentClass, this);
    table->addActions(m_edits->forPoints());
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_points = new PointPanel(table, m_edits->order(), this);
    m_notes = new NotesPanel(*m_document, this);
    createDock(u"points"_s, tr("Points"), m_points);
    createDock(u"notes"_s, tr("Notes"), m_notes)->hide();
    createDock(u"history"_s, tr("History"), new HistoryList(*m_document, this))->hide();
    m_board->addAction(m_edits->selectingNone());
    connectEditing();
}

std::unique_ptr<QMimeData> MainWindow::copiedBoard() const
{
    auto draw = m_exports->drawing(m_theme.isDark() ? FigurePalette::Dark : FigurePalette::Light);
    std::unique_ptr<QMimeData> copied;
    if (draw)
        copied = std::make_unique<MimeDataWithDrawing>(std::move(draw));
    else
        copied = std::make_unique<QMimeData>();
    copied->setImageData(figureOf(*m_board, m_theme.palette()));
    return copied;
}

void MainWindow::connectEditing()
{
    const auto toBoard = [this] { m_board->setFocus(); };
    connect(m_edits, &EditActions::told, this, &MainWindow::tell);
    connect(m_edits, &EditActions::wordsAsked, this, &MainWindow::editWords);
    connect(&m_points->table(), &PointTable::refused, this, &MainWindow::tell);
    connect(&m_points->table(), &PointTable::left, m_board, toBoard);
    connect(m_notes, &NotesPanel::left, m_board, toBoard);
}

void MainWindow::createEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    menu->setObjectName(u"edit"_s);
    m_edits->fill(*menu);
    menu->addSeparator();
    menu->addActions(m_exports->forClipboard());
    menu->addSeparator();
    menu->addAction(m_generators->toggleViewAction());
    addSettings(*menu);
}

void MainWindow::editWords()
{
    auto *dock = findChild<QDockWidget *>(u"notes"_s);
    dock->show();
    dock->raise();
    m_notes->editTitle();
}

/// For whoever wants the exact coordinates of one.
void MainWindow::editPoint(std::size_t index)
{
    auto *dock = findChild<QDockWidget *>(u"points"_s);
    dock->show();
    dock->raise();
    m_points->table().editPoint(index);
}

} // namespace halfplane
