#include "ui/panels/start_field.h"

#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/scrub_label.h"
#include "ui/panels/start_text.h"

#include <QPushButton>

namespace halfplane {

StartField::StartField(QWidget *parent)
    : Field(tr("Start w₀"), parent)
    , m_edit(new CheckedEdit(
          [this](const QString &text) {
              const auto start = readStart(text, m_space);
              return start ? QString() : toText(start.failure().message);
          },
          this))
    , m_reset(new QPushButton(tr("Reset"), this))
{
    m_edit->setAccessibleName(tr("Start w0"));
    m_edit->setToolTip(tr("The w with which the run begins, its components with commas between them"));
    m_edit->showAccepted(startText(m_start, m_space));
    name().setToolTip(m_edit->toolTip());
    m_reset->setAccessibleName(tr("Reset w0"));
    m_reset->setFocusPolicy(Qt::TabFocus);
    m_reset->setToolTip(tr("Begin with w = 0"));
    m_reset->setEnabled(false);
    add(m_edit);
    add(m_reset);
    connect(m_edit, &CheckedEdit::edited, this, &StartField::applyTyped);
    connect(m_edit, &CheckedEdit::troubleChanged, this, [this](const QString &trouble) {
        setTrouble(trouble);
        m_reset->setEnabled(!m_start.empty() || !trouble.isEmpty());
    });
    connect(m_reset, &QPushButton::clicked, this, &StartField::reset);
}

void StartField::show(const std::vector<double> &start, Space space)
{
    m_reset->setEnabled(!start.empty());
    if (start == m_start && space == m_space)
        return;
    m_start = start;
    m_space = space;
    m_edit->showAccepted(startText(start, space));
}

void StartField::applyTyped(const QString &text)
{
    const auto start = readStart(text, m_space);
    if (!start || *start == m_start)
        return;
    m_start = *start;
    m_reset->setEnabled(!m_start.empty());
    emit edited(m_start);
}

void StartField::reset()
{
    const bool isAnother = !m_start.empty();
    m_start.clear();
    m_edit->showAccepted(startText(m_start, m_space));
    m_reset->setEnabled(false);
    if (isAnother)
        emit edited(m_start);
}

} // namespace halfplane
