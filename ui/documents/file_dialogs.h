#pragma once

#include "ui/figures/figure_options.h"
#include "ui/settings/preferences.h"

#include <QString>

namespace halfplane {

// The names of files as the user chooses them; empty when none was chosen. Each begins in the last folder.

/// ".png, .pdf or .html": the figures that can be opened.
QString figuresToOpen();

QString chooseFileToOpen(QWidget &window, Preferences &preferences);

/// Suggests the path where it is absolute, otherwise the name in the last folder.
QString chooseFileToSave(QWidget &window, Preferences &preferences, const QString &title,
                         const QString &suggestion);

/// Where a new lesson is to go.
QString chooseLessonPlace(QWidget &window, Preferences &preferences, const QString &suggestedName);

/// Where a figure is to go. Of the formats this one comes first; a name without an ending gets its ending.
QString chooseFigurePlace(QWidget &window, Preferences &preferences, const QString &suggestedName,
                          const FigureKind &kind);

/// So many characters of a title are in the name of a file, at most.
inline constexpr qsizetype longestName = 60;

/// A title as the name of a file.
QString fileNameFor(const QString &title);

enum class SaveAnswer { Save, Discard, Cancel };
enum class WhereToSave { Here, Elsewhere, Nowhere };

// What is asked before something would be lost. Escape always leaves everything as it is.

SaveAnswer askToSave(QWidget &window, const QString &title, bool isFileGone);
WhereToSave askToSavePointsOnly(QWidget &window, const QString &fileName, const QString &unkept);
WhereToSave askToOverwriteChanged(QWidget &window, const QString &fileName, bool isOtherKept);
bool askToSaveWithout(QWidget &window, const QString &fileName, const QString &loss);
bool askToReplace(QWidget &window, const QString &fileName);
bool askToRevert(QWidget &window, const QString &fileName);

} // namespace halfplane
