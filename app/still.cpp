#include "app/still.h"

#include "app/data_source.h"
#include "app/files.h"
#include "core/examples.h"
#include "ui/job.h"
#include "ui/picture/board_picture.h"
#include "ui/picture/painter.h"

#include <QBuffer>
#include <QDir>
#include <QGuiApplication>
#include <QImage>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize size{1280, 800};
constexpr double pixelRatio = 2;

/// Qt misses parts of a desktop that a picture does not need.
void ignore(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString & /*message*/) { }

QImage painted(const Picture &picture)
{
    QImage image(size * pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    paint(painter, picture, lightPalette());
    return image;
}

Picture pictureOf(const Document &document)
{
    Job job(document.points, document.recipe);
    job.train(std::numeric_limits<double>::infinity());
    job.survey();
    const auto study = job.study(Progress::Finished);
    const Cursor cursor = clamped(study->run->trace, {document.step, 0});
    const BoardFrame frame{.study = *study,
                           .moment = momentAt(*study->run, cursor),
                           .view = fitted(document.points, document.recipe, size),
                           .sizes = {}};
    return boardPicture(frame);
}

std::string pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

} // namespace

std::optional<Complaint> drawDefaultExample()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(ignore);
    int count = 1;
    std::string name = "halfplane";
    char *words[] = {name.data(), nullptr};
    const QGuiApplication application(count, words);
    const auto opened = open("example:" + std::string(defaultExample));
    if (const auto *complaint = complaintIn(opened))
        return *complaint;
    const QImage image = painted(pictureOf(std::get<Source>(opened).document));
    const std::string file = QDir::temp().filePath(u"halfplane-figure34.png"_s).toStdString();
    Outputs outputs;
    outputs.add(file, pngOf(image));
    if (auto complaint = outputs.commit())
        return complaint;
    return print("There is no display for a window; the default example is drawn in " + file + "\n");
}

} // namespace halfplane
