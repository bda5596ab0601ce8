// Files that are written whole or not at all.
#include "no_room.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

class WholeFileTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"file"_s);
        QVERIFY(!writeWholeFile(m_path, "before"));
    }

    void whatIsCommittedTakesThePlace()
    {
        WholeFile file(m_path);
        QVERIFY(!file.write("after"));
        QCOMPARE(content(), QByteArray("before"));
        QVERIFY(!file.commit());
        QCOMPARE(content(), QByteArray("after"));
    }

    void whatIsNotCommittedLeavesNothing()
    {
        {
            WholeFile file(m_path);
            QVERIFY(!file.write("after"));
        }
        QCOMPARE(content(), QByteArray("before"));
        QCOMPARE(files(), QStringList{u"file"_s});
    }

    void aFullDiskIsNoticedAndNamed_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("less than is buffered") << 100;
        QTest::newRow("more than is buffered") << 100'000;
    }
    void aFullDiskIsNoticedAndNamed()
    {
        QFETCH(int, size);
        const std::string text(static_cast<std::size_t>(size), 'x');
        std::optional<Failure> failure;
        {
            const test::NoRoom full;
            failure = writeWholeFile(m_path, text);
        }
        QVERIFY(failure);
        QCOMPARE(failure->about, Failure::Output);
        QVERIFY2(failure->message.find("too large") != std::string::npos, failure->message.c_str());
        QCOMPARE(content(), QByteArray("before"));
        QCOMPARE(files(), QStringList{u"file"_s});
    }

    void aPipeStaysOne()
    {
        const QString pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(mkfifo(pipe.toUtf8().constData(), 0600), 0);
        QVERIFY(isDeviceOrPipe(pipe));
        QVERIFY(writeWholeFile(pipe, "text"));
        QVERIFY(isDeviceOrPipe(pipe));
        QVERIFY(!isDeviceOrPipe(m_path));
        QVERIFY(!isDeviceOrPipe(m_folder->path()));
    }

    void aPlaceThatIsNotThereIsNamed()
    {
        const auto failure = writeWholeFile(m_folder->filePath(u"nowhere/file"_s), "text");
        QVERIFY(failure && !failure->message.empty());
    }

private:
    QByteArray content() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

HALFPLANE_TEST(whole_file_test, WholeFileTest, QCoreApplication)
#include "whole_file_test.moc"
