#include "ui/editing/edit_actions.h"

#include "core/io/pasted_points.h"
#include "core/io/points_file.h"
#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/editing/order_actions.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString csvFormat() { return u"text/csv"_s; }

bool mayHavePoints(const QMimeData *data)
{
    return data != nullptr && (data->hasText() || data->hasFormat(csvFormat()));
}

/// The points that were copied somewhere; those without a class are of class `label`.
Result<PointsFile> pointsIn(const QMimeData &data, Label label)
{
    const std::string text =
        data.hasText() ? data.text().toStdString() : data.data(csvFormat()).toStdString();
    return readPastedPoints(text, label);
}

Dataset chosen(const Dataset &points, const Selection &selection)
{
    Dataset result;
    result.reserve(selection.size());
    for (const std::size_t index : selection)
        result.push_back(points[index]);
    return result;
}

QString troubleText(Failure failure)
{
    if (failure.line == 0)
        return EditActions::tr("Nothing was pasted: %1").arg(toText(failure));
    failure.file = EditActions::tr("Clipboard").toStdString();
    return EditActions::tr("Nothing was pasted. %1").arg(toText(failure));
}

QString namesOf(const Selection &selection)
{
    return selection.size() == 1 ? toText(nameOfPoint(selection.front())) : pointsText(selection.size());
}

} // namespace

void setPoints(QMimeData &data, const Dataset &points, const DataNames &names)
{
    data.setText(toText(writePoints(points, names, Separator::Tab)));
    data.setData(csvFormat(), QByteArray::fromStdString(writePoints(points, names)));
}

EditActions::EditActions(OpenDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_order(new OrderActions(document, this))
{
    addHistory();
    addClipboard();
    addSelection();
    connect(&document, &OpenDocument::edited, this, &EditActions::refresh);
    connect(&document, &OpenDocument::replaced, this, &EditActions::refresh);
    connect(&document, &OpenDocument::selectionChanged, this, &EditActions::refresh);
    connect(&document, &OpenDocument::worded, this, &EditActions::nameClasses);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &EditActions::refresh);
    nameClasses();
    refresh();
}

QAction *EditActions::add(const QString &text, const QString &tooltip, const QList<QKeySequence> &keys,
                          Slot slot)
{
    auto *action = new QAction(text, this);
    action->setToolTip(tooltip);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void EditActions::addHistory()
{
    m_undo = m_document.history().createUndoAction(this, tr("&Undo"));
    m_undo->setShortcut(QKeySequence::fromString(u"Ctrl+Z"_s));
    m_redo = m_document.history().createRedoAction(this, tr("&Redo"));
    m_redo->setShortcuts(
        {QKeySequence::fromString(u"Ctrl+Shift+Z"_s), QKeySequence::fromString(u"Ctrl+Y"_s)});
}

void EditActions::addClipboard()
{
    m_cut = add(tr("Cu&t"), tr("Copies the selected points as text and removes them"), {Qt::CTRL | Qt::Key_X},
                &EditActions::cut);
    m_copy = add({}, {}, {Qt::CTRL | Qt::Key_C}, &EditActions::copy);
    m_paste = add(tr("&Paste points"),
                  tr("Adds the points of a copied text or of copied cells: two numbers and the class, or two "
                     "numbers alone for the class in use"),
                  {Qt::CTRL | Qt::Key_V}, &EditActions::paste);
    m_remove = add(tr("&Delete"), tr("Removes the selected points"), {Qt::Key_Delete, Qt::Key_Backspace},
                   &EditActions::removeSelected);
}

void EditActions::addSelection()
{
    m_selectAll =
        add(tr("Select &all"), tr("Selects all points"), {Qt::CTRL | Qt::Key_A}, &EditActions::selectAll);
    m_selectNone = add(tr("Select &none"), tr("Esc on the board does it, too"), {Qt::Key_Escape},
                       &EditActions::selectNone);
    m_selectNone->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_flip = add(tr("&Flip class"), tr("Gives each selected point the other class"), {Qt::Key_F},
                 &EditActions::flipClass);
    m_swap = add({}, {}, {}, &EditActions::swapClasses);
    m_visitFirst = add(tr("&Visit first"),
                       tr("Moves the selected points to the front of the list: a sweep looks at them first"),
                       {}, &EditActions::visitFirst);
    m_visitLast = add(tr("Visit &last"),
                      tr("Moves the selected points to the end of the list: a sweep looks at them last"), {},
                      &EditActions::visitLast);
    m_separator = new QAction(this);
    m_separator->setSeparator(true);
    m_clear = add(tr("Cl&ear"), tr("Removes all points; Undo brings them back"), {}, &EditActions::clear);
    m_names = add(tr("Names of a&xes and classes…"), tr("What the axes and the classes are called"), {},
                  &EditActions::namesAsked);
    m_words =
        add(tr("T&itle and notes…"), tr("The words that go with the points"), {}, &EditActions::wordsAsked);
}

void EditActions::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    menu.addActions({m_undo, m_redo});
    menu.addSeparator();
    menu.addActions({m_cut, m_copy, m_paste, m_remove});
    menu.addSeparator();
    menu.addActions({m_selectAll, m_selectNone, m_flip, m_swap});
    QMenu *order = menu.addMenu(tr("&Order"));
    m_order->fill(*order);
    order->addSeparator();
    order->addActions({m_visitFirst, m_visitLast});
    menu.addAction(m_clear);
    menu.addSeparator();
    menu.addActions({m_names, m_words});
}

QList<QAction *> EditActions::forPoints() const
{
    return {m_flip, m_visitFirst, m_visitLast, m_separator, m_cut, m_copy, m_paste, m_remove};
}

QList<QAction *> EditActions::forPlaces() const { return {m_paste, m_selectAll}; }

void EditActions::cut()
{
    const Selection selection = m_document.selection();
    if (selection.empty())
        return;
    copy();
    m_document.changePoints(
        {tr("cut %1").arg(pointsText(selection.size())), without(m_document.points(), selection), {}});
}

void EditActions::copy()
{
    const Selection &selection = m_document.selection();
    if (selection.empty())
        return emit figureAsked();
    auto data = std::make_unique<QMimeData>();
    setPoints(*data, chosen(m_document.points(), selection), m_document.names());
    emit pointsCopied(*data);
    QGuiApplication::clipboard()->setMimeData(data.release());
}

void EditActions::paste()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!mayHavePoints(data)) {
        emit told(tr("Nothing was pasted: the clipboard has no text. Copy cells or lines such as 1.5, 2, 1"));
        return;
    }
    const auto pasted = pointsIn(*data, m_document.currentClass());
    if (!pasted) {
        emit told(troubleText(pasted.failure()));
        return;
    }
    const JoiningPoints joined = joining(*pasted, m_document.points(), m_document.names());
    m_document.addPoints(joined.points, tr("paste %1").arg(pointsText(joined.points.size())), joined.names);
    emit noted(toText(joined.note));
}

void EditActions::removeSelected() { m_document.removePoints(Selection(m_document.selection())); }
void EditActions::flipClass() { m_document.flipClass(Selection(m_document.selection())); }

void EditActions::swapClasses() { m_document.swapClasses(); }

void EditActions::clear() { m_document.clear(); }
void EditActions::selectAll() { m_document.selectAll(); }
void EditActions::selectNone() { m_document.setSelection({}); }

void EditActions::visitFirst() { moveInOrder(0, tr("visit %1 first").arg(namesOf(m_document.selection()))); }

void EditActions::visitLast()
{
    moveInOrder(m_document.points().size(), tr("visit %1 last").arg(namesOf(m_document.selection())));
}

void EditActions::moveInOrder(std::size_t place, const QString &name)
{
    const Selection &selection = m_document.selection();
    if (!selection.empty())
        m_document.reorder(movedOrder(m_document.points().size(), selection, place), name);
}

void EditActions::nameClasses()
{
    const DataNames &names = m_document.names();
    const bool areNamed = names.classes != DataNames().classes;
    m_swap->setText(areNamed ? tr("S&wap +1 and −1") : tr("S&wap classes"));
    m_swap->setToolTip(
        areNamed ? inToolTip(tr("Makes %1 of %2 and %3 of %4: every y turns round, and each name stays with "
                                "its points")
                                 .arg(classText(Label::Negative, names), classText(Label::Positive),
                                      classText(Label::Positive, names), classText(Label::Negative)))
                 : tr("Gives every point the other class"));
}

void EditActions::refresh()
{
    const Selection &selection = m_document.selection();
    const std::size_t count = m_document.points().size();
    const bool hasSelection = !selection.empty();
    for (QAction *action : {m_cut, m_remove, m_selectNone, m_flip})
        action->setEnabled(hasSelection);
    m_visitFirst->setEnabled(hasSelection && selection.back() + 1 > selection.size());
    m_visitLast->setEnabled(hasSelection && selection.front() + selection.size() < count);
    m_selectAll->setEnabled(selection.size() < count);
    for (QAction *action : {m_clear, m_swap})
        action->setEnabled(count > 0);
    m_paste->setEnabled(mayHavePoints(QGuiApplication::clipboard()->mimeData()));
    m_copy->setText(hasSelection ? tr("&Copy points") : tr("&Copy the figure and all points"));
    m_copy->setToolTip(hasSelection ? tr("As text that a spreadsheet takes")
                                    : tr("As a picture and as a drawing (SVG), and the points as text that a "
                                         "spreadsheet takes"));
}

} // namespace halfplane
