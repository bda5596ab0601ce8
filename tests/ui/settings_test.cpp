#include "desk.h"
#include "support/run.h"
#include "ui/panel_column.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/point_table.h"
#include "ui/presenting/presenter.h"
#include "ui/settings/preferences.h"
#include "ui/settings_dialog.h"
#include "ui/shown/playback.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QMenuBar>
#include <QScreen>

#include <random>
#include <sys/stat.h>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The program as it starts next time, with the settings of the first.
struct Start
{
    explicit Start(const QString &settingsFile)
        : preferences(theme, openSettings(settingsFile))
        , window(openForWindow, preferences)
    {
        window.appear();
    }

    PanelColumn &panels() const { return *window.findChild<PanelColumn *>(); }
    PanelPage &panel(const QString &id) const { return *window.findChild<PanelPage *>(id); }

    Theme theme;
    Preferences preferences;
    MainWindow window;
};

QString fileWith(const QTemporaryDir &folder, const QByteArray &ini)
{
    QFile file(folder.filePath(u"settings.ini"_s));
    return file.open(QIODevice::WriteOnly) && file.write(ini) == ini.size() ? file.fileName() : QString();
}

/// All of it, as far as it can be made so small.
bool isOnScreen(const QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    const QSize least = window.minimumSizeHint();
    return screen.contains(window.geometry().topLeft())
        && window.width() <= std::max(screen.width(), least.width())
        && window.height() <= std::max(screen.height(), least.height());
}

} // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void settingsThatArePipesAreLeftAlone()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(u"settings.ini"_s);
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QVERIFY(openSettings(pipe) == nullptr); // which nobody would end
    }

    void whatIsChosenInTheMenusHoldsNextTime()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            Start first(file);
            first.preferences.setAppearance(Appearance::Dark);
            first.window.findChild<QAction *>(u"scale150"_s)->trigger();
            first.preferences.setReducedMotion(true);
            first.window.showing().playback().setSpeed(4);
            first.window.showing().playback().setStride(Stride::Sweep);
            for (auto *column : first.window.findChild<PointTable *>()->findChildren<QAction *>()) {
                if (column->data() == u"score"_s)
                    column->trigger();
            }
            emit first.window.presenter().screenChosen(u"projector"_s);
            QVERIFY(first.preferences.isFirstStart());
        }
        Start second(file);
        QCOMPARE(second.theme.appearance(), Appearance::Dark);
        QCOMPARE(second.preferences.scale(), 150);
        QVERIFY(second.window.showing().playback().hasReducedMotion());
        QCOMPARE(second.window.showing().playback().speed(), 4.0);
        QCOMPARE(second.window.showing().playback().stride(), Stride::Sweep);
        QCOMPARE(second.window.presenter().screenName(), u"projector"_s);
        QVERIFY(!second.preferences.isFirstStart());
        const auto &points = *second.window.findChild<PointTable *>();
        QVERIFY(!points.isColumnHidden(PointModel::ScoreColumn));
        second.preferences.reset();
        QVERIFY(points.isColumnHidden(PointModel::ScoreColumn));
        QVERIFY(!points.isColumnHidden(PointModel::MarginColumn));
    }

    void panelsComeBackWhereTheyWere()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        const QRect place(20, 30, 360, 340);
        {
            Start first(file);
            first.panel(u"loss"_s).ownWindow().trigger();
            first.panel(u"loss"_s).setGeometry(place);
            first.panel(u"recipe"_s).opening().trigger();
            first.panels().open(u"steps"_s);
            QVERIFY(first.window.close());
        }
        const Start second(file);
        QVERIFY(second.panel(u"loss"_s).isWindow() && second.panel(u"loss"_s).isVisible());
        QCOMPARE(second.panel(u"loss"_s).geometry(), place);
        QVERIFY(!second.panel(u"recipe"_s).opening().isChecked());
        QVERIFY(second.panel(u"steps"_s).isVisible());
    }

    void aLayoutOfALargerScreenIsBroughtBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            Start first(file);
            first.window.setGeometry(5000, 4000, 3800, 2100);
            first.panel(u"loss"_s).ownWindow().trigger();
            first.panel(u"loss"_s).move(6000, 5000);
            QVERIFY(first.window.close());
        }
        const Start second(file);
        QVERIFY(isOnScreen(second.window));
        QVERIFY(isOnScreen(second.panel(u"loss"_s)));
    }

    void fullScreenIsNotKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            Start first(file);
            first.window.showFullScreen();
            QVERIFY(first.window.close());
        }
        const Start second(file);
        QVERIFY(!second.window.isFullScreen());
    }

    void theSizeScalesTextAndBoard()
    {
        Desk desk;
        const int text = QApplication::font().pointSize();
        const QImage before = desk.window->board().grab().toImage();
        desk.preferences.setScale(200);
        QCOMPARE(QApplication::font().pointSize(), 2 * text);
        QCOMPARE(desk.window->menuBar()->font().pointSize(), 2 * text);
        QVERIFY(desk.window->board().grab().toImage() != before);
        QVERIFY(desk.window->findChild<ExplanationLabel *>()->font().pointSize() > 2 * text);
        desk.preferences.setScale(100);
        QCOMPARE(desk.window->menuBar()->font().pointSize(), text);
        desk.preferences.setScale(17); // there is no such size
        QCOMPARE(desk.preferences.scale(), 100);
    }

    void theDialogShowsAndSetsThePreferences()
    {
        Desk desk;
        desk.preferences.setReducedMotion(false);
        desk.user.willAnswer([](QDialog &) {}); // stays open
        desk.press(Qt::Key_Comma);
        auto *dialog = desk.window->findChild<SettingsDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const auto boxes = dialog->findChildren<QComboBox *>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(boxes[0]->currentText(), u"As the system"_s);
        boxes[0]->setFocus();
        QTest::keyClick(boxes[0], Qt::Key_End);
        QCOMPARE(desk.theme.appearance(), Appearance::Dark);
        QTest::keyClick(boxes[1], Qt::Key_Down);
        QCOMPARE(desk.preferences.scale(), 125);
        auto *motion = dialog->findChild<QCheckBox *>();
        QVERIFY(!motion->isChecked());
        QTest::keyClick(motion, Qt::Key_Space);
        QVERIFY(desk.window->showing().playback().hasReducedMotion());

        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (button->text().contains(u"Reset"_s))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(boxes[0]->currentText(), u"As the system"_s);
        QCOMPARE(boxes[1]->currentText(), u"100 %"_s);
        QCOMPARE(desk.preferences.scale(), 100);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void resettingBringsEverythingBack()
    {
        Desk desk;
        const auto &panels = *desk.window->findChild<PanelColumn *>();
        const QStringList usual = panels.arrangement();
        desk.window->findChild<PanelPage *>(u"recipe"_s)->opening().trigger();
        desk.window->findChild<PanelPage *>(u"steps"_s)->ownWindow().trigger();
        QVERIFY(panels.arrangement() != usual);
        desk.window->showing().playback().setSpeed(8);
        desk.filing().open(desk.write(u"a.csv"_s, "1,2,1\n"));
        desk.preferences.reset();
        QCOMPARE(panels.arrangement(), usual);
        QCOMPARE(desk.window->showing().playback().speed(), 1.0);
        QVERIFY(desk.preferences.recentFiles().paths().isEmpty());
        QVERIFY(desk.preferences.layout() == std::nullopt);
    }

    void documentsAreNotTouched()
    {
        Desk desk;
        desk.action(u"figure34"_s)->trigger();
        desk.addPoint();
        const Document before = desk.filing().contentToSave();
        desk.preferences.setScale(150);
        desk.preferences.setAppearance(Appearance::Dark);
        desk.preferences.reset();
        QVERIFY(desk.filing().contentToSave() == before);
        QVERIFY(desk.document().history().canUndo());
    }

    void aDamagedFileDoesNoHarm_data()
    {
        QTest::addColumn<QByteArray>("ini");
        QTest::newRow("rubbish") << QByteArray("\0\xff[[[=\n;;\x01", 10);
        QTest::newRow("other types") << QByteArray(
            "[General]\nappearance=@ByteArray(\\0)\nscale=big\nreducedMotion=7\n"
            "hasBeenStarted=maybe\n[playback]\nspeed=fast\nstride=@Point(1 2)\n"
            "[window]\ngeometry=@Rect(0 0 1 1)\npanels=3\n");
        QTest::newRow("a packed object of absurd length") << QByteArray(
            "[General]\nappearance=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n[playback]\nspeed=@"
            "DateTime(\\x7f)\n");
        QTest::newRow("absurd numbers")
            << QByteArray("[General]\nscale=2147483648000\n[playback]\nspeed=1e400\n");
        QTest::newRow("negative") << QByteArray("[General]\nscale=-100\n[playback]\nspeed=-1\n");
        QTest::newRow("not a number") << QByteArray("[General]\nscale=nan\n[playback]\nspeed=nan\n");
        QTest::newRow("folders that are none") << QByteArray("[folders]\nopening=/nowhere\nsaving=../..\n");
        QTest::newRow("a layout that is none")
            << QByteArray("[window]\ngeometry=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\npanels=recipe closed\n");
    }
    void aDamagedFileDoesNoHarm()
    {
        QFETCH(QByteArray, ini);
        const QTemporaryDir folder;
        Start start(fileWith(folder, ini));
        QCOMPARE(start.theme.appearance(), Appearance::System);
        QCOMPARE(start.preferences.scale(), 100);
        QVERIFY(start.preferences.speed() >= Playback::leastSpeed);
        QVERIFY(start.preferences.speed() <= 1);
        QCOMPARE(start.preferences.stride(), Stride::Update);
        QVERIFY(QDir(start.preferences.folder(Preferences::Purpose::Opening)).isAbsolute());
        QVERIFY(start.panel(u"recipe"_s).isVisible());
        start.preferences.setScale(125); // and what is set then holds
        start.preferences.setScale(100);
    }

    void noDamageToALayoutDoesHarm()
    {
        const QTemporaryDir folder;
        std::mt19937 random(20261119);
        Start start(folder.filePath(u"settings.ini"_s));
        start.window.showNormal();
        QVERIFY(start.window.close());
        const WindowLayout good = *start.preferences.layout();
        for (int i = 0; i < 40; ++i) {
            WindowLayout bad = good;
            const auto placeIn = [&](const auto &list) {
                return static_cast<qsizetype>(random() % static_cast<unsigned>(list.size()));
            };
            for (int left = 3; left > 0; --left) {
                bad.geometry[placeIn(bad.geometry)] = static_cast<char>(random() & 255U);
                QString &line = bad.panels[placeIn(bad.panels)];
                line[placeIn(line)] = QChar(static_cast<ushort>(random() & 127U));
            }
            start.preferences.setLayout(bad);
            start.window.appear();
            QVERIFY(start.window.isMaximized() || isOnScreen(start.window));
        }
    }

    void theSmallestWindowIsSmallEnough()
    {
        const Desk desk;
        desk.window->resize(960, 640);
        QCoreApplication::processEvents();
        QVERIFY2(desk.window->minimumSizeHint().width() <= 960,
                 qPrintable(QString::number(desk.window->minimumSizeHint().width())));
        QVERIFY2(desk.window->minimumSizeHint().height() <= 640,
                 qPrintable(QString::number(desk.window->minimumSizeHint().height())));
        QCOMPARE(desk.window->size(), QSize(960, 640));
    }
};

HALFPLANE_TEST(settings_test, SettingsTest, QApplication)
#include "settings_test.moc"
