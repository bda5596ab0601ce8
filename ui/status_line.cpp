#include "ui/status_line.h"

#include "ui/basics/restyle.h"
#include "ui/basics/text.h"
#include "ui/forms/elided_label.h"
#include "ui/shown/showing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostOfName = 16; ///< in usual letters

/// Long names leave room for the rest.
QString countsOf(const Dataset &points, const DataNames &names, const QFontMetrics &metrics)
{
    if (points.empty())
        return StatusLine::tr("no points");
    const auto counted = [&](Label label) {
        const QString number = countText(count(points, label));
        return (names.nameOf(label).empty() ? StatusLine::tr("%1 of %2") : StatusLine::tr("%1 %2"))
            .arg(number,
                 metrics.elidedText(toText(names.classWords(label)), Qt::ElideRight,
                                    mostOfName * metrics.averageCharWidth()));
    };
    return counted(Label::Positive) + u" · "_s + counted(Label::Negative);
}

/// Known before any update is made: a run that cannot converge says so at once.
QString separabilityOf(const Study &study)
{
    if (!study.landscape)
        return {};
    QString text = toText(study.landscape->separability);
    if (study.landscape->obstacle)
        text = u"⚠ "_s + text + StatusLine::tr(" · cannot converge");
    return text;
}

QString explanationOf(const Study &study)
{
    if (!study.landscape || !study.landscape->obstacle)
        return StatusLine::tr(
            "Whether some boundary classifies every point rightly, decided without rounding");
    return StatusLine::tr("This run cannot converge: %1.").arg(toText(*study.landscape->obstacle));
}

} // namespace

StatusLine::StatusLine(const Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->setSpacing(16);
    m_counts = addLabel(tr("Points"), tr("How many points there are of each class"));
    m_tool = place(new ElidedLabel(this), tr("Tool"), tr("What the tool at hand does on the board"));
    layout->setStretchFactor(m_tool, 1);
    m_place = addLabel(tr("Pointer"), tr("What the pointer is over"));
    m_place->setMinimumWidth(m_place->fontMetrics().horizontalAdvance(u"(−000.00, −000.00)"_s));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_progress = addLabel(tr("Progress"), tr("A long run goes on in the background"));
    m_stop = new QPushButton(tr("Stop"), this);
    m_stop->setObjectName(u"stopRun"_s);
    m_stop->setToolTip(tr("End the run here and keep what it did so far (Esc)"));
    m_stop->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_stop);
    m_separability = addLabel(tr("Separability"), {});
    m_why = new QPushButton(tr("Why?"), this);
    m_why->setObjectName(u"whyNotSeparable"_s);
    m_why->setAccessibleName(tr("Why not separable"));
    m_why->setToolTip(
        tr("The proof: a few points that no boundary has all right, on the board and in numbers"));
    m_why->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_why);
    connect(m_why, &QPushButton::clicked, this, &StatusLine::whyAsked);
    m_stop->hide();
    connect(m_stop, &QPushButton::clicked, &showing, &Showing::stop);
    connect(&showing, &Showing::busyChanged, m_stop, &QWidget::setVisible);
    connect(&showing, &Showing::progressed, this, &StatusLine::showProgress);
    connect(&showing, &Showing::studyChanged, this, &StatusLine::showStudy);
    connect(&showing.document(), &OpenDocument::worded, this, &StatusLine::showStudy);
    showStudy();
}

QLabel *StatusLine::addLabel(const QString &name, const QString &purpose)
{
    return place(new QLabel(this), name, purpose);
}

QLabel *StatusLine::place(QLabel *label, const QString &name, const QString &purpose)
{
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(name);
    label->setToolTip(purpose);
    layout()->addWidget(label);
    return label;
}

void StatusLine::showStudy()
{
    const Study &study = m_showing.study();
    m_counts->setText(countsOf(study.points, m_showing.document().names(), m_counts->fontMetrics()));
    const bool isObstructed = study.landscape && study.landscape->obstacle;
    m_separability->setText(separabilityOf(study));
    m_separability->setToolTip(explanationOf(study));
    setLook(*m_separability, "trouble", isObstructed);
    m_why->setVisible(study.landscape && study.landscape->meeting);
    if (study.progress == Progress::Running)
        showProgress(study.run->trace.updateCount());
    else if (study.progress == Progress::Stopped)
        m_progress->setText(tr("Stopped after %1 updates").arg(countText(study.run->trace.updateCount())));
    else
        m_progress->clear();
}

void StatusLine::showTool(const QString &status)
{
    m_tool->setText(status);
    m_tool->setToolTip(inToolTip(status));
}

void StatusLine::showPlace(const std::optional<PlanePoint> &place)
{
    m_place->setText(place ? tr("(%1, %2)").arg(readableText(place->x(), 4), readableText(place->y(), 4))
                           : QString());
}

void StatusLine::showProgress(quint64 updates)
{
    m_progress->setText(tr("Running… %1 updates").arg(countText(updates)));
}

} // namespace halfplane
