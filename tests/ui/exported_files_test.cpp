// What the export dialog leaves behind: in files and on the clipboard.
#include "exporting.h"
#include "support/run.h"
#include "ui/figures/choosing/preview_panel.h"

#include <QClipboard>
#include <QColorSpace>
#include <QMimeData>

using namespace halfplane;
using namespace halfplane::test;

class ExportedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void thePreviewIsTheFile_data()
    {
        QTest::addColumn<bool>("isTransparent");
        QTest::newRow("on paper") << false;
        QTest::newRow("transparent") << true;
    }
    /// In its real size it has the pixels of the file; where nothing is, it shows squares.
    void thePreviewIsTheFile()
    {
        QFETCH(const bool, isTransparent);
        Exporting shown;
        shown.type(u"Width"_s, u"60"_s);
        if (isTransparent)
            shown.tick(u"Transparent"_s);
        shown.choose(u"Real size"_s);
        QVERIFY(shown.settles());
        const QSize size = shown.dialog->preview().pixels;
        auto *paper = shown.dialog->findChild<PreviewPaper *>();
        QVERIFY(QTest::qWaitFor([&] { return paper->image().size() == size; }, patience));
        const QImage seen = paper->image();
        QVERIFY(shown.exports(u"a.png"_s));
        QImage file(shown.path(u"a.png"_s));
        QCOMPARE(file.size(), size);
        QCOMPARE(file.hasAlphaChannel(), isTransparent);
        QCOMPARE(file.pixelColor(size.width() - 3, 3).alpha() < 255, isTransparent);
        file.setColorSpace({});
        const QImage::Format format =
            isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
        QVERIFY(file.convertToFormat(format) == seen.convertToFormat(format));
    }

    void whatIsChosenIsWhatTheFileIs()
    {
        Exporting shown;
        shown.type(u"Width"_s, u"50"_s);
        shown.type(u"Resolution"_s, u"254"_s);
        QVERIFY(shown.settles());
        QVERIFY(shown.exports(u"a.png"_s));
        QCOMPARE(QImage(shown.path(u"a.png"_s)).width(), 500);
        QCOMPARE(shown.files(), QStringList{u"a.png"_s});
        QVERIFY(shown.message().contains(u"a.png is exported"_s));
        QVERIFY(shown.user.isContent());
    }

    void theFormatFollowsATypedEnding()
    {
        Exporting shown;
        QVERIFY(shown.settles());
        QVERIFY(shown.exports(u"a.svg"_s));
        QVERIFY(shown.read(u"a.svg"_s).contains("<svg"));
        QCOMPARE(shown.preferences.figureOptions().kind, &svgKind);
    }

    void aNameWithoutAKnownEndingGetsOne()
    {
        Exporting shown;
        QVERIFY(shown.settles());
        QVERIFY(shown.exports(u"Figure 3.4"_s));
        QCOMPARE(shown.files(), QStringList{u"Figure 3.4.png"_s});
    }

    void nothingIsReplacedUnasked()
    {
        Exporting shown;
        shown.write(u"Figure 3.4.png"_s, "old");
        QVERIFY(shown.settles());
        shown.user.willTypeFile(shown.path(u"Figure 3.4"_s));
        shown.user.willCancel();
        QTest::mouseClick(shown.button(), Qt::LeftButton);
        QVERIFY(shown.user.isContent());
        QVERIFY(shown.dialog->isVisible());
        QCOMPARE(shown.read(u"Figure 3.4.png"_s), QByteArray("old"));
    }

    void copyingPutsAPictureAndADrawingOnTheClipboard()
    {
        Exporting shown;
        shown.type(u"Width"_s, u"60"_s);
        QVERIFY(shown.settles());
        QGuiApplication::clipboard()->clear();
        QTest::mouseClick(shown.dialog->findChild<QPushButton *>(u"exportCopy"_s), Qt::LeftButton);
        const auto hasImage = [] {
            const QMimeData *data = QGuiApplication::clipboard()->mimeData();
            return data != nullptr && data->hasImage();
        };
        QVERIFY(QTest::qWaitFor(hasImage, patience));
        const QMimeData &copied = *QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied.imageData().value<QImage>().size(), shown.dialog->preview().pixels);
        QVERIFY(copied.data(u"image/svg+xml"_s).contains("<svg"));
    }

    void escapeClosesAndWritesNothing()
    {
        Exporting shown;
        QTest::keyClick(shown.dialog, Qt::Key_Escape);
        QVERIFY(shown.dialog == nullptr || !shown.dialog->isVisible());
        QCOMPARE(shown.files(), QStringList());
    }

    void anUnwritablePlaceIsToldAndTheDialogStays()
    {
        Exporting shown;
        QVERIFY(shown.settles());
        shown.user.willTypeFile(shown.path(u"missing/b.png"_s));
        shown.user.willPress(QMessageBox::Ok); // Qt's own word about the folder
        shown.user.willCancel();
        QTest::mouseClick(shown.button(), Qt::LeftButton);
        QVERIFY(shown.dialog->isVisible());
        QCOMPARE(shown.files(), QStringList());
    }
};

HALFPLANE_TEST(exported_files_test, ExportedFilesTest, QApplication)
#include "exported_files_test.moc"
