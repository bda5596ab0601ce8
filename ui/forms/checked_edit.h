#pragma once

#include <QBasicTimer>
#include <QLineEdit>

#include <functional>

namespace halfplane {

/// A line of text that has to mean something. It is taken when whoever types it pauses, or does anything but
/// type: 1 and 10 are not meant on the way to 100. What does not mean anything stays visible and marked, and
/// what was accepted last stays in force, until the field is left: then what was there before is again. Esc,
/// and Enter where nothing is wrong, are for whoever is around it, after Esc has brought back the text in
/// force; else Enter leaves the focus here. Long fractions are shortened while the field is only looked at.
class CheckedEdit : public QLineEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CheckedEdit)

public:
    /// What is wrong with a text, in words for the user; empty when nothing is.
    using Check = std::function<QString(const QString &)>;

    explicit CheckedEdit(Check check, QWidget *parent = nullptr);

    /// The text in force is another one, from outside: it replaces what has been typed.
    void showAccepted(const QString &text);

    const QString &accepted() const { return m_accepted; }
    void settle(); ///< takes what has been typed, without waiting for more
    bool hasTrouble() const { return !m_trouble.isEmpty(); }

    /// What Up, Down and the wheel make of the text in force: so many steps more.
    using Step = std::function<QString(int steps)>;
    void setStep(Step step) { m_step = std::move(step); }
    void step(int steps);
    int stepsOf(const QKeyEvent &key) const; ///< that a key asks for

signals:
    void edited(const QString &text); ///< another text is in force, by the user
    void troubleChanged(const QString &trouble);
    void left(); ///< for another widget

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void waitForMore();
    void showText(const QString &newText);
    void setTrouble(const QString &trouble);

    Check m_check;
    QString m_accepted;
    QString m_before; ///< in force before anything was typed
    QString m_trouble;
    QBasicTimer m_pause; ///< runs while something typed is not taken yet
    Step m_step; ///< of those that have one
    int m_wheel = 0; ///< turned since the last step
};

} // namespace halfplane
