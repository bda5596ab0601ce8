#include "core/variants/registry.h"
#include "support/run.h"
#include "ui/editing/open_document.h"
#include "ui/message_bar.h"
#include "ui/panels/explanation_label.h"
#include "ui/shown_window.h"
#include "ui/timeline/scrubber.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Parts that Qt makes for its own widgets, which speak for them.
bool isQtsOwn(const QWidget &widget)
{
    const auto *parent = widget.parentWidget();
    return widget.objectName().startsWith(u"qt_"_s) || widget.inherits("QComboBoxPrivateContainer")
        || widget.inherits("QLineEditIconButton") || widget.inherits("QMenu") || widget.inherits("QTabBar")
        || widget.inherits("QHeaderView") || widget.inherits("QTableCornerButton")
        || qobject_cast<const QScrollBar *>(&widget) != nullptr
        || (parent != nullptr
            && (parent->inherits("QTabBar") || parent->inherits("QComboBoxPrivateContainer")
                || parent->inherits("QAbstractItemView")));
}

bool isControl(const QWidget &widget)
{
    return !isQtsOwn(widget)
        && (widget.focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(&widget) != nullptr);
}

QString nameOf(QWidget &widget)
{
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&widget);
    return accessible == nullptr ? QString() : accessible->text(QAccessible::Name);
}

bool hasPurpose(const QWidget &widget)
{
    return !widget.toolTip().isEmpty() || !widget.accessibleDescription().isEmpty()
        || !widget.whatsThis().isEmpty();
}

QString described(const QWidget &widget)
{
    QString text;
    for (const QWidget *part = &widget; part != nullptr; part = part->parentWidget())
        text +=
            QString::fromLatin1(part->metaObject()->className()) + u"("_s + part->objectName() + u") < "_s;
    return text;
}

/// Everything that the window has, in front.
void showEverything(Shown &shown)
{
    for (const PanelPage *page : shown.panels().pages())
        shown.panels().open(page->objectName());
}

QImage inner(const QImage &image, int margin)
{
    return image.copy(image.rect().adjusted(margin, margin, -margin, -margin));
}

/// Whether the outermost pixels differ, on each side.
bool isRinged(const QImage &with, const QImage &without)
{
    const QPoint centre = with.rect().center();
    const QRect box = with.rect();
    return std::ranges::all_of(std::initializer_list<QPoint>{{box.left(), centre.y()},
                                                             {box.right(), centre.y()},
                                                             {centre.x(), box.top()},
                                                             {centre.x(), box.bottom()}},
                               [&](QPoint at) { return with.pixel(at) != without.pixel(at); });
}

void collectMenus(const QMenu &menu, QList<const QMenu *> &to)
{
    to << &menu;
    for (const QAction *action : menu.actions()) {
        if (action->menu() != nullptr)
            collectMenus(*action->menu(), to);
    }
}

QList<const QMenu *> menusOf(const QMainWindow &window)
{
    QList<const QMenu *> menus;
    for (const QAction *action : window.menuBar()->actions())
        collectMenus(*action->menu(), menus);
    return menus;
}

QChar mnemonicOf(const QString &text)
{
    const QKeySequence mnemonic = QKeySequence::mnemonic(text);
    return mnemonic.isEmpty() ? QChar() : mnemonic.toString().back();
}

/// Pairs that one letter chooses.
QStringList doubledMnemonics(const QList<QAction *> &actions)
{
    QStringList doubled;
    QMap<QChar, QString> taken;
    for (const QAction *action : actions) {
        const QChar mnemonic = mnemonicOf(action->text());
        if (mnemonic.isNull())
            continue;
        if (taken.contains(mnemonic))
            doubled << taken[mnemonic] + u" / "_s + action->text();
        taken.insert(mnemonic, action->text());
    }
    return doubled;
}

QList<QAction *> toolActionsOf(const QMainWindow &window)
{
    QList<QAction *> actions;
    for (const auto *bar : window.findChildren<QToolBar *>())
        actions << bar->actions();
    return actions;
}

constexpr int mostKeys = 25; ///< from the board to any control

using Layout = std::function<void(Shown &)>; ///< makes it

bool isInSight(const QWidget &widget, const QMainWindow &window)
{
    return widget.window() == &window && !widget.visibleRegion().isEmpty();
}

/// The stops of a key from the board on, up to the board again; short where one is out of sight.
QList<QWidget *> walk(Shown &shown, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QList<QWidget *> way;
    do {
        shown.press(key, modifiers);
        way << QApplication::focusWidget();
    } while (way.last() != &shown.window.board() && isInSight(*way.last(), shown.window)
             && way.size() <= 4 * mostKeys);
    return way;
}

/// Those that are in sight in the window, and that the way leaves out.
QStringList stopsMissedBy(const QList<QWidget *> &way, const QMainWindow &window)
{
    QStringList missed;
    for (auto *widget : window.findChildren<QWidget *>()) {
        const bool isStop = isControl(*widget) && isInSight(*widget, window) && widget->isEnabled()
            && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
        if (isStop && !way.contains(widget))
            missed << described(*widget);
    }
    return missed;
}

/// Where so many F6, and as many Shift+F6, lead to from the board.
QSet<QWidget *> enteredBy(Shown &shown, int presses)
{
    QSet<QWidget *> entered;
    for (const Qt::KeyboardModifiers modifiers :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
        shown.window.activateWindow();
        (void)QTest::qWaitFor([&] { return QApplication::activeWindow() == &shown.window; });
        shown.window.board().setFocus();
        for (int i = 0; i < presses; ++i) {
            shown.press(Qt::Key_F6, modifiers);
            QCoreApplication::processEvents(); // for a panel with a window of its own
            entered << QApplication::focusWidget();
        }
    }
    return entered;
}

bool isEntered(const QSet<QWidget *> &entered, const QWidget &area)
{
    return std::ranges::any_of(entered,
                               [&](QWidget *widget) { return widget == &area || area.isAncestorOf(widget); });
}

} // namespace

class AccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void everyControlHasANameAndAPurpose()
    {
        Shown shown;
        showEverything(shown);
        QStringList missing;
        const auto look = [&] {
            for (auto *widget : shown.window.findChildren<QWidget *>()) {
                if (!isControl(*widget))
                    continue;
                if (nameOf(*widget).isEmpty() && widget->isVisible())
                    missing << u"name: "_s + described(*widget);
                if (!hasPurpose(*widget))
                    missing << u"purpose: "_s + nameOf(*widget) + u" "_s + described(*widget);
            }
        };
        look();
        for (QAction *action : toolActionsOf(shown.window)) {
            action->trigger(); // its options appear
            look();
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(u"\n"_s)));
    }

    void noMenuHasAMnemonicTwice()
    {
        const Shown shown;
        QMap<QChar, QString> ofBar;
        for (const QAction *action : shown.window.menuBar()->actions()) {
            QVERIFY2(!ofBar.contains(mnemonicOf(action->text())), qUtf8Printable(action->text()));
            ofBar.insert(mnemonicOf(action->text()), action->text());
        }
        QStringList doubled;
        for (const QMenu *menu : menusOf(shown.window))
            doubled << doubledMnemonics(menu->actions());
        QVERIFY2(doubled.isEmpty(), qUtf8Printable(doubled.join(u"\n"_s)));
    }

    void noContextMenuHasAMnemonicTwice_data()
    {
        QTest::addColumn<Selection>("selection");
        QTest::newRow("of a place") << Selection{};
        QTest::newRow("of a point") << Selection{0};
        QTest::newRow("of points") << Selection{0, 1};
    }
    /// On the board, and in the table of points and its button, of which the menus are always there.
    void noContextMenuHasAMnemonicTwice()
    {
        QFETCH(Selection, selection);
        Shown shown;
        shown.window.showing().document().setSelection(selection);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, {0, 0});
        QCoreApplication::sendEvent(&shown.window.board(), &event);
        const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QStringList doubled = doubledMnemonics(menu->actions());
        for (const auto *other : shown.window.findChildren<QMenu *>())
            doubled << doubledMnemonics(other->actions());
        for (const auto *table : shown.window.findChildren<QTableView *>())
            doubled << doubledMnemonics(table->actions());
        QVERIFY2(doubled.isEmpty(), qUtf8Printable(doubled.join(u"\n"_s)));
    }

    void arrowsGoFromPanelToPanel()
    {
        Shown shown;
        const QWidget *below = shown.panel(u"loss"_s).parentWidget()->parentWidget();
        while (qobject_cast<QTabBar *>(QApplication::focusWidget()) == nullptr
               || QApplication::focusWidget()->parentWidget() != below)
            shown.press(Qt::Key_F6);
        const std::uint64_t step = shown.step();
        for (const char *panel : {"theorems", "steps", "points", "notes"}) {
            shown.press(Qt::Key_Right);
            const PanelPage &page = shown.panel(QString::fromLatin1(panel));
            QVERIFY2(page.isVisible(), panel);
            const QWidget *tabs = QApplication::focusWidget();
            shown.press(Qt::Key_Tab);
            QVERIFY2(page.isAncestorOf(QApplication::focusWidget()), panel);
            shown.press(Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(QApplication::focusWidget(), tabs);
        }
        QCOMPARE(shown.step(), step);
    }

    void f6GoesFromAreaToAreaAndBack()
    {
        Shown shown;
        QList<QWidget *> way{QApplication::focusWidget()};
        while (way.size() < 40) {
            shown.press(Qt::Key_F6);
            if (QApplication::focusWidget() == &shown.window.board())
                break;
            way << QApplication::focusWidget();
        }
        QVERIFY(way.size() < 40);
        QVERIFY(way.contains(shown.window.findChild<ExplanationLabel *>()));
        for (qsizetype i = way.size() - 1; i >= 0; --i) {
            shown.press(Qt::Key_F6, Qt::ShiftModifier);
            QCOMPARE(QApplication::focusWidget(), way[i]);
        }
    }

    void f6ReturnsToTheControlThatHadTheFocus()
    {
        Shown shown;
        auto *combo = shown.labelled<QComboBox>(u"Speed of playing"_s);
        combo->setFocus();
        shown.press(Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() != combo);
        shown.press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), combo);
    }

    void f6ReturnsToTheBoardFromItsTools()
    {
        Shown shown;
        actionNamed(shown.window, u"tool-spray"_s)->trigger();
        auto *setting = shown.window.findChild<QWidget *>(u"toolStrip"_s)->findChild<QLineEdit *>();
        QVERIFY(setting != nullptr && setting->isVisible());
        shown.press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), setting);
        shown.press(Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), &shown.window.board());
    }

    void theWalkIsTheSameInEveryLayout_data()
    {
        QTest::addColumn<Layout>("layout");
        QTest::newRow("as usual") << Layout([](Shown &) {});
        QTest::newRow("all panels closed") << Layout([](Shown &shown) {
            for (const PanelPage *page : shown.panels().pages())
                shown.panels().close(page->objectName());
        });
        QTest::newRow("everything open") << Layout(showEverything);
        QTest::newRow("1024×768") << Layout([](Shown &shown) { shown.window.resize(1024, 768); });
        QTest::newRow("960×640") << Layout([](Shown &shown) { shown.window.resize(960, 640); });
        for (const char *panel : {"loss", "theorems", "steps", "points", "notes", "history", "generator"})
            QTest::addRow("with %s in front", panel) << Layout([panel](Shown &shown) {
                shown.window.open(u"example:figure52"_s);
                shown.panels().open(QString::fromLatin1(panel));
            });
        QTest::newRow("with a message") << Layout([](Shown &shown) { shown.window.tell(u"Something."_s); });
        for (const char *id :
             {"recipe", "loss", "theorems", "steps", "points", "notes", "history", "generator"})
            QTest::addRow("%s as a window", id)
                << Layout([id](Shown &shown) { shown.panel(QString::fromLatin1(id)).ownWindow().trigger(); });
        for (const VariantDescriptor *variant : variants())
            QTest::addRow("%s", variant->id.data()) << Layout([variant](Shown &shown) {
                Recipe recipe = shown.study().recipe;
                recipe.variant = variant->id;
                recipe.parameters.clear();
                shown.window.showing().document().setRecipe(recipe);
            });
    }
    void theWalkIsTheSameInEveryLayout()
    {
        QFETCH(Layout, layout);
        Shown shown;
        layout(shown);
        settleLayouts();
        shown.window.activateWindow(); // and no panel
        QTRY_COMPARE(QApplication::activeWindow(), &shown.window);
        shown.window.board().setFocus();
        const QList<QWidget *> way = walk(shown, Qt::Key_Tab, {});
        QVERIFY2(way.last() == &shown.window.board(), qUtf8Printable(described(*way.last())));
        QVERIFY(way.size() <= 2 * mostKeys);
        for (QWidget *stop : way)
            QVERIFY2(way.count(stop) == 1, qUtf8Printable(described(*stop)));
        const QStringList missed = stopsMissedBy(way, shown.window);
        QVERIFY2(missed.isEmpty(), qUtf8Printable(missed.join(u"\n"_s)));
        QList<QWidget *> back = walk(shown, Qt::Key_Backtab, Qt::ShiftModifier);
        std::reverse(back.begin(), back.end() - 1);
        QCOMPARE(back, way);
        const QSet<QWidget *> entered = enteredBy(shown, 5);
        QList<QWidget *> areas{shown.window.findChild<ExplanationLabel *>(),
                               shown.window.findChild<Scrubber *>()->parentWidget(),
                               shown.window.findChild<MessageBar *>()};
        areas << shown.panels().areas();
        for (const QWidget *area : areas)
            QVERIFY2(area->visibleRegion().isEmpty() || isEntered(entered, *area),
                     qUtf8Printable(described(*area)));
    }

    void everyControlShowsItsFocus_data()
    {
        QTest::addColumn<Appearance>("appearance");
        QTest::newRow("light") << Appearance::Light;
        QTest::newRow("dark") << Appearance::Dark;
    }
    void everyControlShowsItsFocus()
    {
        QFETCH(Appearance, appearance);
        Shown shown;
        shown.theme.setAppearance(appearance);
        QStringList unchanged;
        for (auto *widget : shown.window.findChildren<QWidget *>()) {
            if (!isControl(*widget) || !widget->isVisible() || !widget->isEnabled()
                || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->visibleRegion().isEmpty())
                continue;
            shown.window.board().setFocus(Qt::OtherFocusReason);
            if (widget == &shown.window.board())
                shown.window.findChild<Scrubber *>()->setFocus(Qt::OtherFocusReason);
            const QImage without = widget->grab().toImage();
            widget->setFocus(Qt::TabFocusReason);
            if (widget->grab().toImage() == without)
                unchanged << described(*widget);
        }
        QVERIFY2(unchanged.isEmpty(), qUtf8Printable(unchanged.join(u"\n"_s)));
    }

    void aFocusHasOneRing_data()
    {
        QTest::addColumn<QString>("panel");
        for (const char *panel : {"theorems", "steps", "history"})
            QTest::newRow(panel) << QString::fromLatin1(panel);
    }
    /// All around the widget, and nowhere inside.
    void aFocusHasOneRing()
    {
        QFETCH(QString, panel);
        Shown shown;
        shown.panels().open(panel);
        auto *list = shown.panel(panel).findChild<QAbstractItemView *>();
        list->setCurrentIndex(list->model()->index(0, 0));
        shown.window.board().setFocus();
        const QImage without = list->grab().toImage();
        list->setFocus(Qt::TabFocusReason);
        const QImage with = list->grab().toImage();
        const int ring = qRound(3 * with.devicePixelRatio());
        QCOMPARE(inner(with, ring), inner(without, ring));
        QVERIFY(isRinged(with, without));
    }

    void theSentenceShowsItsFocusAllAround()
    {
        Shown shown;
        auto *label = shown.window.findChild<ExplanationLabel *>();
        const QImage without = label->grab().toImage();
        label->setFocus(Qt::TabFocusReason);
        QVERIFY(isRinged(label->grab().toImage(), without));
    }

    void aStepIsAnnouncedOnce()
    {
        Shown shown;
        auto *label = shown.window.findChild<ExplanationLabel *>();
        const QSignalSpy announced(label, &ExplanationLabel::announced);
        shown.press(Qt::Key_Right);
        QCOMPARE(announced.size(), 1);
        const QString sentence = announced.front().front().toString();
        QVERIFY2(sentence.startsWith(u"Update 3 of 49"_s), qUtf8Printable(sentence));
        QCOMPARE(nameOf(*label), sentence);
    }

    void playingIsAnnouncedWhenItPauses()
    {
        Shown shown;
        auto *label = shown.window.findChild<ExplanationLabel *>();
        shown.window.showing().playback().play();
        const QSignalSpy announced(label, &ExplanationLabel::announced);
        emit shown.window.showing().playback().cursorChanged();
        QVERIFY(announced.isEmpty());
        shown.window.showing().playback().seekUpdate(5);
        shown.window.showing().playback().pause();
        QCOMPARE(announced.size(), 1);
        QVERIFY(announced.front().front().toString().startsWith(u"Update 5 of 49"_s));
    }
};

HALFPLANE_TEST(accessibility_test, AccessibilityTest, QApplication)
#include "accessibility_test.moc"
