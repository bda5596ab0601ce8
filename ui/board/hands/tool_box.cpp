#include "ui/board/hands/tool_box.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/painting/icons.h"

#include <QActionGroup>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString tooltip(const QString &title, const QKeySequence &key, const QString &purpose)
{
    return u"<b>%1</b> (%2)<br>%3"_s.arg(title, key.toString(QKeySequence::NativeText), purpose);
}

} // namespace

Tool::Tool(ToolDescription description, ToolBox &tools)
    : QObject(&tools)
    , m_description(std::move(description))
    , m_tools(tools)
{
}

Tool::~Tool() = default;

ToolBox::ToolBox(OpenDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    createClasses();
    createTools();
    m_current = m_tools.front();
    m_toolActions.front()->setChecked(true);
    // A letter is soon pressed by a slip, and nobody looks for what the tool of the document before does
    // here.
    connect(&document, &OpenDocument::replaced, this, [this] { choose(m_tools.front()->description().id); });
}

ToolBox::~ToolBox() = default;

void ToolBox::createClasses()
{
    const std::pair<Label, Qt::Key> classes[] = {{Label::Positive, Qt::Key_1}, {Label::Negative, Qt::Key_2}};
    auto *group = new QActionGroup(this);
    for (const auto &[label, key] : classes) {
        QAction *action = group->addAction(markIcon(label), {});
        action->setShortcut(key);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, label = label] { m_document.setCurrentClass(label); });
        m_classActions.append(action);
    }
    m_swap = new QAction(tr("Swap the class"), this);
    m_swap->setShortcut(Qt::Key_X);
    connect(m_swap, &QAction::triggered, this,
            [this] { m_document.setCurrentClass(opposite(currentClass())); });
    m_snap = new QAction(tr("Snap to t&he grid"), this);
    m_snap->setToolTip(tr("What is put down or dragged goes to where lines of the grid cross; Ctrl while "
                          "dragging does the same for once"));
    m_snap->setCheckable(true);
    connect(m_snap, &QAction::toggled, this, &ToolBox::statusChanged);
    connect(&m_document, &OpenDocument::currentClassChanged, this, &ToolBox::showClass);
    connect(&m_document, &OpenDocument::worded, this, &ToolBox::nameClasses);
    nameClasses();
    showClass();
}

void ToolBox::createTools()
{
    auto *group = new QActionGroup(this);
    for (Tool *tool : {pointTool(*this), selectTool(*this), eraserTool(*this), sprayTool(*this),
                       startTool(*this), panTool(*this)}) {
        add(tool);
        group->addAction(m_toolActions.back());
    }
}

void ToolBox::add(Tool *tool)
{
    const ToolDescription &description = tool->description();
    auto *action = new QAction(shapeIcon(description.id), description.title, this);
    action->setObjectName(u"tool-"_s + description.id);
    action->setShortcut(description.shortcut);
    action->setToolTip(tooltip(description.title, description.shortcut, description.purpose));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, id = description.id] { choose(id); });
    connect(tool, &Tool::changed, this, [this, tool] {
        if (tool == m_current)
            emit statusChanged();
    });
    m_tools.append(tool);
    m_toolActions.append(action);
}

Tool *ToolBox::tool(const QString &id) const
{
    const auto found =
        std::ranges::find(m_tools, id, [](const Tool *tool) { return tool->description().id; });
    return found == m_tools.end() ? nullptr : *found;
}

Label ToolBox::currentClass() const { return m_document.currentClass(); }

QString ToolBox::ofClass() const { return toText(m_document.names().ofClass(currentClass())); }

QString ToolBox::ofOtherClass() const
{
    return tr("of %1").arg(classText(opposite(currentClass()), m_document.names()));
}

void ToolBox::nameClasses()
{
    for (const Label label : {Label::Positive, Label::Negative}) {
        QAction &action = *m_classActions[label == Label::Positive ? 0 : 1];
        const std::string &name = m_document.names().nameOf(label);
        const QString title = name.empty() ? tr("Class %1").arg(classText(label))
                                           : toText(m_document.names().signedWords(label));
        action.setText(QString(title).replace(u'&', u"&&"_s));
        action.setToolTip(tooltip(title.toHtmlEscaped(), action.shortcut(),
                                  tr("What a click adds is of this class, with Shift of the other; X swaps "
                                     "them.")));
    }
    emit statusChanged();
}

void ToolBox::showClass()
{
    m_classActions[currentClass() == Label::Positive ? 0 : 1]->setChecked(true);
    emit statusChanged();
}

void ToolBox::choose(const QString &id)
{
    Tool *chosen = tool(id);
    if (chosen == nullptr)
        return;
    m_toolActions[m_tools.indexOf(chosen)]->setChecked(true);
    if (std::exchange(m_current, chosen) == chosen)
        return;
    emit toolChanged();
    emit statusChanged();
}

} // namespace halfplane
