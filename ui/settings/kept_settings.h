#pragma once

#include <QSettings>

#include <memory>

namespace halfplane {

/// The settings in an INI file, without the lines in which Qt would see packed objects: it trusts the lengths
/// that stand there, and this program writes none.
std::unique_ptr<QSettings> openSettings(const QString &path);

} // namespace halfplane
