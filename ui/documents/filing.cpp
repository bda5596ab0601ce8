#include "ui/documents/filing.h"

#include "core/picture/document_looks.h"
#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/board/board_row.h"
#include "ui/documents/file_dialogs.h"
#include "ui/editing/compared_recipes.h"
#include "ui/figures/formats.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWindow>

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A figure that was opened is not where its document goes.
QString withoutFigureEnding(const QString &name)
{
    const FigureKind *kind = kindForName(name);
    return kind != nullptr ? name.chopped(kind->ending.size() + 1) : name;
}

QString pathOfDocumentBeside(const QString &points)
{
    const QFileInfo place(points);
    return place.dir().filePath(place.completeBaseName() + u".halfplane"_s);
}

} // namespace

Filing::Filing(const Surroundings &around, DocumentSource source, QObject *parent)
    : QObject(parent)
    , m_around(around)
    , m_source(std::move(source))
{
    connect(&around.showing.document().history(), &QUndoStack::cleanChanged, this, &Filing::titleChanged);
    connect(&around.showing.document().history(), &QUndoStack::cleanChanged, this,
            &Filing::tellOfBroughtBack);
    connect(&around.showing.document(), &OpenDocument::worded, this, &Filing::titleChanged);
    around.guide.setExchange([this](const Document &content) { return exchange(content); });
    connect(&m_lessonFile, &LessonFile::written, this, &Filing::readLessonAgain);
    // Whoever comes back to the window may have been at the file meanwhile.
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow *active) {
        if (active != nullptr && active == m_around.window.windowHandle())
            lookAtFile();
    });
}

bool Filing::isModified() const
{
    return !m_around.showing.document().history().isClean() || m_file.isGone();
}

void Filing::lookAtFile()
{
    const bool wasGone = m_file.isGone();
    const DocumentFile::News news = m_file.look();
    if (news == DocumentFile::News::Deleted)
        emit told(tr("%1 has been deleted by another program: Ctrl+S writes it again.").arg(m_file.name()));
    else if (news == DocumentFile::News::Changed)
        emit told(tr("%1 has been changed by another program: File > Revert loads it, Save keeps yours.")
                      .arg(m_file.name()));
    if (wasGone != m_file.isGone())
        emit titleChanged();
}

QString Filing::title() const
{
    const QString title = shownLine(m_around.showing.document().content().title);
    if (!title.isEmpty())
        return title;
    if (!m_file.isNone())
        return m_file.name();
    return m_around.showing.document().name().isEmpty() ? tr("Untitled") : m_around.showing.document().name();
}

/// Of a title that would push the file out of sight only the beginning.
QString Filing::titleWithFile() const
{
    QString about = title();
    const QString file = m_file.name();
    if (file == about)
        return about;
    if (about.size() > longestName)
        about = about.first(longestName - 1) + u'…';
    return file.isEmpty() ? about : u"%1 (%2)"_s.arg(about, file);
}

Document Filing::contentToSave() const
{
    Document content = m_around.showing.document().content();
    content.layers = namesOfLayers(m_around.showing.layers(), content);
    content.view = m_around.boards.board().keptView();
    keepViewpoint(m_around.showing.viewpoint().settled(), content);
    const Cursor wanted = m_around.showing.playback().wanted();
    content.step = wanted.update;
    content.checks = wanted.idleChecks;
    return content;
}

QString Filing::dataName() const
{
    if (!m_file.isNone())
        return m_file.path();
    const QString &name = m_around.showing.document().name();
    return name.startsWith(u"example:") ? name : QString();
}

std::optional<Document> Filing::savedContent() const
{
    const QString name = dataName();
    if (name.isEmpty())
        return std::nullopt;
    auto opened = m_source(name);
    return opened ? std::optional(std::move(opened->content)) : std::nullopt;
}

UnsavedDocument Filing::unsaved() const { return {dataName(), m_file.digest(), contentToSave()}; }

void Filing::bringBack(const UnsavedDocument &kept)
{
    OpenedDocument origin;
    const bool isThere = !kept.data.isEmpty() && !troubleWithReading(kept.data);
    if (auto opened = isThere ? m_source(kept.data) : Result(OpenedDocument{}))
        origin = std::move(*opened);
    const bool isFile = !origin.path.isEmpty();
    if (isFile && DocumentFile(origin.path, origin.format).digest() != kept.digest)
        origin = {};
    if (!kept.data.isEmpty() && origin.name.isEmpty())
        origin.note = tr("What had not been saved is here again. %1 has changed since or is gone: “Save as” "
                         "keeps both.")
                          .arg(kept.data);
    else if (isFile)
        origin.note = tr("This is %1 with what had not been saved in it when Halfplane ended. Undo throws "
                         "that away.")
                          .arg(shownLine(origin.name));
    else
        origin.note = tr("What had not been saved when Halfplane ended is here again. Undo throws it away.");
    origin.content.step = kept.content.step;
    origin.content.checks = kept.content.checks;
    origin.content.view = kept.content.view;
    origin.content.layers = kept.content.layers;
    origin.content.perspective = kept.content.perspective;
    origin.content.seenFrom = kept.content.seenFrom;
    load(origin);
    m_around.showing.document().become(kept.content, tr("bring back what was not saved"));
    m_isBroughtBack = true;
    emit titleChanged();
}

/// Undo of many steps is soon one too many.
void Filing::tellOfBroughtBack()
{
    if (m_isBroughtBack)
        emit noted(isModified() ? QString()
                                : tr("What had been brought back is gone; Ctrl+Shift+Z brings it back."));
}

/// A figure is none of our files, but one that was opened lately.
bool Filing::load(const QString &name)
{
    auto opened = m_source(name);
    if (!opened) {
        emit told(toText(opened.failure()));
        return false;
    }
    const bool isUnsaved = m_around.preferences.recentFiles().isUnsaved(name);
    if (isUnsaved)
        opened->path.clear(); // its place is not one where somebody saves
    load(*opened);
    if (isUnsaved) {
        m_around.showing.document().history().resetClean();
        m_unsavedFile = name;
        m_isBroughtBack = true;
        emit titleChanged();
    } else if (m_file.isNone() && QFileInfo(name).isFile()) {
        m_around.preferences.recentFiles().add(name);
    }
    return true;
}

/// What comes is another document, and nothing that was said of this one is about it.
void Filing::forgetFile()
{
    m_file = {};
    m_isBroughtBack = false;
    m_unsavedFile.clear();
    m_given.reset();
    m_agreedLoss.clear();
    m_agreedUnkept.clear();
}

void Filing::load(const OpenedDocument &opened)
{
    forgetFile();
    if (!opened.path.isEmpty())
        m_file = DocumentFile(opened.path, opened.format, opened.pointsText);
    if (opened.lesson)
        m_given = opened.content;
    m_around.guide.leave();
    m_around.showing.document().replace(opened);
    if (!m_file.isNone())
        m_around.preferences.recentFiles().add(m_file.path());
    emit noted(noteOn(opened));
    emit loaded();
    emit titleChanged();
    m_lessonFile.watch(opened.lessonPath);
    m_lessonNote = opened.note;
    if (opened.lesson)
        m_around.guide.give(opened.lesson, opened.lessonPath);
}

/// What the user made of a moment is kept, and what has been saved stays what it is: the next moment is
/// another document. False where the user stays.
bool Filing::exchange(const Document &content)
{
    OpenDocument &document = m_around.showing.document();
    if (!mayLeave())
        return false;
    forgetFile();
    m_given = content;
    document.replace({content, document.name(), {}});
    if (const QString note = noteOn({}); !note.isEmpty())
        emit noted(note);
    emit titleChanged();
    return true;
}

/// Whoever writes it sees each change. What is told already, or that nothing is wrong any more than before,
/// takes no message away.
void Filing::readLessonAgain()
{
    const QString path = m_around.guide.path();
    if (path.isEmpty())
        return;
    const auto opened = m_source(path);
    const QString note = opened ? opened->note : toText(opened.failure());
    const bool isNew = std::exchange(m_lessonNote, note) != note;
    if (!opened) {
        emit told(note);
        return;
    }
    if (opened->lesson)
        m_around.guide.renew(opened->lesson);
    if (isNew)
        emit noted(note);
}

QString Filing::noteOn(const OpenedDocument &opened) const
{
    QStringList notes(opened.note);
    for (const QString &name : m_around.preferences.recentFiles().takeUntold())
        notes << tr("What you changed in “%1” is under File > Open recent.").arg(shownLine(name));
    notes.removeAll({});
    return notes.join(u' ');
}

/// What was tried on an example or in a lesson is not asked about, but kept: whatever is opened next tells of
/// it. What has a file goes into that.
bool Filing::mayLeave()
{
    lookAtFile();
    const bool isOurs = !dataName().isEmpty() || m_around.guide.lesson() != nullptr;
    if (m_isLetGo || !isModified() || isAsOpened() || (m_file.isNone() && isOurs && keepUnsaved()))
        return true;
    m_around.window.raise();
    m_around.window.activateWindow();
    switch (askToSave(m_around.window, titleWithFile(), m_file.isGone())) {
    case SaveAnswer::Save:
        m_agreedUnkept.clear(); // it was agreed to while all was here
        return save();
    case SaveAnswer::Discard:
        m_around.preferences.recentFiles().dropUnsaved(m_unsavedFile);
        return true;
    case SaveAnswer::Cancel:
        break;
    }
    return false;
}

/// Whether there and back again: another variant, and the first once more.
bool Filing::isAsOpened() const
{
    auto saved = m_file.isNone() && m_given ? m_given : m_file.isGone() ? std::nullopt : savedContent();
    Document here = m_around.showing.document().content();
    if (!saved || m_file.hasChanged() || !areSame(saved->recipes, here.recipes))
        return false;
    here.recipes = saved->recipes;
    return here == *saved;
}

bool Filing::keepUnsaved()
{
    return m_around.preferences.recentFiles().keepUnsaved(fileNameFor(title()),
                                                          writeDocument(contentToSave()));
}

QString Filing::askForLesson()
{
    return chooseLessonPlace(m_around.window, m_around.preferences,
                             QFileInfo(fileNameFor(title())).completeBaseName() + u".md"_s);
}

void Filing::letGo() { m_isLetGo = true; }

void Filing::startAnew()
{
    if (mayLeave())
        load(OpenedDocument{});
}

/// What cannot be opened is said before anything is asked. After that it is read again: the answer may have
/// been to save into this very file.
bool Filing::open(const QString &name)
{
    if (const auto trouble = troubleWithReading(name)) {
        emit told(toText(*trouble));
        return false;
    }
    if (m_showElsewhere && m_showElsewhere(name))
        return true;
    if (!isModified())
        return load(name);
    const auto opened = m_source(name);
    if (!opened) {
        emit told(toText(opened.failure()));
        return false;
    }
    return mayLeave() && load(name);
}

void Filing::chooseAndOpen()
{
    const QString path = chooseFileToOpen(m_around.window, m_around.preferences);
    if (!path.isEmpty())
        open(path);
}

bool Filing::save()
{
    if (m_file.isNone())
        return saveAs();
    const auto where = m_file.hasChanged()
        ? askToOverwriteChanged(m_around.window, m_file.name(), m_file.keepsVersion())
        : WhereToSave::Here;
    if (where == WhereToSave::Elsewhere)
        return saveAs();
    return where == WhereToSave::Here && saveTo(m_file);
}

bool Filing::saveAs()
{
    return saveInto(askForPlace(tr("Save as"),
                                m_file.isNone() ? fileNameFor(withoutFigureEnding(title())) : m_file.path()));
}

bool Filing::saveInto(const QString &path) { return !path.isEmpty() && saveTo(m_file.movedTo(path)); }

void Filing::saveCopy()
{
    const QString path = askForPlace(tr("Save a copy"), pathForCopy());
    if (path.isEmpty())
        return;
    DocumentFile copy = m_file.movedTo(path);
    const FileContent content = copy.contentFor(contentToSave());
    if (!mayLose(content.loss, copy.name()))
        return;
    if (const auto trouble = copy.write(content))
        emit told(toText(*trouble));
    else
        emit done(tr("A copy is in %1.").arg(QFileInfo(path).fileName()));
}

/// Beside what is open, and not in its place.
QString Filing::pathForCopy() const
{
    if (m_file.isNone())
        return fileNameFor(withoutFigureEnding(title()));
    const QFileInfo file(m_file.path());
    return file.dir().filePath(tr("%1 (copy).%2").arg(file.completeBaseName(), file.suffix()));
}

QString Filing::askForPlace(const QString &title, const QString &suggestion)
{
    const QString path = chooseFileToSave(m_around.window, m_around.preferences, title, suggestion);
    const FigureKind *kind = kindForName(path);
    if (kind == nullptr)
        return path;
    emit told(tr("%1 would be a figure by its ending, and documents end in .halfplane: nothing was saved. "
                 "“Export figure” makes figures that open again.")
                  .arg(QFileInfo(path).fileName()));
    return {};
}

bool Filing::saveTo(DocumentFile file)
{
    const FileContent content = file.contentFor(contentToSave());
    if (!content.unkept.isEmpty() && content.unkept != m_agreedUnkept) {
        const auto where = askToSavePointsOnly(m_around.window, file.name(), content.unkept);
        if (where == WhereToSave::Elsewhere)
            return saveInto(askForPlace(tr("Save as"), pathOfDocumentBeside(file.path())));
        if (where == WhereToSave::Nowhere)
            return false;
    }
    if (!mayLose(content.loss, file.name()))
        return false;
    m_agreedLoss = content.loss;
    m_agreedUnkept = content.unkept;
    if (const auto trouble = file.write(content)) {
        emit told(toText(*trouble));
        return false;
    }
    m_file = std::move(file);
    m_around.preferences.recentFiles().add(m_file.path());
    m_isBroughtBack = false;
    if (content.unkept.isEmpty()) {
        m_around.preferences.recentFiles().dropUnsaved(m_unsavedFile);
        m_around.showing.document().history().setClean();
    } else {
        m_around.showing.document().history().resetClean();
    }
    tellOf(m_file, content);
    emit titleChanged();
    return true;
}

/// What was agreed to is not asked again.
bool Filing::mayLose(const QString &loss, const QString &fileName)
{
    return loss.isEmpty() || loss == m_agreedLoss || askToSaveWithout(m_around.window, fileName, loss);
}

void Filing::tellOf(const DocumentFile &written, const FileContent &content)
{
    QStringList notes;
    if (!content.unkept.isEmpty())
        notes << tr("Only the points are in %1, not the %2.").arg(written.name(), content.unkept);
    if (!content.note.isEmpty())
        notes << tr("In %1 %2.").arg(written.name(), content.note);
    if (notes.isEmpty())
        emit done(tr("Saved in %1.").arg(written.name()));
    else
        emit noted(notes.join(u' '));
}

void Filing::revert()
{
    if (!m_file.isNone() && (!isModified() || askToRevert(m_around.window, m_file.name())))
        load(m_file.path());
}

} // namespace halfplane
