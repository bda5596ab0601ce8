#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/editing/edit_actions.h"
#include "ui/main_window.h"
#include "ui/shown/showing.h"
#include "ui/status_line.h"

#include <QToolBar>

// The window's hands: the tools at its left edge.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createTools()
{
    m_hands = new BoardHands(*m_board, *m_tools);
    new ToolStrip(*m_hands);
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
    m_board->addAction(m_edits->selectingNone());
}

void MainWindow::connectTools()
{
    endStepsWithGestures(m_showing->document());
    const auto say = [this] { m_status->showTool(m_hands->status()); };
    connect(m_hands, &BoardHands::hovered, m_status, &StatusLine::showPlace);
    connect(m_hands, &BoardHands::statusChanged, this, say);
    connect(m_edits, &EditActions::told, this, &MainWindow::tell);
    connect(m_edits, &EditActions::wordsAsked, this, &MainWindow::editWords);
    connect(m_edits, &EditActions::figureAsked, this, &MainWindow::copyFigure);
    connect(&m_showing->document(), &OpenDocument::edited, this, &MainWindow::endHint);
    connect(m_showing, &Showing::momentChanged, this, [this] {
        if (m_showing->cursor() != Cursor{m_showing->document().content().step, 0})
            endHint();
    });
    say();
}

} // namespace halfplane
