#include "desk.h"
#include "support/run.h"
#include "ui/shown/playback.h"

using namespace halfplane;
using namespace halfplane::test;

namespace {

MainWindow &otherWindow(const Desk &desk)
{
    for (MainWindow *window : desk.windows.all()) {
        if (window != desk.window)
            return *window;
    }
    return *desk.window;
}

void letWindowsGo()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class WindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewWindowIsEmpty()
    {
        const Desk desk;
        desk.action(u"xor"_s)->trigger();
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.windows.all().size(), 2);
        QVERIFY(otherWindow(desk).isVisible());
        QVERIFY(otherWindow(desk).showing().document().points().empty());
        QCOMPARE(desk.document().points().size(), std::size_t{4});
    }

    void noWindowCoversAnother()
    {
        Desk desk;
        const QSize room = desk.window->screen()->availableSize() - desk.window->minimumSizeHint();
        if (room.height() < 100)
            QSKIP("windows fill this screen");
        desk.window->setGeometry(20, 20, 600, 400);
        desk.window->close(); // keeps its place
        letWindowsGo();
        QList<int> places;
        for (int count = 0; count < 3; ++count) {
            desk.windows.openEmpty();
            places << desk.windows.all().constLast()->geometry().top();
        }
        QCOMPARE(places, QList<int>({20, 52, 84}));
    }

    void twoWindowsShareNoDocument()
    {
        const Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, twoPoints));
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        MainWindow &other = otherWindow(desk);
        other.filing().open(u"example:figure34"_s);
        const Document before = desk.filing().contentToSave();

        other.showing().document().addPoint({1, 1, Label::Positive});
        other.showing().document().selectAll();
        other.showing().playback().seekUpdate(7);
        other.board().zoom(2);
        other.findChild<QAction *>(u"names"_s)->trigger();
        QVERIFY(desk.filing().contentToSave() == before);
        QVERIFY(desk.document().selection().empty());
        QVERIFY(!desk.document().history().canUndo());
        QVERIFY(!desk.window->isWindowModified());
        QVERIFY(other.isWindowModified());
    }

    void twoWindowsShareThePreferences()
    {
        Desk desk;
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        MainWindow &other = otherWindow(desk);
        desk.preferences.setReducedMotion(true);
        QVERIFY(other.showing().playback().hasReducedMotion());
        desk.preferences.setReducedMotion(false);
        QVERIFY(!other.showing().playback().hasReducedMotion());
        other.showing().playback().setSpeed(8);
        QCOMPARE(desk.window->showing().playback().speed(), 1.0);
        QCOMPARE(desk.windows.add().showing().playback().speed(), 8.0);
    }

    void aFileOpenInAnotherWindowIsShownThere()
    {
        const Desk desk;
        const QString path = desk.write(u"a.csv"_s, twoPoints);
        QVERIFY(QFile::link(path, desk.path(u"link.csv"_s)));
        desk.filing().open(path);
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        MainWindow &other = otherWindow(desk);
        Desk::show(other);
        for (const QString &name : {path, desk.path(u"link.csv"_s)}) {
            other.activateWindow();
            QVERIFY(other.filing().open(name));
            QVERIFY(other.showing().document().points().empty());
            QTRY_COMPARE(QApplication::activeWindow(), desk.window);
        }
        QCOMPARE(desk.windows.all().size(), 2);
    }

    void twoWindowsSavedUnderDifferentNames()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, twoPoints));
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        MainWindow &other = otherWindow(desk);
        other.showing().document().addPoint({5, 5, Label::Negative});
        desk.user.willTypeFile(desk.path(u"b.csv"_s));
        QVERIFY(other.filing().save());
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(twoPoints));
        QCOMPARE(desk.read(u"b.csv"_s), QByteArray("x1,x2,y\n5,5,-1\n"));
        QCOMPARE(desk.filing().file().name(), u"a.csv"_s);
    }

    void closingOneLeavesTheOther()
    {
        const Desk desk;
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const QPointer<MainWindow> first = desk.window;
        const QPointer<MainWindow> other = &otherWindow(desk);
        Desk::show(*other);
        QTest::keyClick(&other->board(), Qt::Key_W, Qt::ControlModifier);
        letWindowsGo();
        QVERIFY(other == nullptr);
        QVERIFY(first != nullptr && first->isVisible());
        QCOMPARE(desk.windows.all(), QList<MainWindow *>{first});
    }

    void quittingAsksForEveryModifiedWindow()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, twoPoints));
        desk.addPoint();
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        otherWindow(desk).showing().document().addPoint({5, 5, Label::Negative});
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); // a third one that is not modified
        desk.user.willPress(QMessageBox::Save);
        desk.user.willPress(QMessageBox::Discard);
        desk.press(Qt::Key_Q);
        letWindowsGo();
        QVERIFY(desk.user.isContent());
        QVERIFY(desk.windows.all().isEmpty());
        QVERIFY(desk.read(u"a.csv"_s).contains("2.5,1.25,1"));
    }

    void quittingIsOffWhenOneIsToStay()
    {
        Desk desk;
        desk.filing().open(desk.write(u"a.csv"_s, twoPoints));
        desk.addPoint();
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        otherWindow(desk).showing().document().addPoint({5, 5, Label::Negative});
        desk.user.willPress(QMessageBox::Discard);
        desk.user.willPress(QMessageBox::Cancel);
        desk.press(Qt::Key_Q);
        letWindowsGo();
        QVERIFY(desk.user.isContent());
        QCOMPARE(desk.windows.all().size(), 2);
        QVERIFY(desk.window->isVisible() && desk.window->isWindowModified());
        desk.user.willPress(QMessageBox::Cancel); // it was not let go
        QVERIFY(!desk.window->close());
        QVERIFY(desk.user.isContent());
    }
};

HALFPLANE_TEST(windows_test, WindowsTest, QApplication)
#include "windows_test.moc"
