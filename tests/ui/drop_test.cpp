#include "desk.h"
#include "support/run.h"

#include <QMimeData>

using namespace halfplane;
using namespace halfplane::test;

namespace {

std::unique_ptr<QMimeData> filesOf(const QStringList &paths)
{
    auto data = std::make_unique<QMimeData>();
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data->setUrls(urls);
    return data;
}

/// Drags over a widget; whether it may be dropped there.
bool dragOver(QWidget &widget, const QMimeData &data)
{
    QDragEnterEvent event(QPoint(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    event.ignore();
    QCoreApplication::sendEvent(&widget, &event);
    return event.isAccepted();
}

void drop(QWidget &widget, const QMimeData &data)
{
    dragOver(widget, data);
    QDropEvent event(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
    QCoreApplication::processEvents();
}

QWidget &curtain(const Desk &desk) { return *desk.window->findChild<QWidget *>(u"dropCurtain"_s); }

} // namespace

class DropTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileOpensWhereverItIsDropped()
    {
        const Desk desk;
        const auto files = filesOf({desk.write(u"a.csv"_s, twoPoints)});
        QWidget *field = desk.window->findChild<QLineEdit *>();
        for (QWidget *widget :
             {static_cast<QWidget *>(&desk.window->board()), field, static_cast<QWidget *>(desk.window)}) {
            desk.press(Qt::Key_N);
            drop(*widget, *files);
            QCOMPARE(desk.document().points().size(), std::size_t{2});
            QCOMPARE(desk.filing().file().name(), u"a.csv"_s);
        }
    }

    void aDragShowsThatItCanBeDropped()
    {
        const Desk desk;
        const auto files = filesOf({desk.write(u"a.csv"_s, twoPoints)});
        QVERIFY(!curtain(desk).isVisible());
        QVERIFY(dragOver(desk.window->board(), *files));
        QVERIFY(curtain(desk).isVisible());
        QCOMPARE(curtain(desk).geometry(), desk.window->rect());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&desk.window->board(), &leave);
        QVERIFY(!curtain(desk).isVisible());
        drop(desk.window->board(), *files);
        QVERIFY(!curtain(desk).isVisible());
    }

    void severalFilesOpenInWindowsOfTheirOwn()
    {
        const Desk desk;
        drop(desk.window->board(),
             *filesOf({desk.write(u"a.csv"_s, twoPoints), desk.write(u"b.csv"_s, "1,1,1\n"),
                       desk.write(u"c.csv"_s, "abc")}));
        const QList<MainWindow *> windows = desk.windows.all();
        QCOMPARE(windows.size(), 3);
        QCOMPARE(windows[0]->windowTitle(), u"a.csv[*]"_s);
        QCOMPARE(windows[1]->windowTitle(), u"b.csv[*]"_s);
        QVERIFY(windows[2]->findChild<MessageBar *>()->text().contains(u"c.csv, line 1, column "_s));
    }

    void whatWouldBeLostIsAskedAbout_data()
    {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<bool>("isOpened");
        QTest::newRow("cancel") << QMessageBox::Cancel << false;
        QTest::newRow("discard") << QMessageBox::Discard << true;
    }
    void whatWouldBeLostIsAskedAbout()
    {
        QFETCH(QMessageBox::StandardButton, answer);
        Desk desk;
        desk.addPoint();
        desk.user.willPress(answer);
        drop(desk.window->board(), *filesOf({desk.write(u"a.csv"_s, twoPoints)}));
        QVERIFY(desk.user.isContent());
        QTEST(desk.document().points().size() == 2, "isOpened");
    }

    void whatCannotBeOpenedChangesNothing_data()
    {
        QTest::addColumn<QUrl>("url");
        QTest::addColumn<QString>("why");
        QTest::newRow("of the web") << QUrl(u"https://example.org/a.csv"_s)
                                    << u"Only files on this computer"_s;
        QTest::newRow("a folder") << QUrl::fromLocalFile(u"/"_s) << u"is a folder"_s;
        QTest::newRow("a device") << QUrl::fromLocalFile(u"/dev/zero"_s) << u"is a device"_s;
        QTest::newRow("not there") << QUrl::fromLocalFile(u"/nowhere/a.csv"_s) << u"No such file"_s;
    }
    void whatCannotBeOpenedChangesNothing()
    {
        QFETCH(QUrl, url);
        QFETCH(QString, why);
        const Desk desk;
        desk.addPoint();
        const Document before = desk.document().content();
        QMimeData data;
        data.setUrls({url});
        drop(desk.window->board(), data);
        QVERIFY2(desk.message().contains(why), qPrintable(desk.message()));
        QVERIFY(desk.document().content() == before);
        QVERIFY(desk.user.isContent());
    }

    void textIsLeftToOthers()
    {
        const Desk desk;
        QMimeData data;
        data.setText(u"abc"_s);
        QVERIFY(!curtain(desk).isVisible());
        dragOver(*desk.window, data);
        QVERIFY(!curtain(desk).isVisible());
    }
};

HALFPLANE_TEST(drop_test, DropTest, QApplication)
#include "drop_test.moc"
