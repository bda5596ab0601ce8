// Names of axes and classes, wherever they are said.
#include "desk.h"
#include "figures.h"
#include "support/run.h"
#include "support/text.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/whats_this.h"
#include "ui/figures/option_words.h"
#include "ui/panel_column.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/point_table.h"
#include "ui/panels/step_table.h"
#include "ui/status_line.h"
#include "undone.h"

#include <QClipboard>
#include <QMenu>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr auto flowers = "height,weight,species\n1,2,versicolor\n-1,0,setosa\n4,4,versicolor\n";

struct Flowers : Desk
{
    Flowers() { filing().open(write(u"flowers.csv"_s, flowers)); }

    QString drawn() const
    {
        QStringList words;
        for (const Words &each : all<Words>(window->board().figure()))
            words << text(each.text);
        return words.join(u'|');
    }
    QString said() const { return window->findChild<ExplanationLabel *>()->accessibleName(); }
    QString status() const
    {
        QStringList words;
        for (const auto *label : window->findChild<StatusLine *>()->findChildren<QLabel *>())
            words << label->text();
        return words.join(u'|');
    }
    QAction *edit(const QString &start) const
    {
        for (QAction *action : window->findChild<QMenu *>(u"edit"_s)->actions()) {
            if (QString(action->text()).remove(u'&').startsWith(start))
                return action;
        }
        return nullptr;
    }
    void rename(const DataNames &names) const
    {
        DocumentWords words = document().words();
        words.names = names;
        document().setWords(words);
    }
};

const DataNames hostile{.axes = {"<b>height</b>", std::string(200, 'w')},
                        .classes = {"a & <i>b</i>", "سيتوسا"}};

} // namespace

class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void thePictureHasTheNamesOfTheFile()
    {
        const Flowers desk;
        const QStringList words = desk.drawn().split(u'|');
        for (const QString &held : {u"height"_s, u"weight"_s, u"versicolor (+1)"_s, u"setosa (−1)"_s})
            QVERIFY2(words.contains(held), qPrintable(words.join(u'|')));
        QCOMPARE(desk.message(), u"class +1 is \"versicolor\", class −1 is \"setosa\""_s);
    }

    void theWindowSaysThem()
    {
        const Flowers desk;
        desk.press(Qt::Key_Right, {});
        QVERIFY2(desk.said().contains(u"is of class versicolor (+1), but y⟨w, x⟩"_s),
                 qPrintable(desk.said()));
        QVERIFY2(desk.status().contains(u"2 versicolor · 1 setosa"_s), qPrintable(desk.status()));
        QVERIFY2(desk.status().contains(u"a point of class versicolor (+1), Shift+click of setosa"_s),
                 qPrintable(desk.status()));
        QVERIFY(pointWords(desk.window->board().frame(), 1).startsWith(u"x₂ = (−1, 0), setosa (−1)"_s));
        const QAbstractItemModel &points = *desk.window->findChild<PointTable *>()->model();
        QCOMPARE(points.headerData(1, Qt::Horizontal).toString(), u"height"_s);
        QCOMPARE(points.index(1, 3).data().toString(), u"setosa"_s);
        const QAbstractItemModel &steps = *desk.window->findChild<StepTable *>()->model();
        desk.window->findChild<PanelColumn *>()->open(u"steps"_s);
        QTRY_VERIFY(steps.rowCount() > 1);
        QCOMPARE(steps.index(1, 3).data().toString(), u"versicolor"_s);
    }

    void theNameThatIsPositiveIsSwapped()
    {
        const Flowers desk;
        const Document before = desk.document().content();
        QVERIFY(desk.edit(u"Swap"_s)->toolTip().startsWith(u"Makes setosa of +1 and versicolor of −1"_s));
        desk.edit(u"Swap"_s)->trigger();
        const Document &after = desk.document().content();
        QCOMPARE(after.names.classes, (std::array<std::string, 2>{"versicolor", "setosa"}));
        for (std::size_t i = 0; i < before.points.size(); ++i) {
            QCOMPARE(after.points[i].label, opposite(before.points[i].label));
            QCOMPARE(after.names.nameOf(after.points[i].label), before.names.nameOf(before.points[i].label));
        }
        QVERIFY(desk.drawn().contains(u"setosa (+1)"_s));
        QVERIFY(isOneStepFrom(desk.document(), before));
    }

    void whatAPointsFileCannotSayIsAskedAbout()
    {
        Flowers desk;
        desk.edit(u"Swap"_s)->trigger();
        QString asked;
        desk.user.willAnswer([&asked](QDialog &dialog) {
            asked = qobject_cast<QMessageBox *>(&dialog)->informativeText();
            dialog.reject();
        });
        desk.press(Qt::Key_S);
        QTRY_VERIFY(asked.contains(
            u"\"versicolor\" would be the other class: the classes are written as 1 and -1"_s));
        QCOMPARE(desk.read(u"flowers.csv"_s), QByteArray(flowers));
        desk.document().history().undo();
        desk.rename({.axes = {"tall", "weight"}, .classes = {"rosa", "versicolor"}});
        desk.press(Qt::Key_S);
        QCOMPARE(desk.read(u"flowers.csv"_s),
                 QByteArray("tall,weight,species\n1,2,versicolor\n-1,0,rosa\n4,4,versicolor\n"));
        QVERIFY(desk.user.isContent());
    }

    void savedAsADocumentTheyAreKept()
    {
        Flowers desk;
        const DataNames names = desk.document().names();
        desk.filing().open(desk.write(u"flowers.halfplane"_s,
                                      QByteArray::fromStdString(writeDocument(desk.document().content()))));
        QCOMPARE(desk.document().names(), names);
    }

    void theyAreTyped()
    {
        Flowers desk;
        const Document before = desk.document().content();
        desk.user.willAnswer([](QDialog &dialog) {
            const auto lines = dialog.findChildren<QLineEdit *>();
            QCOMPARE(lines.size(), 4);
            QCOMPARE(lines[0]->text() + lines[2]->text(), u"heightversicolor"_s);
            auto *ok = dialog.findChild<QPushButton *>();
            lines[2]->setText(u" setosa"_s);
            QVERIFY(!ok->isEnabled());
            lines[0]->setText({});
            lines[2]->setText(u"  Iris versicolor "_s);
            QVERIFY(ok->isEnabled());
            QTest::mouseClick(ok, Qt::LeftButton);
        });
        desk.edit(u"Names"_s)->trigger();
        QTRY_VERIFY(desk.user.isContent());
        QTRY_COMPARE(desk.document().names(),
                     (DataNames{.axes = {"", "weight"}, .classes = {"setosa", "Iris versicolor"}}));
        QVERIFY(desk.drawn().contains(u"feature 1"_s) && desk.drawn().contains(u"Iris versicolor (+1)"_s));
        QVERIFY(isOneStepFrom(desk.document(), before));
    }

    void whatIsPastedSaysWhatBecameOfItsNames()
    {
        const Flowers desk;
        QGuiApplication::clipboard()->setText(u"weight\theight\tspecies\n5\t6\tsetosa\n7\t8\trosa\n"_s);
        desk.press(Qt::Key_V);
        QCOMPARE(desk.document().points().size(), std::size_t{5});
        QCOMPARE(desk.document().points()[3], (Point{6, 5, Label::Negative}));
        QCOMPARE(desk.message(), u"\"rosa\" is versicolor (+1)"_s);
        desk.document().selectAll();
        desk.press(Qt::Key_C);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"height\tweight\ty\n1\t2\tversicolor\n"_s));
    }

    void otherPointsHaveOtherNames()
    {
        const Flowers desk;
        desk.document().changePoints({u"generate"_s, {{1, 1, Label::Positive}}, {}}, {});
        QVERIFY(desk.drawn().contains(u"feature 1"_s));
        desk.document().history().undo();
        QVERIFY(desk.drawn().contains(u"height"_s));
    }

    void namesArePlainText()
    {
        const Flowers desk;
        desk.rename(hostile);
        desk.press(Qt::Key_Right, {});
        QVERIFY(desk.said().contains(u"class \u2068سيتوسا\u2069 (+1)"_s));
        QVERIFY(desk.window->findChild<ExplanationLabel *>()->text().contains(u"سيتوسا"_s));
        QVERIFY(desk.drawn().contains(QString(39, u'w') + u'…'));
        for (const auto *action : desk.window->findChildren<QAction *>())
            QVERIFY2(!action->toolTip().contains(u"<i>"_s), qPrintable(action->toolTip()));
        for (const auto *label : desk.window->findChild<StatusLine *>()->findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QVERIFY2(!label->toolTip().contains(u"<i>"_s), qPrintable(label->toolTip()));
        }
        const QAbstractItemModel &points = *desk.window->findChild<PointTable *>()->model();
        QVERIFY(!points.index(1, 3).data(Qt::ToolTipRole).toString().contains(u"<i>"_s));
    }

    void namesArePlainTextInFiles_data()
    {
        QTest::addColumn<QString>("ending");
        for (const QString &ending :
             {u"svg"_s, u"html"_s, u"tex"_s, u"png"_s}) // of a PDF no word can be read
            QTest::newRow(qPrintable(ending)) << ending;
    }
    void namesArePlainTextInFiles()
    {
        QFETCH(const QString, ending);
        Document document = exampleDocument("figure33");
        document.names = hostile;
        FigureOptions options;
        options.kind = kindForName(u"a."_s + ending);
        options.carriesDocument = false;
        Figure figure = figureOf(document, options);
        const QByteArray bytes = written(figure.options().kind->write, figure);
        QVERIFY(bytes.size() > 1000);
        if (ending != u"tex"_s) // to which they mean nothing
            QVERIFY(!bytes.contains("<b>height") && !bytes.contains("<i>b"));
        if (ending == u"svg"_s || ending == u"html"_s)
            QVERIFY(bytes.contains("&lt;b&gt;height") && bytes.contains("a &amp; &lt;i&gt;"));
        if (ending == u"tex"_s)
            QVERIFY(bytes.contains("a \\& "));
    }
};

HALFPLANE_TEST(names_test, NamesTest, QApplication)
#include "names_test.moc"
