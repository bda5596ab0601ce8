#include "shown_window.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/panels/document_heading.h"
#include "ui/settings/preferences.h"

#include <QLabel>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The visible one with this accessible name.
template <class Part>
Part *partOf(const QWidget &widget, const QString &name)
{
    for (auto *part : widget.findChildren<Part *>()) {
        if (part->accessibleName() == name && part->isVisible())
            return part;
    }
    return nullptr;
}

DocumentHeading &headingOf(const QWidget &window) { return *window.findChild<DocumentHeading *>(); }

bool showsAll(const QLabel &label) { return label.height() >= label.heightForWidth(label.width()); }

} // namespace

class DocumentHeadingTest : public QObject
{
    Q_OBJECT

private slots:
    void anExampleSaysWhatItIsAbout()
    {
        const Shown shown;
        const DocumentWords words = shown.window.showing().document().words();
        const DocumentHeading &heading = headingOf(shown.window);
        for (const auto &[name, text] :
             {std::pair(u"Title"_s, words.title), std::pair(u"Caption"_s, words.caption),
              std::pair(u"Source"_s, words.source)}) {
            const auto *label = partOf<QLabel>(heading, name);
            QVERIFY2(label != nullptr, qPrintable(name));
            QTRY_COMPARE(label->text(), toText(text));
            QTRY_VERIFY2(showsAll(*label), qPrintable(name));
            QVERIFY(heading.rect().contains(label->geometry()));
        }
    }

    void otherWordsAreShownAtOnce()
    {
        Shown shown(u"example:figure34"_s);
        const DocumentHeading &heading = headingOf(shown.window);
        shown.window.showing().document().setWords({.title = "Mine", .caption = "Look at x₃."});
        QCOMPARE(partOf<QLabel>(heading, u"Title"_s)->text(), u"Mine"_s);
        QCOMPARE(partOf<QLabel>(heading, u"Caption"_s)->text(), u"Look at x₃."_s);
        QVERIFY(partOf<QLabel>(heading, u"Source"_s) == nullptr);
        shown.window.showing().document().setWords({.title = "Mine"});
        QVERIFY(partOf<QToolButton>(heading, u"Hide the caption"_s) == nullptr);
    }

    void theFoldIsTheSameInEveryWindow()
    {
        Theme theme;
        Preferences preferences(theme);
        MainWindow first(source, preferences);
        first.open(u"example:figure34"_s);
        first.show();
        const int open = headingOf(first).sizeHint().height();
        QTest::mouseClick(partOf<QToolButton>(first, u"Hide the caption"_s), Qt::LeftButton);
        QVERIFY(partOf<QLabel>(headingOf(first), u"Caption"_s) == nullptr);
        QTRY_VERIFY(headingOf(first).height() < open / 2);
        MainWindow second(source, preferences);
        second.open(u"example:figure34"_s);
        second.show();
        QVERIFY(partOf<QLabel>(headingOf(second), u"Caption"_s) == nullptr);
        preferences.reset();
        for (const MainWindow *window : {&first, &second})
            QVERIFY(partOf<QLabel>(headingOf(*window), u"Caption"_s) != nullptr);
    }

    void theCaptionGivesWayBeforeTheRecipe()
    {
        Shown shown(u"example:figure34"_s);
        const DocumentHeading &heading = headingOf(shown.window);
        const auto *caption = partOf<QLabel>(heading, u"Caption"_s);
        const QString whole = caption->text();
        shown.window.showing().document().setRecipe(test::recipe("margin-fuzzy"));
        shown.window.resize(1024, 760);
        QTRY_VERIFY(caption->text() != whole);
        QVERIFY(caption->isVisible() && caption->text().endsWith(u'…'));
        QTRY_VERIFY(showsAll(*caption));
        QCOMPARE(caption->toolTip(), whole);
        shown.window.resize(1024, 1000);
        QTRY_COMPARE(caption->text(), whole);
    }

    void theTitleIsLargerThanText()
    {
        Theme theme;
        Preferences preferences(theme);
        MainWindow window(source, preferences);
        window.open(u"example:figure34"_s);
        window.show();
        const auto *title = partOf<QLabel>(headingOf(window), u"Title"_s);
        const auto *caption = partOf<QLabel>(headingOf(window), u"Caption"_s);
        for (const int scale : {150, 100}) {
            preferences.setScale(scale);
            QTRY_VERIFY(title->fontInfo().pixelSize() > caption->fontInfo().pixelSize());
            QVERIFY(title->fontInfo().pixelSize() < 1.4 * caption->fontInfo().pixelSize());
        }
    }

    void wordsWithoutSpacesBreak_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("letters") << u"w"_s.repeated(370);
        QTest::newRow("accents that combine") << u"e\u0301"_s.repeated(200);
        QTest::newRow("beyond 16 bits") << u"🙂"_s.repeated(200);
    }
    void wordsWithoutSpacesBreak()
    {
        QFETCH(const QString, word);
        Shown shown;
        DocumentHeading &heading = headingOf(shown.window);
        const int least = heading.minimumSizeHint().width();
        const int width = heading.width();
        const std::string text = word.toStdString();
        shown.window.showing().document().setWords({.title = text, .caption = text, .source = text});
        QCoreApplication::processEvents();
        QCOMPARE(heading.minimumSizeHint().width(), least);
        QCOMPARE(heading.width(), width);
        for (const QString &name : {u"Title"_s, u"Source"_s}) {
            const auto *label = partOf<QLabel>(heading, name);
            const int lines = label->heightForWidth(label->width()) / label->fontMetrics().lineSpacing();
            QVERIFY2(lines > 1, qPrintable(name));
            QTRY_VERIFY(showsAll(*label));
        }
    }
};

HALFPLANE_TEST(document_heading_test, DocumentHeadingTest, QApplication)
#include "document_heading_test.moc"
