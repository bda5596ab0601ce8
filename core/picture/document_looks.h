#pragma once

#include "core/io/document.h"
#include "core/picture/board_picture.h"
#include "core/picture/layers.h"

namespace halfplane {

/// What the board shows of a document: its layers, or the usual ones where it names none.
Layers layersIn(const Document &document);

/// What the document is to name when these are shown: what it named, as long as that means the same. Names of
/// later versions stay.
std::optional<std::vector<std::string>> namesOfLayers(Layers shown, const Document &document);

/// From where a document is looked at, and that as it keeps it; a perspective that is not known here stays.
Viewpoint viewpointIn(const Document &document);
void keepViewpoint(const Viewpoint &viewpoint, Document &document);

} // namespace halfplane
