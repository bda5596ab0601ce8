#include "support/run.h"
#include "ui/figures/tex/tex_text.h"

#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

class TexTextTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsAndMathematicsAreToldApart_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tex");
        const auto row = [](const char *name, const QString &text, const QString &tex) {
            QTest::newRow(name) << text << tex;
        };
        row("nothing", u""_s, u""_s);
        row("words", u"best boundary"_s, u"best boundary"_s);
        row("a point's name", u"x₅"_s, u"$x_{5}$"_s);
        row("a point's long name", u"x₁₂"_s, u"$x_{12}$"_s);
        row("the largest rate", u"ηₘₐₓ"_s, u"$\\eta_{max}$"_s);
        row("an exponent", u"|p₁ − p₂|ᵐ"_s, u"$|p_{1} - p_{2}|^{m}$"_s);
        row("w0", u"w₀"_s, u"$w_{0}$"_s);
        row("a letter alone", u"w"_s, u"$w$"_s);
        row("a letter among words", u"margin of w"_s, u"margin of $w$"_s);
        row("a word of one letter", u"a class"_s, u"a class"_s);
        row("a panel's letter", u"(b) update 3"_s, u"(b) update 3"_s);
        row("an equation", u"η* = 0.5"_s, u"$\\eta^{*} = 0.5$"_s);
        row("an equation among words", u"nearer than ε = 0.25"_s, u"nearer than $\\varepsilon = 0.25$"_s);
        row("two statements", u"η = 0.5 · loss 3"_s, u"$\\eta = 0.5$ $\\cdot$ loss 3"_s);
        row("a degree at a letter", u"boundary θ° with the least"_s,
            u"boundary $\\theta^{\\circ}$ with the least"_s);
        row("a star at a letter", u"best boundary θ*"_s, u"best boundary $\\theta^{*}$"_s);
        row("a star at a word", u"best*"_s, u"best*"_s);
        row("a class", u"class +1"_s, u"class ${+}1$"_s);
        row("the other class", u"class −1"_s, u"class ${-}1$"_s);
        row("a negative number", u"−0.5"_s, u"${-}0.5$"_s);
        row("a number", u"0.5"_s, u"0.5"_s);
        row("a large number", u"8\u2009967 updates"_s, u"8\\,967 updates"_s);
        row("a power", u"1.5·10⁻³"_s, u"$1.5\\cdot10^{-3}$"_s);
        row("a formula", u"‖w‖ ≤ R²/γ"_s, u"$\\|w\\| \\le R^{2}/\\gamma$"_s);
        row("a product", u"⟨w, x₁⟩ > 0"_s, u"$\\langle w, x_{1}\\rangle > 0$"_s);
        row("a symbol before a letter", u"γx"_s, u"$\\gamma x$"_s);
        row("a definition", u"R: the farthest point"_s, u"$R$: the farthest point"_s);
        row("brackets around words", u"x₁ (start)"_s, u"$x_{1}$ (start)"_s);
        row("brackets around both", u"(see x₁)"_s, u"(see $x_{1}$)"_s);
        row("a pair", u"w = (1, −2)"_s, u"$w = (1, {-}2)$"_s);
        row("a list", u"x₁, x₂ and y"_s, u"$x_{1}$, $x_{2}$ and $y$"_s);
        row("w for each η", u"w for each η"_s, u"$w$ for each $\\eta$"_s);
        row("what is taken away", u"− 0.5 x₂"_s, u"${}- 0.5\\ x_{2}$"_s);
        row("plus or minus", u"±1 × 2"_s, u"${\\pm}1 \\times 2$"_s);
        row("a hyphen", u"max-margin line"_s, u"max-margin line"_s);
        row("hyphens in a row", u"a--b"_s, u"a-{}-$b$"_s);
        row("all that TeX takes for something", u"#$%&_{}~^\\"_s,
            u"\\#\\$\\%\\&\\_\\{\\}\\textasciitilde{}\\textasciicircum{}\\textbackslash{}"_s);
        row("angles", u"one<two>one"_s, u"one$<$two$>$one"_s);
        row("accents", u"Möbius façade"_s, u"M\\\"{o}bius fa\\c{c}ade"_s);
        row("accents apart", u"Mo\u0308bius"_s, u"M\\\"{o}bius"_s);
        row("other letters", u"Straße"_s, u"Stra\\ss{}e"_s);
        row("quotation", u"“so”"_s, u"``so''"_s);
        row("what LaTeX cannot know", u"数 😀"_s, u"[U+6570] [U+1F600]"_s);
        row("what looks like something", u"ﬁt １"_s, u"fit 1"_s);
        row("control characters", u"one\u0001\u200btwo"_s, u"onetwo"_s);
        row("blanks at the ends", u" loss "_s, u"\\ loss\\ \\null{}"_s);
        row("a blank", u" "_s, u""_s);
        row("scripts on scripts", u"x₁²₃"_s, u"${x_{1}^{2}}_{3}$"_s);
        row("a broken line", u"one\ntwo"_s, u"one two"_s);
    }
    void wordsAndMathematicsAreToldApart()
    {
        QFETCH(QString, text);
        QFETCH(QString, tex);
        QCOMPARE(QString::fromStdString(texText(text)), tex);
    }

    void aCommentStaysOnItsLine()
    {
        QCOMPARE(texComment(u"one\n\\end{document}\u2028 %\ttwo"),
                 std::string("% one \\end{document} % two"));
    }
};

HALFPLANE_TEST(tex_text_test, TexTextTest)
#include "tex_text_test.moc"
