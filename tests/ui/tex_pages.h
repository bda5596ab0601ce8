#pragma once

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

/// What LaTeX makes of a file.
namespace halfplane::test {

inline bool has(const QString &program) { return !QStandardPaths::findExecutable(program).isEmpty(); }

class TexPages
{
public:
    /// Beside files with these names and contents.
    TexPages(const QByteArray &main, const QMap<QString, QByteArray> &others,
             const QString &engine = QStringLiteral("pdflatex"))
    {
        for (const QString &name : others.keys())
            put(name, others[name]);
        put(QStringLiteral("main.tex"), main);
        const int code = run(engine,
                             {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                              QStringLiteral("main.tex")});
        QFile log(m_folder.filePath(QStringLiteral("main.log")));
        log.open(QIODevice::ReadOnly);
        m_log = QString::fromUtf8(log.readAll());
        m_isMade = code == 0;
    }

    bool isMade() const { return m_isMade; }
    const QString &log() const { return m_log; }

    /// What an author would have to look into.
    QString troubles() const
    {
        QStringList troubles;
        for (const QString &line : m_log.split(u'\n')) {
            const auto tells = [&](QStringView what) { return line.contains(what); };
            if (line.startsWith(u'!') || line.startsWith(u"l.") || tells(u"Overfull")
                || tells(u"Missing character") || tells(u"incomplete") || tells(u"LaTeX Warning"))
                troubles << line;
        }
        return m_isMade || !troubles.isEmpty() ? troubles.join(u'\n') : QStringLiteral("It was not made.");
    }

    /// Lines such as "Pages: 1".
    QString facts()
    {
        run(QStringLiteral("pdfinfo"), {QStringLiteral("main.pdf")});
        return QString::fromUtf8(m_output);
    }

    QString words()
    {
        run(QStringLiteral("pdftotext"), {QStringLiteral("main.pdf"), QStringLiteral("-")});
        return QString::fromUtf8(m_output);
    }

    QImage page(int number, QSize size)
    {
        const QString from = QString::number(number);
        run(QStringLiteral("pdftoppm"),
            {QStringLiteral("-png"), QStringLiteral("-singlefile"), QStringLiteral("-f"), from,
             QStringLiteral("-scale-to-x"), QString::number(size.width()), QStringLiteral("-scale-to-y"),
             QString::number(size.height()), QStringLiteral("main.pdf"), QStringLiteral("page")});
        return QImage(m_folder.filePath(QStringLiteral("page.png")));
    }

private:
    void put(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        file.open(QIODevice::WriteOnly);
        file.write(content);
    }

    int run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
        process.waitForFinished(120'000);
        m_output = process.readAllStandardOutput();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    QTemporaryDir m_folder;
    QString m_log;
    QByteArray m_output;
    bool m_isMade = false;
};

} // namespace halfplane::test
