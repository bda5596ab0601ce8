#include "ui/board/board.h"
#include "ui/board/hands/crosshair.h"
#include "ui/board/hands/tool.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/editing/edit_actions.h"
#include "ui/editing/open_document.h"
#include "ui/main_window.h"
#include "ui/status_line.h"

#include <QToolBar>

// The window's hands: the tools at its left edge.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createTools()
{
    m_tools = new ToolBox(*m_document, this);
    m_board->useTools(*m_tools);
    new ToolStrip(*m_board);
    auto *bar = new QToolBar(tr("Tools"), this);
    bar->setObjectName(u"tools"_s);
    bar->setMovable(false);
    bar->setIconSize({22, 22});
    bar->addActions(m_tools->classActions());
    bar->addSeparator();
    bar->addActions(m_tools->toolActions());
    addToolBar(Qt::LeftToolBarArea, bar);
    addAction(m_tools->swapAction());
    m_tools->setMenuActions({m_edits->forPoints(), m_edits->forPlaces()});
    connectTools();
}

void MainWindow::connectTools()
{
    const auto say = [this] {
        const QString byKeyboard = m_board->crosshair().status();
        m_status->showTool(byKeyboard.isEmpty() ? m_tools->current().status(*m_board) : byKeyboard);
    };
    connect(&m_board->crosshair(), &Crosshair::statusChanged, this, say);
    connect(m_tools, &ToolBox::statusChanged, this, say);
    connect(this, &MainWindow::studyShown, this, say);
    connect(m_document, &OpenDocument::edited, this, &MainWindow::endHint);
    say();
}

} // namespace halfplane
