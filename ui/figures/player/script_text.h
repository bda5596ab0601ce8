#pragma once

#include <QString>
#include <QStringList>

namespace halfplane {

// JSON that stands inside a script element: nothing in it ends the element or begins a comment.

/// The text in quotation marks.
QString scriptText(const QString &text);

/// The texts as an array.
QString scriptTexts(const QStringList &texts);

} // namespace halfplane
