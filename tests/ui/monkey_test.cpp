#include "core/examples.h"
#include "monkey.h"
#include "session.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/keys.h"
#include "ui/shown/runner.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gesturesASession = isSanitized ? 120 : 300;

Result<OpenedDocument> exampleNamed(const QString &data)
{
    const Example *example = findExample(data.mid(data.indexOf(u':') + 1).toStdString());
    if (example == nullptr)
        return failureOf(data + u": no such file"_s);
    return OpenedDocument{*readDocument(example->text), data, {}};
}

} // namespace

class MonkeyTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

void MonkeyTest::nothingBreaks_data() { addSeeds(); }

void MonkeyTest::nothingBreaks()
{
    QFETCH(int, seed);
    const Keys keys;
    Theme theme;
    MainWindow window(exampleNamed, theme);
    window.open(u"example:figure34"_s);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    Monkey monkey(window, theme, static_cast<std::uint64_t>(seed));
    for (int i = 0; i < gesturesASession; ++i) {
        const QString gesture = monkey.act();
        if (i % 3 == 0)
            QCoreApplication::processEvents();
        const QString trouble = Monkey::troubleWith(window);
        QVERIFY2(trouble.isEmpty(), qPrintable(u"%1: %2: %3"_s.arg(i).arg(gesture, trouble)));
    }
    QVERIFY(monkey.eventCount() > 2 * gesturesASession);
    theme.setAppearance(Appearance::Light);
}

HALFPLANE_TEST(monkey_test, MonkeyTest, QApplication)
#include "monkey_test.moc"
