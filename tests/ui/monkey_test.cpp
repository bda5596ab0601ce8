#include "core/examples.h"
#include "monkey.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/forms/field_keys.h"
#include "ui/shown/runner.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

// Sanitized it takes ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int gesturesASession = 120;
#else
constexpr int gesturesASession = 300;
#endif
constexpr int usualSessions = 3;

Result<OpenedDocument> exampleNamed(const QString &data)
{
    const Example *example = findExample(data.mid(data.indexOf(u':') + 1).toStdString());
    if (example == nullptr)
        return failureOf(data + u": no such file"_s);
    return OpenedDocument{*readDocument(example->text), data, {}};
}

/// More of them for who wants to know.
int sessions()
{
    const int wanted = qEnvironmentVariableIntValue("HALFPLANE_MONKEY_SESSIONS");
    return wanted > 0 ? wanted : usualSessions;
}

} // namespace

class MonkeyTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

void MonkeyTest::nothingBreaks_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= sessions(); ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void MonkeyTest::nothingBreaks()
{
    QFETCH(int, seed);
    const FieldKeys fieldKeys;
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

int monkey_test(int argc, char *argv[]) { return halfplane::test::run<MonkeyTest, QApplication>(argc, argv); }
#include "monkey_test.moc"
