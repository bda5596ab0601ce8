#include "support/run.h"
#include "support/runs.h"
#include "ui/desk.h"
#include "ui/documents/journal.h"

#include <QDir>
#include <QFileInfo>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The program from its start to its end, with journals in a folder.
struct Session
{
    explicit Session(const QString &journals, const QString &data = {})
        : preferences(theme)
        , windows(openForWindow, preferences)
    {
        windows.setJournalFolder(journals);
        window = &windows.add();
        isBroughtBack = data.isEmpty() && windows.bringBack(window);
        if (!isBroughtBack)
            window->open(data.isEmpty() ? u"example:first"_s : data);
        window->show();
        if (!data.isEmpty())
            windows.bringBack(nullptr);
    }

    OpenDocument &document() const { return window->showing().document(); }
    Playback &playback() const { return window->showing().playback(); }
    void addPoint(double x1) const { document().addPoint({x1, 1.25, Label::Positive}); }
    bool asksForAttention(const QString &words) const
    {
        return window->findChild<MessageBar *>()->text().contains(words);
    }

    Theme theme;
    Preferences preferences;
    Windows windows;
    MainWindow *window = nullptr;
    bool isBroughtBack = false;
};

class Folder : public QTemporaryDir
{
public:
    QStringList journals() const
    {
        return QDir(path()).entryList({u"*.0"_s, u"*.1"_s}, QDir::Files, QDir::Time);
    }
    bool isEmpty() const { return QDir(path()).isEmpty(); }

    /// As a program that has been killed leaves it: its journals, and nobody who has them.
    void takeFrom(const Folder &other) const
    {
        for (const QString &name : other.journals())
            QVERIFY(QFile::copy(other.filePath(name), filePath(name)));
    }
};

void cutOff(const QString &path)
{
    QFile file(path);
    QVERIFY(file.resize(file.size() / 2));
}

} // namespace

class JournalTest : public QObject
{
    Q_OBJECT

private slots:
    void whatASignalEndsComesBack()
    {
        const Folder folder;
        Document left;
        {
            Session session(folder.path());
            session.addPoint(2.5);
            session.document().setRecipe(recipe("fuzzy", {{"delta", 0.25}}, Space::Bias));
            session.document().setWords({.title = "Mine", .notes = "two\nlines"});
            session.playback().seek({3, 0});
            left = session.window->filing().contentToSave();
            QCOMPARE(left.step, std::uint64_t{3});
            session.windows.keepForNextTime();
        }
        QVERIFY(!folder.isEmpty());
        const Session next(folder.path());
        QVERIFY(next.isBroughtBack);
        QCOMPARE(next.window->filing().contentToSave(), left);
        QCOMPARE(next.window->windowTitle(), u"Restored: Mine[*]"_s);
        QVERIFY(next.window->isWindowModified());
        QVERIFY(next.asksForAttention(u"Undo throws it away"_s));
        QCOMPARE(next.document().history().count(), 1);
    }

    void itIsThrownAwayByUndo()
    {
        const Folder folder;
        {
            Session session(folder.path());
            session.addPoint(2.5);
            session.windows.keepForNextTime();
        }
        Session next(folder.path());
        next.document().history().undo();
        QCOMPARE(next.document().points(), openForWindow(u"example:first"_s)->content.points);
        QCOMPARE(next.window->windowTitle(), u"A first run[*]"_s);
        QVERIFY(next.asksForAttention(u"is gone; Ctrl+Shift+Z"_s));
        next.document().history().redo();
        QCOMPARE(next.window->windowTitle(), u"Restored: A first run[*]"_s);
        QVERIFY(!next.asksForAttention(u"gone"_s));
    }

    void whatWasThrownAwayStaysUntilTheWindowGoes()
    {
        const Folder folder;
        const Folder elsewhere;
        Dataset left;
        {
            Session session(folder.path());
            session.addPoint(2.5);
            left = session.document().points();
            session.windows.keepForNextTime();
        }
        Session next(folder.path());
        next.addPoint(3.5);
        next.document().history().undo();
        next.document().history().undo();
        elsewhere.takeFrom(folder); // as if it were killed now
        const Session third(elsewhere.path());
        QVERIFY(third.isBroughtBack);
        QCOMPARE(third.document().points(), left);
        QVERIFY(next.window->close());
        QTRY_VERIFY(folder.isEmpty());
    }

    void aKilledProgramLosesNothingThatIsASecondOld()
    {
        const Folder folder;
        const Session session(folder.path());
        QVERIFY(folder.isEmpty());
        session.addPoint(2.5);
        QTRY_VERIFY(!folder.journals().isEmpty());
        const Folder elsewhere;
        elsewhere.takeFrom(folder);
        const Session next(elsewhere.path());
        QVERIFY(next.isBroughtBack);
        QCOMPARE(next.document().points(), session.document().points());
    }

    void whoeverGoesOnEditingIsKeptMeanwhile()
    {
        const Folder folder;
        const Session session(folder.path());
        QElapsedTimer time;
        time.start();
        while (folder.journals().isEmpty() && time.elapsed() < patience) {
            session.addPoint(static_cast<double>(time.elapsed()));
            QTest::qWait(UnsavedWork::delay / 10);
        }
        QVERIFY(!folder.journals().isEmpty());
    }

    void whatTheDiskHasLostLeavesTheOneBefore()
    {
        const Folder folder;
        const Folder elsewhere;
        const Session session(folder.path());
        session.addPoint(2.5);
        const Dataset before = session.document().points();
        QTRY_COMPARE(folder.journals().size(), 1);
        const QString first = folder.journals().constFirst();
        session.addPoint(3.5);
        QTRY_COMPARE(folder.journals().size(), 2);
        elsewhere.takeFrom(folder);
        for (const QString &name : elsewhere.journals()) {
            if (name != first)
                cutOff(elsewhere.filePath(name));
        }
        const Session next(elsewhere.path());
        QVERIFY(next.isBroughtBack);
        QCOMPARE(next.document().points(), before);
    }

    void aDamagedJournalIsNoHindrance()
    {
        const Folder folder;
        {
            Session session(folder.path());
            session.addPoint(2.5);
            session.windows.keepForNextTime();
        }
        const QString path = folder.filePath(folder.journals().constFirst());
        for (int i = 0; i < 12; ++i) {
            Session next(folder.path());
            QVERIFY(!next.isBroughtBack || i == 0);
            next.windows.keepForNextTime();
            if (QFileInfo::exists(path))
                cutOff(path);
            for (const QString &name : folder.journals())
                cutOff(folder.filePath(name));
        }
        QFile nothing(folder.filePath(u"0.1"_s));
        QVERIFY(nothing.open(QIODevice::WriteOnly));
        QVERIFY(!Session(folder.path()).isBroughtBack);
    }

    void twoProgramsLeaveEachOtherAlone()
    {
        const Folder folder;
        Session session(folder.path());
        session.addPoint(2.5);
        QTRY_VERIFY(!folder.journals().isEmpty());
        Session other(folder.path());
        QVERIFY(!other.isBroughtBack);
        other.addPoint(4.5);
        const Dataset points = other.document().points();
        other.windows.keepForNextTime();
        session.document().history().undo(); // only its own goes
        qDeleteAll(other.windows.all());
        const Session next(folder.path());
        QVERIFY(next.isBroughtBack);
        QCOMPARE(next.document().points(), points);
    }

    void nothingStaysOfWhatIsSavedUndoneOrClosed_data()
    {
        using End = std::function<void(Session &, User &)>;
        QTest::addColumn<End>("end");
        QTest::newRow("saved") << End(
            [](Session &session, [[maybe_unused]] User &user) { QVERIFY(session.window->filing().save()); });
        QTest::newRow("undone") << End(
            [](Session &session, [[maybe_unused]] User &user) { session.document().history().undo(); });
        QTest::newRow("closed") << End([](Session &session, [[maybe_unused]] User &user) {
            user.willPress(QMessageBox::Discard);
            QVERIFY(session.window->close());
            QTRY_VERIFY(session.windows.all().isEmpty());
        });
        QTest::newRow("another") << End([](Session &session, [[maybe_unused]] User &user) {
            user.willPress(QMessageBox::Discard);
            QVERIFY(session.window->filing().open(u"example:xor"_s));
        });
    }
    void nothingStaysOfWhatIsSavedUndoneOrClosed()
    {
        QFETCH(const std::function<void(Session &, User &)>, end);
        const Folder folder;
        Desk desk;
        Session session(folder.path(), desk.write(u"a.csv"_s, twoPoints));
        session.addPoint(2.5);
        QTRY_VERIFY(!folder.journals().isEmpty());
        end(session, desk.user);
        QVERIFY(folder.isEmpty());
    }

    void eachWindowComesBackBesideWhatWasAskedFor()
    {
        const Folder folder;
        {
            Session session(folder.path());
            session.addPoint(2.5);
            session.windows.open(u"example:xor"_s);
            session.windows.all().constLast()->showing().document().addPoint({7, 7, Label::Negative});
            session.windows.openEmpty(); // and untouched
            session.windows.keepForNextTime();
        }
        Session next(folder.path(), u"example:figure22"_s);
        QStringList titles;
        for (const MainWindow *window : next.windows.all())
            titles << window->windowTitle();
        titles.sort();
        QCOMPARE(titles.size(), 3);
        QCOMPARE(titles[1], u"Restored: A first run[*]"_s);
        QVERIFY(titles[2].startsWith(u"Restored: "_s));
        QVERIFY(!next.window->isWindowModified());
    }

    void aFileIsOpenedOnlyOnce()
    {
        const Folder folder;
        const Desk desk;
        const QString path = desk.write(u"a.csv"_s, twoPoints);
        {
            Session session(folder.path(), path);
            session.addPoint(2.5);
            session.windows.keepForNextTime();
        }
        const Session next(folder.path(), path);
        QCOMPARE(next.windows.all().size(), 1);
        QCOMPARE(next.window->windowTitle(), u"Restored: a.csv[*]"_s);
        QVERIFY(next.asksForAttention(u"This is a.csv with what had not been saved in it"_s));
        QCOMPARE(next.document().points().size(), std::size_t{3});
    }

    void aFileIsSavedToAsBefore()
    {
        const Folder folder;
        const Desk desk;
        const QString path = desk.write(u"a.csv"_s, twoPoints);
        {
            Session session(folder.path(), path);
            session.addPoint(2.5);
            session.windows.keepForNextTime();
        }
        const Session next(folder.path());
        QCOMPARE(next.window->windowTitle(), u"Restored: a.csv[*]"_s);
        QVERIFY(next.window->filing().save());
        QCOMPARE(desk.read(u"a.csv"_s), QByteArray(twoPoints) + "2.5,1.25,1\n");
        QCOMPARE(next.window->windowTitle(), u"a.csv[*]"_s);
        QVERIFY(folder.isEmpty());
    }

    void aFileThatHasChangedIsNotWrittenOver()
    {
        const Folder folder;
        const Desk desk;
        const QString path = desk.write(u"a.csv"_s, twoPoints);
        Dataset left;
        {
            Session session(folder.path(), path);
            session.addPoint(2.5);
            left = session.document().points();
            session.windows.keepForNextTime();
        }
        desk.write(u"a.csv"_s, "x1,x2,y\n9,9,1\n");
        const Session next(folder.path());
        QCOMPARE(next.document().points(), left);
        QVERIFY(next.window->filing().file().isNone()); // Save asks where
        QVERIFY(next.asksForAttention(path));
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        const Folder folder;
        QFile file(folder.filePath(u"no folder"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Session session(file.fileName());
        session.addPoint(2.5);
        QTRY_VERIFY(session.asksForAttention(u"save it soon"_s));
    }
};

HALFPLANE_TEST(journal_test, JournalTest, QApplication)
#include "journal_test.moc"
