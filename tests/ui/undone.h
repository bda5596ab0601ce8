#pragma once

#include "ui/editing/open_document.h"

namespace halfplane::test {

/// Whether one step back is what was there before, and one step on what is there now.
inline bool isOneStepFrom(OpenDocument &document, const Document &before)
{
    const Document after = document.content();
    if (after == before)
        return false;
    document.history().undo();
    const bool isBack = document.content() == before;
    document.history().redo();
    return isBack && document.content() == after;
}

} // namespace halfplane::test
