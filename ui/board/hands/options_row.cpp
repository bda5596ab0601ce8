#include "ui/board/hands/options_row.h"

#include "ui/basics/text.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/field_keys.h"
#include "ui/forms/parameter_words.h"
#include "ui/forms/scrub_label.h"
#include "ui/forms/stepping.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace halfplane {

namespace {

constexpr int gapInOption = 6;
constexpr int gapBetweenOptions = 14;
constexpr int characters = 8; ///< of a number, at most in sight

} // namespace

OptionsRow::OptionsRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gapInOption);
}

void OptionsRow::add(const ParameterDescriptor &number, Read read, Write write)
{
    if (m_layout->count() > 0)
        m_layout->addSpacing(gapBetweenOptions);
    auto *name = new ScrubLabel(toText(number.title), this);
    auto *edit =
        new CheckedEdit([&number](const QString &typed) { return troubleWith(number, typed); }, this);
    const QString tooltip = tooltipOf(number, tr("Type it, drag the name, or press ↑ and ↓."));
    name->setToolTip(tooltip);
    name->setScrubbing(true);
    edit->setToolTip(tooltip);
    edit->setAccessibleName(accessibleNameOf(number));
    edit->setStepping(true);
    edit->setFixedWidth(edit->fontMetrics().averageCharWidth() * characters + 2 * gapInOption);
    m_layout->addWidget(name);
    m_layout->addWidget(edit);
    const auto step = [&number, read, write](int steps) { write(stepped(read(), steps, number.range)); };
    connect(edit, &CheckedEdit::edited, this, [&number, write](const QString &typed) {
        if (const auto value = halfplane::read(number, typed.toStdString()))
            write(std::get<double>(*value));
    });
    connect(edit, &CheckedEdit::stepsAsked, this, step);
    connect(name, &ScrubLabel::scrubbed, this, step);
    m_refreshers.push_back([edit, read] {
        // A number that is being typed, such as "2.", is left alone.
        if (numberFrom(edit->accepted().toStdString()) != read())
            edit->showAccepted(toText(written(read())));
    });
    m_refreshers.back()();
}

void OptionsRow::refresh()
{
    for (const auto &showNow : m_refreshers)
        showNow();
}

void OptionsRow::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (isEnter(key) || key == Qt::Key_Escape)
        emit finishedEditing();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halfplane
