#pragma once

#include "ui/figures/figure.h"

#include <QImage>
#include <QMimeData>
#include <QObject>

#include <thread>

namespace halfplane {

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

/// Makes one in the background.
class FigureCopy : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureCopy)

public:
    FigureCopy(std::shared_ptr<const FigureSource> source, FigureOptions options, QObject *parent);
    ~FigureCopy() override;

signals:
    void made(const std::shared_ptr<const halfplane::Result<halfplane::CopiedFigure>> &figure);

private:
    std::jthread m_thread;
};

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
