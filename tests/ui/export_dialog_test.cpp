#include "exporting.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/reach.h"

#include <QComboBox>
#include <QScrollArea>
#include <QSlider>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// As from the open list.
void pick(Exporting &shown, const QString &picture)
{
    auto *what = shown.field<QComboBox>(u"What is drawn"_s);
    what->setCurrentText(picture);
    emit what->activated(what->currentIndex());
}

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    /// The screen is one of 1024×768 at 150 %, less the system's bars.
    void itFitsASmallScreen()
    {
        Exporting shown;
        QVERIFY(shown.dialog != nullptr);
        const QSize size(680, 440);
        for (const FigureKind *kind : figureKinds()) {
            shown.dialog->setOptions(suited(shown.dialog->options(), *kind));
            shown.dialog->resize(size);
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
            QCOMPARE(shown.dialog->size(), size);
            const QStringList names = unreachableIn(*shown.dialog);
            QVERIFY2(names.isEmpty(), qUtf8Printable(names.join(u'\n')));
        }
    }

    void everyFieldChangesTheOptions_data()
    {
        using Do = std::function<void(Exporting &)>;
        QTest::addColumn<Do>("act");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const QString &line, Do act) {
            QTest::newRow(name) << act << line;
        };
        row("colours", u"--palette print"_s, [](Exporting &shown) { shown.choose(u"Colours: Print"_s); });
        row("a chart", u"--chart margin"_s,
            [](Exporting &shown) { QTest::keyClicks(shown.field<QComboBox>(u"What is drawn"_s), u"Mar"_s); });
        row("another view", u"--view weights"_s, [](Exporting &shown) { pick(shown, u"Board: Weights"_s); });
        row("transparent", u"--transparent"_s, [](Exporting &shown) { shown.tick(u"Transparent"_s); });
        row("title", u"--title"_s, [](Exporting &shown) { shown.tick(u"Title above"_s); });
        row("document", u"--no-embed"_s, [](Exporting &shown) { shown.tick(u"Carries its document"_s); });
        row("width", u"--width 89.5mm"_s, [](Exporting &shown) { shown.type(u"Width"_s, u"89,5"_s); });
        row("height", u"--width 80mm --height 60mm"_s,
            [](Exporting &shown) { shown.type(u"Height"_s, u"60"_s); });
        row("resolution", u"--dpi 600"_s, [](Exporting &shown) { shown.type(u"Resolution"_s, u"600"_s); });
        row("text size", u"--font 7pt"_s, [](Exporting &shown) { shown.type(u"Text size"_s, u"7"_s); });
        row("last", u"--step last"_s, [](Exporting &shown) { shown.choose(u"Steps: Last"_s); });
        row("some", u"--step 7 --multiples 4"_s, [](Exporting &shown) {
            shown.choose(u"Steps: Some"_s);
            shown.type(u"Which steps"_s, u"7"_s);
        });
        row("a slide", QString(),
            [](Exporting &shown) { QTest::keyClicks(shown.field<QComboBox>(u"Size"_s), u"Slide"_s); });
        row("fragment", u"--fragment"_s, [](Exporting &shown) {
            shown.choose(u"Format: TikZ"_s);
            shown.tick(u"Only the picture, to \\input"_s);
        });
        row("time and frames", u"--duration 500ms --tweens 3 --once"_s, [](Exporting &shown) {
            shown.choose(u"Format: GIF"_s);
            shown.type(u"Time per step"_s, u"500"_s);
            shown.type(u"Frames between steps"_s, u"3"_s);
            shown.tick(u"Loop"_s);
        });
        row("a layer", u"--layers boundary"_s, [](Exporting &shown) {
            shown.choose(u"Choose the layers"_s);
            for (const QString &layer :
                 {u"grid"_s, u"points"_s, u"tint"_s, u"weight"_s, u"asked"_s, u"update"_s, u"start"_s,
                  u"candidates"_s, u"means"_s, u"hyperbolas"_s, u"epsilon-band"_s, u"rate-ring"_s,
                  u"final-margin"_s, u"names"_s, u"legend"_s}) {
                auto *box = shown.dialog->findChild<QCheckBox *>(u"layer-"_s + layer);
                if (box->isChecked())
                    box->click();
            }
        });
    }
    void everyFieldChangesTheOptions()
    {
        using Do = std::function<void(Exporting &)>;
        QFETCH(const Do, act);
        QFETCH(const QString, line);
        Exporting shown;
        QVERIFY(shown.dialog != nullptr);
        act(shown);
        if (line.isEmpty())
            return;
        QCOMPARE(commandLineOf(shown.words()), line);
        QVERIFY(shown.settles());
        QCOMPARE(shown.trouble(), QString());
        QVERIFY(shown.button()->isEnabled());
    }

    void whatCannotBeIsSaidInWords()
    {
        Exporting shown;
        shown.type(u"Width"_s, u"1"_s);
        QVERIFY(shown.settles());
        QVERIFY2(shown.trouble().startsWith(u"Width: "_s), qPrintable(shown.trouble()));
        QVERIFY(!shown.trouble().contains(u"--"_s));
        QVERIFY(!shown.button()->isEnabled());
        shown.type(u"Width"_s, u"100"_s);
        QVERIFY(shown.settles());
        QCOMPARE(shown.trouble(), QString());
        QVERIFY(shown.button()->isEnabled());
    }

    void severalStepsOfAPictureAreASheet()
    {
        Exporting shown;
        shown.choose(u"Steps: Some"_s);
        QCOMPARE(commandLineOf(shown.words()), u"--step 0-5 --multiples 4"_s);
        QVERIFY(shown.settles());
        QCOMPARE(shown.trouble(), QString());
        QCOMPARE(shown.dialog->preview().pageCount, std::size_t{1});
        shown.choose(u"Format: PDF"_s);
        shown.tick(u"in columns:"_s);
        QVERIFY(shown.settles());
        QCOMPARE(commandLineOf(shown.words()), u"--step 0-5"_s);
        QCOMPARE(shown.dialog->preview().pageCount, std::size_t{6});
    }

    void whatMovesShowsAllSteps()
    {
        Exporting shown;
        shown.choose(u"Format: GIF"_s);
        QVERIFY(shown.settles());
        QCOMPARE(shown.dialog->preview().shots.size(), std::size_t{50 + 49}); // and what is asked
        QVERIFY(shown.summary().contains(u"99 frames"_s));
        shown.choose(u"Steps: This"_s);
        QVERIFY(shown.settles());
        QCOMPARE(shown.dialog->preview().shots.size(), std::size_t{1});
        QCOMPARE(shown.dialog->preview().step, RunStep(2));
    }

    void theRatioIsKeptWhileTyping()
    {
        Exporting shown;
        shown.type(u"Width"_s, u"160"_s);
        shown.tick(u"Lock ratio"_s);
        shown.type(u"Height"_s, u"90"_s);
        QCOMPARE(commandLineOf(shown.words()), u"--width 160mm --height 90mm"_s);
        shown.tick(u"Lock ratio"_s);
        shown.type(u"Width"_s, u"80"_s);
        QCOMPARE(commandLineOf(shown.words()), u"--width 80mm --height 45mm"_s);
        shown.type(u"Height"_s, u"90"_s);
        QCOMPARE(commandLineOf(shown.words()), u"--width 160mm --height 90mm"_s);
    }

    void theSizeOfTheFileIsTold()
    {
        Exporting shown;
        shown.type(u"Width"_s, u"60"_s);
        QVERIFY(QTest::qWaitFor([&] { return shown.summary().contains(u"about"_s); }, patience));
        QVERIFY2(shown.summary().startsWith(u"709 × 531 px · 60 × 45 mm at 300 dpi · about "_s),
                 qPrintable(shown.summary()));
    }

    void choicesAreRememberedButNotTheOccasion()
    {
        Exporting shown;
        shown.choose(u"Format: SVG"_s);
        shown.choose(u"Colours: Dark"_s);
        shown.type(u"Width"_s, u"77"_s);
        shown.choose(u"Steps: Some"_s);
        QTest::keyClick(shown.dialog, Qt::Key_Escape);
        const FigureOptions kept = shown.preferences.figureOptions();
        QCOMPARE(kept.kind, &svgKind);
        QCOMPARE(commandLineOf(wordsOf(kept)), u"--width 77mm --palette dark"_s);
        shown.action(u"xor"_s)->trigger();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        shown.open();
        QCOMPARE(shown.dialog->options(), kept);
    }

    void damagedChoicesAreTheUsualOnes()
    {
        const Desk desk;
        {
            QSettings settings(desk.settingsFile(), QSettings::IniFormat);
            settings.setValue(u"figure/format"_s, u"exe"_s);
            settings.setValue(u"figure/words"_s,
                              QStringList{u"width=wide"_s, u"=x"_s, u"palette=print"_s, u"junk"_s});
        }
        Theme theme;
        const Preferences preferences(theme,
                                      std::make_unique<QSettings>(desk.settingsFile(), QSettings::IniFormat));
        FigureOptions expected;
        expected.palette = FigurePalette::Print;
        QCOMPARE(preferences.figureOptions(), expected);
    }

    void pagesAreTurned()
    {
        Exporting shown;
        shown.choose(u"Format: PDF"_s);
        shown.choose(u"Steps: All"_s);
        QVERIFY(shown.settles());
        auto *pages = shown.dialog->findChild<QSlider *>(u"previewPages"_s);
        QVERIFY(pages->isVisible());
        QCOMPARE(pages->maximum(), 49);
        pages->setFocus();
        QTest::keyClick(pages, Qt::Key_End);
        QVERIFY(QTest::qWaitFor([&] { return shown.dialog->preview().page == 49; }, patience));
        QCOMPARE(shown.dialog->preview().step, RunStep(49));
    }

    void whatMovesPlays()
    {
        Exporting shown;
        shown.choose(u"Format: GIF"_s);
        shown.type(u"Time per step"_s, u"40"_s);
        QVERIFY(shown.settles());
        shown.choose(u"Play the preview"_s);
        QVERIFY(QTest::qWaitFor([&] { return shown.dialog->preview().step > 3; }, patience));
        shown.choose(u"Pause the preview"_s);
        QVERIFY(shown.field<QAbstractButton>(u"Play the preview"_s) != nullptr);
    }

    void everyFieldHasAName()
    {
        Exporting shown;
        for (const auto *widget : shown.dialog->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(shown.dialog))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool hasText = button != nullptr && !button->text().isEmpty();
            QVERIFY2(hasText || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void itFitsALowScreen()
    {
        Exporting shown;
        QVERIFY2(shown.dialog->minimumSizeHint().height() <= 580,
                 QByteArray::number(shown.dialog->minimumSizeHint().height()).constData());
        QVERIFY(shown.dialog->minimumSizeHint().width() <= 900);
    }

    void nothingIsCutOff()
    {
        Exporting shown;
        const auto *page = shown.dialog->findChild<QScrollArea *>(u"exportChoices"_s);
        shown.choose(u"Choose the layers"_s);
        shown.choose(u"Steps: Some"_s);
        for (const FigureKind *kind : figureKinds()) {
            shown.dialog->setOptions(suited(shown.dialog->options(), *kind));
            QVERIFY2(page->widget()->minimumSizeHint().width() <= page->viewport()->width(),
                     qPrintable(kind->title.toString()));
        }
    }

    void aRunThatGrowsIsFollowed()
    {
        Exporting shown;
        shown.choose(u"Format: PDF"_s);
        shown.choose(u"Steps: All"_s);
        QVERIFY(shown.settles());
        QCOMPARE(shown.dialog->preview().pageCount, std::size_t{50});
        ExportSubject grown;
        grown.board = {800, 600};
        grown.isGrowing = true;
        Document shorter = shown.document().content();
        shorter.recipe().caps.updates = 7;
        grown.source = std::make_shared<const FigureSource>(*figureSource(shorter));
        shown.dialog->setSubject(grown);
        QVERIFY(shown.settles());
        QCOMPARE(shown.dialog->preview().pageCount, std::size_t{8});
        const auto *note = shown.dialog->findChild<QLabel *>(u"exportGrowing"_s);
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(u"7 updates"_s));
    }

    void aVideoIsAsLargeAsAScreen()
    {
        Exporting shown;
        auto *size = shown.field<QComboBox>(u"Size"_s);
        const QString printed = size->itemText(0);
        shown.choose(u"Format: MP4"_s);
        if (shown.dialog->options().kind != &mp4Kind)
            QSKIP("ffmpeg is missing");
        QCOMPARE(size->currentText(), u"1920 × 1080 px"_s);
        QCOMPARE(size->currentIndex(), 0);
        QVERIFY(shown.settles());
        QVERIFY2(shown.summary().startsWith(u"1920 × 1080 px"_s), qPrintable(shown.summary()));
        QTest::keyClick(size, Qt::Key_Down);
        QCOMPARE(size->currentText(), u"1280 × 720 px"_s);
        shown.choose(u"Format: WebM"_s);
        QCOMPARE(size->currentText(), u"1280 × 720 px"_s);
        shown.choose(u"Format: PDF"_s);
        QCOMPARE(size->itemText(0), printed);
        QCOMPARE(shown.dialog->options().width, FigureOptions{}.width);
        QCOMPARE(shown.dialog->options().fontPoints, FigureOptions{}.fontPoints);
    }

    void numbersAreOneBelowTheOther()
    {
        const Exporting shown;
        const auto rightOf = [&](const QString &name) {
            const auto *edit = shown.field<QLineEdit>(name);
            return edit->mapTo(shown.dialog.data(), edit->rect().topRight()).x();
        };
        QCOMPARE(rightOf(u"Resolution"_s), rightOf(u"Height"_s));
        QCOMPARE(rightOf(u"Text size"_s), rightOf(u"Height"_s));
    }
};

HALFPLANE_TEST(export_dialog_test, ExportDialogTest, QApplication)
#include "export_dialog_test.moc"
