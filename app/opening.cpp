#include "app/opening.h"

#include "core/utf8.h"
#include "ui/basics/text.h"

#include <QFileInfo>

namespace halfplane {

namespace {

QString figureNote(const QString &name, std::uint64_t step)
{
    return tr("This is the document that the figure %1 carries, at step %2.").arg(name, countText(step));
}

} // namespace

/// Only a file of ours can be written again, and a figure stays the picture that it is; a points file, which
/// has no title, is called by its name.
OpenedDocument openedFrom(const Source &source)
{
    const QFileInfo file(toText(source.name));
    const bool isFile = file.isFile() && validUtf8(source.name) == source.name;
    OpenedDocument opened{source.document, isFile ? file.fileName() : toText(source.name),
                          toText(source.note)};
    if (source.kind == SourceKind::Figure)
        opened.note = figureNote(opened.name, source.document.step);
    else if (isFile)
        opened.path = file.absoluteFilePath();
    if (source.kind == SourceKind::Points) {
        opened.format = FileFormat::Points;
        opened.content.title.clear();
    }
    return opened;
}

Result<OpenedDocument> openForWindow(const QString &data)
{
    const auto source = open(data.toStdString());
    if (!source)
        return source.failure();
    return openedFrom(*source);
}

} // namespace halfplane
