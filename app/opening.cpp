#include "app/opening.h"

#include "core/io/utf8.h"
#include "ui/text.h"

#include <QFileInfo>

namespace halfplane {

/// Only a file can be written again; a points file, which has no title, is called by its name.
OpenedDocument openedFrom(const Source &source)
{
    const QFileInfo file(toText(source.name));
    const bool isFile = file.isFile() && validUtf8(source.name) == source.name;
    OpenedDocument opened{source.document, isFile ? file.fileName() : toText(source.name),
                          toText(source.note)};
    if (isFile)
        opened.path = file.absoluteFilePath();
    if (source.isPoints) {
        opened.format = FileFormat::Points;
        opened.content.title.clear();
    }
    return opened;
}

std::variant<OpenedDocument, QString> openForWindow(const QString &data)
{
    const auto outcome = open(data.toStdString());
    if (const auto *complaint = complaintIn(outcome))
        return toText(complaint->text);
    return openedFrom(std::get<Source>(outcome));
}

} // namespace halfplane
