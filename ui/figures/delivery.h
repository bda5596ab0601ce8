#pragma once

#include "ui/figures/writers.h"

namespace halfplane {

/// Writes all the bytes, or says why not.
std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out);

} // namespace halfplane
