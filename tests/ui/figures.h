#pragma once

#include "core/picture/board_frames.h"
#include "core/picture/outlines.h"
#include "ui/figures/formats.h"
#include "ui/painting/qt_shapes.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

#include <random>

/// Figures to be written, and what is written.
namespace halfplane::test {

inline Figure figureOf(const Document &document, FigureOptions options = {})
{
    auto source = figureSource(document);
    if (!source)
        qFatal("%s", source.failure().message.c_str());
    auto figure = Figure::of(*std::move(source), std::move(options));
    if (!figure)
        qFatal("%s", figure.failure().words().c_str());
    return *std::move(figure);
}

/// An image of a picture without its words, for which every program has rules of its own; with so much room
/// around each, in the picture's units.
inline QImage wordless(QImage image, const Picture &picture, Size room = {1, 1})
{
    QPainter painter(&image);
    painter.scale(image.width() / picture.size.width, image.height() / picture.size.height);
    for (const Words &words : all<Words>(picture)) {
        const Box plate = shapeOf(words).plate;
        painter.fillRect(toQt(plate.adjusted(-room.width, -room.height, room.width, room.height)), Qt::gray);
    }
    return image;
}

/// Two clouds that overlap.
inline Document crowdOf(std::size_t count)
{
    std::mt19937 random(7);
    std::normal_distribution<double> spread;
    Document document;
    document.title = "A crowd";
    for (std::size_t i = 0; i < count; ++i) {
        const double middle = random() % 2 == 0 ? 1 : -1;
        const double x1 = middle + spread(random);
        document.points.push_back(
            {x1, middle + spread(random), middle > 0 ? Label::Positive : Label::Negative});
    }
    document.recipe().caps.updates = 20;
    return document;
}

using Write = std::optional<Failure> (*)(Figure &, QIODevice &, const ExportProgress &);

inline QByteArray written(Write write, Figure &figure, const ExportProgress &progress = {})
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const auto trouble = write(figure, buffer, progress))
        qFatal("%s", trouble->message.c_str());
    return buffer.data();
}

/// A disk that has room for so many bytes.
class FullDisk : public QIODevice
{
public:
    explicit FullDisk(qint64 room)
        : m_room(room)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char * /*to*/, qint64 /*most*/) override { return -1; }
    qint64 writeData(const char * /*bytes*/, qint64 count) override
    {
        if (count > m_room) {
            setErrorString(QStringLiteral("no space left"));
            return -1;
        }
        m_room -= count;
        return count;
    }

private:
    qint64 m_room;
};

/// Stops at the first sign of progress, and remembers what was told.
class Stopping
{
public:
    ExportProgress progress()
    {
        return {.advanced = [this](double) { m_source.request_stop(); }, .stop = m_source.get_token()};
    }

private:
    std::stop_source m_source;
};

} // namespace halfplane::test
