#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/forms/elided_label.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/recipe_panel.h"
#include "ui/shown/runner.h"
#include "ui/shown_window.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>

using namespace halfplane;
using namespace halfplane::test;

// What the window shows and how: colours, layers, sizes, names, every example.
class MainWindowLooksTest : public QObject
{
    Q_OBJECT

private slots:
    void darkColoursReachTheBoard();
    void aWindowOf960By640LosesNothing();
    void everyControlHasAName();
    void everyExampleIsShown_data();
    void everyExampleIsShown();
    void aLayerIsSwitchedInTheMenu();
    void aLineWithoutRoomEndsInAnEllipsis();
};

void MainWindowLooksTest::aLineWithoutRoomEndsInAnEllipsis()
{
    ElidedLabel label;
    label.resize(120, 20);
    const QString text = u"Click adds a point of class +1, Shift+click of −1"_s;
    label.setText(label.fontMetrics().elidedText(text, Qt::ElideRight, 120));
    const QImage shortened = label.grab().toImage();
    label.setText(text);
    QCOMPARE(label.grab().toImage(), shortened);
    label.resize(600, 20);
    QVERIFY(label.grab().toImage().copy(shortened.rect()) != shortened);
}

void MainWindowLooksTest::darkColoursReachTheBoard()
{
    Shown shown(u"example:first"_s);
    shown.theme.setAppearance(Appearance::Light);
    const QImage light = shown.window.board().grab().toImage();
    shown.theme.setAppearance(Appearance::Dark);
    const QImage dark = shown.window.board().grab().toImage();
    QVERIFY(light.pixelColor(3, 3).lightness() > 200);
    QVERIFY(dark.pixelColor(3, 3).lightness() < 60);
    QVERIFY(shown.window.palette().color(QPalette::Window).lightness() < 80);
    shown.theme.setAppearance(Appearance::Light);
}

void MainWindowLooksTest::aWindowOf960By640LosesNothing()
{
    Shown shown;
    shown.window.resize(960, 640);
    QCoreApplication::processEvents();
    QCOMPARE(shown.window.size(), QSize(960, 640));
    const QRect whole(QPoint(), shown.window.size());
    for (const QWidget *part : {static_cast<QWidget *>(&shown.window.board()),
                                static_cast<QWidget *>(shown.window.findChild<ExplanationLabel *>()),
                                static_cast<QWidget *>(shown.window.findChild<RecipePanel *>())}) {
        const QRect place(part->mapTo(&shown.window, QPoint()), part->size());
        QVERIFY2(whole.contains(place), part->metaObject()->className());
        QVERIFY2(place.height() >= part->minimumSizeHint().height(), part->metaObject()->className());
    }
    QVERIFY(shown.window.board().width() >= 480);
    QVERIFY(shown.window.board().height() >= 320);
}

void MainWindowLooksTest::everyControlHasAName()
{
    const Shown shown;
    for (const QWidget *widget : shown.window.findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractButton *>(widget) != nullptr
            || qobject_cast<const QComboBox *>(widget) != nullptr
            || qobject_cast<const QLineEdit *>(widget) != nullptr;
        if (!isControl || widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString name = widget->accessibleName().isEmpty() && button != nullptr
            ? button->text()
            : widget->accessibleName();
        QVERIFY2(
            !name.isEmpty(),
            qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
}

void MainWindowLooksTest::everyExampleIsShown_data()
{
    QTest::addColumn<QString>("id");
    for (const Example &example : examples())
        QTest::newRow(std::string(example.id).c_str()) << toText(example.id);
}

void MainWindowLooksTest::everyExampleIsShown()
{
    QFETCH(QString, id);
    Shown shown(u"example:first"_s);
    QAction *action = actionNamed(shown.window, id);
    QVERIFY(action != nullptr);
    action->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!shown.window.showing().runner().isBusy(), 60'000);
    const auto document = readDocument(findExample(id.toStdString())->text);
    QCOMPARE(shown.study().progress, Progress::Finished);
    QCOMPARE(shown.step(), document->step);
    QVERIFY(!shown.window.grab().isNull());
    shown.press(Qt::Key_End);
    QVERIFY(!shown.window.grab().isNull());
}

void MainWindowLooksTest::aLayerIsSwitchedInTheMenu()
{
    Shown shown;
    QVERIFY(shown.window.board().showing().layers().has(*findLayer("loss-ring")));
    QAction *ring = actionNamed(shown.window, u"loss-ring"_s);
    QVERIFY(ring != nullptr);
    ring->trigger();
    QVERIFY(!shown.window.board().showing().layers().has(*findLayer("loss-ring")));
    QCOMPARE(described(shown.window.board().picture()).find("loss-ring"), std::string::npos);
}

int main_window_looks_test(int argc, char *argv[])
{
    return halfplane::test::run<MainWindowLooksTest, QApplication>(argc, argv);
}
#include "main_window_looks_test.moc"
