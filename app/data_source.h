#pragma once

#include "app/complaint.h"
#include "core/io/document.h"

namespace halfplane {

/// What DATA names: a points file, a document, `example:ID`, or "-" for standard input.
struct Source
{
    std::string name; ///< as messages say it
    Document document; ///< a points file is one with the default recipe
    std::string note; ///< what reading had to decide
    bool isPoints = false; ///< there is nothing else in it
};

Outcome<Source> open(const std::string &data);

} // namespace halfplane
