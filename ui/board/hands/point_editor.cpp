#include "ui/board/hands/point_editor.h"

#include "core/numbers.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/forms/checked_edit.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int besidePoint = 14; ///< pixels

QString troubleWithNumber(const QString &text)
{
    if (numberFrom(text.toStdString()))
        return {};
    return isTooLarge(text.toStdString()) ? tr("“%1” is too large").arg(text)
                                          : tr("“%1” is not a number, such as 3.5").arg(text);
}

class PointEditor : public QFrame
{
    Q_DISABLE_COPY_MOVE(PointEditor)

public:
    PointEditor(Board &board, std::size_t index);
    ~PointEditor() override { qApp->disconnect(this); } ///< its fields go after it

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *plainLabel(const QString &text);
    CheckedEdit *addEdit(const QString &name, double value);
    void placeBeside(const Point &point);
    void take();
    void leave();
    void heedFocus(const QWidget *focused);

    Board &m_board;
    std::size_t m_index;
    QLabel *m_trouble;
    CheckedEdit *m_x1;
    CheckedEdit *m_x2;
};

PointEditor::PointEditor(Board &board, std::size_t index)
    : QFrame(&board)
    , m_board(board)
    , m_index(index)
    , m_trouble(new QLabel(this))
{
    const Point point = board.showing().document().points()[index];
    setObjectName(u"pointEditor"_s);
    setAccessibleName(PointEditor::tr("Exact coordinates of %1").arg(toText(nameOfPoint(index))));
    setAttribute(Qt::WA_NoMousePropagation);
    setAttribute(Qt::WA_StyledBackground);
    setCursor(Qt::ArrowCursor);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(12, 10, 12, 10);
    const DataNames &names = board.showing().document().names();
    form->addRow(plainLabel(toText(nameOfPoint(index) + ", " + names.signedWords(point.label))));
    m_x1 = addEdit(toText(names.axis(0)), point.x1);
    m_x2 = addEdit(toText(names.axis(1)), point.x2);
    m_trouble->setProperty("trouble", true);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    form->addRow(m_trouble);
    OpenDocument &document = board.showing().document();
    connect(&document, &OpenDocument::edited, this, &PointEditor::leave);
    connect(&document, &OpenDocument::replaced, this, &PointEditor::leave);
    connect(&board, &Board::viewChanged, this, &PointEditor::leave);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget * /*before*/, const QWidget *now) { heedFocus(now); });
    placeBeside(point);
}

QLabel *PointEditor::plainLabel(const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    return label;
}

CheckedEdit *PointEditor::addEdit(const QString &name, double value)
{
    auto *edit = new CheckedEdit(troubleWithNumber, this);
    edit->setAccessibleName(name);
    edit->setToolTip(
        inToolTip(PointEditor::tr("%1 of the point: any number. Enter takes it, Esc leaves it.").arg(name)));
    edit->setPlaceholderText(PointEditor::tr("a number"));
    edit->setMinimumWidth(edit->fontMetrics().horizontalAdvance(u"-8.80388223699764000"_s) + 2 * besidePoint);
    edit->showAccepted(shortestText(value));
    connect(edit, &CheckedEdit::troubleChanged, this, [this](const QString &trouble) {
        m_trouble->setText(trouble);
        m_trouble->setVisible(!trouble.isEmpty());
        adjustSize();
    });
    static_cast<QFormLayout *>(layout())->addRow(plainLabel(name), edit);
    return edit;
}

void PointEditor::placeBeside(const Point &point)
{
    adjustSize();
    const QPoint at = toQt(m_board.view().toScreen(point.x1, point.x2)).toPoint();
    const bool fitsRight = at.x() + besidePoint + width() <= m_board.width();
    const int left = fitsRight ? at.x() + besidePoint : at.x() - besidePoint - width();
    const int top = at.y() - height() / 2;
    move(std::clamp(left, 0, std::max(0, m_board.width() - width())),
         std::clamp(top, 0, std::max(0, m_board.height() - height())));
}

void PointEditor::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(event->key()))
        take();
    else if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

void PointEditor::take()
{
    if (m_x1->hasTrouble() || m_x2->hasTrouble())
        return;
    OpenDocument &document = m_board.showing().document();
    Point point = document.points()[m_index];
    point.x1 = *numberFrom(m_x1->accepted().toStdString());
    point.x2 = *numberFrom(m_x2->accepted().toStdString());
    document.setPoint(m_index, point);
    leave();
}

/// Its fields may be in the middle of an event.
void PointEditor::leave()
{
    if (isAncestorOf(QApplication::focusWidget()))
        m_board.setFocus();
    hide();
    deleteLater();
}

void PointEditor::heedFocus(const QWidget *focused)
{
    if (focused != nullptr && !isAncestorOf(focused))
        leave();
}

} // namespace

void editPoint(Board &board, std::size_t index)
{
    auto *editor = new PointEditor(board, index);
    editor->show();
    auto *first = editor->findChild<CheckedEdit *>();
    first->setFocus();
    first->selectAll();
}

} // namespace halfplane
