#include "core/examples.h"
#include "core/picture/document_looks.h"
#include "core/variants/registry.h"
#include "desk.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figures/figure.h"
#include "ui/panel_column.h"
#include "ui/shown/playback.h"
#include "ui/shown/showing.h"

#include <QLabel>
#include <QMenu>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr auto everything = R"({
  "format": "halfplane",
  "version": 1,
  "title": "All of it",
  "notes": "one\ntwo",
  "recipe": {
    "variant": "standard",
    "parameters": { "eta": 0.5 },
    "space": "bias",
    "order": "given",
    "seed": 7,
    "max_updates": 1000,
    "mood": "new"
  },
  "points": [
    [1, 2, 1],
    [-3, 0.1, -1]
  ],
  "view": { "center": [0.30000000000000004, -1e-07], "width": 7.000000000000001, "tilt": 3 },
  "step": 12345,
  "layers": ["points", "grid", "aurora", "grid"],
  "weather": { "wind": [1, 2] }
}
)";

QByteArray bytesOf(const Example &example)
{
    return QByteArray(example.text.data(), static_cast<qsizetype>(example.text.size()));
}

} // namespace

class DocumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void openingAndSavingChangesNoByte_data()
    {
        QTest::addColumn<QByteArray>("content");
        for (const Example &example : examples())
            QTest::newRow(example.id.data()) << bytesOf(example);
        QTest::newRow("with everything, also of later versions") << QByteArray(everything);
    }
    void openingAndSavingChangesNoByte()
    {
        QFETCH(QByteArray, content);
        const Desk desk;
        QVERIFY(desk.filing().open(desk.write(u"a.halfplane"_s, content)));
        QFile::remove(desk.path(u"a.halfplane"_s)); // so that what is there then has been written
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.halfplane"_s), content);
        QVERIFY(desk.user.isContent());
    }

    void theViewComesBackToTheBitInAWindowOfAnySize()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        for (const QSize size : {QSize(1000, 700), QSize(1403, 811), QSize(977, 643)}) {
            desk.window->resize(size);
            QCoreApplication::processEvents();
        }
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"a.halfplane"_s), QByteArray(everything));
    }

    void whatIsSeenIsSavedAndComesBack()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, bytesOf(*findExample("figure34"))));
        desk.press(Qt::Key_Right, {});
        desk.press(Qt::Key_Plus, {});
        desk.window->findChild<QAction *>(u"names"_s)->trigger();
        const KeptView seen = desk.window->board().view().window();
        desk.press(Qt::Key_S);

        const auto saved = readDocument(desk.read(u"a.halfplane"_s).toStdString());
        QCOMPARE(saved->step, std::uint64_t{3});
        QVERIFY(saved->view == seen);
        QVERIFY(!layersIn(*saved).has(*findLayer("names")));

        desk.filing().startAnew();
        QVERIFY(desk.window->board().showing().layers().has(*findLayer("names")));
        desk.filing().open(desk.path(u"a.halfplane"_s));
        QCOMPARE(desk.window->showing().playback().cursor().update, std::uint64_t{3});
        QVERIFY(desk.window->board().keptView() == seen);
        QVERIFY(!desk.window->board().showing().layers().has(*findLayer("names")));
    }

    void fittingTheViewForgetsIt()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        QVERIFY(desk.filing().contentToSave().view.has_value());
        desk.press(Qt::Key_0, {});
        QVERIFY(!desk.filing().contentToSave().view.has_value());
    }

    void layersOfLaterVersionsStay()
    {
        Document document;
        document.layers = {"points", "aurora"};
        Layers shown = layersIn(document);
        QVERIFY(shown == Layers{"points"});
        shown.set(*findLayer("grid"), true);
        const auto names = namesOfLayers(shown, document);
        QVERIFY(std::ranges::find(*names, "aurora") != names->end());
        QVERIFY(std::ranges::find(*names, "grid") != names->end());
    }

    void theTitleSaysWhatIsOpenAndWhetherItIsSaved()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"points.csv"_s, "x1,x2,y\n1,2,1\n-1,0,-1\n"));
        QCOMPARE(desk.window->windowTitle(), u"points.csv[*]"_s);
        QVERIFY(!desk.window->isWindowModified());
        desk.addPoint();
        QVERIFY(desk.window->isWindowModified());
        desk.press(Qt::Key_S);
        QVERIFY(!desk.window->isWindowModified());
        desk.document().setWords({.title = "A [*] in the title", .caption = {}, .source = {}, .notes = {}});
        QCOMPARE(desk.window->windowTitle(), u"A [*][*] in the title (points.csv)[*]"_s);
    }

    void undoingToWhatWasSavedIsNoChange()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.addPoint();
        desk.press(Qt::Key_S);
        desk.press(Qt::Key_Z);
        QVERIFY(desk.window->isWindowModified());
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!desk.window->isWindowModified());
    }

    void lookingAroundIsNoChange()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.press(Qt::Key_Home, {});
        desk.press(Qt::Key_Plus, {});
        QVERIFY(!desk.window->isWindowModified());
        QVERIFY(desk.window->close());
        QVERIFY(desk.user.isContent());
    }

    void aNewDocumentIsEmptyAndHasNoFile()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.press(Qt::Key_N);
        QVERIFY(desk.document().content() == Document{});
        QVERIFY(desk.filing().file().isNone());
        QCOMPARE(desk.window->windowTitle(), u"Untitled[*]"_s);
        QVERIFY(!desk.action(u"revert"_s)->isEnabled());
    }

    void whatWouldBeLostIsAskedAbout_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<bool>("goesOn");
        QTest::addColumn<bool>("isSaved");
        for (const QString &what : {u"newDocument"_s, u"open"_s, u"closeWindow"_s, u"quit"_s, u"xor"_s}) {
            const QByteArray name = what.toLatin1();
            QTest::addRow("%s, save", name.constData()) << what << QMessageBox::Save << true << true;
            QTest::addRow("%s, discard", name.constData()) << what << QMessageBox::Discard << true << false;
            QTest::addRow("%s, cancel", name.constData()) << what << QMessageBox::Cancel << false << false;
        }
    }
    void whatWouldBeLostIsAskedAbout()
    {
        QFETCH(QString, what);
        QFETCH(QMessageBox::StandardButton, answer);
        Desk desk;
        desk.write(u"other.halfplane"_s, bytesOf(*findExample("circle")));
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.addPoint();
        const Document before = desk.document().content();
        const QPointer<MainWindow> window = desk.window;

        if (what == u"open"_s)
            desk.user.willTypeFile(desk.path(u"other.halfplane"_s));
        desk.user.willPress(answer);
        desk.action(what)->trigger();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        QVERIFY(desk.user.isContent());
        QTEST(window == nullptr || !(window->showing().document().content() == before), "goesOn");
        QTEST(desk.read(u"a.halfplane"_s) != QByteArray(everything), "isSaved");
    }

    void theQuestionNamesTitleAndFile_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("shown");
        QTest::newRow("both") << u"All of it"_s << u"All of it (a.halfplane)"_s;
        QTest::newRow("no title") << QString() << u"a.halfplane"_s;
        QTest::newRow("too long") << QString(370, u'a') << QString(59, u'a') + u"… (a.halfplane)"_s;
    }
    void theQuestionNamesTitleAndFile()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, shown);
        Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.document().setWords({.title = title.toStdString()});
        QString text;
        QString consequence;
        desk.user.willAnswer([&](QDialog &dialog) {
            text = qobject_cast<QMessageBox *>(&dialog)->text();
            consequence = qobject_cast<QMessageBox *>(&dialog)->informativeText();
            dialog.reject();
        });
        QVERIFY(!desk.window->close());
        QCOMPARE(text, u"Save the changes to “%1”?"_s.arg(shown));
        QCOMPARE(consequence, u"Without saving, what you changed in it is lost."_s);
        QCOMPARE(desk.window->windowTitle(), shown + u"[*]"_s);
    }

    void nothingIsAskedWhereNothingIsLost()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.addPoint();
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_N);
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.document().points().empty());
    }

    void whatCannotBeOpenedAsksNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::newRow("not there") << u"missing.csv"_s << u"No such file"_s;
        QTest::newRow("rubbish") << u"rubbish.csv"_s << u"rubbish.csv, line 1, column 3: "_s;
        QTest::newRow("a folder") << u"."_s << u"is a folder"_s;
        QTest::newRow("a device without end") << u"/dev/zero"_s << u"is a device"_s;
    }
    void whatCannotBeOpenedAsksNothing()
    {
        QFETCH(QString, name);
        QFETCH(QString, why);
        const Desk desk;
        desk.write(u"rubbish.csv"_s, "1,abc,1\n");
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        desk.addPoint();
        const Document before = desk.document().content();
        QVERIFY(!desk.filing().open(QDir(desk.folder.path()).filePath(name)));
        QVERIFY2(desk.message().contains(why), qPrintable(desk.message()));
        QVERIFY(desk.document().content() == before);
        QVERIFY(desk.window->isWindowModified());
        QVERIFY(desk.user.isContent());
    }

    void openingBeginsWhereItWasLastTime()
    {
        Desk desk;
        QVERIFY(QDir(desk.folder.path()).mkdir(u"deeper"_s));
        desk.write(u"deeper/a.halfplane"_s, everything);
        desk.user.willTypeFile(desk.path(u"deeper/a.halfplane"_s));
        desk.press(Qt::Key_O);
        QCOMPARE(desk.window->windowTitle(), u"All of it (a.halfplane)[*]"_s);
        QString folder;
        desk.user.willAnswer([&](QDialog &dialog) {
            folder = qobject_cast<QFileDialog *>(&dialog)->directory().path();
            dialog.reject();
        });
        desk.press(Qt::Key_O);
        QCOMPARE(folder, desk.path(u"deeper"_s));
        QCOMPARE(desk.preferences.folder(Preferences::Purpose::Saving), desk.folder.path());
    }

    void revertGoesBackToTheFile()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        const Document before = desk.document().content();
        desk.addPoint();
        desk.user.willPress(QMessageBox::Cancel);
        desk.action(u"revert"_s)->trigger();
        QVERIFY(desk.window->isWindowModified());
        desk.user.willPress(u"Revert"_s);
        desk.action(u"revert"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.document().content() == before);
        QVERIFY(!desk.window->isWindowModified());
    }

    void anExampleThatWasTouchedIsKeptAndNotAskedAbout_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("another example") << u"xor"_s;
        QTest::newRow("the same") << u"first"_s;
        QTest::newRow("nothing") << u"newDocument"_s;
    }
    void anExampleThatWasTouchedIsKeptAndNotAskedAbout()
    {
        QFETCH(const QString, what);
        Desk desk;
        desk.action(u"first"_s)->trigger();
        desk.addPoint();
        const Dataset touched = desk.document().points();
        desk.action(what)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.document().points() != touched);

        QAction *unsaved = desk.window->findChild<QMenu *>(u"recentFiles"_s)->actions().constFirst();
        QVERIFY2(unsaved->text().endsWith(u"Unsaved: A first run"_s), qPrintable(unsaved->text()));
        unsaved->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(desk.document().points(), touched);
        QVERIFY(desk.filing().file().isNone()); // Save asks where
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.window->windowTitle(), u"Restored: A first run[*]"_s);
        QVERIFY(desk.window->isWindowModified());
        desk.user.willPress(QMessageBox::Cancel); // now it is somebody's work
        desk.action(u"xor"_s)->trigger();
        QVERIFY(desk.user.isContent());
    }

    /// Of a document that somebody sent: its title turns around what follows it.
    void charactersThatDisguiseAreShown()
    {
        Desk desk;
        const auto disguised = u"exam\u202Enoitulos"_s;
        const QString name = u"a\u202Eevas.halfplane"_s;
        desk.filing().open(desk.write(name,
                                      (u"{ \"format\": \"halfplane\", \"version\": 1, \"title\": \"%1\", "
                                       u"\"caption\": \"%1\\n%1\", \"points\": [[1, 2, 1]] }"_s)
                                          .arg(disguised)
                                          .toUtf8()));
        const QString shown = u"exam\\u202enoitulos"_s;
        QCOMPARE(desk.window->windowTitle(), shown + u" (a\\u202eevas.halfplane)[*]"_s);
        for (const QLabel *label : desk.window->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(u'\u202E'), qPrintable(label->text()));
        for (const QAction *action : desk.window->findChildren<QAction *>())
            QVERIFY2(!action->text().contains(u'\u202E'), qPrintable(action->text()));
        const FigureSource source = *figureSource(desk.filing().contentToSave());
        QCOMPARE(Figure::of(source, {})->page(0).title, shown);
        QVERIFY(!toText(writeDocument(source.document)).contains(shown)); // the document keeps its words
    }

    void closingATouchedExampleKeepsItAndAsksNothing()
    {
        Desk desk;
        desk.action(u"first"_s)->trigger();
        desk.addPoint();
        QVERIFY(desk.window->close());
        QVERIFY(desk.user.isContent());
        const QString kept = desk.preferences.recentFiles().unsaved().constFirst();
        QVERIFY(openForWindow(kept)->content.points.back() == (Point{2.5, 1.25, Label::Positive}));
    }

    void whatIsOpenedNextTellsOfAKeptExample_data()
    {
        QTest::addColumn<std::function<QString(Desk &)>>("next");
        const auto messageOf = [](const MainWindow &window) {
            return window.findChild<MessageBar *>()->text();
        };
        QTest::newRow("here") << std::function<QString(Desk &)>([messageOf](Desk &desk) {
            desk.action(u"xor"_s)->trigger();
            return messageOf(*desk.window);
        });
        QTest::newRow("in another window") << std::function<QString(Desk &)>([messageOf](Desk &desk) {
            desk.window->close();
            MainWindow &other = desk.windows.add();
            other.open(u"example:xor"_s);
            other.show();
            return messageOf(other);
        });
        QTest::newRow("at the next start") << std::function<QString(Desk &)>([messageOf](Desk &desk) {
            desk.window->close();
            Theme theme;
            Preferences preferences(theme,
                                    std::make_unique<QSettings>(desk.settingsFile(), QSettings::IniFormat));
            MainWindow next(openForWindow, preferences);
            next.open(u"example:first"_s);
            next.show();
            return messageOf(next);
        });
    }
    void whatIsOpenedNextTellsOfAKeptExample()
    {
        QFETCH(const std::function<QString(Desk &)>, next);
        Desk desk;
        desk.action(u"first"_s)->trigger();
        desk.addPoint();
        QCOMPARE(next(desk), u"What you changed in “A first run” is under File > Open recent."_s);
        QVERIFY(desk.preferences.recentFiles().takeUntold().isEmpty()); // once
    }

    void lookingAtExamplesTellsAndAsksNothing()
    {
        Desk desk;
        Showing &showing = desk.window->showing();
        for (const Example &example : examples()) {
            desk.action(toText(example.id))->trigger();
            QCOMPARE(desk.message(), QString());
            for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Left, Qt::Key_T, Qt::Key_Plus,
                                      Qt::Key_K, Qt::Key_K, Qt::Key_N})
                desk.press(key, Qt::NoModifier);
            desk.press(Qt::Key_T, Qt::ShiftModifier);
            for (const char *panel : {"theorems", "steps", "points", "notes", "recipe", "lesson"})
                desk.window->findChild<PanelColumn *>()->open(QString::fromLatin1(panel));
            showing.setLayers(Layers{});
            QTest::mouseMove(&desk.window->board(), {200, 100});
            const Recipe was = desk.document().recipe();
            for (const VariantDescriptor *variant : variants()) {
                Recipe other = was;
                other.variant = variant->id;
                other.parameters.clear();
                desk.document().setRecipe(other);
            }
            desk.document().setRecipe(spelledOut(was)); // as the panel says it
        }
        QVERIFY(desk.window->close());
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.preferences.recentFiles().unsaved().isEmpty());
    }

    void aFileThatIsAsItWasAsksNothing()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.halfplane"_s, everything));
        const Dataset points = desk.document().points();
        desk.addPoint();
        desk.document().replacePoints(points, u"back"_s);
        QVERIFY(desk.window->isWindowModified());
        desk.action(u"xor"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.document().points().size(), std::size_t{4});
    }

    void unsavedWorkGoesOnceItIsSavedOrDiscarded_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("saved") << true;
        QTest::newRow("discarded") << false;
    }
    void unsavedWorkGoesOnceItIsSavedOrDiscarded()
    {
        QFETCH(const bool, isSaved);
        Desk desk;
        RecentFiles &recent = desk.preferences.recentFiles();
        desk.action(u"first"_s)->trigger();
        desk.addPoint();
        desk.action(u"xor"_s)->trigger();
        desk.filing().open(recent.unsaved().constFirst());
        desk.addPoint();
        desk.document().history().undo();
        QVERIFY(desk.window->isWindowModified());
        QCOMPARE(recent.unsaved().size(), 1);
        desk.user.willPress(isSaved ? QMessageBox::Save : QMessageBox::Discard);
        if (isSaved)
            desk.user.willTypeFile(desk.path(u"b.halfplane"_s));
        desk.action(u"xor"_s)->trigger();
        QVERIFY(desk.user.isContent());
        QVERIFY(recent.unsaved().isEmpty());
        QCOMPARE(desk.read(u"b.halfplane"_s) != "not there", isSaved);
    }

    void noUnsavedExampleIsDropped()
    {
        Desk desk;
        constexpr int many = RecentFiles::most + 2;
        for (int i = 0; i < many; ++i) {
            desk.action(u"first"_s)->trigger();
            desk.addPoint();
        }
        desk.action(u"xor"_s)->trigger();
        for (int i = 0; i < RecentFiles::most; ++i)
            desk.filing().open(desk.write(u"%1.halfplane"_s.arg(i), everything));
        QCOMPARE(desk.preferences.recentFiles().unsaved().size(), many);
        QCOMPARE(QDir(desk.path(u"unsaved"_s)).entryList(QDir::Files).size(), many);
        QVERIFY(desk.user.isContent());
    }
};

HALFPLANE_TEST(documents_test, DocumentsTest, QApplication)
#include "documents_test.moc"
