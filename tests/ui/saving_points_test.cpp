// Documents that are kept as files of points.
#include "desk.h"
#include "support/run.h"
#include "support/runs.h"

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr auto pets = "# pets\nlength;width;pet\n\n# cats\n1,50;2;cat # old\n-3;4;cat\n\n# dogs\n"
                      "5;6;dog # big\n# end";

} // namespace

class SavingPointsTest : public QObject
{
    Q_OBJECT

private slots:
    void savingPointsSaysOnlyThat()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        change(desk.document());
        desk.addPoint();
        QString asked;
        desk.user.willAnswer([&asked](QDialog &dialog) {
            asked = qobject_cast<QMessageBox *>(&dialog)->informativeText();
            dialog.reject();
        });
        desk.press(Qt::Key_S);
        QTEST(asked, "asked");
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
        QVERIFY(desk.window->isWindowModified());
    }

    void whatPointsLackCanBecomeADocument()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.document().setWords({.notes = "mine"});
        const auto enter = [](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); };
        desk.user.willAnswer(enter); // to save as a document
        desk.user.willAnswer(enter); // by the name that is offered
        desk.press(Qt::Key_S);
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.read(u"a.halfplane"_s).contains("mine"));
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(threePointsFile));
        QVERIFY(!desk.window->isWindowModified());
    }

    void closingDropsNothingThatPointsLack()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
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
        desk.filing().open(desk.write(u"a.csv"_s, threePointsFile));
        desk.document().setWords({.notes = "mine"});
        desk.user.willPress(u"Save the points only"_s);
        for (int time = 0; time < 2; ++time) {
            desk.addPoint();
            desk.press(Qt::Key_S);
            QCOMPARE(desk.message(), u"Only the points are in a.csv, not the notes."_s);
            QVERIFY(desk.read(u"a.csv"_s).startsWith(QByteArray(threePointsFile) + "2.5,1.25,1\n"));
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
};

HALFPLANE_TEST(saving_points_test, SavingPointsTest, QApplication)
#include "saving_points_test.moc"
