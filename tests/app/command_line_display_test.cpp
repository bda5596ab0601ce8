// What a call for the window does where there is no display.
#include "app/program.h"
#include "support/run.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

void withoutDisplay(program::Call &call)
{
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        call.environment.remove(name);
}

} // namespace

class CommandLineDisplayTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutADisplayTheDefaultExampleIsDrawn()
    {
        const QTemporaryDir folder;
        program::Call call{.words = {}, .folder = folder.path(), .input = {}};
        withoutDisplay(call);
        call.environment.insert(u"TMPDIR"_s, folder.path());
        const auto result = program::carryOut(call);
        QVERIFY2(result.isDone(), result.err);
        const QString file = folder.filePath(u"halfplane-figure34.png"_s);
        QVERIFY(result.out.contains(file.toUtf8()));
        const QImage image(file);
        QCOMPARE(image.size(), QSize(2560, 1600));
        QCOMPARE(image.pixelColor(1, 1).alpha(), 255);
    }

    void withoutADisplayAFileHasNoWindow()
    {
        program::Call call{.words = {u"example:first"_s}, .folder = {}, .input = {}};
        withoutDisplay(call);
        const auto result = program::carryOut(call);
        QVERIFY(result.isComplaint(4));
        QVERIFY2(result.err.contains("halfplane run example:first"), result.err);
    }
};

HALFPLANE_TEST(command_line_display_test, CommandLineDisplayTest, QCoreApplication)
#include "command_line_display_test.moc"
