#include "desk.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/basics/text.h"
#include "ui/documents/file_dialogs.h"
#include "ui/no_room.h"
#include "ui/not_root.h"

#include <sys/stat.h>

using namespace halfplane;
using namespace halfplane::test;

class SavingTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndingSaysWhatIsWritten_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("a document") << u"b.halfplane"_s << u"b.halfplane"_s << QByteArray("{\n  \"format\"");
        QTest::newRow("no ending") << u"b"_s << u"b.halfplane"_s << QByteArray("{\n  \"format\"");
        QTest::newRow("unknown") << u"b.v2"_s << u"b.v2"_s << QByteArray("{\n  \"format\"");
        QTest::newRow("commas") << u"b.csv"_s << u"b.csv"_s << QByteArray("x1,x2,y\n");
        QTest::newRow("tabs") << u"b.tsv"_s << u"b.tsv"_s << QByteArray("x1\tx2\ty\n");
        QTest::newRow("capitals") << u"b.TXT"_s << u"b.TXT"_s << QByteArray("x1,x2,y\n");
        QTest::newRow("not only Latin")
            << u"Γ ‘w₀’ 🙂.halfplane"_s << u"Γ ‘w₀’ 🙂.halfplane"_s << QByteArray("{");
    }
    void theEndingSaysWhatIsWritten()
    {
        QFETCH(QString, typed);
        QFETCH(QString, written);
        QFETCH(QByteArray, beginning);
        Desk desk;
        desk.action(u"xor"_s)->trigger();
        desk.addPoint();
        desk.user.willTypeFile(desk.path(typed));
        const bool isDocument = beginning.startsWith('{');
        if (!isDocument)
            desk.user.willPress(u"Save the points only"_s);
        desk.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.user.isContent());
        QVERIFY2(desk.read(written).startsWith(beginning), desk.read(written).constData());
        QCOMPARE(desk.window->isWindowModified(), !isDocument);
        QCOMPARE(desk.filing().file().path(), desk.path(written));
        const Dataset points = desk.document().points();
        QVERIFY(desk.filing().load(desk.path(written)));
        QVERIFY(desk.document().points() == points);
    }

    void theTitleSuggestsTheName_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << u"Exclusive or"_s << u"Exclusive or.halfplane"_s;
        QTest::newRow("with a number") << u"Figure 3.4"_s << u"Figure 3.4.halfplane"_s;
        QTest::newRow("a path") << u"../../etc/passwd"_s << u"-..-etc-passwd.halfplane"_s;
        QTest::newRow("nothing") << u"  "_s << u"Untitled.halfplane"_s;
        QTest::newRow("long") << QString(500, u'a') << QString(60, u'a') + u".halfplane"_s;
        QTest::newRow("lines") << u"a\nb\tc"_s << u"a b c.halfplane"_s;
    }
    void theTitleSuggestsTheName()
    {
        QFETCH(QString, title);
        QTEST(fileNameFor(title), "name");
    }

    void aCopyLeavesTheDocumentWhereItIs()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.addPoint();
        desk.user.willTypeFile(desk.path(u"copy"_s));
        desk.action(u"saveCopy"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(desk.filing().file().name(), u"a.csv"_s);
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
        QVERIFY(desk.read(u"copy.csv"_s).contains("2.5,1.25,1")); // the ending is that of the suggestion
    }

    void aCopyIsNotMeantToReplaceTheOriginal()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.user.willAnswer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        desk.action(u"saveCopy"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.read(u"a (copy).csv"_s).contains("1"));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
    }

    void aFileWithTheWrongEndingStaysWhatItIs()
    {
        const Desk desk;
        const QByteArray document = "{ \"format\": \"halfplane\", \"version\": 1, \"points\": [[1, 2, 1]] }";
        QVERIFY(desk.filing().open(desk.write(u"document.csv"_s, document)));
        desk.addPoint();
        desk.press(Qt::Key_S);
        QVERIFY(desk.read(u"document.csv"_s).startsWith("{"));
    }

    void whereNothingCanBeWrittenNothingIsLost_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("why");
        QTest::newRow("a folder") << u"folder"_s << u"is a folder"_s;
        QTest::newRow("a pipe") << u"pipe"_s << u"device or a pipe"_s;
        QTest::newRow("a device") << u"/dev/null"_s << u"device or a pipe"_s;
        QTest::newRow("below a file") << u"a.csv/b.csv"_s << u"not a folder"_s;
        QTest::newRow("in no folder") << u"nowhere/b.csv"_s << u"is not there"_s;
    }
    void whereNothingCanBeWrittenNothingIsLost()
    {
        QFETCH(QString, place);
        QFETCH(QString, why);
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        QVERIFY(QDir(desk.folder.path()).mkdir(u"folder"_s));
        QCOMPARE(mkfifo(qPrintable(desk.path(u"pipe"_s)), 0600), 0);
        DocumentFile file(QDir(desk.folder.path()).filePath(place), FileFormat::Points);
        const auto trouble = file.write(file.contentFor(desk.document().content()));
        QVERIFY(trouble.has_value());
        QVERIFY2(toText(*trouble).contains(why), trouble->message.c_str());
        QVERIFY(toText(*trouble).contains(u"Save as"_s));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
    }

    void whereOneMayNotWriteThatIsSaid_data()
    {
        QTest::addColumn<int>("file");
        QTest::addColumn<int>("folder");
        QTest::addColumn<QString>("why");
        QTest::newRow("a file for reading") << 0444 << 0755 << u"is write-protected"_s;
        QTest::newRow("a folder for reading") << 0644 << 0555 << u"you may not write in the folder"_s;
    }
    void whereOneMayNotWriteThatIsSaid()
    {
        QFETCH(const int, file);
        QFETCH(const int, folder);
        QFETCH(const QString, why);
        const Desk desk;
        const QByteArray place = QFile::encodeName(desk.folder.path());
        const QByteArray path = QFile::encodeName(desk.write(u"a.csv"_s, threePointsFile));
        desk.filing().open(desk.path(u"a.csv"_s));
        desk.addPoint();
        for (const QByteArray &each : {place, path}) {
            if (geteuid() == 0)
                QCOMPARE(chown(each.constData(), test::NotRoot::somebody, test::NotRoot::somebody), 0);
            QCOMPARE(chmod(each.constData(), static_cast<mode_t>(each == path ? file : folder)), 0);
        }
        {
            const test::NotRoot user;
            desk.press(Qt::Key_S);
        }
        chmod(place.constData(), 0755);
        QVERIFY2(desk.message().contains(why), qPrintable(desk.message()));
        QVERIFY(desk.message().contains(u"Save as"_s));
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
    }

    void modeAndOwnerStay()
    {
        const Desk desk;
        const QByteArray path = QFile::encodeName(desk.write(u"a.csv"_s, threePointsFile));
        desk.filing().open(desk.path(u"a.csv"_s));
        desk.addPoint();
        QCOMPARE(chmod(path.constData(), 0640), 0);
        const bool isRoot = geteuid() == 0;
        if (isRoot)
            QCOMPARE(chown(path.constData(), test::NotRoot::somebody, test::NotRoot::somebody), 0);
        desk.press(Qt::Key_S);
        QVERIFY(desk.read(u"a.csv"_s) != threePointsFile);
        struct stat after
        {
        };
        QCOMPARE(stat(path.constData(), &after), 0);
        QCOMPARE(after.st_mode & 0777u, 0640u);
        QVERIFY(!isRoot
                || (after.st_uid == test::NotRoot::somebody && after.st_gid == test::NotRoot::somebody));
    }

    void theVersionBeforeIsKeptOnce()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.press(Qt::Key_S);
        QVERIFY(!QFileInfo::exists(desk.path(u"a.csv~"_s))); // nothing is another
        for (int time = 0; time < 2; ++time) {
            desk.addPoint();
            desk.press(Qt::Key_S);
            QCOMPARE(desk.read(u"a.csv~"_s), QByteArray(threePointsFile));
        }
        const QByteArray saved = desk.read(u"a.csv"_s);
        desk.filing().open(desk.path(u"a.csv"_s));
        desk.addPoint();
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.csv~"_s), saved);
    }

    void aFullDiskLeavesTheFileAsItWas()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.addPoint();
        {
            const test::NoRoom fullDisk;
            desk.press(Qt::Key_S);
        }
        QVERIFY2(desk.message().contains(u"a.csv could not be written"_s), qPrintable(desk.message()));
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
        QCOMPARE(QDir(desk.folder.path()).entryList({u"a.csv*"_s}).size(), 1);
        desk.press(Qt::Key_S);
        QVERIFY(!desk.window->isWindowModified());
    }

    void aCancelledSaveKeepsTheWindow()
    {
        Desk desk;
        desk.action(u"newDocument"_s)->trigger();
        desk.addPoint();
        desk.user.willPress(QMessageBox::Save);
        desk.user.willCancel(); // where to
        QVERIFY(!desk.window->close());
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.window->isVisible());
        QVERIFY(desk.window->isWindowModified());
    }

    void aFailedSaveKeepsTheWindow()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.addPoint();
        QFile::remove(desk.path(u"a.csv"_s));
        QVERIFY(QDir(desk.folder.path()).mkdir(u"a.csv"_s));
        desk.user.willPress(QMessageBox::Save);
        QVERIFY(!desk.window->close());
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.message().contains(u"is a folder"_s));
        QVERIFY(desk.window->isVisible());
    }

    void othersWorkIsNotOverwrittenUnasked()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.addPoint();
        desk.write(u"a.csv"_s, "7,7,1\n");
        desk.user.willPress(QMessageBox::Cancel);
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray("7,7,1\n"));
        QVERIFY(desk.window->isWindowModified());
        const auto willReplace = [&desk](bool isOtherKept) {
            desk.user.willAnswer([isOtherKept](QDialog &dialog) {
                const QString text = qobject_cast<QMessageBox *>(&dialog)->informativeText();
                QCOMPARE(text.contains(u"keeps the other version as a.csv~"_s), isOtherKept);
                for (auto *button : dialog.findChildren<QPushButton *>()) {
                    if (button->text().remove(u'&') == u"Replace"_s)
                        return QTest::mouseClick(button, Qt::LeftButton);
                }
            });
        };
        willReplace(true);
        desk.press(Qt::Key_S);
        QVERIFY(desk.read(u"a.csv"_s).startsWith("x1,x2,y\n1,2,1"));
        QCOMPARE(desk.read(u"a.csv~"_s), QByteArray("7,7,1\n"));
        desk.addPoint();
        desk.press(Qt::Key_S); // our own writing is nobody else's
        QVERIFY(desk.user.isContent());
        QVERIFY(!desk.window->isWindowModified());
        desk.write(u"a.csv"_s, "8,8,1\n");
        willReplace(false);
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.csv~"_s), QByteArray("7,7,1\n"));
        desk.write(u"a.csv"_s, "9,9,1\n");
        desk.user.willPress(u"Save as…"_s);
        desk.user.willTypeFile(desk.path(u"b.csv"_s));
        desk.press(Qt::Key_S);
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray("9,9,1\n"));
        QVERIFY(desk.read(u"b.csv"_s).startsWith("x1,x2,y\n1,2,1"));
    }

    void whatOthersDoToTheFileIsToldOnce()
    {
        const Desk desk;
        QWidget other;
        const auto comeBack = [&desk, &other] {
            for (QWidget *window : {&other, static_cast<QWidget *>(desk.window)}) {
                window->show();
                window->activateWindow();
                (void)QTest::qWaitForWindowActive(window);
            }
        };
        auto &messages = *desk.window->findChild<MessageBar *>();
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        comeBack();
        QCOMPARE(desk.message(), QString());
        desk.write(u"a.csv"_s, "7,7,1\n");
        for (const bool isFirst : {true, false}) {
            comeBack();
            QCOMPARE(desk.message().startsWith(u"a.csv has been changed by another program"_s), isFirst);
            messages.hide();
        }
        QVERIFY(!desk.window->isWindowModified());
        QVERIFY(QFile::remove(desk.path(u"a.csv"_s)));
        for (const bool isFirst : {true, false}) {
            comeBack();
            QCOMPARE(desk.message().startsWith(u"a.csv has been deleted by another program"_s), isFirst);
            QVERIFY(desk.window->isWindowModified());
            messages.hide();
        }
        desk.write(u"a.csv"_s, threePointsFile);
        comeBack();
        QCOMPARE(desk.message(), QString());
        QVERIFY(!desk.window->isWindowModified());
        desk.addPoint();
        desk.press(Qt::Key_S);
        comeBack();
        QCOMPARE(desk.message(), u"Saved in a.csv."_s);
    }

    void aDeletedFileIsNotLeftUnasked()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        QVERIFY(QFile::remove(desk.path(u"a.csv"_s)));
        desk.user.willAnswer([](QDialog &dialog) {
            auto &box = *qobject_cast<QMessageBox *>(&dialog);
            QVERIFY2(box.informativeText().contains(u"deleted"_s), qPrintable(box.informativeText()));
            QTest::mouseClick(box.button(QMessageBox::Save), Qt::LeftButton);
        });
        QVERIFY(desk.window->close());
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
    }

    void aLinkStaysALink()
    {
        const Desk desk;
        const QString file = desk.write(u"a.csv"_s, threePointsFile);
        QVERIFY(QFile::link(file, desk.path(u"link.csv"_s)));
        desk.filing().open(desk.path(u"link.csv"_s));
        desk.addPoint();
        desk.press(Qt::Key_S);
        QVERIFY(QFileInfo(desk.path(u"link.csv"_s)).isSymLink());
        QVERIFY(desk.read(u"a.csv"_s).contains("2.5,1.25,1"));
    }

    void anExistingFileIsReplacedOnlyWhenAskedFor()
    {
        Desk desk;
        desk.write(u"b.halfplane"_s, "precious");
        desk.action(u"xor"_s)->trigger();
        desk.user.willTypeFile(desk.path(u"b"_s)); // also where the ending is ours
        desk.user.willPress(QMessageBox::No);
        desk.user.willAnswer([](QDialog &dialog) { dialog.reject(); });
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"b.halfplane"_s), QByteArray("precious"));
    }
};

HALFPLANE_TEST(saving_test, SavingTest, QApplication)
#include "saving_test.moc"
