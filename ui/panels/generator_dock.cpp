#include "ui/panels/generator_dock.h"

#include "ui/board/board.h"
#include "ui/editing/open_document.h"
#include "ui/panels/generator_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The focus goes to the board before Qt passes it on to whatever comes next.
void leave(const GeneratorPanel &panel, Board &board)
{
    board.dropPreview();
    if (panel.isAncestorOf(QApplication::focusWidget()))
        board.setFocus();
}

void take(GeneratorPanel &panel, QDockWidget &dock, OpenDocument &document, Board &board)
{
    const Preview preview = panel.preview();
    board.takePreview();
    dock.hide();
    if (preview.kind == Preview::Kind::Addition)
        document.addPoints(preview.points, panel.stepName());
    else
        document.replacePoints(preview.points, panel.stepName());
    panel.goOn();
}

} // namespace

QWidget *generatorsIn(QDockWidget &dock, OpenDocument &document, Board &board)
{
    auto *panel = new GeneratorPanel(&dock);
    QAction *opening = dock.toggleViewAction();
    opening->setText(tr("&Generate points"));
    opening->setShortcut(Qt::Key_G);
    opening->setToolTip(tr("Clouds, rings and other points for a lesson, by a seed"));
    const auto show = [panel, &board] {
        if (panel->isVisible())
            board.setPreview(panel->preview());
    };
    QObject::connect(opening, &QAction::triggered, panel, [panel, &dock](bool isShown) {
        dock.raise();
        if (isShown)
            panel->takeFocus();
    });
    QObject::connect(&dock, &QDockWidget::visibilityChanged, &board,
                     [panel, show, &board](bool isVisible) { isVisible ? show() : leave(*panel, board); });
    QObject::connect(panel, &GeneratorPanel::previewChanged, &board, show);
    QObject::connect(panel, &GeneratorPanel::taken, &board,
                     [panel, &dock, &document, &board] { take(*panel, dock, document, board); });
    QObject::connect(panel, &GeneratorPanel::cancelled, &dock, &QWidget::hide);
    QObject::connect(&document, &OpenDocument::replaced, &dock, &QWidget::hide);
    return panel;
}

} // namespace halfplane
