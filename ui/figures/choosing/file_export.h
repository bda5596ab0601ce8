#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/formats.h"

#include <QImage>
#include <QMimeData>
#include <QObject>

#include <thread>

namespace halfplane {

/// How finely a bar shows what share of the work is done.
inline constexpr int finestShare = 1000;

/// A figure on its way into a file, in the background. All of it gets there or nothing: until then what was
/// in that place stays. Going, it stops what it does and waits for it.
class FileExport : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileExport)

public:
    FileExport(Figure figure, QString path, QObject *parent = nullptr);
    ~FileExport() override;

    const QString &path() const { return m_path; }

public slots:
    void cancel();

signals:
    void advanced(double share); ///< 0 to 1
    // One of these in the end.
    void written();
    void cancelled();
    void failed(const QString &trouble); ///< in words fit for the user

private:
    void work(Figure &figure, const std::stop_token &stop);
    void report(double share);

    QString m_path;
    double m_reported = 0; ///< the working thread's
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

/// The figure into the file, or the place as it was before and why.
std::optional<Failure> writeFile(Figure &figure, const QString &path, const ExportProgress &progress = {});

/// A figure as other programs take it: a picture, and a drawing that stays sharp. Of one step or one sheet.
struct CopiedFigure
{
    QImage image;
    QByteArray svg;
};
QByteArray copiedSvg(const FigureSource &source, FigureOptions options); ///< empty where there is none
Result<CopiedFigure> copiedFigure(const FigureSource &source, FigureOptions options);

/// For the clipboard.
std::unique_ptr<QMimeData> mimeDataOf(const CopiedFigure &figure);
QString svgFormat();

/// Data that have a drawing of a figure, too; it is made when somebody asks for it.
class MimeDataWithDrawing : public QMimeData
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MimeDataWithDrawing)

public:
    using Draw = std::function<QByteArray()>;

    explicit MimeDataWithDrawing(Draw draw);

    QStringList formats() const override;

protected:
    QVariant retrieveData(const QString &format, QMetaType type) const override;

private:
    Draw m_draw;
    mutable std::optional<QByteArray> m_svg;
};

} // namespace halfplane
