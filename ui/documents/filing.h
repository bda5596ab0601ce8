#pragma once

#include "ui/documents/document_file.h"
#include "ui/documents/journal.h"
#include "ui/documents/lesson_file.h"

#include <QObject>

namespace halfplane {

class BoardRow;
class LessonGuide;
class Preferences;
class Showing;

/// Brings a window's document from its file and back into it, and asks before anything is lost. Whatever does
/// not succeed changes nothing and says why.
class Filing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Filing)

public:
    /// The parts of a window that know what is open and how it is looked at.
    struct Surroundings
    {
        QWidget &window;
        Showing &showing;
        const BoardRow &boards; ///< whose view the document keeps
        Preferences &preferences;
        LessonGuide &guide;
    };

    Filing(const Surroundings &around, DocumentSource source, QObject *parent);

    const DocumentFile &file() const { return m_file; }
    bool isModified() const; ///< or nowhere but here
    QString title() const; ///< of the document, or the name of its file
    QString titleWithFile() const; ///< what it is about, and in which file it is

    /// What is open as a file would hold it, with what is seen of it now.
    Document contentToSave() const;

    /// How the command line calls what is open: its file, or "example:ID"; empty where it cannot.
    QString dataName() const;
    std::optional<Document> savedContent() const; ///< what is there by that name now

    /// Whether another window has the file and shows itself instead.
    using ShowElsewhere = std::function<bool(const QString &path)>;
    void setShowElsewhere(ShowElsewhere show) { m_showElsewhere = std::move(show); }

    /// What a journal is to keep.
    UnsavedDocument unsaved() const;

    /// What a journal has kept, as a change of what it has come from: undo throws it away. Where that has
    /// gone or is another one by now, the document has no file.
    void bringBack(const UnsavedDocument &kept);
    bool isBroughtBack() const { return m_isBroughtBack && isModified(); } ///< and not saved since
    bool isThrownAway() const { return m_isBroughtBack && !isModified(); } ///< what was, until it is redone

    // These ask nothing.
    bool load(const QString &name);
    void load(const OpenedDocument &opened);

    /// Whether the document may go: it is saved or kept, or the user does not want it to be.
    bool mayLeave();
    QString askForLesson(); ///< where a new one is to be; empty: nowhere
    void letGo(); ///< it has been asked about: nothing more is

public slots:
    void startAnew();
    bool open(const QString &name);
    void chooseAndOpen();
    bool save();
    bool saveAs();
    void saveCopy();
    void revert();

signals:
    void loaded(); ///< another document
    void titleChanged(); ///< or whether it is modified
    void told(const QString &trouble);
    void noted(const QString &note);
    void done(const QString &what);

private:
    void lookAtFile();
    bool exchange(const Document &content);
    void forgetFile();
    void readLessonAgain();
    void tellOfBroughtBack();
    bool isAsOpened() const;
    bool keepUnsaved();
    bool saveTo(DocumentFile file);
    bool saveInto(const QString &path);
    QString pathForCopy() const;
    QString askForPlace(const QString &title, const QString &suggestion);
    bool mayLose(const QString &loss, const QString &fileName);
    QString noteOn(const OpenedDocument &opened) const;
    void tellOf(const DocumentFile &written, const FileContent &content);

    Surroundings m_around;
    DocumentSource m_source;
    DocumentFile m_file;
    LessonFile m_lessonFile{this};
    QString m_lessonNote; ///< on what is wrong in it, as it was told
    ShowElsewhere m_showElsewhere;
    bool m_isLetGo = false;
    bool m_isBroughtBack = false;
    QString m_unsavedFile; ///< that it has been brought back from; goes when this is saved or discarded
    std::optional<Document> m_given; ///< by a lesson, what is open was at first
    QString m_agreedLoss; ///< of what the file says
    QString m_agreedUnkept; ///< of the document, until it is left
};

} // namespace halfplane
