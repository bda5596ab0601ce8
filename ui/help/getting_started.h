#pragma once

#include <QString>

namespace halfplane {

/// The page for whoever sees the program for the first time.
QString gettingStartedHtml();

} // namespace halfplane
