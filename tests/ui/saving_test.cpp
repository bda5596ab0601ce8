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

namespace {

constexpr auto threePoints = "x1,x2,y\n1,2,1\n-1,0,-1\n4,4,1\n";
constexpr auto pets = "# pets\nlength;width;pet\n\n# cats\n1,50;2;cat # old\n-3;4;cat\n\n# dogs\n"
                      "5;6;dog # big\n# end";

} // namespace

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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.addPoint();
        desk.user.willTypeFile(desk.path(u"copy"_s));
        desk.action(u"saveCopy"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(desk.filing().file().name(), u"a.csv"_s);
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
        QVERIFY(desk.read(u"copy.csv"_s).contains("2.5,1.25,1")); // the ending is that of the suggestion
    }

    void aCopyIsNotMeantToReplaceTheOriginal()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.user.willAnswer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        desk.action(u"saveCopy"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.read(u"a (copy).csv"_s).contains("1"));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
    }

    void savingPointsSaysOnlyThat()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.addPoint();
        desk.press(Qt::Key_Right, {}); // the step is not missed
        desk.document().setRecipe(test::recipe("standard", {{"eta", 1.0}})); // as before
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray("x1,x2,y\n1,2,1\n-1,0,-1\n4,4,1\n2.5,1.25,1\n"));
        QCOMPARE(desk.message(), u"Saved in a.csv."_s);
        QVERIFY(desk.user.isContent());
    }

    void whatPointsLackIsAskedAbout_data()
    {
        using Change = std::function<void(OpenDocument &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("asked");
        QTest::newRow("recipe") << Change([](OpenDocument &document) {
            document.setRecipe(test::recipe("greedy"));
        }) << u"The recipe would not be kept."_s;
        QTest::newRow("comparison") << Change([](OpenDocument &document) {
            document.setRecipes({document.recipes().front(), {"second", test::recipe("greedy")}}, 0);
        }) << u"The comparison would not be kept."_s;
        QTest::newRow("words") << Change([](OpenDocument &document) {
            document.setWords({.title = "t", .caption = "c", .source = "s", .notes = "n"});
        }) << u"The title, caption, source and notes would not be kept."_s;
    }
    void whatPointsLackIsAskedAbout()
    {
        QFETCH(const std::function<void(OpenDocument &)>, change);
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        change(desk.document());
        desk.addPoint();
        QString asked;
        desk.user.willAnswer([&asked](QDialog &dialog) {
            asked = qobject_cast<QMessageBox *>(&dialog)->informativeText();
            dialog.reject();
        });
        desk.press(Qt::Key_S);
        QTEST(asked, "asked");
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
        QVERIFY(desk.window->isWindowModified());
    }

    void whatPointsLackCanBecomeADocument()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.document().setWords({.notes = "mine"});
        const auto enter = [](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); };
        desk.user.willAnswer(enter); // to save as a document
        desk.user.willAnswer(enter); // by the name that is offered
        desk.press(Qt::Key_S);
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.read(u"a.halfplane"_s).contains("mine"));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
        QVERIFY(!desk.window->isWindowModified());
    }

    void closingDropsNothingThatPointsLack()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.document().setWords({.notes = "mine"});
        for (const bool isSavedBefore : {false, true}) {
            if (isSavedBefore) {
                desk.user.willPress(u"Save the points only"_s);
                desk.press(Qt::Key_S);
                QVERIFY(desk.window->isWindowModified());
            }
            desk.user.willPress(QMessageBox::Save);
            desk.user.willPress(QMessageBox::Cancel); // that the notes would not be kept
            QVERIFY(!desk.window->close());
            QVERIFY(desk.user.isContent());
        }
    }

    void whoGoesOnWithPointsOnlyIsAskedOnce()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.document().setWords({.notes = "mine"});
        desk.user.willPress(u"Save the points only"_s);
        for (int time = 0; time < 2; ++time) {
            desk.addPoint();
            desk.press(Qt::Key_S);
            QCOMPARE(desk.message(), u"Only the points are in a.csv, not the notes."_s);
            QVERIFY(desk.read(u"a.csv"_s).startsWith(QByteArray(threePoints) + "2.5,1.25,1\n"));
            QVERIFY(desk.window->isWindowModified());
        }
        QVERIFY(desk.user.isContent());
        desk.document().setWords({});
        desk.press(Qt::Key_S); // nothing more that it cannot hold
        QVERIFY(!desk.window->isWindowModified());
    }

    void whatIsNotOursStaysInAPointsFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("comments, names, decimal commas") << u"a.csv"_s << QByteArray(pets);
        QTest::newRow("CR LF, a byte order mark, no last line end")
            << u"a.csv"_s << "\xEF\xBB\xBFx1,x2,y\r\n\r\n1.50,2,cat\r\n3,4,\"dog\""_ba;
        QTest::newRow("tabs") << u"a.tsv"_s << "1\t2\ta\t# why\n3\t4\tb\n"_ba;
        QTest::newRow("commas behind an ending for tabs") << u"a.tsv"_s << "1,2,a\n3,4,b\n"_ba;
        QTest::newRow("blanks") << u"a.txt"_s << "  1   2 a\n 3 4 b"_ba;
    }
    void whatIsNotOursStaysInAPointsFile()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, written);
        const Desk desk;
        QVERIFY(desk.filing().open(desk.write(name, written)));
        QVERIFY(QFile::remove(desk.path(name))); // so that what is there then has been written
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(name), written);
        desk.addPoint();
        desk.press(Qt::Key_S);
        desk.document().removePoints({0});
        desk.press(Qt::Key_S);
        QVERIFY(desk.read(name) != written);
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(name), written);
        QVERIFY(desk.user.isContent());
    }

    void editedPointsAreWrittenAsTheirNeighboursAre()
    {
        const Desk desk;
        QVERIFY(desk.filing().open(desk.write(u"pets.csv"_s, pets)));
        QTest::mouseClick(&desk.window->board(), Qt::LeftButton, {}, desk.window->board().rect().center());
        const Point clicked = desk.document().points().back();
        QCOMPARE(desk.document().points().size(), std::size_t{4});
        desk.document().setPoint(0, {-7.5, 2, Label::Negative});
        desk.document().removePoints({1});
        desk.press(Qt::Key_S);
        const QString number = clicked.label == Label::Positive ? u"%1;%2;dog\n"_s : u"%1;%2;cat\n"_s;
        QCOMPARE(desk.read(u"pets.csv"_s),
                 QByteArray(pets)
                     .replace("1,50;2;cat", "-7,5;2;cat")
                     .replace("-3;4;cat\n", "")
                     .replace("# end",
                              number.arg(shortestText(clicked.x1), shortestText(clicked.x2))
                                      .replace(u'.', u',')
                                      .toUtf8()
                                  + "# end"));
        const Dataset points = desk.document().points();
        desk.action(u"revert"_s)->trigger();
        QVERIFY(desk.document().points() == points);
    }

    void aPointsFileElsewhereKeepsItsWords_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray tabs = QByteArray(pets).replace(';', '\t');
        QTest::newRow("of the same kind") << u"a.csv"_s << QByteArray(pets) << u"b.CSV"_s << QByteArray(pets);
        QTest::newRow("with tabs") << u"a.csv"_s << QByteArray(pets) << u"b.tsv"_s << tabs;
        QTest::newRow("with any") << u"a.tsv"_s << tabs << u"b.txt"_s << tabs;
        QTest::newRow("with semicolons for decimal commas")
            << u"a.tsv"_s << tabs << u"b.csv"_s << QByteArray(pets);
        QTest::newRow("with commas") << u"a.tsv"_s << "1\t2\ta # b\n"_ba << u"b.csv"_s << "1,2,a # b\n"_ba;
    }
    void aPointsFileElsewhereKeepsItsWords()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, written);
        QFETCH(const QString, other);
        QFETCH(const QByteArray, expected);
        Desk desk;
        QVERIFY(desk.filing().open(desk.write(name, written)));
        desk.user.willTypeFile(desk.path(other));
        desk.action(u"saveCopy"_s)->trigger();
        QCOMPARE(desk.read(other), expected);
        QVERIFY(QFile::remove(desk.path(other)));
        desk.user.willTypeFile(desk.path(other));
        desk.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.read(other), expected);
        QCOMPARE(desk.read(name), written);
        QVERIFY(desk.user.isContent());
    }

    void namesOfClassesAreLostOnlyWhenAgreedTo()
    {
        Desk desk;
        QVERIFY(desk.filing().open(desk.write(u"pets.csv"_s, pets)));
        desk.document().removePoints({2}); // the dog
        QString asked;
        const auto answer = [&](const QString &button) {
            desk.user.willAnswer([&asked, button](QDialog &dialog) {
                asked = qobject_cast<QMessageBox *>(&dialog)->informativeText();
                for (auto *choice : dialog.findChildren<QPushButton *>()) {
                    if (choice->text().remove(u'&') == button)
                        return QTest::mouseClick(choice, Qt::LeftButton);
                }
                dialog.reject();
            });
        };
        answer(u"Cancel"_s);
        desk.press(Qt::Key_S);
        QCOMPARE(
            asked,
            u"When the file is read again, \"cat\" alone would be class +1: its points are written as -1."_s);
        QCOMPARE(desk.read(u"pets.csv"_s), QByteArray(pets));
        QVERIFY(desk.window->isWindowModified());
        answer(u"Save"_s);
        desk.press(Qt::Key_S);
        const QByteArray plain = QByteArray(pets).replace("5;6;dog # big\n", "").replace("cat\n", "-1\n");
        QCOMPARE(desk.read(u"pets.csv"_s), QByteArray(plain).replace("2;cat", "2;-1"));
        desk.document().setPoint(1, {8, 4, Label::Negative});
        desk.press(Qt::Key_S); // is not asked again
        QVERIFY(desk.user.isContent());
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"pets.csv"_s), QByteArray(pets));
    }

    void aClassThatTheFileNeverNamedIsTold()
    {
        const Desk desk;
        QVERIFY(desk.filing().open(desk.write(u"a.csv"_s, "1,2,cat\n")));
        desk.document().addPoint({3, 4, Label::Negative});
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray("1,2,cat\n3,4,-1\n"));
        QVERIFY2(desk.message().contains(u"In a.csv class −1 has no name: it is written as -1."_s),
                 qPrintable(desk.message()));
        desk.addPoint();
        desk.press(Qt::Key_S);
        QCOMPARE(desk.message(), u"Saved in a.csv."_s);
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        QVERIFY(QDir(desk.folder.path()).mkdir(u"folder"_s));
        QCOMPARE(mkfifo(qPrintable(desk.path(u"pipe"_s)), 0600), 0);
        DocumentFile file(QDir(desk.folder.path()).filePath(place), FileFormat::Points);
        const auto trouble = file.write(file.contentFor(desk.document().content()));
        QVERIFY(trouble.has_value());
        QVERIFY2(toText(*trouble).contains(why), trouble->message.c_str());
        QVERIFY(toText(*trouble).contains(u"Save as"_s));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
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
        const QByteArray path = QFile::encodeName(desk.write(u"a.csv"_s, threePoints));
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
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
    }

    void modeAndOwnerStay()
    {
        const Desk desk;
        const QByteArray path = QFile::encodeName(desk.write(u"a.csv"_s, threePoints));
        desk.filing().open(desk.path(u"a.csv"_s));
        desk.addPoint();
        QCOMPARE(chmod(path.constData(), 0640), 0);
        const bool isRoot = geteuid() == 0;
        if (isRoot)
            QCOMPARE(chown(path.constData(), test::NotRoot::somebody, test::NotRoot::somebody), 0);
        desk.press(Qt::Key_S);
        QVERIFY(desk.read(u"a.csv"_s) != threePoints);
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.press(Qt::Key_S);
        QVERIFY(!QFileInfo::exists(desk.path(u"a.csv~"_s))); // nothing is another
        for (int time = 0; time < 2; ++time) {
            desk.addPoint();
            desk.press(Qt::Key_S);
            QCOMPARE(desk.read(u"a.csv~"_s), QByteArray(threePoints));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        desk.addPoint();
        {
            const test::NoRoom fullDisk;
            desk.press(Qt::Key_S);
        }
        QVERIFY2(desk.message().contains(u"a.csv could not be written"_s), qPrintable(desk.message()));
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
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
        desk.write(u"a.csv"_s, threePoints);
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
        desk.filing().open(desk.write(u"a.csv"_s, threePoints));
        QVERIFY(QFile::remove(desk.path(u"a.csv"_s)));
        desk.user.willAnswer([](QDialog &dialog) {
            auto &box = *qobject_cast<QMessageBox *>(&dialog);
            QVERIFY2(box.informativeText().contains(u"deleted"_s), qPrintable(box.informativeText()));
            QTest::mouseClick(box.button(QMessageBox::Save), Qt::LeftButton);
        });
        QVERIFY(desk.window->close());
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePoints));
    }

    void aLinkStaysALink()
    {
        const Desk desk;
        const QString file = desk.write(u"a.csv"_s, threePoints);
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
