#include "ui/documents/file_dialogs.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <QFileDialog>

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
    for (const FigureKind &kind : figureKinds())
        kinds.append({u"%1 (*.%2)"_s.arg(kind.title, kind.ending), kind.ending.toString()});
    return kinds;
}

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

QString chosen(QFileDialog &dialog, Preferences &preferences, Preferences::Purpose purpose)
{
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    preferences.setFolder(purpose, QFileInfo(path).absolutePath());
    return path;
}

} // namespace

QString chooseFileToOpen(QWidget &window, Preferences &preferences)
{
    constexpr auto purpose = Preferences::Purpose::Opening;
    QFileDialog dialog(
        &window, tr("Open a document, points or a figure"), preferences.folder(purpose),
        tr("Documents, points and figures (*.halfplane *.csv *.tsv *.txt *.png *.svg *.pdf *.tex "
           "*.html);;All files (*)"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog, preferences, purpose);
}

QString chooseFileToSave(QWidget &window, Preferences &preferences, const QString &title,
                         const QString &suggestion)
{
    constexpr auto purpose = Preferences::Purpose::Saving;
    const QFileInfo suggested(QDir(preferences.folder(purpose)), suggestion);
    QFileDialog dialog(&window, title, suggested.absolutePath());
    const QList<FileKind> kinds = kindsToSave();
    QStringList filters;
    for (const FileKind &kind : kinds)
        filters << kind.filter;
    dialog.setNameFilters(filters);
    for (const FileKind &kind : kinds) {
        if (suggestion.endsWith(u'.' + kind.ending))
            dialog.selectNameFilter(kind.filter);
    }
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(suggested.fileName());
    followFilter(dialog, kinds);
    return chosen(dialog, preferences, purpose);
}

QString chooseFigurePlace(QWidget &window, Preferences &preferences, const QString &suggestedName,
                          FigureFormat format)
{
    constexpr auto purpose = Preferences::Purpose::Exporting;
    QFileDialog dialog(&window, tr("Export figure"), preferences.folder(purpose));
    const QList<FileKind> kinds = kindsOfFigures();
    QStringList filters;
    for (const FileKind &kind : kinds)
        filters << kind.filter;
    dialog.setNameFilters(filters);
    for (const FileKind &kind : kinds) {
        if (kind.ending == kindOf(format).ending)
            dialog.selectNameFilter(kind.filter);
    }
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setLabelText(QFileDialog::Accept, tr("Export"));
    dialog.selectFile(suggestedName);
    followFilter(dialog, kinds);
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

} // namespace halfplane
