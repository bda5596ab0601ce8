#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace halfplane {

class Preferences;

/// The preferences as a form. What is chosen holds at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsDialog)

public:
    SettingsDialog(Preferences &preferences, QWidget *parent);

private:
    void addAppearance(QFormLayout &form);
    void addScale(QFormLayout &form);
    void addMotion(QFormLayout &form);
    QWidget *createButtons();
    void refresh();

    Preferences &m_preferences;
    QComboBox *m_appearance;
    QComboBox *m_scale;
    QCheckBox *m_motion;
};

} // namespace halfplane
