#include "ui/settings_dialog.h"

#include "ui/painting/theme.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int lineOfNote = 44; ///< letters

} // namespace

SettingsDialog::SettingsDialog(Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_appearance(new QComboBox(this))
    , m_scale(new QComboBox(this))
    , m_motion(new QCheckBox(tr("&Reduced motion"), this))
{
    setObjectName(u"settings"_s);
    setWindowTitle(tr("Settings"));
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    layout->addLayout(form);
    addAppearance(*form);
    addScale(*form);
    addMotion(*form);
    auto *note =
        new QLabel(tr("Settings belong to this computer; documents are never changed by them."), this);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setWordWrap(true);
    note->setMinimumWidth(fontMetrics().averageCharWidth() * lineOfNote);
    layout->addWidget(note);
    layout->addStretch();
    layout->addWidget(createButtons());
    refresh();
    connect(&preferences, &Preferences::appearanceChanged, this, &SettingsDialog::refresh);
    connect(&preferences, &Preferences::scaleChanged, this, &SettingsDialog::refresh);
    connect(&preferences, &Preferences::motionChanged, this, &SettingsDialog::refresh);
}

void SettingsDialog::addAppearance(QFormLayout &form)
{
    m_appearance->addItem(tr("As the system"), QVariant::fromValue(Appearance::System));
    m_appearance->addItem(tr("Light"), QVariant::fromValue(Appearance::Light));
    m_appearance->addItem(tr("Dark"), QVariant::fromValue(Appearance::Dark));
    m_appearance->setAccessibleName(tr("Colours"));
    m_appearance->setToolTip(tr("Light suits a bright room, dark a dim one"));
    form.addRow(tr("&Colours"), m_appearance);
    connect(m_appearance, &QComboBox::activated, &m_preferences,
            [this] { m_preferences.setAppearance(m_appearance->currentData().value<Appearance>()); });
}

void SettingsDialog::addScale(QFormLayout &form)
{
    for (const int scale : Preferences::scales)
        m_scale->addItem(tr("%1 %").arg(scale), scale);
    m_scale->setAccessibleName(tr("Size"));
    m_scale->setToolTip(tr("How large text, points and lines are; 150 % can be read from the last row"));
    form.addRow(tr("&Size"), m_scale);
    connect(m_scale, &QComboBox::activated, &m_preferences,
            [this] { m_preferences.setScale(m_scale->currentData().toInt()); });
}

void SettingsDialog::addMotion(QFormLayout &form)
{
    m_motion->setAccessibleName(tr("Reduced motion"));
    m_motion->setToolTip(tr("Steps jump instead of gliding"));
    form.addRow(tr("Steps"), m_motion);
    connect(m_motion, &QCheckBox::clicked, &m_preferences, &Preferences::setReducedMotion);
}

QWidget *SettingsDialog::createButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *reset = buttons->addButton(tr("Reset &all settings"), QDialogButtonBox::ResetRole);
    reset->setToolTip(
        tr("Colours, size, motion, speed, panels, window and recent files: as at the first start"));
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, &m_preferences, &Preferences::reset);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void SettingsDialog::refresh()
{
    m_appearance->setCurrentIndex(m_appearance->findData(QVariant::fromValue(m_preferences.appearance())));
    m_scale->setCurrentIndex(m_scale->findData(m_preferences.scale()));
    m_motion->setChecked(m_preferences.reducesMotion());
}

} // namespace halfplane
