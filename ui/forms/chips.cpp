#include "ui/forms/chips.h"

#include "core/variants/range_steps.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/parameter_field.h"
#include "ui/painting/palette.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paddingAcrossChip = 9;
constexpr int paddingAlongChip = 4;
constexpr int crossWidth = 16;
constexpr float fillStrength = 0.14F;

constexpr int gapBetweenChips = 5;
constexpr int charactersOfEdit = 7;
constexpr int mostOnChip = 7; ///< characters, of which longer numbers keep fewer; all are there to edit
constexpr int digitsOnChip = 5;

std::vector<double> withoutDuplicates(const std::vector<double> &values)
{
    std::vector<double> result;
    for (const double value : values) {
        if (std::ranges::find(result, value) == result.end())
            result.push_back(value);
    }
    return result;
}

Hue hueOfChip(std::size_t index)
{
    return static_cast<Hue>(static_cast<std::size_t>(Hue::Candidate1) + index % 4);
}

} // namespace

Chip::Chip(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click must not take the arrow keys from the board
    setAttribute(Qt::WA_Hover);
}

void Chip::setLooks(const QString &text, Hue hue, bool isRemovable)
{
    setText(text);
    m_hue = hue;
    m_isRemovable = isRemovable;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int text = metrics.horizontalAdvance(this->text());
    const int after = m_isRemovable ? crossWidth + 2 : paddingAcrossChip;
    return {paddingAcrossChip + text + after, metrics.height() + 2 * paddingAlongChip};
}

QRect Chip::cross() const { return {width() - crossWidth - 2, 0, crossWidth + 2, height()}; }

void Chip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = paletteBeside(palette())[m_hue];
    QColor fill = edge;
    fill.setAlphaF(underMouse() || m_isDragged ? 2 * fillStrength : fillStrength);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2) : QPen(edge, 1.5));
    painter.setBrush(fill);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(rect().adjusted(paddingAcrossChip, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (!m_isRemovable)
        return;
    const QPointF centre = QRectF(cross()).center() - QPointF(2, 0);
    constexpr double arm = 2.8;
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

/// A button of Qt goes to its neighbours by itself; those of a number are the set's.
void Chip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void Chip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position().toPoint();
    m_isDragged = false;
    QAbstractButton::mousePressEvent(event);
}

void Chip::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QPoint position = event->position().toPoint();
    if ((position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_isDragged = true;
    if (m_isDragged)
        emit dragged(mapToParent(position));
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isDragged) {
        m_isDragged = false;
        setDown(false);
        emit dropped();
        return;
    }
    const bool isCrossPressed =
        m_isRemovable && cross().contains(m_pressedAt) && cross().contains(event->position().toPoint());
    if (!isCrossPressed) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    setDown(false);
    emit removeAsked();
}

Chips::Chips(const ParameterDescriptor &parameter, QWidget *parent)
    : QWidget(parent)
    , m_parameter(parameter)
{
    setAccessibleName(toText(parameter.symbol));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    createEdit();
    createAdd();
    setValues(std::get<std::vector<double>>(parameter.fallback));
}

void Chips::createEdit()
{
    m_edit = new CheckedEdit([this](const QString &text) { return troubleWith(m_parameter, text); }, this);
    m_edit->setAccessibleName(tr("A number of %1").arg(toText(m_parameter.symbol)));
    m_edit->setPlaceholderText(expected(m_parameter));
    m_edit->setToolTip(tooltipOf(m_parameter, tr("Enter takes it, Esc leaves it as it was.")));
    m_edit->hide();
    connect(m_edit, &CheckedEdit::edited, this, &Chips::applyTyped);
    connect(m_edit, &CheckedEdit::left, this, &Chips::leaveEdit);
    connect(m_edit, &CheckedEdit::troubleChanged, this, &Chips::troubleChanged);
}

void Chips::createAdd()
{
    m_add = new Chip(this);
    m_add->setLooks(u"+"_s, Hue::Axis, false);
    m_add->setAccessibleName(tr("Add a number to %1").arg(toText(m_parameter.symbol)));
    m_add->setToolTip(tr("Add another number. Several can be typed at once: 0.5, 1, 2"));
    connect(m_add, &Chip::clicked, this, &Chips::add);
}

void Chips::setValues(const std::vector<double> &values)
{
    if (values == m_told)
        return;
    m_values = values;
    m_told = values;
    if (m_editing)
        endEditing();
    else
        rebuild();
}

void Chips::connectChip(Chip &chip)
{
    const Chip *const who = &chip;
    connect(&chip, &Chip::clicked, this, [this, who] { edit(indexOf(who)); });
    connect(&chip, &Chip::removeAsked, this, [this, who] { remove(indexOf(who)); });
    connect(&chip, &Chip::dragged, this, [this, who](QPoint position) { dragTo(indexOf(who), position); });
    connect(&chip, &Chip::dropped, this, &Chips::tell);
}

std::size_t Chips::indexOf(const Chip *chip) const
{
    return static_cast<std::size_t>(std::ranges::find(m_chips, chip) - m_chips.begin());
}

/// As many chips as numbers, each saying its own.
void Chips::rebuild()
{
    while (m_chips.size() > m_values.size()) {
        m_chips.back()->hide();
        m_chips.back()->deleteLater(); // it may be the one that asks
        m_chips.pop_back();
    }
    while (m_chips.size() < m_values.size()) {
        Chip *chip = m_chips.emplace_back(new Chip(this));
        connectChip(*chip);
        chip->show();
    }
    QWidget *before = nullptr;
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        describe(i);
        if (before != nullptr)
            setTabOrder(before, m_chips[i]);
        before = m_chips[i];
    }
    setTabOrder(before, m_add);
    place();
    updateGeometry();
}

void Chips::describe(std::size_t index)
{
    Chip &chip = *m_chips[index];
    const QString symbol = toText(m_parameter.symbol);
    const QString exact = shortestText(m_values[index]);
    chip.setLooks(exact.size() > mostOnChip ? readableText(m_values[index], digitsOnChip) : exact,
                  hueOfChip(index), m_values.size() > 1);
    chip.setAccessibleName(tr("%1, %2 of %3: %4").arg(symbol).arg(index + 1).arg(m_values.size()).arg(exact));
    chip.setToolTip(tr("<p>%1: %2.</p><p>Click to type, ↑ and ↓ change it, drag or Alt+← and Alt+→ move it, "
                       "Delete removes it.</p>")
                        .arg(symbol, toText(m_parameter.meaning).toHtmlEscaped()));
}

void Chips::change(std::vector<double> values)
{
    m_values = withoutDuplicates(values);
    if (!m_editing)
        rebuild();
    tell();
}

void Chips::tell()
{
    if (m_values == m_told)
        return;
    m_told = m_values;
    emit edited(m_values);
}

/// Twice the largest, or half the least where that is out of range.
double Chips::another() const
{
    const double larger = 2 * std::ranges::max(m_values);
    const double value = m_parameter.range.contains(larger) ? larger : std::ranges::min(m_values) / 2;
    return m_parameter.range.contains(value) ? value : m_values.front();
}

void Chips::add()
{
    endEditing();
    std::vector<double> values = m_values;
    values.push_back(another());
    change(std::move(values));
    edit(m_values.size() - 1);
    m_isAdding = true;
}

void Chips::remove(std::size_t index)
{
    if (m_values.size() < 2)
        return;
    const bool hadFocus = m_chips[index]->hasFocus() || (m_editing == index && m_edit->hasFocus());
    endEditing();
    std::vector<double> values = m_values;
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(index));
    change(std::move(values));
    if (hadFocus)
        focusChip(std::min(index, m_values.size() - 1));
}

/// The chip goes with its number, so that it keeps the focus and the pointer; hues belong to places.
void Chips::move(std::size_t from, std::size_t to)
{
    if (to >= m_values.size())
        return;
    const auto shift = [&](auto &list) {
        auto item = list[from];
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(from));
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(to), item);
    };
    shift(m_values);
    shift(m_chips);
    rebuild();
}

void Chips::step(std::size_t index, int steps)
{
    std::vector<double> values = m_values;
    values[index] = stepped(values[index], steps, m_parameter.range);
    change(std::move(values));
}

/// Chips change places once the pointer is past the other's middle; so they do not change back.
void Chips::dragTo(std::size_t index, QPoint position)
{
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const QRect other = m_chips[i]->geometry();
        const int past = position.x() - other.center().x();
        if (i != index && other.contains(position) && (i > index ? past >= 0 : past <= 0)) {
            move(index, i);
            return;
        }
    }
}

void Chips::focusChip(std::size_t index)
{
    if (index < m_chips.size())
        m_chips[index]->setFocus();
}

void Chips::edit(std::size_t index)
{
    const bool isByKeyboard = m_add->hasFocus() || (index < m_chips.size() && m_chips[index]->hasFocus());
    m_cameBy = isByKeyboard ? Qt::OtherFocusReason : Qt::MouseFocusReason;
    endEditing();
    m_beforeEditing = m_values;
    m_editing = index;
    m_edit->showAccepted(shortestText(m_values[index]));
    setTabOrder(m_chips[index], m_edit);
    m_chips[index]->hide();
    m_edit->show();
    place();
    m_edit->setFocus();
    m_edit->selectAll();
}

void Chips::endEditing()
{
    if (!m_editing)
        return;
    const std::size_t index = std::min(*m_editing, m_values.size() - 1);
    const bool hadFocus = m_edit->hasFocus();
    m_editing.reset();
    m_isAdding = false;
    m_edit->showAccepted(m_edit->accepted());
    rebuild();
    for (Chip *chip : m_chips)
        chip->show();
    if (hadFocus)
        m_chips[index]->setFocus(m_cameBy); // whoever came by mouse goes on with the run
    m_edit->hide();
    place();
}

void Chips::applyTyped(const QString &text)
{
    const auto typed = read(m_parameter, text.toStdString());
    if (!typed || !m_editing)
        return;
    std::vector<double> values = m_beforeEditing;
    const auto at = values.erase(values.begin() + static_cast<std::ptrdiff_t>(*m_editing));
    const auto &numbers = std::get<std::vector<double>>(*typed);
    values.insert(at, numbers.begin(), numbers.end());
    change(std::move(values));
}

/// What is wrong leaves no trace but its words; nor does the number that was only proposed.
void Chips::leaveEdit()
{
    if (!m_edit->hasTrouble()) {
        endEditing();
        return;
    }
    std::vector<double> values = m_beforeEditing;
    if (m_isAdding)
        values.pop_back();
    change(std::move(values));
}

/// What the chip with the focus leaves; the one that adds is the last.
void Chips::keyPressEvent(QKeyEvent *event)
{
    const std::size_t chip = indexOf(qobject_cast<const Chip *>(focusWidget()));
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (!m_edit->hasFocus() && act(*event, chip))
        return;
    if (isEscape && m_isAdding)
        remove(m_values.size() - 1);
    else if (isEnter(event->key()) || isEscape)
        endEditing();
    event->ignore();
}

bool Chips::act(const QKeyEvent &key, std::size_t chip)
{
    const bool isNumber = chip < m_chips.size();
    const std::size_t beside = key.key() == Qt::Key_Left ? chip - 1 : chip + 1; // none below 0
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (key.modifiers().testFlag(Qt::AltModifier) && isNumber) {
            move(chip, beside);
            tell();
        } else {
            focusChip(beside);
        }
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (isNumber)
            step(chip, key.key() == Qt::Key_Up ? 1 : -1);
        return true;
    case Qt::Key_F2:
        isNumber ? edit(chip) : add();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (isNumber)
            remove(chip);
        return true;
    default:
        return false;
    }
}

std::vector<QWidget *> Chips::shown() const
{
    std::vector<QWidget *> widgets(m_chips.begin(), m_chips.end());
    if (m_editing)
        widgets[*m_editing] = m_edit;
    widgets.push_back(m_add);
    return widgets;
}

/// Lines as text has them; gives their height together.
int Chips::flow(int width, bool isPlacing) const
{
    const int rowHeight = std::max(m_chips.front()->sizeHint().height(), m_edit->sizeHint().height());
    int left = 0;
    int top = 0;
    for (QWidget *widget : shown()) {
        QSize size = widget->sizeHint();
        if (widget == m_edit)
            size.setWidth(fontMetrics().averageCharWidth() * charactersOfEdit + 2 * gapBetweenChips);
        if (left > 0 && left + size.width() > width) {
            left = 0;
            top += rowHeight + gapBetweenChips;
        }
        if (isPlacing)
            widget->setGeometry(left, top + (rowHeight - size.height()) / 2, size.width(), size.height());
        left += size.width() + gapBetweenChips;
    }
    return top + rowHeight;
}

void Chips::place() { flow(width(), true); }

int Chips::heightForWidth(int width) const { return flow(width, false); }

QSize Chips::sizeHint() const { return {minimumSizeHint().width(), flow(10'000, false)}; }

QSize Chips::minimumSizeHint() const
{
    int width = 0;
    for (const Chip *chip : m_chips)
        width = std::max(width, chip->sizeHint().width());
    return {width, m_add->sizeHint().height()};
}

void Chips::resizeEvent(QResizeEvent * /*event*/) { place(); }

void Chips::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        place();
    }
    QWidget::changeEvent(event);
}

} // namespace halfplane
