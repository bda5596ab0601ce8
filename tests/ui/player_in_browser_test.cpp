#include "likeness.h"
#include "player_pages.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int longestStart = 120'000;

/// What a script tells of the page after its hands are done: `told` is put together by the script.
constexpr QStringView hands = uR"js(
<script>
const told = [];
const tell = (...words) => told.push(words.join(" "));
const shown = () => document.getElementById("where").textContent;
const press = (key, on = document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
const click = (id) => document.getElementById(id).click();
const later = (time) => new Promise((done) => setTimeout(done, time));
(async () => {
  try {
    %1
  } catch (error) {
    tell("error:", error);
  }
  document.documentElement.dataset.told = told.join("|");
})();
</script>
</body>)js";

QImage paintedForPlayer(Picture picture, const Palette &palette, double scale)
{
    QImage image(toQt(picture.size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(palette[Hue::Paper]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter, picture, palette);
    return image;
}

/// Browsers set words a little differently: they are compared by themselves.
Picture withoutWords(Picture picture)
{
    for (Instruction &instruction : picture.instructions) {
        if (Words *words = std::get_if<Words>(&instruction)) {
            words->colour.alpha = 0;
            words->hasHalo = false;
        }
    }
    return picture;
}

} // namespace

class PlayerInBrowserTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_chromium = QStandardPaths::findExecutable(u"chromium"_s);
        if (m_chromium.isEmpty())
            QSKIP("there is no chromium here");
        m_page = playerOf(exampleDocument("figure34"));
    }

    void aLinkOpensItsStep_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("address");
        QTest::newRow("none: the document's step") << u""_s << u"Update 2 of 49"_s << u""_s;
        QTest::newRow("a step") << u"#step=7"_s << u"Update 7 of 49"_s << u"#step=7"_s;
        QTest::newRow("the start") << u"#step=0"_s << u"Start"_s << u"#step=0"_s;
        QTest::newRow("beyond the end")
            << u"#step=999999999999999999999"_s << u"Update 49 of 49"_s << u"#step=49"_s;
        QTest::newRow("before the start") << u"#step=-3"_s << u"Start"_s << u"#step=0"_s;
        QTest::newRow("no number") << u"#step=x"_s << u"Update 2 of 49"_s << u"#step=x"_s;
    }
    void aLinkOpensItsStep()
    {
        QFETCH(QString, link);
        QFETCH(QString, where);
        QFETCH(QString, address);
        QCOMPARE(told(u"tell(shown()); tell(location.hash);"_s, {}, link), where + u'|' + address);
    }

    void handsDoWhatTheyShould_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("tells");
        QTest::newRow("keys go from step to step") << uR"js(
          for (const key of ["End", "ArrowRight", "Home", "ArrowLeft", "ArrowRight", "ArrowRight", "PageDown",
                             "PageUp", "ArrowLeft"]) {
            press(key);
            tell(location.hash);
          })js"_s << u"#step=49|#step=49|#step=0|#step=0|#step=1|#step=2|#step=3|#step=2|#step=1"_s;
        QTest::newRow("a focused control keeps its keys")
            << uR"js(
          press("Home");
          const taken = (key, id) => !press(key, document.getElementById(id));
          tell(taken("ArrowRight", "speed"), taken(" ", "forward"), taken("ArrowRight", "forward"),
               taken("ArrowRight", "slider"), taken(" ", "slider"));
          press(" ");
          const copy = new KeyboardEvent("keydown", {key: "ArrowRight", ctrlKey: true, cancelable: true});
          tell(document.dispatchEvent(copy), shown());)js"_s
            << u"false false true true true|true Update 2 of 49"_s;
        QTest::newRow("every step is drawn the same from both sides")
            << uR"js(
          const picture = document.getElementById("picture");
          const pictures = [];
          for (press("Home"); pictures.push(picture.innerHTML) < 50;) press("ArrowRight");
          tell(shown(), new Set(pictures).size);
          for (let k = 49; k >= 0; --k, press("ArrowLeft")) if (picture.innerHTML !== pictures[k]) tell(k);
          for (const k of [30, 3, 49, 20]) {
            document.getElementById("slider").value = k;
            document.getElementById("slider").dispatchEvent(new Event("input"));
            tell(shown(), picture.innerHTML === pictures[k]);
          })js"_s
            << u"Update 49 of 49 50|Update 30 of 49 true|Update 3 of 49 true|Update 49 of 49 true"
               "|Update 20 of 49 true"_s;
        QTest::newRow("the slider links when it is let go") << uR"js(
          const slider = document.getElementById("slider");
          slider.value = 12;
          slider.dispatchEvent(new Event("input"));
          tell(shown(), location.hash, slider.getAttribute("aria-valuetext"));
          slider.dispatchEvent(new Event("change"));
          tell(location.hash);)js"_s << u"Update 12 of 49  Update 12 of 49|#step=12"_s;
        QTest::newRow("buttons and rows and the chart go to steps") << uR"js(
          for (const id of ["last", "back", "first", "forward", "forward"]) { click(id); tell(location.hash); }
          document.querySelector("a[href='#step=31']").click();
          await later(50);
          tell(shown(), document.querySelector("tr[aria-current]").cells[0].textContent);
          const chart = document.getElementById("chart");
          const box = chart.getBoundingClientRect();
          for (const x of [box.right - 1, box.left + 1]) {
            chart.dispatchEvent(new MouseEvent("click", {clientX: x, clientY: box.top + 20, bubbles: true}));
            tell(location.hash);
          })js"_s << u"#step=49|#step=48|#step=0|#step=1|#step=2|Update 31 of 49 31|#step=49|#step=0"_s;
        QTest::newRow("it plays to the end and stops")
            << uR"js(
          press("Home");
          document.getElementById("speed").value = "4";
          press(" ");
          tell(document.getElementById("play").getAttribute("aria-label"));
          await later(200 * 3 + 100);
          tell(shown());
          press(" ");
          tell(document.getElementById("play").getAttribute("aria-label"), location.hash);
          await later(1000);
          tell(shown());
          press(" ");
          await later(200 * 60);
          tell(shown(), document.getElementById("play").getAttribute("aria-label"), location.hash);
          press(" ");
          tell(shown());)js"_s
            << u"Pause (Space)|Update 3 of 49|Play (Space) #step=3|Update 3 of 49"
               "|Update 49 of 49 Play (Space) #step=49|Start"_s;
        QTest::newRow("a step ends playing") << uR"js(
          press("Home"); press(" "); press("ArrowRight");
          await later(5000);
          tell(shown(), document.getElementById("sentence").getAttribute("aria-live"));)js"_s
                                             << u"Update 1 of 49 polite"_s;
        QTest::newRow("while it plays nothing is read out")
            << u"press(' '); tell(document.getElementById('sentence').getAttribute('aria-live'));"_s
            << u"off"_s;
        QTest::newRow("what goes is gone when it has faded") << uR"js(
          press("Home"); press("End");
          await later(1000);
          tell(document.getElementById("leaving").childElementCount);)js"_s
                                                             << u"0"_s;
    }
    void handsDoWhatTheyShould()
    {
        QFETCH(QString, script);
        QTEST(told(script), "tells");
    }

    void theSentenceAndTheNumbersFollow()
    {
        const QString script = uR"js(
          press("Home"); press("ArrowRight");
          tell(document.getElementById("sentence").textContent.slice(0, 40));
          tell(document.querySelector("#sentence .negative, #sentence .positive").textContent);
          press("End");
          tell(document.querySelector("#sentence .good").textContent);
          tell(document.querySelectorAll("#theorems li.holds").length > 0,
               [...document.querySelectorAll("#theorems .finding")].some((row) => row.textContent.includes("49 ≤")));
          press("Home");
          tell(document.querySelectorAll("#numbers > div:not([hidden])").length);)js"_s;
        const QString words = told(script);
        QVERIFY2(words.startsWith(u"Update 1 of 49 · sweep 1 · x₁"), qPrintable(words));
        QVERIFY2(words.endsWith(u"|Converged after 49 updates in 14 sweeps.|true true|3"), qPrintable(words));
    }

    void withReducedMotionNothingFades()
    {
        const QString script =
            u"press('Home'); press('End'); tell(document.getElementById('leaving').childElementCount > 0);"_s;
        QCOMPARE(told(script), u"true"_s);
        QCOMPARE(told(script, {u"--force-prefers-reduced-motion"_s}), u"false"_s);
    }

    void theReaderChoosesLightOrDark()
    {
        const QString script = uR"js(
          const paper = () => getComputedStyle(document.body).backgroundColor;
          tell(paper()); click("scheme"); tell(paper(), document.getElementById("scheme").textContent);)js"_s;
        QCOMPARE(told(script), u"rgb(255, 255, 255)|rgb(20, 24, 31) Light"_s);
        QCOMPARE(told(script, {u"--blink-settings=preferredColorScheme=0"_s}),
                 u"rgb(20, 24, 31)|rgb(255, 255, 255) Dark"_s);
    }

    void nothingIsWiderThanASmallPhone()
    {
        const QString script =
            u"tell(document.documentElement.scrollWidth <= innerWidth, innerWidth <= 520);"_s;
        QCOMPARE(told(script, {u"--window-size=320,700"_s}), u"true true"_s);
    }

    void onlyTheStepsOfARangeAreLinked()
    {
        FigureOptions options = playerOptions();
        options.steps = {.kind = StepChoice::Kind::Range, .from = 10, .to = 12};
        m_page = playerOf(exampleDocument("figure34"), options);
        const QString words = told(u"tell(shown()); press('End'); tell(location.hash); press('Home');"
                                   "tell(location.hash);"_s,
                                   {}, u"#step=40"_s);
        m_page = playerOf(exampleDocument("figure34"));
        QCOMPARE(words, u"Update 12 of 49|#step=12|#step=10"_s);
    }

    void withoutScriptsTheOpeningStepIsThere()
    {
        const QByteArray page = m_page;
        m_page.replace("script-src 'unsafe-inline'; ", "");
        const QString text = QString::fromUtf8(dumped(m_page, {}, {}));
        m_page = page;
        QVERIFY(text.contains(u"Update 2 of 49"));
        QVERIFY(text.contains(u"id=\"controls\" role=\"group\" aria-label=\"Steps\" hidden"));
    }

    void theBoardLooksAsItIsPainted_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("isDark");
        QTest::newRow("greedy's fan and the ring") << u"figure34"_s << 3 << false;
        QTest::newRow("in the dark") << u"figure34"_s << 49 << true;
        QTest::newRow("a circle") << u"circle"_s << 20 << false;
        QTest::newRow("a heat map") << u"figure41"_s << 1 << false;
    }
    void theBoardLooksAsItIsPainted()
    {
        QFETCH(QString, example);
        QFETCH(int, step);
        QFETCH(bool, isDark);
        const Document document = exampleDocument(example.toStdString());
        FigureOptions options = playerOptions();
        options.palette = isDark ? FigurePalette::Dark : FigurePalette::Light;
        options.layers = allLayers();
        Figure figure = figureOf(document, options);
        const QByteArray page = written(htmlKind.write, figure);
        const Picture picture = withoutWords(figure.page(static_cast<std::size_t>(step)).picture);
        constexpr double scale = 1.5;
        const QImage expected = paintedForPlayer(picture, figure.palette(), scale);
        const QImage shown = boardOf(page, step, expected.size());
        QCOMPARE(shown.size(), expected.size());
        const double share = difference(shown, expected);
        keep(shown, u"player-shown"_s);
        keep(expected, u"player-expected"_s);
        QVERIFY2(share < 0.015, qPrintable(QString::number(share)));
    }

private:
    QByteArray ran(const QByteArray &page, const QStringList &options, const QString &link) const
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"page.html"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
            qFatal("no room for a page");
        file.close();
        QProcess chromium;
        chromium.setStandardErrorFile(QProcess::nullDevice());
        chromium.start(m_chromium,
                       QStringList{u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                                   u"--disable-dev-shm-usage"_s, u"--hide-scrollbars"_s,
                                   u"--force-color-profile=srgb"_s,
                                   u"--user-data-dir="_s + folder.filePath(u"profile"_s),
                                   u"--virtual-time-budget=20000"_s}
                           + options + QStringList{u"file://"_s + file.fileName() + link});
        if (!chromium.waitForFinished(longestStart))
            qFatal("chromium does not end");
        return chromium.readAllStandardOutput();
    }

    QByteArray dumped(const QByteArray &page, const QStringList &options, const QString &link) const
    {
        return ran(page, options + QStringList{u"--dump-dom"_s}, link);
    }

    /// What a script tells that is put at the end of the page.
    QString told(const QString &script, const QStringList &options = {}, const QString &link = {}) const
    {
        QByteArray page = m_page;
        page.replace("</body>", hands.toString().arg(script).toUtf8());
        const QString text = QString::fromUtf8(dumped(page, options, link));
        static const QRegularExpression words(u"data-told=\"([^\"]*)\""_s);
        return words.match(text).captured(1).replace(QChar::Nbsp, u' ').replace(u"&nbsp;"_s, u" "_s);
    }

    /// The board by itself in that size, without words.
    QImage boardOf(QByteArray page, int step, QSize size) const
    {
        const QString rules = u"<style>#board{position:fixed;top:0;left:0;z-index:9;width:%1px;height:%2px;"
                              "border-radius:0;outline:none}#board text{display:none}</style></head>"_s;
        page.replace("</head>", rules.arg(size.width()).arg(size.height()).toUtf8());
        QTemporaryDir folder;
        const QString file = folder.filePath(u"board.png"_s);
        ran(page,
            {u"--screenshot="_s + file, u"--force-device-scale-factor=1"_s,
             u"--window-size=%1,%2"_s.arg(size.width() + 100).arg(size.height() + 200)},
            u"#step=%1"_s.arg(step));
        return QImage(file).copy(QRect({0, 0}, size)).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }

    QString m_chromium;
    QByteArray m_page;
};

HALFPLANE_TEST(player_in_browser_test, PlayerInBrowserTest, QApplication)
#include "player_in_browser_test.moc"
