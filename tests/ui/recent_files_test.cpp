#include "desk.h"
#include "support/run.h"
#include "ui/settings/preferences.h"

#include <QMenu>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr auto onePoint = "1,2,1\n";

QMenu &recentMenu(const Desk &desk) { return *desk.window->findChild<QMenu *>(u"recentFiles"_s); }

QStringList names(const Desk &desk)
{
    QStringList names;
    for (const QAction *action : recentMenu(desk).actions()) {
        if (!action->toolTip().isEmpty() && action->toolTip().startsWith(u'/'))
            names << QFileInfo(action->toolTip()).fileName();
    }
    return names;
}

} // namespace

class RecentFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void theLatestStandsFirstAndOnlyOnce()
    {
        const Desk desk;
        QVERIFY(!recentMenu(desk).isEnabled());
        for (const QString &name : {u"a.csv"_s, u"b.csv"_s, u"a.csv"_s})
            desk.filing().open(desk.write(name, onePoint));
        QCOMPARE(names(desk), QStringList({u"a.csv"_s, u"b.csv"_s}));
        QVERIFY(recentMenu(desk).isEnabled());
    }

    void aChoiceOpensTheFile()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"R&D.csv"_s, onePoint));
        desk.press(Qt::Key_N);
        QCOMPARE(recentMenu(desk).actions().constFirst()->text(), u"&1  R&&D.csv"_s);
        recentMenu(desk).actions().constFirst()->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(desk.window->windowTitle(), u"R&D.csv[*]"_s);
    }

    void aMissingFileIsSaidAndLeavesTheList()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, onePoint));
        desk.press(Qt::Key_N);
        QVERIFY(QFile::remove(desk.path(u"a.csv"_s)));
        recentMenu(desk).actions().constFirst()->trigger();
        QCoreApplication::processEvents();
        QVERIFY2(desk.message().contains(u"a.csv is not there any more"_s), qPrintable(desk.message()));
        QVERIFY(names(desk).isEmpty());
        QVERIFY(desk.document().points().empty());
    }

    void theListCanBeCleared()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, onePoint));
        desk.action(u"clearRecentFiles"_s)->trigger();
        QCoreApplication::processEvents();
        QVERIFY(names(desk).isEmpty());
        QVERIFY(!recentMenu(desk).isEnabled());
    }

    void clearingLeavesWhatWasNotSaved()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, onePoint));
        desk.action(u"first"_s)->trigger();
        desk.addPoint();
        desk.action(u"xor"_s)->trigger();
        desk.action(u"clearRecentFiles"_s)->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(names(desk), QStringList(u"A first run.halfplane"_s));
        QVERIFY(QFile::exists(desk.path(u"unsaved/A first run.halfplane"_s)));
        QVERIFY(!desk.action(u"clearRecentFiles"_s)->isEnabled());
    }

    void theListIsKeptForTheNextStart()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            QSettings settings(file, QSettings::IniFormat);
            RecentFiles(&settings).add(u"/a/ünï, code.csv"_s);
        }
        QSettings settings(file, QSettings::IniFormat);
        QCOMPARE(RecentFiles(&settings).paths(), QStringList(u"/a/ünï, code.csv"_s));
    }

    void onlyTheLastTenAreKept()
    {
        RecentFiles files(nullptr);
        for (int i = 0; i < 15; ++i)
            files.add(u"/%1.csv"_s.arg(i));
        QCOMPARE(files.paths().size(), RecentFiles::most);
        QCOMPARE(files.paths().constFirst(), u"/14.csv"_s);
        QCOMPARE(files.paths().constLast(), u"/5.csv"_s);
    }

    void aHostileListDoesNoHarm_data()
    {
        QTest::addColumn<QByteArray>("ini");
        QTest::newRow("a number") << QByteArray("recentFiles=17\n");
        QTest::newRow("bytes") << QByteArray("recentFiles=@ByteArray(\\0\\x1\\x2)\n");
        QTest::newRow("a damaged variant")
            << QByteArray("recentFiles=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n");
        QTest::newRow("no paths") << QByteArray("recentFiles=, a, ../b, \"\", javascript:x\n");
        QTest::newRow("very long") << "recentFiles=/" + QByteArray(100'000, 'a') + "\n";
    }
    void aHostileListDoesNoHarm()
    {
        QFETCH(QByteArray, ini);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"settings.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\n" + ini);
        file.close();
        const auto settings = openSettings(file.fileName());
        QVERIFY(RecentFiles(settings.get()).paths().isEmpty());
    }
};

HALFPLANE_TEST(recent_files_test, RecentFilesTest, QApplication)
#include "recent_files_test.moc"
