#include "core/examples.h"
#include "core/io/document.h"
#include "core/picture/contrast.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/studies.h"
#include "ui/basics/text.h"
#include "ui/painting/palette.h"
#include "ui/panels/explanation_label.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QClipboard>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QVBoxLayout>

#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

// Of the sentence, in windows of 1024×768 and of 1280×800.
constexpr int widthIn1024 = 636;
constexpr int widthIn1280 = 892;

QString plain(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

/// Of fonts, in pixels.
std::set<int> sizesIn(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    std::set<int> sizes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at)
            sizes.insert(QFontInfo(at.fragment().charFormat().font()).pixelSize());
    }
    return sizes;
}

/// The label between a board's stand-in and nothing else, as in the window.
struct ShownExplanation
{
    explicit ShownExplanation(const std::shared_ptr<const Study> &study, int width = 1000,
                              Telling telling = Telling::Full)
        : label(new ExplanationLabel(showing, telling))
    {
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins({});
        column->addWidget(board = new QWidget, 1);
        column->addWidget(label);
        window.resize(width, 600);
        showing.inFocus().setStudy(study ? study : std::make_shared<Study>());
        window.setVisible(true);
        window.grab();
    }

    QString words() const { return plain(label->text()); }

    /// What is not there is in the tooltip.
    bool hasAllWords() const
    {
        if (!words().contains(u"…"_s))
            return label->toolTip().isEmpty();
        const Explanation said = explain(*showing.run(), *showing.moment());
        const QString all = plain(label->toolTip());
        const auto isThere = [&](const Phrases &part) {
            return all.contains(plain(richText(part, label->palette())));
        };
        return isThere(said.finding) && isThere(said.result) && isThere(said.ending)
            && all.startsWith(words().left(words().indexOf(u" …"_s)));
    }

    Showing showing;
    Playback &playback = showing.playback();
    QWidget window;
    QWidget *board = nullptr;
    ExplanationLabel *label;
};

QPalette lightColours() { return {Qt::white, QColor(0xf7, 0xf9, 0xfb)}; }

QPalette darkColours()
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, QColor(0xe8, 0xec, 0xf1));
    palette.setColor(QPalette::Window, QColor(0x19, 0x1e, 0x27));
    return palette;
}

} // namespace

class ExplanationLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatHappensAtEachStep()
    {
        const auto study = studyOf(greedyRun());
        ShownExplanation shown(study);
        QVERIFY(shown.words().startsWith(u"Start"_s));
        for (const std::uint64_t k : {1, 2, 30, 49}) {
            shown.playback.seekUpdate(k);
            QVERIFY(shown.words().startsWith(u"Update %1 of 49   sweep"_s.arg(k)));
        }
        shown.playback.toEnd();
        QVERIFY2(shown.words().contains(u"Converged after 49 updates in 14 sweeps."_s),
                 qPrintable(shown.words()));
    }

    void classesHaveTheirShape()
    {
        ShownExplanation shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(1);
        QVERIFY(shown.words().contains(u"▲ x₁ = "_s));
        shown.playback.seekUpdate(2);
        QVERIFY(shown.words().contains(u"■ x₂ = "_s));
    }

    void coloursOfWordsCanBeRead_data()
    {
        QTest::addColumn<QPalette>("colours");
        QTest::newRow("light") << lightColours();
        QTest::newRow("dark") << darkColours();
    }
    /// Only the marks may be fainter: they are shapes.
    void coloursOfWordsCanBeRead()
    {
        QFETCH(QPalette, colours);
        for (int tone = 0; tone <= static_cast<int>(Tone::Warning); ++tone) {
            const QString html = richText({{"words", static_cast<Tone>(tone)}}, colours);
            static const QRegularExpression coloured(u"color:(#[0-9a-f]{6})\">(<b>)?words"_s);
            const auto found = coloured.match(html);
            if (found.hasMatch())
                QVERIFY2(
                    contrastRatio(rgbOf(QColor(found.captured(1))), rgbOf(colours.color(QPalette::Window)))
                        >= 4.5,
                    qPrintable(html));
        }
        const QString positive = richText({{"words", Tone::Positive}}, colours);
        QVERIFY(positive.contains(u"▲"_s) && positive.contains(u"<b>"_s));
    }

    void whatIsNoMarkupIsShownAsItIs()
    {
        const QString html = richText({{"a < b & \"c\" > d", Tone::Strong}}, lightColours());
        QTextDocument document;
        document.setHtml(html);
        QCOMPARE(document.toPlainText(), u"a < b & \"c\" > d"_s);
    }

    void theBoardKeepsItsPlaceFromStepToStep_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("width");
        for (const Example &example : examples()) {
            for (const int width : {900, 640, 480})
                QTest::addRow("%s, %d wide", std::string(example.id).c_str(), width)
                    << toText(example.id) << width;
        }
    }
    /// In every step and at some checks between them; and all words are there.
    void theBoardKeepsItsPlaceFromStepToStep()
    {
        QFETCH(QString, id);
        QFETCH(int, width);
        const auto document = readDocument(findExample(id.toStdString())->text);
        const auto study = studyOf(document->points, document->recipe());
        for (const Telling telling : {Telling::Full, Telling::Brief}) {
            ShownExplanation shown(study, width, telling);
            const int height = shown.board->height();
            const std::uint64_t checks = study->run->trace.checkCount();
            for (std::uint64_t i = 0; i <= 60; ++i) {
                shown.playback.seek(i % 3 == 0 ? cursorAtCheck(study->run->trace, i * checks / 60)
                                               : Cursor{i, 0});
                QCoreApplication::processEvents(); // a label that wants to grow says so by an event
                QCOMPARE(shown.board->height(), height);
                QVERIFY(shown.label->QLabel::heightForWidth(width) <= shown.label->height());
            }
        }
    }

    void nothingMovesUnderAHand()
    {
        ShownExplanation shown(studyOf(runOfNoUpdates()), 480);
        const int height = shown.board->height();
        QTest::mousePress(shown.board, Qt::LeftButton);
        shown.showing.inFocus().setStudy(
            studyOf(oracleData("circle.csv"), recipe("standard", {}, Space::Circle)));
        shown.playback.stepForward();
        QCoreApplication::processEvents();
        QCOMPARE(shown.board->height(), height);
        QTest::mouseRelease(shown.board, Qt::LeftButton);
        shown.playback.stepForward();
        QCoreApplication::processEvents();
        QVERIFY(shown.board->height() < height);
    }

    /// Such as the rates that one tries: only another document gives the room back.
    void theBoardKeepsItsPlaceFromRunToRun()
    {
        ShownExplanation shown(studyOf(oracleData("circle.csv"), recipe("standard", {}, Space::Circle)), 480);
        const int height = shown.board->height();
        shown.showing.inFocus().setStudy(studyOf(runOfNoUpdates()));
        QCoreApplication::processEvents();
        QCOMPARE(shown.board->height(), height);
        shown.showing.document().replace({});
        QTRY_VERIFY(shown.board->height() > height);
    }

    void threeLinesAreEnoughOfAnOrdinaryRun()
    {
        const ShownExplanation shown(studyOf(greedyRun()), 900);
        QVERIFY(shown.label->height() <= 5 * shown.label->fontMetrics().lineSpacing());
    }

    void noLineEndsWithinANumber_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces)
                QTest::addRow("%s in %s", std::string(variant->id).c_str(), std::string(idOf(space)).c_str())
                    << studyOf(oracleData("circle.csv"), recipe(std::string(variant->id), {}, space));
        }
    }
    void noLineEndsWithinANumber()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        for (const int width : {480, 640, 900}) {
            ShownExplanation shown(study, width);
            for (std::uint64_t k = 1; k <= std::min<std::uint64_t>(12, study->run->trace.updateCount());
                 ++k) {
                shown.playback.seekUpdate(k);
                QTextDocument document;
                document.setDefaultFont(shown.label->font());
                document.setHtml(shown.label->text());
                document.setDocumentMargin(0);
                document.setTextWidth(shown.label->contentsRect().width());
                (void)document.size();
                for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
                    for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
                        const QTextLine line = block.layout()->lineAt(i);
                        QVERIFY2(block.text().at(line.textStart() + line.textLength() - 1) == u' ',
                                 qPrintable(block.text()));
                    }
                }
            }
        }
    }

    void formulasAreSet()
    {
        const QString html =
            richText({letter("p"), indexed("1"), unbroken(" = 2"), exponent("m")}, lightColours());
        QTextDocument document;
        document.setHtml(html);
        QTextCursor cursor(&document);
        const auto formatAt = [&](int position) {
            cursor.setPosition(position + 1);
            return cursor.charFormat();
        };
        QVERIFY(formatAt(0).fontItalic());
        QCOMPARE(formatAt(1).verticalAlignment(), QTextCharFormat::AlignSubScript);
        QVERIFY(!formatAt(1).fontItalic());
        QCOMPARE(formatAt(6).verticalAlignment(), QTextCharFormat::AlignSuperScript);
        QVERIFY(formatAt(6).fontItalic());
    }

    void oneSizeOfTypeInAllOfARun_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("width");
        for (const Example &example : examples()) {
            for (const int width : {widthIn1024, widthIn1280})
                QTest::addRow("%s, %d wide", std::string(example.id).c_str(), width)
                    << toText(example.id) << width;
        }
    }
    /// And one height.
    void oneSizeOfTypeInAllOfARun()
    {
        QFETCH(QString, id);
        QFETCH(int, width);
        const auto document = readDocument(findExample(id.toStdString())->text);
        const auto study = studyOf(document->points, document->recipe());
        ShownExplanation shown(study, width);
        const int height = shown.label->height();
        const int words = QFontInfo(shown.label->font()).pixelSize();
        std::set<int> sizes;
        for (std::uint64_t k = 0; k <= std::min<std::uint64_t>(100, study->run->trace.updateCount()); ++k) {
            shown.playback.seekUpdate(k);
            QCoreApplication::processEvents();
            QCOMPARE(shown.label->height(), height);
            sizes.merge(sizesIn(shown.label->text()));
            QVERIFY2(shown.hasAllWords(), qPrintable(shown.words() + u'|' + plain(shown.label->toolTip())));
        }
        QCOMPARE(sizes, (std::set<int>{words, qRound(1.2 * words)}));
    }

    void whatIsCutOffIsInTheTooltip()
    {
        ShownExplanation shown(studyOf(oracleData("circle.csv"), recipe("standard", {}, Space::Circle)), 320);
        shown.playback.seekUpdate(3);
        QVERIFY(shown.words().contains(u"…"_s));
        QVERIFY(shown.hasAllWords());
        shown.window.resize(1600, 600);
        shown.window.grab();
        QVERIFY(!shown.words().contains(u"…"_s));
        QVERIFY(shown.label->toolTip().isEmpty());
    }

    void itCanBeSelectedAndCopied()
    {
        ShownExplanation shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(2);
        QTest::keyClick(shown.label, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(shown.label, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(u"y⟨w, x⟩ = −34.9: wrong."_s));
    }

    void everyStudyCanBeShown_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::addColumn<QString>("words");
        QTest::newRow("null") << std::shared_ptr<const Study>() << QString();
        QTest::newRow("nothing") << std::make_shared<const Study>() << QString();
        QTest::newRow("impossible") << impossibleStudy() << u"There are no points yet: add some."_s;
        QTest::newRow("without updates") << studyOf(runOfNoUpdates()) << u"Start"_s;
        QTest::newRow("cycling") << studyOf(cyclingRun()) << u"Start"_s;
    }
    void everyStudyCanBeShown()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        QFETCH(QString, words);
        ShownExplanation shown(studyOf(greedyRun()));
        shown.playback.toEnd();
        shown.showing.inFocus().setStudy(study ? study : std::make_shared<Study>());
        shown.playback.toStart();
        QVERIFY2(shown.words().startsWith(words), qPrintable(shown.words()));
        QVERIFY(!shown.window.grab().isNull());
    }
};

HALFPLANE_TEST(explanation_label_test, ExplanationLabelTest, QApplication)
#include "explanation_label_test.moc"
