#include "program.h"
#include "support/run.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <csignal>
#include <random>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int usualKills = 20; ///< HALFPLANE_KILLS says another number
constexpr int atOnce = 5; ///< most of their time is waiting
constexpr qint64 mayBeLost = 1000; ///< milliseconds of editing
constexpr qint64 slack = 1500; ///< for a computer that does much else
constexpr int patience = 60'000;

qint64 now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

struct Line
{
    qint64 time = 0;
    QByteArray what;
    qint64 edit = -1;
};

std::vector<Line> linesIn(const QByteArray &told)
{
    std::vector<Line> lines;
    const auto all = told.split('\n');
    for (const QByteArray &line : all.first(all.size() - 1)) { // the last one may be cut off
        const auto words = line.split(' ');
        lines.push_back({words[0].toLongLong(), words[1], words[2].toLongLong()});
    }
    return lines;
}

/// Somebody edits; at a random moment it is over.
class Life
{
public:
    Life(unsigned seed, int signal)
        : m_signal(signal)
    {
        std::mt19937 random(seed);
        m_span = static_cast<qint64>(random() % 2500);
        program::write(m_folder.filePath(u"points.csv"_s), "x1,x2,y\n0,1,1\n");
        m_program.start(QStringLiteral(HALFPLANE_RESTLESS),
                        {u"edit"_s, m_folder.path(), QString::number(seed)});
    }

    /// Until it has begun to edit, and then for its span.
    void liveOn()
    {
        while (m_program.waitForReadyRead(patience) && !m_program.bytesAvailable()) { }
        const qint64 begin = now();
        while (now() < begin + m_span)
            m_program.waitForReadyRead(20);
    }

    void end()
    {
        m_end = now();
        ::kill(static_cast<pid_t>(m_program.processId()), m_signal);
        QVERIFY(m_program.waitForFinished(patience));
    }

    /// What the next start finds is what was told last, or a state that is not much older than the end.
    void check()
    {
        const std::vector<Line> told = linesIn(m_program.readAllStandardOutput());
        QVERIFY2(!told.empty(), m_program.readAllStandardError().constData());
        QProcess next;
        next.start(QStringLiteral(HALFPLANE_RESTLESS), {u"look"_s, m_folder.path()});
        QVERIFY(next.waitForFinished(patience));
        QCOMPARE(next.exitCode(), 0);
        const std::vector<Line> found = linesIn(next.readAllStandardOutput());
        QCOMPARE(found.size(), std::size_t{1});
        const qint64 edit = found.front().edit;
        const auto isLater = [edit](const Line &line) { return line.edit > edit; };
        const auto firstLost = std::ranges::find_if(told, isLater);
        const qint64 lost = firstLost == told.end() ? 0 : m_end - firstLost->time;
        QVERIFY2(lost <= (m_signal == SIGKILL ? mayBeLost + slack : 0),
                 qPrintable(u"%1 ms are lost"_s.arg(lost)));
        const auto isSaved = [edit](const Line &line) { return line.what == "saved" && line.edit > edit; };
        QVERIFY(std::ranges::none_of(told, isSaved));
    }

private:
    QTemporaryDir m_folder;
    QProcess m_program;
    int m_signal;
    qint64 m_span = 0;
    qint64 m_end = 0;
};

} // namespace

class KillingTest : public QObject
{
    Q_OBJECT

private slots:
    void atAnyMomentAtMostASecondIsLost_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("times");
        const int wanted = qEnvironmentVariableIntValue("HALFPLANE_KILLS");
        const int kills = wanted > 0 ? wanted : usualKills;
        QTest::newRow("killed") << SIGKILL << kills;
        QTest::newRow("told to end") << SIGTERM << kills / 4;
    }
    void atAnyMomentAtMostASecondIsLost()
    {
        QFETCH(const int, signal);
        QFETCH(const int, times);
        for (int first = 0; first < times; first += atOnce) {
            std::vector<std::unique_ptr<Life>> lives;
            for (int i = first; i < std::min(first + atOnce, times); ++i)
                lives.push_back(std::make_unique<Life>(static_cast<unsigned>(i), signal));
            for (const auto &life : lives) {
                life->liveOn();
                life->end();
            }
            for (const auto &life : lives)
                life->check();
            if (QTest::currentTestFailed())
                return;
        }
    }
};

HALFPLANE_TEST(killing_test, KillingTest, QCoreApplication)
#include "killing_test.moc"
