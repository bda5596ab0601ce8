#pragma once

#include <QColor>
#include <QImage>
#include <QScrollArea>
#include <QTimer>

namespace halfplane {

/// A picture on a desk: in the middle, on chequers where one can see through it; larger than the desk, it is
/// moved by scrolling.
class PreviewPaper : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewPaper)

public:
    explicit PreviewPaper(QWidget *parent = nullptr);

    const QImage &image() const;
    /// On such paper, where one can see through it.
    void show(const QImage &image, const QColor &paper, const QString &description);
    void setStale(bool isStale); ///< it is about to change
    QSize room() const; ///< for a picture, in pixels of the screen

signals:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Sheet;

    Sheet *m_sheet;
    QTimer m_patience;
};

} // namespace halfplane
