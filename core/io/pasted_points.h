#pragma once

#include "core/io/points_file.h"

namespace halfplane {

/// Points from whatever text was copied somewhere: all that readPoints understands; two columns x1 and x2
/// alone, whose points are of class `label`; x1, x2 and y among more columns, where a first line names them;
/// a whole document, of which the points are taken.
Result<PointsFile> readPastedPoints(std::string_view text, Label label);

/// Points that are to come to others, with names that fit those.
struct JoiningPoints
{
    Dataset points;
    DataNames names; ///< of them all
    std::string
        note; ///< what became of names of theirs: `"setosa" is class −1`; empty where they are the same
};

/// Points of a class or an axis of the same name go there, whatever label or place they had. Where nothing is
/// there yet, the names come along.
JoiningPoints joining(const PointsFile &file, const Dataset &there, const DataNames &names);

} // namespace halfplane
