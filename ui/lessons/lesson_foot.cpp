#include "ui/lessons/lesson_foot.h"

#include "ui/basics/text.h"
#include "ui/forms/field.h"
#include "ui/forms/scroll_page.h"
#include "ui/lessons/lesson_guide.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int heightOfProgress = 4;
constexpr int partsOfMoment = 1000;

QPushButton *button(QWidget *parent, const QString &id, const QString &text, const QString &tip)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(id);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::TabFocus); // a click must not take the keys from the run
    return made;
}

} // namespace

LessonFoot::LessonFoot(LessonGuide &guide, QWidget *parent)
    : QWidget(parent)
    , m_guide(guide)
    , m_progress(new QProgressBar(this))
    , m_back(button(this, u"lessonBack"_s, tr("‹ Back"), tr("What the lesson showed before (Page Up)")))
    , m_moments(new QToolButton(this))
    , m_next(button(this, u"lessonNext"_s, tr("Next ›"),
                    tr("A step, an answer or the next moment, whichever comes first (Page Down)")))
    , m_restore(button(this, u"lessonRestore"_s, tr("Changed by you · Back to the lesson"),
                       tr("Shows this moment as the lesson has it; what you made of it stays under File > "
                          "Open recent")))
{
    m_progress->setFixedHeight(heightOfProgress);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How far the lesson is"));
    m_moments->setObjectName(u"lessonMoments"_s);
    m_moments->setPopupMode(QToolButton::InstantPopup);
    m_moments->setAutoRaise(true);
    m_moments->setFocusPolicy(Qt::TabFocus);
    m_moments->setToolTip(tr("All moments of the lesson"));
    m_moments->setMenu(new QMenu(m_moments));
    m_restore->setFlat(true);
    QSizePolicy keepsItsPlace = m_restore->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    m_restore->setSizePolicy(keepsItsPlace);
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_back);
    ways->addWidget(m_moments, 1, Qt::AlignHCenter);
    ways->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(ScrollPage::margin, rowGap / 2, ScrollPage::margin, rowGap);
    layout->setSpacing(rowGap / 2);
    layout->addWidget(m_restore);
    layout->addWidget(m_progress);
    layout->addLayout(ways);
    connect(m_back, &QPushButton::clicked, &guide, &LessonGuide::goBack);
    connect(m_next, &QPushButton::clicked, &guide, &LessonGuide::goOn);
    connect(m_restore, &QPushButton::clicked, &guide, &LessonGuide::restore);
    connect(m_moments->menu(), &QMenu::aboutToShow, this, &LessonFoot::listMoments);
    // What is hidden or shown may paint the window at once, and it is not to be in the middle of a change.
    for (const auto told : {&LessonGuide::lessonChanged, &LessonGuide::momentChanged, &LessonGuide::changed})
        connect(&guide, told, this, &LessonFoot::follow, Qt::QueuedConnection);
    follow();
}

void LessonFoot::listMoments()
{
    QMenu &menu = *m_moments->menu();
    menu.clear();
    if (m_guide.lesson() == nullptr)
        return;
    const std::vector<LessonMoment> &moments = m_guide.lesson()->moments;
    for (std::size_t place = 0; place < moments.size(); ++place) {
        const QString title = shownLine(moments[place].title).replace(u'&', u"&&"_s);
        QAction *action = menu.addAction(tr("%1   %2").arg(place + 1).arg(title), &m_guide,
                                         [this, place] { m_guide.goTo(place); });
        action->setCheckable(true);
        action->setChecked(place == m_guide.place());
    }
}

void LessonFoot::follow()
{
    setVisible(m_guide.lesson() != nullptr);
    if (m_guide.lesson() == nullptr)
        return;
    const auto count = static_cast<int>(m_guide.lesson()->moments.size());
    const int place = static_cast<int>(m_guide.place()) + 1;
    m_progress->setRange(0, count * partsOfMoment);
    m_progress->setValue(qRound((place - 1 + m_guide.shareSeen()) * partsOfMoment));
    m_moments->setText(tr("Moment %1 of %2").arg(place).arg(count));
    m_back->setEnabled(m_guide.canGoBack());
    m_next->setEnabled(m_guide.canGoOn());
    m_restore->setVisible(m_guide.isElsewhere());
    m_restore->setText(m_guide.isChanged() ? tr("Changed by you · Back to the lesson")
                                           : tr("Back to the lesson"));
}

} // namespace halfplane
