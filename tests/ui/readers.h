#pragma once

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

/// Other programs, which read what we write.
namespace halfplane::test {

inline bool isInstalled(const QString &program) { return !QStandardPaths::findExecutable(program).isEmpty(); }

/// A folder with a file that other programs read.
class Reading
{
public:
    Reading(const QString &name, const QByteArray &bytes)
        : m_file(name)
    {
        put(name, bytes);
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString file() const { return path(m_file); }

    void put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no temporary file");
    }

    /// All that a program says about the file.
    QString said(const QString &program, const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
        process.waitForFinished(120'000);
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

    /// A page of a PDF, as large as the options say.
    QImage page(int number, const QStringList &options) const
    {
        said(QStringLiteral("pdftoppm"),
             QStringList{QStringLiteral("-png"), QStringLiteral("-singlefile"), QStringLiteral("-f"),
                         QString::number(number)}
                 + options + QStringList{m_file, QStringLiteral("page")});
        return QImage(path(QStringLiteral("page.png"))).convertToFormat(QImage::Format_RGB32);
    }

private:
    QTemporaryDir m_folder;
    QString m_file;
};

} // namespace halfplane::test
