#pragma once

#include "ui/preferences.h"

namespace halfplane {

// The names of files as the user chooses them; empty when none was chosen. Each begins in the last folder.

QString chooseFileToOpen(QWidget &window, Preferences &preferences);

/// Suggests the path where it is absolute, otherwise the name in the last folder.
QString chooseFileToSave(QWidget &window, Preferences &preferences, const QString &title,
                         const QString &suggestion);

/// A title as the name of a file.
QString fileNameFor(const QString &title);

} // namespace halfplane
