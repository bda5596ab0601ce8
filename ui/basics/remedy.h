#pragma once

#include <QString>

namespace halfplane {

/// What a reader said of a text, and what to do about it where it did not say so: programs rely on how the
/// reader's own words end, people want to know how to go on.
QString withRemedy(const QString &trouble);

} // namespace halfplane
