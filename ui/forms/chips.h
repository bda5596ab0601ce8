#pragma once

#include "core/picture/colours.h"
#include "core/variants/descriptor.h"

#include <QAbstractButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace halfplane {

/// One number of a set: pressed to be edited, dragged to another place, removed by its cross or by Delete.
class Chip : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chip)

public:
    explicit Chip(QWidget *parent = nullptr);

    void setLooks(const QString &text, Hue hue, bool isRemovable);

    QSize sizeHint() const override;
    QRect cross() const; ///< where pressing removes

signals:
    void removeAsked();
    void dragged(QPoint position); ///< of the pointer, in the parent
    void dropped();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Hue m_hue = Hue::Candidate1;
    bool m_isRemovable = true;
    bool m_isDragged = false;
    QPoint m_pressedAt;
};

class CheckedEdit;

/// A set of numbers in the user's order, one chip each: edited in place, dragged or moved with Alt and the
/// arrows, removed, added. It is never empty.
class Chips : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Chips)

public:
    /// The parameter stays: it belongs to a variant's descriptor.
    explicit Chips(const ParameterDescriptor &parameter, QWidget *parent = nullptr);

    const std::vector<double> &values() const { return m_values; }
    void setValues(const std::vector<double> &values); ///< tells nobody

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void edited(const std::vector<double> &values);
    void troubleChanged(const QString &trouble);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectChip(Chip &chip);
    bool act(const QKeyEvent &key, std::size_t chip);
    std::size_t indexOf(const Chip *chip) const;
    void createEdit();
    void createAdd();
    void rebuild();
    void describe(std::size_t index);
    void change(std::vector<double> values);
    void tell();
    double another() const;

    void add();
    void remove(std::size_t index);
    void move(std::size_t from, std::size_t to);
    void edit(std::size_t index);
    void endEditing();
    void leaveEdit();
    void applyTyped(const QString &text);
    void step(std::size_t index, int steps);
    void dragTo(std::size_t index, QPoint position);
    void focusChip(std::size_t index);

    std::vector<QWidget *> shown() const;
    int flow(int width, bool isPlacing) const;
    void place();

    const ParameterDescriptor &m_parameter;
    std::vector<double> m_values;
    std::vector<double> m_told; ///< the set that everybody else knows
    std::vector<double> m_beforeEditing; ///< what the typed text replaces a number of
    std::optional<std::size_t> m_editing;
    Qt::FocusReason m_cameBy = Qt::OtherFocusReason; ///< to the number that is edited
    bool m_isAdding = false; ///< what is edited: Esc takes it away again
    std::vector<Chip *> m_chips;
    CheckedEdit *m_edit;
    Chip *m_add;
};

} // namespace halfplane
