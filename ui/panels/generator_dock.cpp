#include "ui/panels/generator_dock.h"

#include "ui/board/board.h"
#include "ui/editing/open_document.h"
#include "ui/panels/generator_panel.h"

#include <QAction>
#include <QApplication>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

GeneratorDock::GeneratorDock(OpenDocument &document, Board &board, QWidget *parent)
    : QDockWidget(tr("Generate"), parent)
    , m_document(document)
    , m_board(board)
    , m_panel(new GeneratorPanel(this))
{
    setObjectName(u"generator"_s);
    setWidget(m_panel);
    hide();
    toggleViewAction()->setText(tr("&Generate points"));
    toggleViewAction()->setShortcut(Qt::Key_G);
    toggleViewAction()->setToolTip(tr("Clouds, rings and other points for a lesson, by a seed"));
    connect(toggleViewAction(), &QAction::triggered, m_panel, [this](bool isShown) {
        raise();
        if (isShown)
            m_panel->takeFocus();
    });
    connect(this, &QDockWidget::visibilityChanged, &m_board,
            [this](bool isVisible) { isVisible ? showPreview() : leave(); });
    connect(m_panel, &GeneratorPanel::previewChanged, this, &GeneratorDock::showPreview);
    connect(m_panel, &GeneratorPanel::taken, this, &GeneratorDock::take);
    connect(m_panel, &GeneratorPanel::cancelled, this, &QWidget::hide);
    connect(&m_document, &OpenDocument::replaced, this, &QWidget::hide);
}

void GeneratorDock::showPreview()
{
    if (m_panel->isVisible())
        m_board.setPreview(m_panel->preview());
}

void GeneratorDock::take()
{
    const Preview preview = m_panel->preview();
    m_board.takePreview();
    hide();
    if (preview.kind == Preview::Kind::Addition)
        m_document.addPoints(preview.points, m_panel->stepName());
    else
        m_document.replacePoints(preview.points, m_panel->stepName());
    m_panel->goOn();
}

/// The focus goes to the board before Qt passes it on to whatever comes next.
void GeneratorDock::leave()
{
    m_board.dropPreview();
    if (m_panel->isAncestorOf(QApplication::focusWidget()))
        m_board.setFocus();
}

} // namespace halfplane
