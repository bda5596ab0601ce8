#include "core/examples.h"
#include "desk.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/choosing/file_export.h"
#include "ui/no_room.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions small(const FigureKind &kind)
{
    FigureOptions options;
    options.kind = &kind;
    options.width = {60};
    options.dpi = 100;
    return options;
}

Figure figureOf(const FigureOptions &options)
{
    return *Figure::of(*figureSource(*readDocument(findExample("figure34")->text)), options);
}

struct Folder
{
    QString path(const QString &name) const { return folder.filePath(name); }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

    QTemporaryDir folder;
};

struct Ending
{
    explicit Ending(FileExport &work)
        : written(&work, &FileExport::written)
        , cancelled(&work, &FileExport::cancelled)
        , failed(&work, &FileExport::failed)
    {
    }
    bool comes()
    {
        return QTest::qWaitFor([this] { return written.count() + cancelled.count() + failed.count() > 0; },
                               patience);
    }

    QSignalSpy written;
    QSignalSpy cancelled;
    QSignalSpy failed;
};

} // namespace

class FileExportTest : public QObject
{
    Q_OBJECT

private slots:
    void theFileIsWhatTheFormatWrites_data()
    {
        QTest::addColumn<const FigureKind *>("kind");
        QTest::newRow("png") << &pngKind;
        QTest::newRow("svg") << &svgKind;
        QTest::newRow("tex") << &texKind;
        QTest::newRow("html") << &htmlKind;
        QTest::newRow("gif") << &gifKind;
    }
    void theFileIsWhatTheFormatWrites()
    {
        QFETCH(const FigureKind *, kind);
        const Folder folder;
        Figure figure = figureOf(small(*kind));
        const QByteArray expected = *fileOf(figure);
        FileExport work(figureOf(small(*kind)), folder.path(u"a"_s));
        Ending ending(work);
        QVERIFY(ending.comes());
        QCOMPARE(ending.written.count(), 1);
        QVERIFY(folder.read(u"a"_s) == expected);
        QCOMPARE(folder.files(), QStringList{u"a"_s});
    }

    void aCancelledExportLeavesNothing()
    {
        const Folder folder;
        folder.write(u"a.gif"_s, "old");
        FigureOptions options = small(gifKind);
        options.pace.tweens = 20;
        FileExport work(figureOf(options), folder.path(u"a.gif"_s));
        Ending ending(work);
        QSignalSpy advanced(&work, &FileExport::advanced);
        QVERIFY(advanced.wait(patience));
        work.cancel();
        QVERIFY(ending.comes());
        QCOMPARE(ending.cancelled.count(), 1);
        QCOMPARE(folder.read(u"a.gif"_s), QByteArray("old"));
        QCOMPARE(folder.files(), QStringList{u"a.gif"_s});
    }

    void goingStopsIt()
    {
        const Folder folder;
        {
            const FileExport work(figureOf(small(gifKind)), folder.path(u"a.gif"_s));
        }
        QCOMPARE(folder.files(), QStringList());
    }

    void troubleNamesTheFileAndARemedy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::newRow("a folder") << u"folder"_s << u"is a folder"_s;
        QTest::newRow("in a folder that is not there") << u"none/a.png"_s << u"is not there"_s;
        QTest::newRow("in a file") << u"file/a.png"_s << u"is not a folder"_s;
        if (::geteuid() != 0) {
            QTest::newRow("write-protected") << u"protected"_s << u"is write-protected"_s;
            QTest::newRow("in a folder of others") << u"locked/a.png"_s << u"you may not write"_s;
        }
    }
    void troubleNamesTheFileAndARemedy()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, word);
        const Folder folder;
        QDir(folder.folder.path()).mkdir(u"folder"_s);
        QDir(folder.folder.path()).mkdir(u"locked"_s);
        folder.write(u"file"_s, "old");
        folder.write(u"protected"_s, "old");
        QFile::setPermissions(folder.path(u"protected"_s), QFileDevice::ReadOwner);
        QFile::setPermissions(folder.path(u"locked"_s), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        FileExport work(figureOf(small(pngKind)), folder.path(name));
        Ending ending(work);
        QVERIFY(ending.comes());
        QCOMPARE(ending.failed.count(), 1);
        const QString trouble = ending.failed.first().first().toString();
        QVERIFY2(trouble.contains(word), qPrintable(trouble));
        QVERIFY(trouble.contains(QFileInfo(name).fileName()));
        QVERIFY(trouble.contains(u"Choose another"_s));
        QCOMPARE(folder.read(u"protected"_s), QByteArray("old"));
        QCOMPARE(folder.files(), (QStringList{u"file"_s, u"protected"_s}));
    }

    void aFullDiskLeavesTheFileAsItWas()
    {
        const Folder folder;
        folder.write(u"a.png"_s, "old");
        Figure figure = figureOf(small(pngKind));
        std::optional<Failure> trouble;
        {
            const test::NoRoom full;
            trouble = writeFile(figure, folder.path(u"a.png"_s));
        }
        QVERIFY(trouble);
        QVERIFY2(toText(*trouble).contains(u"a.png"_s) && toText(*trouble).contains(u"make room"_s),
                 trouble->message.c_str());
        QCOMPARE(folder.read(u"a.png"_s), QByteArray("old"));
        QCOMPARE(folder.files(), QStringList{u"a.png"_s});
    }
};

HALFPLANE_TEST(file_export_test, FileExportTest, QApplication)
#include "file_export_test.moc"
