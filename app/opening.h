#pragma once

#include "app/data_source.h"
#include "ui/editing/document_source.h"

namespace halfplane {

/// What was read, as a window opens it.
OpenedDocument openedFrom(const Source &source);

/// The windows' document source: DATA as the command line means it.
Result<OpenedDocument> openForWindow(const QString &data);

} // namespace halfplane
