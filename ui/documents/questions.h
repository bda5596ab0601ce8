#pragma once

#include <QString>

class QWidget;

namespace halfplane {

enum class Answer { Save, Discard, Cancel };

// What is asked before something would be lost. Escape always leaves everything as it is.

Answer askToSave(QWidget &window, const QString &title);
bool askToOverwriteChanged(QWidget &window, const QString &fileName);
bool askToReplace(QWidget &window, const QString &fileName);
bool askToRevert(QWidget &window, const QString &fileName);

} // namespace halfplane
