#include "ui/lesson_actions.h"

#include "core/lessons/lesson_writer.h"
#include "core/lessons/lessons.h"
#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/documents/filing.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/shown/showing.h"

#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QWidget>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

PlannedStep stepOf(const Showing &showing)
{
    const Cursor cursor = showing.cursor();
    const Run *run = showing.run();
    if (run != nullptr && isAsked(run->trace, cursor))
        return RunStep(cursor.update + 1, Beat::Asked);
    return RunStep(cursor.update);
}

} // namespace

LessonActions::LessonActions(const Surroundings &around)
    : QObject(&around.window)
    , m_around(around)
    , m_restore(
          add(u"lessonToRestore"_s, tr("Back to the &lesson"),
              tr("Shows this moment as the lesson has it; what you made of it is kept under File > Open "
                 "recent"),
              {}))
    , m_leave(add(u"lessonToLeave"_s, tr("L&eave the lesson"), tr("What is shown stays open"), {}))
    , m_begin(add(u"lessonToBegin"_s, tr("&New lesson from here…"),
                  tr("A text file, with what is shown now as its first moment, to be written on by hand"),
                  {}))
    , m_add(add(u"lessonToAdd"_s, tr("&Add this moment"),
                tr("What is shown now, at the end of the lesson's file: its text is yours to write"), {}))
{
    LessonGuide &guide = around.guide;
    m_ways = {add(u"goOn"_s, tr("&Go on"),
                  tr("A step; in a lesson a step, an answer or the next moment, whichever comes first"),
                  Qt::Key_PageDown),
              add(u"goBack"_s, tr("Go &back"), tr("The same way back"), Qt::Key_PageUp)};
    connect(m_ways[0], &QAction::triggered, &guide, &LessonGuide::goOn);
    connect(m_ways[1], &QAction::triggered, &guide, &LessonGuide::goBack);
    connect(m_restore, &QAction::triggered, &guide, &LessonGuide::restore);
    connect(m_leave, &QAction::triggered, &guide, &LessonGuide::leave);
    connect(m_begin, &QAction::triggered, this, &LessonActions::beginLesson);
    connect(m_add, &QAction::triggered, this, &LessonActions::addMoment);
    connect(&guide, &LessonGuide::lessonChanged, this, &LessonActions::refresh);
    connect(&guide, &LessonGuide::changed, this, &LessonActions::refresh);
    refresh();
}

QAction *LessonActions::add(const QString &id, const QString &text, const QString &tip,
                            const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(id);
    action->setToolTip(tip);
    action->setShortcut(key);
    m_around.window.addAction(action);
    return action;
}

void LessonActions::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    for (const BuiltInLesson &lesson : lessons()) {
        const QString id = toText(lesson.id);
        menu.addAction(toText(titleOfLesson(lesson.text)), &m_around.filing,
                       [this, id] { m_around.filing.open(u"lesson:"_s + id); })
            ->setObjectName(id);
    }
    menu.addSeparator();
    menu.addActions(m_ways);
    menu.addActions({m_restore, m_leave});
    menu.addSeparator();
    menu.addActions({m_begin, m_add});
}

void LessonActions::refresh()
{
    const LessonGuide &guide = m_around.guide;
    m_ways[0]->setEnabled(guide.canGoOn());
    m_ways[1]->setEnabled(guide.canGoBack());
    m_restore->setEnabled(guide.lesson() != nullptr);
    m_leave->setEnabled(guide.lesson() != nullptr);
    m_add->setEnabled(guide.lesson() != nullptr && !guide.path().isEmpty());
}

void LessonActions::addMoment()
{
    QFile file(m_around.guide.path());
    if (!file.open(QIODevice::ReadOnly)) {
        emit told(tr("%1 cannot be read: %2.").arg(file.fileName(), file.errorString()));
        return;
    }
    const LessonMoment &last = m_around.guide.lesson()->moments.back();
    if (append(file.fileName(), file.readAll().toStdString(),
               momentText(&last, m_around.filing.contentToSave(), stepOf(m_around.showing))))
        emit noted(tr("What is shown is the last moment of %1 now. Write its text there.")
                       .arg(QFileInfo(file.fileName()).fileName()));
}

void LessonActions::beginLesson()
{
    const QString path = m_around.filing.askForLesson();
    if (path.isEmpty() || !m_around.filing.mayLeave())
        return;
    const std::string head = lessonHead(shownLine(QFileInfo(path).completeBaseName()).toStdString());
    if (append(path, head, momentText(nullptr, m_around.filing.contentToSave(), stepOf(m_around.showing))))
        m_around.filing.load(path);
}

bool LessonActions::append(const QString &path, const std::string &before, const std::string &moment)
{
    if (m_around.showing.document().points().size() > mostPointsInLesson) {
        emit told(tr("These are too many points to stand in a lesson's text. Save them in a file beside it, "
                     "and write points: and its name there."));
        return false;
    }
    if (const auto trouble = writeWholeFile(path, before + moment)) {
        emit told(tr("%1 cannot be written: %2.").arg(path, toText(*trouble)));
        return false;
    }
    return true;
}

} // namespace halfplane
