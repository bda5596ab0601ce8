#include "support/run.h"
#include "ui/help/key_guide.h"
#include "ui/shown_window.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPdfWriter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QWhatsThis>

using namespace halfplane;
using namespace halfplane::test;

namespace {

KeysWindow *opened(Shown &shown)
{
    shown.press(Qt::Key_F1);
    return shown.window.findChild<KeysWindow *>();
}

const GuideEntry *entryWith(const KeyGuide &guide, const QString &does)
{
    for (const GuideSection &section : guide) {
        for (const GuideEntry &entry : section.entries) {
            if (entry.does == does)
                return &entry;
        }
    }
    return nullptr;
}

/// What was explained, on its sheet.
QWidget *answer()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->inherits("QWhatsThat"))
            return widget;
    }
    return nullptr;
}

QString plain(QString text) { return text.remove(u'&'); }

} // namespace

class KeysWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void f1OpensItAndEscCloses()
    {
        Shown shown;
        KeysWindow *keys = opened(shown);
        QVERIFY(keys != nullptr && keys->isVisible());
        QVERIFY(!keys->isModal());
        QTest::keyClick(keys->findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!keys->isVisible());
        shown.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        shown.press(Qt::Key_F1);
        QCOMPARE(shown.window.findChildren<KeysWindow *>().size(), 1);
        QVERIFY(keys->isVisible());
    }

    void everyShortcutIsListedWithItsKey()
    {
        Shown shown;
        const KeyGuide guide = keyGuideOf(shown.window);
        const QString page = [&] {
            KeysWindow *keys = opened(shown);
            return keys->text();
        }();
        int count = 0;
        for (const auto *action : shown.window.findChildren<QAction *>()) {
            if (action->shortcuts().isEmpty() || action->parent()->inherits("QLineEdit"))
                continue;
            const GuideEntry *entry = entryWith(guide, plain(action->text()));
            QVERIFY2(entry != nullptr, qUtf8Printable(action->text()));
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(entry->keys.contains(keyText(key)), qUtf8Printable(action->text()));
                QVERIFY2(page.contains(keyText(key)), qUtf8Printable(keyText(key)));
            }
            ++count;
        }
        QVERIFY(count >= 20);
    }

    void noKeyBelongsToTwoEnabledActions()
    {
        Shown shown;
        shown.press(Qt::Key_Right); // so that forward and back can both be done
        QMap<QString, const QAction *> owners;
        for (const auto *action : shown.window.findChildren<QAction *>()) {
            const bool isTheWindows = action->shortcutContext() == Qt::WindowShortcut
                || action->shortcutContext() == Qt::ApplicationShortcut;
            if (!action->isEnabled() || !isTheWindows)
                continue;
            for (const QKeySequence &key : action->shortcuts()) {
                const QAction *other = owners.value(key.toString());
                QVERIFY2(other == nullptr || other == action,
                         qUtf8Printable(key.toString() + u": "_s + action->text()));
                owners.insert(key.toString(), action);
            }
        }
    }

    void itFindsByKeyAndByWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("a word") << u"zoom"_s << u"Zoom in"_s;
        QTest::newRow("a key") << u"F1"_s << u"Keys and gestures"_s;
        QTest::newRow("a sign") << u"→"_s << u"Step forward"_s;
        QTest::newRow("the name of a sign") << u"right arrow"_s << u"Step forward"_s;
        QTest::newRow("words in any order") << u"forward step"_s << u"Step forward"_s;
        QTest::newRow("whatever the case") << u"FULL SCREEN"_s << u"Full screen"_s;
        QTest::newRow("a gesture") << u"pinch"_s << u"Move the view; pinch zooms"_s;
        QTest::newRow("a task") << u"crosshair enter"_s
                                << u"Add a point; on a point: pick it up, put it down"_s;
    }
    void itFindsByKeyAndByWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        Shown shown;
        KeysWindow *keys = opened(shown);
        const qsizetype all = keys->text().size();
        QTest::keyClicks(keys->findChild<QLineEdit *>(), typed.at(0) == u'→' ? QString() : typed);
        if (typed.at(0) == u'→')
            keys->findChild<QLineEdit *>()->setText(typed);
        QVERIFY(entryWith(keys->guide(), found) != nullptr);
        QVERIFY(keys->text().contains(found));
        QVERIFY(keys->text().size() < all);
    }

    void whatIsNowhereIsSaid()
    {
        Shown shown;
        KeysWindow *keys = opened(shown);
        QTest::keyClicks(keys->findChild<QLineEdit *>(), u"zzzz"_s);
        QVERIFY(keys->guide().empty());
        QVERIFY(keys->text().contains(u"another word"_s));
    }

    void aChangedKeyIsShownNextTime()
    {
        Shown shown;
        KeysWindow *keys = opened(shown);
        keys->close();
        actionNamed(shown.window, u"gettingStarted"_s)->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F12));
        shown.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        shown.press(Qt::Key_F1);
        QVERIFY(keys->text().contains(u"Ctrl+F12"_s));
    }

    void everySectionHasATask()
    {
        Shown shown;
        QStringList tasks;
        for (const GuideSection &section : keyGuideOf(shown.window)) {
            QVERIFY(!section.task.isEmpty() && !section.entries.empty());
            QVERIFY2(!tasks.contains(section.task), qUtf8Printable(section.task));
            tasks << section.task;
        }
        QVERIFY(tasks.size() >= 7);
    }

    void itIsCopied()
    {
        Shown shown;
        KeysWindow *keys = opened(shown);
        for (auto *button : keys->findChildren<QPushButton *>()) {
            if (plain(button->text()) == u"Copy all"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"Step forward"_s));
    }

    void itIsPrinted()
    {
        const QTemporaryDir folder;
        Shown shown;
        KeysWindow *keys = opened(shown);
        const QString name = folder.filePath(u"keys.pdf"_s);
        {
            QPdfWriter paper(name);
            keys->printOn(paper);
        }
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        QVERIFY(file.size() > 5000);
    }

    void itIsReadableInLightAndDark()
    {
        Shown shown;
        KeysWindow *keys = opened(shown);
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
            shown.theme.setAppearance(appearance);
            const QImage image = keys->grab().toImage();
            const QColor ground = keys->palette().color(QPalette::Base);
            const QColor ink = keys->palette().color(QPalette::Text);
            int inked = 0;
            for (int y = 0; y < image.height(); y += 2) {
                for (int x = 0; x < image.width(); x += 2)
                    inked += std::abs(image.pixelColor(x, y).lightness() - ink.lightness()) < 30 ? 1 : 0;
            }
            QVERIFY(std::abs(ground.lightness() - ink.lightness()) > 120);
            QVERIFY(inked > 500);
        }
    }

    void whatIsThisAsksTheTooltips()
    {
        Shown shown;
        actionNamed(shown.window, u"whatsThis"_s)->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QAbstractButton *play = shown.labelled<QAbstractButton>(u"Play"_s);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!shown.window.showing().playback().isPlaying());
        QVERIFY(answer() != nullptr);
        QWhatsThis::hideText();
        QWhatsThis::leaveWhatsThisMode();
    }

    void questionMarkExplainsWhatHasTheFocus()
    {
        Shown shown;
        QList<QSize> sheets; // as large as their words need
        for (const QString &name : {u"Play"_s, u"Theorems at the step that is shown"_s, u"Points"_s}) {
            auto *widget = shown.labelled<QWidget>(name);
            for (const PanelPage *page : shown.panels().pages()) {
                if (page->isAncestorOf(widget))
                    shown.panels().open(page->objectName());
            }
            shown.window.activateWindow(); // it was the sheet before
            QVERIFY(QTest::qWaitForWindowActive(&shown.window));
            widget->setFocus();
            shown.press(Qt::Key_Question);
            QVERIFY2(answer() != nullptr, qUtf8Printable(name));
            QVERIFY2(!sheets.contains(answer()->size()), qUtf8Printable(name));
            sheets << answer()->size();
            QWhatsThis::hideText();
        }
    }

    void onTheBoardItExplainsWhatIsPointedAt()
    {
        Shown shown;
        auto *play = shown.labelled<QAbstractButton>(u"Play"_s);
        play->setFocus();
        shown.press(Qt::Key_Question);
        const QSize wanted = answer()->size();
        QWhatsThis::hideText();
        shown.window.board().setFocus();
        QCursor::setPos(play->mapToGlobal(play->rect().center()));
        shown.press(Qt::Key_Question);
        QVERIFY(answer() != nullptr);
        QCOMPARE(answer()->size(), wanted);
        QWhatsThis::hideText();
    }

    void gettingStartedOpensAndShowsTheHint()
    {
        Shown shown;
        actionNamed(shown.window, u"gettingStarted"_s)->trigger();
        auto *page = shown.window.findChild<PageWindow *>(u"gettingStartedWindow"_s);
        QVERIFY(page != nullptr && page->isVisible());
        QVERIFY(page->text().contains(u"Add points."_s));
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        const auto hints = [&] {
            return std::ranges::any_of(shown.window.findChildren<QLabel *>(), [](const QLabel *label) {
                return label->isVisible() && label->text().startsWith(u"Click to add points"_s);
            });
        };
        QVERIFY(hints());
        QTest::mouseClick(&shown.window.board(), Qt::LeftButton, {}, QPoint(30, 30));
        QVERIFY(!hints());
    }
};

HALFPLANE_TEST(keys_window_test, KeysWindowTest, QApplication)
#include "keys_window_test.moc"
