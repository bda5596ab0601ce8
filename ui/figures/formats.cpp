#include "ui/figures/formats.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"

#include <QBuffer>

#include <algorithm>
#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

extern const FigureKind pdfKind;
extern const FigureKind texKind;
extern const FigureKind gifKind;
extern const FigureKind htmlKind;
extern const FigureKind mp4Kind;
extern const FigureKind webmKind;

namespace {

constexpr std::array kinds{&pngKind, &pdfKind, &svgKind, &texKind, &gifKind, &htmlKind, &mp4Kind, &webmKind};

} // namespace

std::span<const FigureKind *const> figureKinds() { return kinds; }

const FigureKind *kindForName(QStringView name)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    if (dot < 0)
        return nullptr;
    const auto found = std::ranges::find_if(kinds, [&](const FigureKind *kind) {
        return name.sliced(dot + 1).compare(kind->ending, Qt::CaseInsensitive) == 0;
    });
    return found != kinds.end() ? *found : nullptr;
}

QString knownEndings()
{
    return endingsOf([](const FigureKind & /*kind*/) { return true; }).join(u", "_s);
}

QStringList endingsOf(bool (*isMeant)(const FigureKind &kind), const QString &before)
{
    QStringList endings;
    for (const FigureKind *kind : kinds) {
        if (isMeant(*kind))
            endings << before + kind->ending.toString();
    }
    return endings;
}

Result<QByteArray> fileOf(Figure &figure, const ExportProgress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (auto failure = figure.options().kind->write(figure, buffer, progress))
        return *std::move(failure);
    return bytes;
}

std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out)
{
    if (writeAll({bytes.data(), static_cast<std::size_t>(bytes.size())}, out))
        return {};
    return unwritten(tr("The file could not be written: %1.").arg(out.errorString()));
}

} // namespace halfplane
