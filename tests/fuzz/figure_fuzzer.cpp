// Reads any bytes as a figure. A document that one carries has to come through every other kind.

#include "core/io/carried_document.h"
#include "core/io/document.h"
#include "fuzz/fuzzing.h"

#include <array>
#include <string>

using namespace halfplane;

namespace {

void requireComesBack(const Document &document, const std::string &figure)
{
    const Result<std::string> text = documentCarriedBy(figure);
    require("what was put in can be found", static_cast<bool>(text));
    const Result<Document> again = readDocument(*text);
    require("what is found can be read", static_cast<bool>(again));
    require("what is read is the same", *again == document);
}

void requireComesBack(const Document &document)
{
    const std::string text = writeDocument(document);
    requireComesBack(document, "%PDF-1.4\n" + documentForXmp(text));
    requireComesBack(document, "<svg>" + documentForSvg(text) + "</svg>");
    requireComesBack(document, "<html>" + documentForHtml(text) + "</html>");
    requireComesBack(document, "\\begin{tikzpicture}\n" + documentForTex(text));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::string_view figure = textOf(bytes, size);
    const Result<std::string> text = documentCarriedBy(figure);
    if (!text) {
        requireUsable(text.failure(), figure);
        return 0;
    }
    require("only figures carry anything", looksLikeFigure(figure));
    const Result<Document> document = readDocument(*text);
    if (document)
        requireComesBack(*document);
    return 0;
}
