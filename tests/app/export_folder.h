#pragma once

#include "app/program.h"

#include <QDir>
#include <QTemporaryDir>

namespace program {

inline const QStringList formatsThatCarry{QStringLiteral("png"), QStringLiteral("pdf"), QStringLiteral("svg"),
                                          QStringLiteral("tex"), QStringLiteral("html")};

/// For figures that are made quickly.
inline const QStringList small{QStringLiteral("--width"), QStringLiteral("60mm"),  QStringLiteral("--font"),
                               QStringLiteral("5pt"),     QStringLiteral("--dpi"), QStringLiteral("100")};

/// A folder of its own, in which figures are made from the command line.
class ExportFolder
{
public:
    Result draw(const QStringList &words) const
    {
        return carryOut(
            {.words = QStringList{QStringLiteral("export")} + words, .folder = m_folder.path(), .input = {}});
    }
    Result summary(const QString &data) const
    {
        return carryOut(
            {.words = {QStringLiteral("run"), data, QStringLiteral("--summary"), QStringLiteral("-")},
             .folder = m_folder.path(),
             .input = {}});
    }
    QString path() const { return m_folder.path(); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray bytes(const QString &name) const { return contentsOf(path(name)); }
    QStringList files() const
    {
        return QDir(m_folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace program
