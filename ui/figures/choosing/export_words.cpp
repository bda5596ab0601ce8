#include "ui/figures/choosing/export_words.h"

#include "ui/basics/text.h"
#include "ui/documents/file_dialogs.h"
#include "ui/figures/formats.h"

#include <QLocale>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QList<std::pair<QString, QString>> fieldNames()
{
    return {{u"--step"_s, tr("Steps")},      {u"--width"_s, tr("Width")},   {u"--height"_s, tr("Height")},
            {u"--dpi"_s, tr("Resolution")},  {u"--font"_s, tr("Words")},    {u"--multiples"_s, tr("Sheet")},
            {u"--duration"_s, tr("A step")}, {u"--tweens"_s, tr("Between")}};
}

QString sizeText(const QSizeF &points)
{
    const auto inMillimetres = [](double length) {
        return readableText(length / pointsAnInch * millimetresAnInch, 4);
    };
    return tr("%1 × %2 mm").arg(inMillimetres(points.width()), inMillimetres(points.height()));
}

QString countsText(const FigurePreview &preview)
{
    if (!preview.shots.empty()) {
        const double seconds = preview.shots.back().end / 1000;
        return tr("%1 frames in %2 s").arg(countText(preview.shots.size()), readableText(seconds, 3));
    }
    return preview.pageCount > 1 ? tr("%1 pages").arg(countText(preview.pageCount)) : QString();
}

} // namespace

QString inFieldWords(const Failure &failure)
{
    QString text = toText(failure);
    for (const auto &[option, name] : fieldNames()) {
        if (text.startsWith(option + u':'))
            text.replace(0, option.size(), name);
        text.replace(option, u'“' + name + u'”');
    }
    return text;
}

QString summaryOf(const FigurePreview &preview, const std::optional<qint64> &bytes)
{
    const bool hasPixels = kindOf(preview.options.format).hasPixels;
    QStringList parts;
    if (hasPixels)
        parts << tr("%1 × %2 px").arg(preview.pixels.width()).arg(preview.pixels.height());
    parts << sizeText(preview.size)
            + (hasPixels ? tr(" at %1 dpi").arg(readableText(preview.dpi, 4)) : QString());
    if (const QString counts = countsText(preview); !counts.isEmpty())
        parts << counts;
    if (bytes)
        parts << tr("about %1")
                     .arg(QLocale::c().formattedDataSize(*bytes, *bytes < 10'000'000 ? 0 : 1,
                                                         QLocale::DataSizeSIFormat));
    return parts.join(u" · "_s);
}

QString figureFileName(const QString &title, const std::optional<std::uint64_t> &step, FigureFormat format)
{
    QString name;
    for (const QChar character : title.first(std::min(longestName, title.size()))) {
        if (character.isLetterOrNumber() || character.isSurrogate())
            name += character;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    if (name.isEmpty())
        name = u"figure"_s;
    if (step)
        name += u"-step%1"_s.arg(*step);
    return name + u'.' + kindOf(format).ending.toString();
}

} // namespace halfplane
