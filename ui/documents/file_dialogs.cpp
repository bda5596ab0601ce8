#include "ui/documents/file_dialogs.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A filter and the ending that it stands for.
struct FileKind
{
    QString filter;
    QString ending;
};

QList<FileKind> kindsToSave()
{
    return {{tr("Halfplane documents (*.halfplane)"), u"halfplane"_s},
            {tr("Points, separated by commas (*.csv)"), u"csv"_s},
            {tr("Points, separated by tabs (*.tsv)"), u"tsv"_s},
            {tr("Points as text (*.txt)"), u"txt"_s}};
}

QList<FileKind> kindsOfFigures()
{
    QList<FileKind> kinds;
    for (const FigureKind *kind : figureKinds())
        kinds.append({u"%1 (*.%2)"_s.arg(kind->title, kind->ending), kind->ending.toString()});
    return kinds;
}

bool carriesDocument(const FigureKind &kind) { return kind.carriesDocument; }

/// A name without an ending gets that of the filter; the dialog sees to it before it asks about a file that
/// is there already.
void followFilter(QFileDialog &dialog, const QList<FileKind> &kinds)
{
    const auto follow = [&dialog, kinds](const QString &filter) {
        for (const FileKind &kind : kinds) {
            if (kind.filter == filter)
                dialog.setDefaultSuffix(kind.ending);
        }
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, follow);
    follow(dialog.selectedNameFilter());
}

/// Offers kinds of files, first the one with this ending, and a name.
void offer(QFileDialog &dialog, const QList<FileKind> &kinds, const QString &ending, const QString &name)
{
    QStringList filters;
    for (const FileKind &kind : kinds)
        filters << kind.filter;
    dialog.setNameFilters(filters);
    for (const FileKind &kind : kinds) {
        if (kind.ending == ending)
            dialog.selectNameFilter(kind.filter);
    }
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(name);
    followFilter(dialog, kinds);
}

QString chosen(QFileDialog &dialog, Preferences &preferences, Preferences::Purpose purpose)
{
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    preferences.setFolder(purpose, QFileInfo(path).absolutePath());
    return path;
}

/// What is asked before something would be lost.
struct Question
{
    QString text;
    QString consequence;
};

/// It is too narrow for a longer title.
std::unique_ptr<QMessageBox> boxOf(const Question &question, QWidget &window)
{
    auto box = std::make_unique<QMessageBox>(QMessageBox::Warning, QGuiApplication::applicationDisplayName(),
                                             question.text, QMessageBox::NoButton, &window);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(question.consequence);
    return box;
}

/// Whether the user said `yes` rather than to leave everything as it is.
bool isAgreedTo(const Question &question, const QString &yes, QWidget &window)
{
    const auto box = boxOf(question, window);
    const QPushButton *agreement = box->addButton(yes, QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    box->setEscapeButton(QMessageBox::Cancel);
    box->exec();
    return box->clickedButton() == agreement;
}

/// Enter chooses what loses nothing.
WhereToSave answerTo(const Question &question, const QString &here, const QString &elsewhere, QWidget &window)
{
    const auto box = boxOf(question, window);
    const QPushButton *inThisFile = box->addButton(here, QMessageBox::DestructiveRole);
    QPushButton *inAnother = box->addButton(elsewhere, QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(inAnother);
    box->setEscapeButton(QMessageBox::Cancel);
    box->exec();
    if (box->clickedButton() == inAnother)
        return WhereToSave::Elsewhere;
    return box->clickedButton() == inThisFile ? WhereToSave::Here : WhereToSave::Nowhere;
}

} // namespace

QString figuresToOpen() { return alternatives(endingsOf(carriesDocument, u"."_s)); }

QString chooseFileToOpen(QWidget &window, Preferences &preferences)
{
    constexpr auto purpose = Preferences::Purpose::Opening;
    QFileDialog dialog(
        &window, tr("Open a document, points, a lesson or a figure"), preferences.folder(purpose),
        tr("Documents, points, lessons and figures (*.halfplane *.csv *.tsv *.txt *.md %1);;All "
           "files (*)")
            .arg(endingsOf(carriesDocument, u"*."_s).join(u' ')));
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog, preferences, purpose);
}

QString chooseFileToSave(QWidget &window, Preferences &preferences, const QString &title,
                         const QString &suggestion)
{
    constexpr auto purpose = Preferences::Purpose::Saving;
    const QFileInfo suggested(QDir(preferences.folder(purpose)), suggestion);
    QFileDialog dialog(&window, title, suggested.absolutePath());
    offer(dialog, kindsToSave(), suggested.suffix(), suggested.fileName());
    return chosen(dialog, preferences, purpose);
}

QString chooseLessonPlace(QWidget &window, Preferences &preferences, const QString &suggestedName)
{
    constexpr auto purpose = Preferences::Purpose::Saving;
    QFileDialog dialog(&window, tr("New lesson"), preferences.folder(purpose));
    offer(dialog, {{tr("Lessons (*.md)"), u"md"_s}}, u"md"_s, suggestedName);
    return chosen(dialog, preferences, purpose);
}

QString chooseFigurePlace(QWidget &window, Preferences &preferences, const QString &suggestedName,
                          const FigureKind &kind)
{
    constexpr auto purpose = Preferences::Purpose::Exporting;
    QFileDialog dialog(&window, tr("Export figure"), preferences.folder(purpose));
    offer(dialog, kindsOfFigures(), kind.ending.toString(), suggestedName);
    dialog.setLabelText(QFileDialog::Accept, tr("Export"));
    return chosen(dialog, preferences, purpose);
}

QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar character : title.simplified().first(std::min(longestName, title.simplified().size())))
        name += character == u'/' || character == u'\\' || !character.isPrint() ? QChar(u'-') : character;
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.trimmed().isEmpty() ? tr("Untitled") : name.trimmed()) + u".halfplane"_s;
}

SaveAnswer askToSave(QWidget &window, const QString &title, bool isFileGone)
{
    const Question question{.text = tr("Save the changes to “%1”?").arg(title),
                            .consequence = isFileGone
                                ? tr("Its file has been deleted: without saving, all of it is lost.")
                                : tr("Without saving, what you changed in it is lost.")};
    const auto box = boxOf(question, window);
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    switch (box->exec()) {
    case QMessageBox::Save:
        return SaveAnswer::Save;
    case QMessageBox::Discard:
        return SaveAnswer::Discard;
    default:
        return SaveAnswer::Cancel;
    }
}

WhereToSave askToSavePointsOnly(QWidget &window, const QString &fileName, const QString &unkept)
{
    return answerTo({.text = tr("“%1” can hold the points only.").arg(fileName),
                     .consequence = tr("The %1 would not be kept.").arg(unkept)},
                    tr("Save the &points only"), tr("Save as &document…"), window);
}

WhereToSave askToOverwriteChanged(QWidget &window, const QString &fileName, bool isOtherKept)
{
    return answerTo({.text = tr("“%1” has been changed since it was opened here.").arg(fileName),
                     .consequence = isOtherKept
                         ? tr("“Save as” keeps both. “Replace” keeps the other version as %1~.").arg(fileName)
                         : tr("“Save as” keeps both. “Replace” overwrites the other version.")},
                    tr("&Replace"), tr("&Save as…"), window);
}

bool askToSaveWithout(QWidget &window, const QString &fileName, const QString &loss)
{
    return isAgreedTo({.text = tr("Save “%1” without the names of its classes?").arg(fileName),
                       .consequence = tr("When the file is read again, %1.").arg(loss)},
                      tr("&Save"), window);
}

bool askToReplace(QWidget &window, const QString &fileName)
{
    return isAgreedTo(
        {.text = tr("Replace “%1”?").arg(fileName), .consequence = tr("What it holds now is lost.")},
        tr("&Replace"), window);
}

bool askToRevert(QWidget &window, const QString &fileName)
{
    return isAgreedTo({.text = tr("Read “%1” again and drop what you changed since?").arg(fileName),
                       .consequence = tr("This cannot be undone.")},
                      tr("&Revert"), window);
}

} // namespace halfplane
