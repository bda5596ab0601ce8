#include "core/picture/contrast.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/recipe_panel.h"
#include "ui/shown/runner.h"
#include "ui/shown_window.h"
#include "ui/status_line.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

void addAppearances()
{
    QTest::addColumn<Appearance>("appearance");
    QTest::newRow("light") << Appearance::Light;
    QTest::newRow("dark") << Appearance::Dark;
}

} // namespace

// What the window shows and how: colours, layers, sizes, names, every example.

class MainWindowLooksTest : public QObject
{
    Q_OBJECT

private slots:
    void darkColoursReachTheBoard()
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

    void aWindowOf960By640LosesNothing()
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

    void everyRecipeFitsItsColumn_data()
    {
        QTest::addColumn<Recipe>("recipe");
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces)
                QTest::addRow("%s, %d", variant->id.data(), static_cast<int>(space))
                    << recipe(std::string(variant->id), {}, space);
        }
    }

    /// As it is on a screen of 1280 by 800, with a caption above it: nothing is cut, and fields stand in a
    /// column.
    void theVariantsStayUnderThePointer()
    {
        Shown shown(u"example:first"_s);
        shown.window.resize(1024, 740);
        const auto *row = shown.labelled<Segments>(u"Variant"_s);
        const auto settle = [] { settleLayouts(); };
        settle();
        const int top = row->mapTo(&shown.window, QPoint()).y();
        for (const VariantDescriptor *variant : variants()) {
            Recipe recipe;
            recipe.variant = variant->id;
            shown.window.showing().document().setRecipe(recipe);
            settle();
            QCOMPARE(row->mapTo(&shown.window, QPoint()).y(), top);
        }
    }

    void everyRecipeFitsItsColumn()
    {
        QFETCH(Recipe, recipe);
        Shown shown;
        shown.window.resize(1280, 780);
        shown.window.showing().document().setRecipe(recipe);
        const auto *panel = shown.window.findChild<RecipePanel *>();
        const auto *area = panel->findChild<QScrollArea *>();
        QCoreApplication::processEvents();
        QTRY_VERIFY(area->viewport()->height() >= area->sizeHint().height());
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        std::set<int> lefts;
        std::set<int> rights;
        for (const QWidget *part : area->widget()->findChildren<QWidget *>()) {
            if (!part->isVisible())
                continue;
            const QRect place(part->mapTo(area->viewport(), QPoint()), part->size());
            QVERIFY2(area->viewport()->rect().contains(place), part->metaObject()->className());
            const auto *label = qobject_cast<const QLabel *>(part);
            const int least = label != nullptr && label->wordWrap() ? label->heightForWidth(label->width())
                                                                    : part->minimumSizeHint().height();
            QVERIFY2(part->height() >= least, part->metaObject()->className());
            if (label != nullptr && !label->wordWrap())
                QVERIFY2(part->width() >= part->sizeHint().width(), qPrintable(label->text()));
            const bool isField = qobject_cast<const QLineEdit *>(part) != nullptr
                || qobject_cast<const QComboBox *>(part) != nullptr
                || qobject_cast<const Segments *>(part) != nullptr
                || qobject_cast<const Chips *>(part) != nullptr;
            if (isField && part->accessibleName() != u"Variant"_s)
                lefts.insert(place.left());
            if (qobject_cast<const Field *>(part) != nullptr)
                rights.insert(place.right());
        }
        QCOMPARE(lefts.size(), 1U);
        QCOMPARE(rights.size(), 1U);
    }

    void purpleIsTheUpdatesAlone_data() { addAppearances(); }
    void purpleIsTheUpdatesAlone()
    {
        QFETCH(Appearance, appearance);
        Theme theme;
        theme.setAppearance(appearance);
        const QColor update = theme.palette()[Hue::Update];
        QVERIFY(!qApp->styleSheet().contains(update.name()));
        const QPalette widgets = QApplication::palette();
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            QVERIFY2(widgets.color(static_cast<QPalette::ColorRole>(role)) != update,
                     qPrintable(QString::number(role)));
    }

    void coloursCanBeToldApart_data() { addAppearances(); }
    /// Text needs a contrast of 4.5, what a control is known by one of 3.
    void coloursCanBeToldApart()
    {
        QFETCH(Appearance, appearance);
        Theme theme;
        theme.setAppearance(appearance);
        const QPalette colours = QApplication::palette();
        const auto contrast = [](const QColor &one, const QColor &other) {
            return contrastRatio(rgbOf(one), rgbOf(other));
        };
        const QColor accent = colours.color(QPalette::Highlight);
        QVERIFY(contrast(accent, colours.color(QPalette::HighlightedText)) >= 4.5);
        for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::Button})
            QVERIFY(contrast(accent, colours.color(ground)) >= 3);
        Segments segments(u"Things"_s, {{u"One"_s, {}}, {u"Two"_s, {}}});
        segments.setCurrent(0);
        segments.resize(200, segments.heightForWidth(200));
        const QImage image = segments.grab().toImage();
        const double scale = image.devicePixelRatio();
        const auto at = [&](double x, double y) {
            return image.pixelColor(qRound(x * scale), qRound(y * scale));
        };
        const QColor tint = at(12, segments.height() / 2.0);
        QVERIFY(contrast(tint, colours.color(QPalette::ButtonText)) >= 4.5);
        QVERIFY(tint != at(112, segments.height() / 2.0));
        QVERIFY(contrast(at(50, segments.height() - 1), colours.color(QPalette::Button))
                >= 3); // the line below it
        theme.setAppearance(Appearance::Light);
    }

    void everyControlHasAName()
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
            QVERIFY2(!name.isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                                + widget->objectName()));
        }
    }

    void everyExampleIsShown_data()
    {
        QTest::addColumn<QString>("id");
        for (const Example &example : examples())
            QTest::newRow(std::string(example.id).c_str()) << toText(example.id);
    }
    void everyExampleIsShown()
    {
        QFETCH(QString, id);
        Shown shown(u"example:first"_s);
        QAction *action = actionNamed(shown.window, id);
        QVERIFY(action != nullptr);
        action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!shown.window.showing().inFocus().runner().isBusy(), 60'000);
        const auto document = readDocument(findExample(id.toStdString())->text);
        QCOMPARE(shown.study().progress, Progress::Finished);
        QCOMPARE(shown.step(), document->step);
        QVERIFY(!shown.window.grab().isNull());
        shown.press(Qt::Key_End);
        QVERIFY(!shown.window.grab().isNull());
    }

    void aLayerIsSwitchedInTheMenu()
    {
        Shown shown;
        QVERIFY(shown.window.board().showing().layers().has(*findLayer("rate-ring")));
        QAction *ring = actionNamed(shown.window, u"rate-ring"_s);
        QVERIFY(ring != nullptr);
        ring->trigger();
        QVERIFY(!shown.window.board().showing().layers().has(*findLayer("rate-ring")));
        QCOMPARE(described(shown.window.board().picture()).find("rate-ring"), std::string::npos);
    }

    void whatAToolDoesIsReadWholeOnASmallScreen()
    {
        Shown shown;
        shown.window.resize(1024, 768);
        const auto *hint = shown.window.findChild<StatusLine *>()->findChild<ElidedLabel *>();
        QTRY_VERIFY(hint->text().startsWith(u"Click adds"_s));
        QTRY_VERIFY(hint->fontMetrics().horizontalAdvance(hint->text()) <= hint->contentsRect().width());
    }

    void aLineWithoutRoomEndsInAnEllipsis()
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
};

HALFPLANE_TEST(main_window_looks_test, MainWindowLooksTest, QApplication)
#include "main_window_looks_test.moc"
