#include "core/io/carried_document.h"
#include "desk.h"
#include "support/run.h"
#include "ui/editing/edit_actions.h"
#include "ui/figures/choosing/export_dialog.h"
#include "ui/figures/choosing/figure_words.h"
#include "ui/figures/option_words.h"
#include "ui/shown/playback.h"

#include <QCheckBox>
#include <QClipboard>
#include <QMimeData>

using namespace halfplane;
using namespace halfplane::test;

namespace {

QString clipboardText() { return QGuiApplication::clipboard()->text(); }

struct Actions : Desk
{
    Actions() { action(u"figure34"_s)->trigger(); }

    ExportDialog *openDialog()
    {
        press(Qt::Key_E);
        auto *dialog = window->findChild<ExportDialog *>();
        if (dialog != nullptr)
            user.ignore(dialog);
        return dialog;
    }

    /// By the dialog, as it comes.
    bool exportsFirst(const QString &name)
    {
        const QPointer<ExportDialog> dialog = openDialog();
        if (dialog == nullptr
            || !QTest::qWaitFor([&] { return dialog->isUpToDate() && !dialog->preview().image.isNull(); },
                                patience))
            return false;
        user.willTypeFile(path(name));
        dialog->exportFile();
        return QTest::qWaitFor([&] { return dialog == nullptr || !dialog->isVisible(); }, patience);
    }
    bool saysSoon(const QString &words) const
    {
        return QTest::qWaitFor([&] { return message().contains(words); }, patience);
    }
    QStringList files() const
    {
        QStringList names = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
        names.removeAll(u"settings.ini"_s);
        return names;
    }
    std::string documentIn(const QString &name) const
    {
        const auto carried = documentCarriedBy(read(name).toStdString());
        return carried ? *carried : carried.failure().message;
    }
};

} // namespace

class ExportActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void againOpensTheDialogWhereThereIsNone()
    {
        Actions shown;
        shown.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = shown.window->findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr);
        shown.user.ignore(dialog);
        dialog->reject();
        QCOMPARE(shown.files(), QStringList());
    }

    void againWritesWhatIsSeenNow()
    {
        Actions shown;
        QVERIFY(shown.exportsFirst(u"a.svg"_s));
        const QByteArray first = shown.read(u"a.svg"_s);
        shown.press(Qt::Key_Right, {});
        shown.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shown.saysSoon(u"a.svg is exported again: it replaces the file from before."_s));
        QVERIFY(shown.read(u"a.svg"_s) != first);
        QCOMPARE(readDocument(shown.documentIn(u"a.svg"_s))->step, std::uint64_t{3});
        QCOMPARE(shown.files(), QStringList{u"a.svg"_s});
        QVERIFY(shown.user.isContent());
    }

    void anotherDocumentIsNotWrittenOverTheFormerOne()
    {
        Actions shown;
        QVERIFY(shown.exportsFirst(u"a.svg"_s));
        const QByteArray first = shown.read(u"a.svg"_s);
        shown.action(u"xor"_s)->trigger();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        shown.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = shown.window->findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr);
        shown.user.ignore(dialog);
        dialog->reject();
        QCOMPARE(shown.read(u"a.svg"_s), first);
    }

    void againSaysWhatIsWrong()
    {
        Actions shown;
        QVERIFY(shown.exportsFirst(u"a.svg"_s));
        QFile::remove(shown.path(u"a.svg"_s));
        QDir(shown.folder.path()).mkdir(u"a.svg"_s);
        shown.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shown.saysSoon(u"a.svg is a folder. Choose another name with “Export figure”."_s));
        QCOMPARE(shown.files(), QStringList());
    }

    void withoutARunNothingIsOffered()
    {
        Actions shown;
        shown.action(u"newDocument"_s)->trigger();
        for (const QString &id : {u"exportFigure"_s, u"exportAgain"_s, u"copyCaption"_s, u"copyCommand"_s}) {
            shown.window->tell({});
            shown.action(id)->trigger();
            QVERIFY2(shown.message().contains(u"add a point first"_s), qPrintable(id));
        }
        QVERIFY(shown.window->findChild<ExportDialog *>() == nullptr);
    }

    void aFigureOpensAgainAndIsNeverSavedOver()
    {
        Actions shown;
        shown.press(Qt::Key_Right, {});
        QVERIFY(shown.exportsFirst(u"a.svg"_s));
        const QByteArray figure = shown.read(u"a.svg"_s);
        const Dataset points = shown.document().points();
        shown.action(u"xor"_s)->trigger();
        QVERIFY(shown.filing().open(shown.path(u"a.svg"_s)));
        QVERIFY(shown.document().points() == points);
        QCOMPARE(shown.window->showing().playback().cursor().update, std::uint64_t{3});
        QCOMPARE(shown.preferences.recentFiles().paths().constFirst(), shown.path(u"a.svg"_s));
        QVERIFY(shown.filing().file().isNone());

        QString suggested;
        shown.user.willAnswer([&](QDialog &dialog) {
            suggested = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->text();
            dialog.reject();
        });
        shown.press(Qt::Key_S);
        QVERIFY2(suggested.endsWith(u".halfplane"_s), qPrintable(suggested));
        shown.user.willTypeFile(shown.path(u"a.svg"_s));
        shown.user.willPress(QMessageBox::Yes); // Qt asks whether to replace it
        shown.press(Qt::Key_S);
        QVERIFY(shown.message().contains(u"a.svg would be a figure"_s));
        QCOMPARE(shown.read(u"a.svg"_s), figure);
    }

    void aFigureThatCarriesNothingChangesNothing()
    {
        Actions shown;
        const Document before = shown.document().content();
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::white);
        QVERIFY(image.save(shown.path(u"plain.png"_s)));
        QVERIFY(!shown.filing().open(shown.path(u"plain.png"_s)));
        QVERIFY2(shown.message().contains(u"plain.png"_s), qPrintable(shown.message()));
        QVERIFY(shown.document().content() == before);
        QVERIFY(!shown.preferences.recentFiles().paths().contains(shown.path(u"plain.png"_s)));
    }

    void theCaptionIsOfWhatIsSeen()
    {
        const Actions shown;
        shown.press(Qt::Key_Right, {});
        shown.action(u"copyCaption"_s)->trigger();
        QVERIFY2(clipboardText().startsWith(u"\\caption{Greedy perceptron"_s), qPrintable(clipboardText()));
        QVERIFY(clipboardText().contains(u"after update $3$ of $49$"_s));
    }

    void theCommandSaysWhatIsSeen()
    {
        const Actions shown;
        shown.action(u"copyCommand"_s)->trigger();
        QCOMPARE(clipboardText(), u"halfplane export example:figure34 --step 2 -o figure34-step2.png"_s);
        shown.press(Qt::Key_Right, {});
        shown.action(u"grid"_s)->trigger();
        shown.action(u"copyCommand"_s)->trigger();
        QVERIFY2(clipboardText().startsWith(u"halfplane export example:figure34 --step 3 --layers points,"_s),
                 qPrintable(clipboardText()));
        QVERIFY(clipboardText().endsWith(u" -o figure34-step3.png"_s));
    }

    void theCommandSaysARecipeThatIsNotSaved()
    {
        const Actions shown;
        Recipe recipe = shown.document().content().recipe();
        recipe.variant = "standard";
        recipe.parameters = {{"eta", 0.5}};
        recipe.space = Space::Bias;
        shown.document().setRecipe(recipe);
        shown.action(u"copyCommand"_s)->trigger();
        QCOMPARE(clipboardText(),
                 u"halfplane export example:figure34 --variant=standard --eta=0.5 --space=bias --step 2 "
                 "-o figure34-step2.png"_s);
    }

    void theCommandNeedsASavedDocument()
    {
        const Actions shown;
        QGuiApplication::clipboard()->setText(u"before"_s);
        shown.addPoint();
        shown.action(u"copyCommand"_s)->trigger();
        QVERIFY2(shown.message().startsWith(u"Save the document first"_s), qPrintable(shown.message()));
        QCOMPARE(clipboardText(), u"before"_s);
    }

    void copyingTheBoardCopiesADrawingToo()
    {
        const Actions shown;
        shown.press(Qt::Key_C);
        const QMimeData &copied = *QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied.hasImage());
        QVERIFY(copied.hasText());
        QVERIFY(copied.formats().contains(u"image/svg+xml"_s));
        const QByteArray svg = copied.data(u"image/svg+xml"_s);
        QVERIFY(svg.contains("<svg"));
        const auto carried = documentCarriedBy(svg.toStdString());
        QVERIFY(carried);
        QCOMPARE(readDocument(*carried)->step, std::uint64_t{2});
    }
};

HALFPLANE_TEST(export_actions_test, ExportActionsTest, QApplication)
#include "export_actions_test.moc"
