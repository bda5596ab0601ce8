#include "support/run.h"
#include "ui/panels/start_text.h"

#include <QTest>

using namespace halfplane;

using Numbers = std::vector<double>;

class StartTextTest : public QObject
{
    Q_OBJECT

private slots:
    void textIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Numbers>("start");
        QTest::newRow("as shown") << QStringLiteral("(1, −2.5)") << Numbers{1, -2.5};
        QTest::newRow("without parentheses") << QStringLiteral("1,-2.5") << Numbers{1, -2.5};
        QTest::newRow("with blanks only") << QStringLiteral("  1   -2.5 ") << Numbers{1, -2.5};
        QTest::newRow("blanks everywhere") << QStringLiteral("( 1 , -2.5 )") << Numbers{1, -2.5};
        QTest::newRow("zeros are nothing") << QStringLiteral("(0, −0)") << Numbers{};
    }
    void textIsRead()
    {
        QFETCH(QString, text);
        QFETCH(Numbers, start);
        const auto result = readStart(text, Space::Origin);
        QVERIFY(result);
        QVERIFY(*result == start);
    }

    void whatCannotBeReadIsRefusedInWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const QString count = QStringLiteral("w₀ needs 3 numbers here: (w1, w2, b)");
        QTest::newRow("nothing") << QString() << count;
        QTest::newRow("too few") << QStringLiteral("(1, 2)") << count;
        QTest::newRow("too many") << QStringLiteral("1 2 3 4") << count;
        QTest::newRow("a gap") << QStringLiteral("(1, , 3)") << count;
        QTest::newRow("a word") << QStringLiteral("(1, x, 3)") << QStringLiteral("\"x\" is not a number");
        QTest::newRow("too large") << QStringLiteral("(1, 1e400, 3)")
                                   << QStringLiteral("\"1e400\" is not a number");
    }
    void whatCannotBeReadIsRefusedInWords()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto result = readStart(text, Space::Bias);
        QVERIFY(!result);
        QCOMPARE(QString::fromStdString(result.failure().message), message);
    }

    void whatIsWrittenReadsBack()
    {
        QCOMPARE(startText({}, Space::Bias), QStringLiteral("(0, 0, 0)"));
        for (const Numbers &start : {Numbers{1.0 / 3, -2e-9}, Numbers{4.36, -4.567434716416444}}) {
            const auto again = readStart(startText(start, Space::Origin), Space::Origin);
            QVERIFY(again && *again == start);
        }
    }

    void anotherSpaceKeepsWhatItCan_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<Numbers>("start");
        QTest::addColumn<Numbers>("result");
        const auto row = [](const char *name, Space from, Space to, const Numbers &start,
                            const Numbers &result) {
            QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(to) << start << result;
        };
        row("b comes", Space::Origin, Space::Bias, {1, 2}, {1, 2, 0});
        row("b goes", Space::Bias, Space::Origin, {1, 2, 3}, {1, 2});
        row("b stays b", Space::Bias, Space::Circle, {1, 2, 3}, {1, 2, 0, 3});
        row("w3 goes", Space::Circle, Space::Bias, {1, 2, 3, 4}, {1, 2, 4});
        row("zero stays nothing", Space::Origin, Space::Circle, {}, {});
        row("what is left is zero", Space::Bias, Space::Origin, {0, 0, 3}, {});
    }
    void anotherSpaceKeepsWhatItCan()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(Numbers, start);
        QFETCH(Numbers, result);
        QVERIFY(startIn(static_cast<Space>(to), start, static_cast<Space>(from)) == result);
    }
};

HALFPLANE_TEST(start_text_test, StartTextTest)
#include "start_text_test.moc"
