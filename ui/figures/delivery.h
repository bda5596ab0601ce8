#pragma once

#include "ui/figures/writers.h"

namespace halfplane {

/// Writes all the bytes, or says why not.
WriteTrouble deliver(QByteArrayView bytes, QIODevice &out);

} // namespace halfplane
