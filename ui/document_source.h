#pragma once

#include "core/io/document.h"

#include <QString>

#include <functional>
#include <variant>

namespace halfplane {

/// What was opened.
struct OpenedDocument
{
    Document content;
    QString name; ///< as the window shows it
    QString note; ///< what reading had to decide
};

/// Opens DATA as the command line means it: a file's name or example:ID. Otherwise says why not, in words fit
/// for the user.
using DocumentSource = std::function<std::variant<OpenedDocument, QString>(const QString &data)>;

} // namespace halfplane
