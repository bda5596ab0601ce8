#pragma once

#include "support/text.h"

#include <QFile>
#include <QSaveFile>
#include <QTest>

#include <tuple>

namespace halfplane::test {

// Pictures as they were drawn when somebody last looked at them and found them right.

using namespace Qt::Literals::StringLiterals;

inline QString recordedFile(const QString &name)
{
    return QStringLiteral(HALFPLANE_TEST_DATA "/core/picture/recorded/%1.txt").arg(name);
}

/// The lines that only one of the texts has, each text's in its order.
inline QString difference(const QString &before, const QString &now)
{
    const QStringList old = before.split(u'\n');
    const QStringList current = now.split(u'\n');
    QStringList result;
    for (const auto &[lines, others, sign] : {std::tuple(old, current, u"- "_s), {current, old, u"+ "_s}}) {
        for (const QString &line : lines) {
            if (!others.contains(line))
                result << sign + line;
        }
    }
    return result.mid(0, 60).join(u'\n');
}

inline bool record(const QString &name, const QString &text)
{
    QSaveFile file(recordedFile(name));
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit();
}

/// Records it instead where HALFPLANE_RECORD is set.
inline void compareWithRecorded(const QString &name, const QString &now)
{
    if (qEnvironmentVariableIsSet("HALFPLANE_RECORD")) {
        QVERIFY2(record(name, now), qPrintable(recordedFile(name)));
        return;
    }
    QFile file(recordedFile(name));
    QVERIFY2(file.open(QIODevice::ReadOnly),
             "No recording. Look at the picture, then run this test with HALFPLANE_RECORD=1.");
    const QString before = QString::fromUtf8(file.readAll());
    if (before != now)
        QFAIL(qPrintable(
            u"%1 is drawn otherwise than recorded (-):\n%2\nIf that is what you want, look at the "
            "pictures and run this test with HALFPLANE_RECORD=1."_s.arg(name, difference(before, now))));
}

} // namespace halfplane::test
