// Reads any bytes as a document. What is read has to be written in one form that reads back the same.

#include "core/io/document.h"
#include "fuzz/fuzzing.h"

using namespace halfplane;

namespace {

void requireReadsBack(const Document &document)
{
    const std::string written = writeDocument(document);
    const Result<Document> again = readDocument(written);
    require("what is written can be read", static_cast<bool>(again));
    require("what is read again is the same", *again == document);
    require("what is written again is the same", writeDocument(*again) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::string_view text = textOf(bytes, size);
    const Result<Document> read = readDocument(text);
    if (read)
        requireReadsBack(*read);
    else
        requireUsable(read.failure(), text);
    return 0;
}
