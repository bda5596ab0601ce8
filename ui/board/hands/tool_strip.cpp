#include "ui/board/hands/tool_strip.h"

#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/board/hands/tool_box.h"
#include "ui/forms/parameter_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapInOption = 6;
constexpr int gapBetweenOptions = 14;
constexpr int characters = 8; ///< of a number, at most in sight

} // namespace

OptionsRow::OptionsRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gapInOption);
}

void OptionsRow::add(const ParameterDescriptor &number, Read read, Write write)
{
    if (m_layout->count() > 0)
        m_layout->addSpacing(gapBetweenOptions);
    auto *name = new ScrubLabel(toText(number.title), this);
    auto *edit = new ParameterEdit(number, tr("Type it, drag the name, or press ↑ and ↓."), this);
    name->setToolTip(edit->toolTip());
    name->setScrubbing(true);
    edit->setFixedWidth(edit->fontMetrics().averageCharWidth() * characters + 2 * gapInOption);
    m_layout->addWidget(name);
    m_layout->addWidget(edit);
    connect(edit, &ParameterEdit::valueEdited, this, write);
    connect(name, &ScrubLabel::scrubbed, edit, &CheckedEdit::step);
    m_refreshers.push_back([edit, read] { edit->setValue(read()); });
    m_refreshers.back()();
}

void OptionsRow::refresh()
{
    for (const auto &showNow : m_refreshers)
        showNow();
}

void OptionsRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit finishedEditing();
    else
        QWidget::keyPressEvent(event);
}

ToolStrip::ToolStrip(ToolBox &tools, BoardRow &boards, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_boards(boards)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(u"toolStrip"_s);
    setAccessibleName(tr("Settings of the tool"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    connect(&tools, &ToolBox::toolChanged, this, &ToolStrip::showOptions);
    showOptions();
}

void ToolStrip::showOptions()
{
    if (m_options != nullptr && m_options->isAncestorOf(focusWidget()))
        m_boards.setFocus();
    delete m_options;
    OptionsRow *row = m_tools.current().createOptions(m_boards, this);
    m_options = row;
    setVisible(row != nullptr);
    if (row != nullptr) {
        m_layout->addWidget(row);
        row->show(); // the strip may be shown already, and is as large as what is shown in it
        connect(row, &OptionsRow::finishedEditing, &m_boards, [this] { m_boards.setFocus(); });
    }
    updateGeometry();
    emit widthChanged();
}

} // namespace halfplane
