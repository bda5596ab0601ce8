#include "core/examples.h"
#include "support/run.h"
#include "ui/figures/choosing/figure_words.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureSource sourceOf(const Document &document) { return *figureSource(document); }

Document example(std::string_view id) { return *readDocument(findExample(id)->text); }

QString captionAt(const Document &document, const RunStep &step)
{
    return captionOf(sourceOf(document), std::vector{step});
}

} // namespace

class CaptionTest : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatIsSeen()
    {
        QCOMPARE(
            captionAt(example("figure34"), 2),
            u"\\caption{Greedy perceptron ($S=\\{0.5,1,2,4\\}$) through the origin after update $2$ of $49$ "
            u"on "
            "the data of Steiner (2023), Figure 3.4 ($n=80$, $R=15.2$, $\\gamma=0.16$): $17$ of $80$ points "
            "are "
            "wrong. Triangles are of class $+1$, squares of class $-1$; a bold outline is a mistake.}"_s);
    }

    void theStartTheEndAndSeveralStepsHaveTheirWords()
    {
        const Document document = example("figure34");
        QVERIFY(captionAt(document, 0).contains(u"before its first update"_s));
        QVERIFY(captionAt(document, 49).contains(u"after update $49$ of $49$, where it has converged,"_s));
        QVERIFY(captionAt(document, 49).contains(u": every point is right."_s));
        const QString asked = captionAt(document, {2, Beat::Asked});
        QVERIFY(asked.contains(u"before update $2$ of $49$, its point being asked, on the data"_s));
        QVERIFY(asked.contains(u": $40$ of $80$ points are wrong"_s)); // as update 1 leaves them
        const QString several = captionOf(sourceOf(document), std::vector<RunStep>{0, 1, 2});
        QVERIFY(several.contains(u", updates $0$ to $2$ of $49$"_s));
        QVERIFY(!several.contains(u"wrong"_s));
    }

    void itCountsThePointsHeldOut()
    {
        Document document = example("figure34");
        document.recipe().holdOut = {0.25, 3};
        const QString caption = captionAt(document, 2);
        QVERIFY2(caption.contains(u"($n=60$"_s), qPrintable(caption));
        QVERIFY2(caption.contains(u"a small hollow point is held out"_s), qPrintable(caption));
        QVERIFY2(caption.contains(u", $20$ more points held out (seed 3)"_s), qPrintable(caption));
        QVERIFY2(caption.contains(u"of $60$ points are wrong, of those held out $"_s), qPrintable(caption));
    }

    void itNamesAllThatAreCompared()
    {
        Document document = example("figure34");
        Recipe standard = document.recipe();
        standard.variant = "standard";
        standard.parameters = {{"eta", 0.5}};
        document.recipes.push_back({.name = "Half & half", .recipe = standard});
        QCOMPARE(captionAt(document, 55),
                 u"\\caption{Greedy perceptron ($S=\\{0.5,1,2,4\\}$) through the origin after update $49$ of "
                 u"$49$, "
                 u"where "
                 "it has converged: every point is right; Half \\& half, Standard perceptron ($\\eta=0.5$) "
                 "through "
                 "the "
                 "origin after update $55$ of $60$: $3$ of $80$ points are wrong. All on the data of Steiner "
                 "(2023), "
                 "Figure 3.4 ($n=80$, $R=15.2$, $\\gamma=0.16$). Triangles are of class $+1$, squares of "
                 "class $-1$; "
                 "a "
                 "bold outline is a mistake.}"_s);
        document.recipes[1].recipe.space = Space::Bias;
        QVERIFY(captionAt(document, 55).contains(u"Figure 3.4 ($n=80$). Triangles"_s));
        QVERIFY(captionAt(document, 55).contains(u"($\\eta=0.5$) with a bias after"_s));
    }

    void wordsOfTheAuthorAreEscaped()
    {
        Document document = example("figure34");
        document.source.clear();
        document.title = "50% of A_1 & {B} \\ #3 $x$";
        const QString caption = captionAt(document, 2);
        QVERIFY2(caption.contains(u"50\\%"_s), qPrintable(caption));
        QVERIFY(caption.contains(u"\\&"_s));
        QVERIFY(caption.contains(u"\\#3"_s));
        QVERIFY(!caption.contains(u" \\ "_s));
    }

    void captionsCompile()
    {
        if (QStandardPaths::findExecutable(u"pdflatex"_s).isEmpty())
            QSKIP("pdflatex is not installed");
        QByteArray text = "\\documentclass{article}\\begin{document}\n";
        for (const Example &each : examples()) {
            Document document = *readDocument(each.text);
            document.recipes.push_back({.name = "b_1", .recipe = document.recipe()});
            text += "\\begin{figure}" + captionAt(document, 0).toUtf8() + "\\end{figure}\\clearpage\n";
        }
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.tex"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text + "\\end{document}\n");
        file.close();
        QProcess latex;
        latex.setWorkingDirectory(folder.path());
        latex.start(u"pdflatex"_s, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"a.tex"_s});
        QVERIFY(latex.waitForFinished());
        QVERIFY2(latex.exitCode() == 0, latex.readAllStandardOutput().right(2000).constData());
    }
};

HALFPLANE_TEST(caption_test, CaptionTest, QApplication)
#include "caption_test.moc"
