#include "app/program.h"

#include <QFile>
#include <QProcess>

namespace program {

namespace {

Result finished(QProcess &process, const QByteArray &input)
{
    constexpr int longest = 120'000; // ms; a program with sanitizers on a busy machine is slow
    process.write(input);
    process.closeWriteChannel();
    Result result;
    if (process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit)
        result.code = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

} // namespace

bool Result::isComplaint(int expectedCode) const
{
    return code == expectedCode && out.isEmpty() && err.startsWith("halfplane: ") && err.endsWith('\n')
        && err.count('\n') == 1;
}

Result carryOut(const Call &call)
{
    QProcess process;
    process.setProcessEnvironment(call.environment);
    if (!call.folder.isEmpty())
        process.setWorkingDirectory(call.folder);
    process.start(QStringLiteral(HALFPLANE_PROGRAM), call.words);
    return finished(process, call.input);
}

Result run(const QStringList &words) { return carryOut({.words = words, .folder = {}, .input = {}}); }

Result shell(const QString &folder, const QString &script)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), script, QStringLiteral(HALFPLANE_PROGRAM)});
    return finished(process, {});
}

QString oracle(const QString &name) { return QStringLiteral(HALFPLANE_TEST_DATA "/oracle/") + name; }

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace program
