#pragma once

#include "ui/editing/document_source.h"

#include <optional>

namespace halfplane {

/// Shows the window, on DATA or, with an empty name, on what a first look should see, until it is closed.
/// What is wrong with DATA it says, and gives it back afterwards. Without a display and without DATA it draws
/// the default example to a file and says where.
std::optional<Failure> openWindow(const std::string &data);

/// The windows' document source: DATA as the command line means it.
Result<OpenedDocument> openForWindow(const QString &data);

} // namespace halfplane
