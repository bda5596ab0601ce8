#include "ui/board/hands/tool_strip.h"

#include "ui/board/board.h"
#include "ui/board/hands/options_row.h"
#include "ui/board/hands/tool.h"
#include "ui/board/hands/tool_box.h"

#include <QHBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QPoint corner{12, 12};

} // namespace

ToolStrip::ToolStrip(Board &board)
    : QFrame(&board)
    , m_board(board)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(u"toolStrip"_s);
    setAccessibleName(tr("Settings of the tool"));
    setAttribute(Qt::WA_NoMousePropagation);
    setAttribute(Qt::WA_StyledBackground);
    setCursor(Qt::ArrowCursor);
    m_layout->setContentsMargins(10, 5, 10, 5);
    move(corner);
    connect(board.tools(), &ToolBox::toolChanged, this, &ToolStrip::showOptions);
    showOptions();
}

void ToolStrip::showOptions()
{
    if (m_options != nullptr && m_options->isAncestorOf(focusWidget()))
        m_board.setFocus();
    delete m_options;
    OptionsRow *row = m_board.tools()->current().createOptions(m_board, this);
    m_options = row;
    setVisible(row != nullptr);
    if (row == nullptr)
        return;
    m_layout->addWidget(row);
    connect(row, &OptionsRow::finishedEditing, &m_board, [this] { m_board.setFocus(); });
    adjustSize();
}

} // namespace halfplane
