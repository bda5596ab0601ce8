#pragma once

#include "core/io/points_file.h"

class QMimeData;

namespace halfplane {

/// Points as other programs take them: text that a spreadsheet cuts into cells, and the same as a CSV file.
void addPoints(QMimeData &data, const Dataset &points);

bool mayHavePoints(const QMimeData *data);

/// The points that were copied somewhere; those without a class are of class `label`.
Result<PointsFile> pointsIn(const QMimeData &data, Label label);

} // namespace halfplane
