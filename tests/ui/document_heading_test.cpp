#include "shown_window.h"
#include "support/run.h"
#include "ui/panels/document_heading.h"
#include "ui/settings/preferences.h"

#include <QLabel>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const DocumentHeading &headingOf(const QWidget &window) { return *window.findChild<DocumentHeading *>(); }

bool showsAll(const QLabel &label) { return label.height() >= label.heightForWidth(label.width()); }

} // namespace

class DocumentHeadingTest : public QObject
{
    Q_OBJECT

private slots:
    void anExampleSaysWhatItIsAbout()
    {
        const Shown shown;
        const DocumentHeading &heading = headingOf(shown.window);
        QTRY_COMPARE(heading.text(), toText(shown.window.showing().document().words().title));
        QTRY_VERIFY(showsAll(heading));
    }

    void anotherTitleIsShownAtOnce()
    {
        Shown shown(u"example:figure34"_s);
        shown.window.showing().document().setWords({.title = "Mine"});
        QCOMPARE(headingOf(shown.window).text(), u"Mine"_s);
    }

    void theTitleIsLargerThanText()
    {
        Theme theme;
        Preferences preferences(theme);
        MainWindow window(source, preferences);
        window.open(u"example:figure34"_s);
        window.show();
        const DocumentHeading &heading = headingOf(window);
        for (const int scale : {150, 100}) {
            preferences.setScale(scale);
            QTRY_VERIFY(heading.fontInfo().pixelSize() > window.fontInfo().pixelSize());
            QVERIFY(heading.fontInfo().pixelSize() < 1.4 * window.fontInfo().pixelSize());
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
        const DocumentHeading &heading = headingOf(shown.window);
        const int width = heading.width();
        shown.window.showing().document().setWords({.title = word.toStdString()});
        QCoreApplication::processEvents();
        QCOMPARE(heading.width(), width);
        QVERIFY(heading.heightForWidth(width) / heading.fontMetrics().lineSpacing() > 1);
        QTRY_VERIFY(showsAll(heading));
    }
};

HALFPLANE_TEST(document_heading_test, DocumentHeadingTest, QApplication)
#include "document_heading_test.moc"
