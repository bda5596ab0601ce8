#pragma once

#include <QString>

namespace halfplane {

/// What a reader said of a text, and what to do about it where it did not say so: programs rely on how the
/// reader's own words begin and end, people want to know where to look and how to go on. "a.csv:3:1: …"
/// becomes "a.csv, line 3, column 1: …".
QString withRemedy(QString trouble);

} // namespace halfplane
