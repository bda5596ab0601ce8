#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

/// The program as its users have it: a process with words, standard streams, files and an exit code.
namespace program {

/// What a call left behind.
struct Result
{
    int code = -1; ///< −1 for a call that crashed or did not end
    QByteArray out;
    QByteArray err;

    bool isDone() const { return code == 0 && err.isEmpty(); }

    /// Whether the call failed as every failing call must: with this code, one line on standard error that
    /// begins with the program's name, and nothing on standard output.
    bool isComplaint(int expectedCode) const;
};

struct Call
{
    QStringList words;
    QString folder; ///< to work in; where the tests run when empty
    QByteArray input; ///< standard input
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
};

Result carryOut(const Call &call);

/// `carryOut` with nothing but words.
Result run(const QStringList &words);

/// A script for the shell, in which "$0" is the program: for what only a shell can do to a process.
Result shell(const QString &folder, const QString &script);

/// A file under tests/oracle.
QString oracle(const QString &name);

QByteArray contentsOf(const QString &path);
void write(const QString &path, const QByteArray &bytes);

} // namespace program
