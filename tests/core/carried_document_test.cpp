#include "core/io/base64.h"
#include "core/io/carried_document.h"
#include "core/io/document.h"
#include "core/io/png_chunks.h"
#include "support/run.h"

#include <QTest>

#include <rapidcheck.h>

using namespace halfplane;

namespace {

/// The smallest picture: a signature, a header and an end, sums included.
const std::string tinyPng("\x89PNG\r\n\x1A\n"
                          "\0\0\0\x0DIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1F\x15\xC4\x89"
                          "\0\0\0\0IEND\xAE\x42\x60\x82",
                          8 + 25 + 12);

std::string asPng(const std::string &document) { return pngWithDocument(tinyPng, document); }
std::string asPdf(const std::string &document)
{
    return "%PDF-1.4\n1 0 obj\nstream\n" + documentForXmp(document) + "endstream\n%%EOF\n";
}
std::string asSvg(const std::string &document)
{
    return "<?xml version=\"1.0\"?>\n<svg><metadata>" + documentForSvg(document) + "</metadata></svg>\n";
}
std::string asTex(const std::string &document)
{
    return "% A figure\n\\begin{tikzpicture}\n\\end{tikzpicture}\n" + documentForTex(document) + "% more\n";
}
std::string asHtml(const std::string &document)
{
    return "<!DOCTYPE html>\n<html><script>1</script>" + documentForHtml(document) + "</html>\n";
}

using Wrap = std::string (*)(const std::string &document);
constexpr std::array<Wrap, 5> wraps{asPng, asPdf, asSvg, asTex, asHtml};

Document documentWith(const std::string &words)
{
    Document document;
    document.title = words;
    document.notes = words + "\n" + words;
    document.points = {{1, 2, Label::Positive}, {-1, 0.5, Label::Negative}};
    document.step = 3;
    return document;
}

void addKinds()
{
    QTest::addColumn<int>("kind");
    int kind = 0;
    for (const char *name : {"png", "pdf", "svg", "tex", "html"})
        QTest::newRow(name) << kind++;
}

Wrap wrapOfRow()
{
    QFETCH(int, kind);
    return wraps[static_cast<std::size_t>(kind)];
}

} // namespace

class CarriedDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindGivesItsDocumentBack_data() { addKinds(); }
    void everyKindGivesItsDocumentBack()
    {
        const Wrap wrap = wrapOfRow();
        for (const std::string words :
             {"", "plain", "<&>\"%$\\ ' ]]> --> </script> <!-- <script>",
              "\xC3\xA9 \xE2\x80\x96 \xF0\x9F\x8D\x8E", "\xEF\xBF\xBE\xEF\xBF\xBF",
              "% halfplane document: ends", "</halfplane:document>", "&lt;&amp;lt;"}) {
            const Document document = documentWith(words);
            const auto text = documentCarriedBy(wrap(writeDocument(document)));
            QVERIFY2(text, words.c_str());
            const auto read = readDocument(*text);
            QVERIFY2(read, read ? "" : read.failure().message.c_str());
            QVERIFY(*read == document);
        }
    }

    void whatIsCutOffIsSaidAndNeverRead_data() { addKinds(); }
    void whatIsCutOffIsSaidAndNeverRead()
    {
        const std::string document = writeDocument(documentWith("cut & off"));
        const std::string whole = wrapOfRow()(document);
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const auto read = documentCarriedBy(std::string_view(whole).substr(0, length));
            QVERIFY(!read || readDocument(*read));
            QVERIFY(read || !read.failure().message.empty());
        }
    }

    void aFigureWithoutADocumentSaysSoKindly_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("png") << QByteArray::fromStdString(tinyPng);
        QTest::newRow("pdf") << QByteArray("%PDF-1.7\n%%EOF\n");
        QTest::newRow("svg") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        QTest::newRow("svg behind a comment") << QByteArray("<!-- drawn elsewhere --><svg/>");
        QTest::newRow("tex") << QByteArray("% a drawing\n\\begin{tikzpicture}\\end{tikzpicture}");
        QTest::newRow("html") << QByteArray("\xEF\xBB\xBF <!doctype HTML><p>");
        QTest::newRow("gif") << QByteArray("GIF89a");
        QTest::newRow("jpeg") << QByteArray("\xFF\xD8\xFF\xE0");
        QTest::newRow("mp4") << QByteArray("\0\0\0\x20"
                                           "ftypisom",
                                           12);
        QTest::newRow("webm") << QByteArray("\x1A\x45\xDF\xA3");
    }
    void aFigureWithoutADocumentSaysSoKindly()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(looksLikeFigure(bytes.toStdString()));
        const auto read = documentCarriedBy(bytes.toStdString());
        QVERIFY(!read);
        QVERIFY(read.failure().message.starts_with("carries no Halfplane document"));
    }

    void pointsAndDocumentsAreNoFigures()
    {
        for (const std::string text : {"", "x1,x2,y\n1,2,1\n", "# comment\n1 2 1\n", "{\"halfplane\": 1}",
                                       "% 1\n1 2 1\n", "1.5\t2\t-1"})
            QVERIFY2(!looksLikeFigure(text), text.c_str());
    }

    void aDamagedChunkIsNotBelieved()
    {
        std::string png = asPng(writeDocument(documentWith("sound")));
        const std::size_t place = png.find("sound");
        png[place] = 'f';
        const auto read = documentCarriedBy(png);
        QVERIFY(!read);
        QVERIFY(read.failure().message.find("damaged") != std::string::npos);
    }

    void garbageInBase64IsDamage()
    {
        const auto read = documentCarriedBy("%PDF-1.4\n<halfplane:document>!!!</halfplane:document>");
        QVERIFY(!read);
        QVERIFY(read.failure().message.find("damaged") != std::string::npos);
    }

    void anEditorMayHaveMovedTheNamespaceOfAnSvg()
    {
        const auto read =
            documentCarriedBy("<svg><metadata><halfplane:document\n   id=\"m1\">{&quot;a&quot;: "
                              "&apos;&gt;&apos;}</halfplane:document></metadata></svg>");
        QVERIFY(read);
        QCOMPARE(*read, std::string("{\"a\": '>'}"));
    }

    void texMayHaveTheLineEndsOfAnotherSystem()
    {
        std::string text = asTex(writeDocument(documentWith("ends")));
        for (std::size_t i = 0; (i = text.find('\n', i)) != std::string::npos; i += 2)
            text.replace(i, 1, "\r\n");
        const auto read = documentCarriedBy(text);
        QVERIFY(read);
        QVERIFY(readDocument(*read));
    }

    void aChunkLeavesThePictureAsItWas()
    {
        const std::string png = asPng("document");
        QCOMPARE(png.substr(0, 33), tinyPng.substr(0, 33));
        QVERIFY(png.ends_with(tinyPng.substr(33)));
    }

    void base64ComesBack()
    {
        QVERIFY(rc::check([](const std::string &bytes) { RC_ASSERT(fromBase64(toBase64(bytes)) == bytes); }));
        QCOMPARE(toBase64("Man"), std::string("TWFu"));
        QCOMPARE(toBase64("Ma"), std::string("TWE="));
        QCOMPARE(toBase64("M"), std::string("TQ=="));
        QCOMPARE(*fromBase64(" TW\nE= "), std::string("Ma"));
        for (const char *wrong : {"A", "AB", "ABC", "A===", "TQ==TQ==", "TQ=A", "T*==", "===="})
            QVERIFY2(!fromBase64(wrong), wrong);
    }

    void anyTextComesBackFromEveryKind()
    {
        for (const Wrap wrap : wraps) {
            QVERIFY(rc::check([wrap](const std::string &title) {
                Document document = documentWith("");
                document.title = title;
                // A document holds UTF-8 only: whatever it makes of the title must come back.
                const std::string written = writeDocument(document);
                const auto text = documentCarriedBy(wrap(written));
                RC_ASSERT(static_cast<bool>(text));
                const auto read = readDocument(*text);
                RC_ASSERT(static_cast<bool>(read));
                RC_ASSERT(writeDocument(*read) == written);
            }));
        }
    }
};

HALFPLANE_TEST(carried_document_test, CarriedDocumentTest)
#include "carried_document_test.moc"
