#pragma once

#include "core/result.h"

#include <string>
#include <string_view>

namespace halfplane {

// Figures carry the document that they are of, so that they can be opened again: how each kind of file does
// it, both ways. What comes back reads as the same document; in a PNG, a PDF and TeX it is the same to the
// byte.

/// A PNG with a text chunk more. The PNG must be whole.
std::string pngWithDocument(std::string_view png, std::string_view document);

/// For the XMP packet of a PDF: an RDF property whose text is the document in base64.
std::string documentForXmp(std::string_view document);

/// An element for the <metadata> of an SVG, its text readable.
std::string documentForSvg(std::string_view document);

/// Comment lines for TeX, readable.
std::string documentForTex(std::string_view document);

/// A script element of data for HTML, readable.
std::string documentForHtml(std::string_view document);

/// Whether these are the bytes of a figure, by how they begin.
bool looksLikeFigure(std::string_view bytes);

/// The document in a figure of any of these kinds. Fails kindly where there is none.
Result<std::string> documentCarriedBy(std::string_view bytes);

} // namespace halfplane
