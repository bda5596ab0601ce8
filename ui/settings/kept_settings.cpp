#include "ui/settings/kept_settings.h"

#include "ui/basics/whole_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::array packed{"@Variant(", "@DateTime("};

bool isHarmless(const QByteArray &line)
{
    return std::ranges::none_of(packed, [&](const char *mark) { return line.contains(mark); });
}

void leaveOutPackedLines(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return;
    const QList<QByteArray> lines = file.readAll().split('\n');
    file.close();
    if (std::ranges::all_of(lines, isHarmless))
        return;
    QList<QByteArray> left;
    std::ranges::copy_if(lines, std::back_inserter(left), isHarmless);
    if (writeWholeFile(path, left.join('\n').toStdString()))
        QFile::remove(path);
}

} // namespace

std::unique_ptr<QSettings> openSettings(const QString &path)
{
    leaveOutPackedLines(path);
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

} // namespace halfplane
