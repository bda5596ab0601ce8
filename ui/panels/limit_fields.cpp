#include "ui/panels/limit_fields.h"

#include "core/trainer.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/count_text.h"
#include "ui/forms/field.h"
#include "ui/forms/scrub_label.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString updatesTrouble(const QString &text)
{
    const auto count = countFrom(text);
    if (count && *count <= Trainer::mostUpdates)
        return {};
    return LimitFields::tr("the limit must be a whole number from 0 to %1").arg(Trainer::mostUpdates);
}

QString sweepsTrouble(const QString &text)
{
    if (text.isEmpty() || countFrom(text))
        return {};
    return LimitFields::tr("the limit must be a whole number from 0 on, or empty for no limit");
}

QString sweepsText(const Caps &caps) { return caps.sweeps ? QString::number(*caps.sweeps) : QString(); }

} // namespace

LimitFields::LimitFields(QWidget *parent)
    : QWidget(parent)
    , m_fold(new QToolButton(this))
    , m_rows(new QWidget(this))
{
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(rowGap);
    createFold();
    createUpdates();
    createSweeps();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_rows);
    setOpen(false);
}

void LimitFields::createFold()
{
    m_fold->setText(tr("Limits"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setStyleSheet(u"QToolButton:!focus { border: none; background: transparent; padding: 5px 0; }"_s);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setToolTip(tr("Where a run is stopped that has not ended by itself"));
    connect(m_fold, &QToolButton::clicked, this, [this] { setOpen(m_rows->isHidden()); });
}

void LimitFields::createUpdates()
{
    m_updates = addRow(tr("Updates ≤"), tr("Most updates"), new CheckedEdit(updatesTrouble, this));
    m_updates->setToolTip(tr("The run stops after so many updates. It goes on when the number is raised."));
    m_updates->showAccepted(QString::number(m_caps.updates));
    connect(m_updates, &CheckedEdit::edited, this, [this](const QString &text) {
        Caps caps = m_caps;
        caps.updates = *countFrom(text);
        change(caps);
    });
}

void LimitFields::createSweeps()
{
    m_sweeps = addRow(tr("Sweeps ≤"), tr("Most sweeps"), new CheckedEdit(sweepsTrouble, this));
    m_sweeps->setToolTip(tr("The run stops after so many sweeps through the points; empty is no limit."));
    m_sweeps->setPlaceholderText(tr("none"));
    connect(m_sweeps, &CheckedEdit::edited, this, [this](const QString &text) {
        Caps caps = m_caps;
        caps.sweeps = countFrom(text);
        change(caps);
    });
}

CheckedEdit *LimitFields::addRow(const QString &name, const QString &meaning, CheckedEdit *edit)
{
    auto *field = new Field(name, m_rows);
    field->add(edit);
    edit->setAccessibleName(meaning);
    m_rows->layout()->addWidget(field);
    connect(edit, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    return edit;
}

void LimitFields::show(const Caps &caps)
{
    const Caps before = std::exchange(m_caps, caps);
    if (caps.updates != before.updates)
        m_updates->showAccepted(QString::number(caps.updates));
    if (caps.sweeps != before.sweeps)
        m_sweeps->showAccepted(sweepsText(caps));
}

void LimitFields::change(const Caps &caps)
{
    m_caps = caps;
    emit edited(caps);
}

void LimitFields::setOpen(bool isOpen)
{
    m_rows->setVisible(isOpen);
    m_fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_fold->setAccessibleName(isOpen ? tr("Hide the limits") : tr("Show the limits"));
}

} // namespace halfplane
