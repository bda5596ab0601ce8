#include "core/variants/registry.h"
#include "support/run.h"
#include "ui/reach.h"
#include "ui/shown_window.h"

using namespace halfplane;
using namespace halfplane::test;

namespace {

void layOut()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents(); // layouts follow one another
}

void addSizes()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024×768 at 150 %, less the system's bars") << QSize(680, 470);
    QTest::newRow("960×640") << QSize(960, 640);
}

} // namespace

// On small screens, and on larger ones with large words.

class EverySizeTest : public QObject
{
    Q_OBJECT

private slots:
    void everyControlCanBeReached_data() { addSizes(); }

    void everyControlCanBeReached()
    {
        QFETCH(QSize, size);
        Shown shown(u"example:figure52"_s);
        const auto check = [&](const QString &state) {
            layOut();
            QCOMPARE(shown.window.size(), size);
            const QStringList names = unreachableIn(shown.window);
            QVERIFY2(names.isEmpty(), qUtf8Printable(state + u":\n"_s + names.join(u'\n')));
        };
        shown.window.resize(size);
        check(u"at the start"_s);
        for (const PanelPage *page : shown.panels().pages()) {
            shown.panels().open(page->objectName());
            check(page->objectName());
        }
        shown.panels().close(u"generator"_s);
        for (const VariantDescriptor *variant : variants()) {
            Recipe recipe = shown.study().recipe;
            recipe.variant = variant->id;
            recipe.parameters.clear();
            recipe.order = Order::Shuffled;
            recipe.holdOut.share = 0.2;
            shown.window.showing().document().setRecipe(recipe);
            shown.panels().open(u"recipe"_s);
            check(toText(variant->id));
        }
        shown.press(Qt::Key_K);
        check(u"comparing"_s);
        shown.window.tell(u"Something happened, and here is what can be done about it."_s);
        check(u"with a message"_s);
        emit shown.window.showing().busyChanged(true);
        check(u"while a long run goes on"_s);
    }

    void everyExampleFits_data() { addSizes(); }

    /// What is said of points and run never makes the window wider.
    void everyExampleFits()
    {
        QFETCH(QSize, size);
        Shown shown;
        shown.window.resize(size);
        for (const Example &example : examples()) {
            shown.window.open(u"example:"_s + toText(example.id));
            layOut();
            QVERIFY2(shown.window.size() == size, example.id.data());
            const QSize board = shown.window.board().size();
            QVERIFY2(board.width() >= 80 && board.height() >= 80,
                     qPrintable(toText(example.id) + u": %1×%2"_s.arg(board.width()).arg(board.height())));
        }
    }
};

HALFPLANE_TEST(every_size_test, EverySizeTest, QApplication)
#include "every_size_test.moc"
