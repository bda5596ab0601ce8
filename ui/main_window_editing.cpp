#include "ui/board/board.h"
#include "ui/docks.h"
#include "ui/editing/edit_actions.h"
#include "ui/figures/choosing/export_actions.h"
#include "ui/figures/choosing/figure_copy.h"
#include "ui/main_window.h"
#include "ui/painting/painter.h"
#include "ui/painting/theme.h"
#include "ui/panels/notes_panel.h"
#include "ui/panels/point_panel.h"
#include "ui/shown/showing.h"

#include <QClipboard>
#include <QGuiApplication>
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

void MainWindow::createDocks() { m_docks = new Docks(*this, panels(), {*m_showing, *m_board, *m_edits}); }

/// As other programs take it: a picture, a drawing, and the points as text.
void MainWindow::copyFigure()
{
    auto draw = m_exports->drawing(m_theme.isDark() ? FigurePalette::Dark : FigurePalette::Light);
    auto copied =
        draw ? std::make_unique<MimeDataWithDrawing>(std::move(draw)) : std::make_unique<QMimeData>();
    copied->setImageData(figureOf(*m_board, m_theme.palette()));
    setPoints(*copied, m_showing->document().points());
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
    menu->addActions(m_docks->offers());
    addSettings(*menu);
}

void MainWindow::editWords() { qobject_cast<NotesPanel *>(m_docks->open(u"notes"_s))->editTitle(); }

/// For whoever wants the exact coordinates of one.
void MainWindow::editPoint(std::size_t index)
{
    qobject_cast<PointPanel *>(m_docks->open(u"points"_s))->table().editPoint(index);
}

} // namespace halfplane
