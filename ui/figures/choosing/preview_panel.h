#pragma once

#include "ui/figures/choosing/preview_maker.h"

#include <QColor>
#include <QElapsedTimer>
#include <QImage>
#include <QScrollArea>
#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

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

/// A figure before it is a file: one of its pages, as large as fits or in its real size. What moves plays.
class PreviewPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewPanel)

public:
    explicit PreviewPanel(QWidget *parent = nullptr);

    /// What is to be drawn now, put into the wish.
    void describe(PreviewRequest &wish) const;

    void show(const FigurePreview &preview);
    void setStale(bool isStale);
    PreviewPaper &paper() const { return *m_paper; }
    std::size_t page() const;

signals:
    void asked(); ///< for another page, or another size

private:
    void createPages();
    void showPages(const FigurePreview &preview);
    void play(bool isOn);
    void tick();

    PreviewPaper *m_paper;
    QToolButton *m_realSize;
    QToolButton *m_play;
    QSlider *m_pages;
    QLabel *m_place;
    QTimer m_clock;
    QElapsedTimer m_sinceBegin; ///< of the film
    std::vector<FilmFrame> m_shots;
    bool m_loops = true;
    double m_begun = 0; ///< when in the film playing began
    bool m_isAwaiting = false; ///< what was asked for has not come
};

} // namespace halfplane
