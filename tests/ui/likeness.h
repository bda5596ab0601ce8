#pragma once

#include <QImage>
#include <QString>

#include <algorithm>
#include <cstdlib>

/// How like two pictures of one thing are.
namespace halfplane::test {

/// Whether an eye takes two pixels for the same.
inline bool isLike(QRgb a, QRgb b)
{
    return std::max(
               {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))})
        <= 24;
}

/// The share of pixels that differ for an eye; of pictures of one size.
inline double difference(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += isLike(a.pixel(x, y), b.pixel(x, y)) ? 0 : 1;
    }
    return static_cast<double>(different) / (a.width() * a.height());
}

/// To look at when a test fails.
inline void keep(const QImage &image, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("HALFPLANE_KEEP_PICTURES"); !folder.isEmpty())
        image.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace halfplane::test
