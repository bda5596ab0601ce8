#pragma once

#include "ui/figures/film/film.h"

#include <QColor>
#include <QElapsedTimer>
#include <QImage>
#include <QScrollArea>
#include <QTimer>

#include <functional>
#include <thread>

class QLabel;
class QSlider;
class QToolButton;

namespace halfplane {

/// What somebody wants to see of a figure before it is a file.
struct PreviewRequest
{
    std::shared_ptr<const FigureSource> source;
    FigureOptions options;
    std::size_t page = 0; ///< or shot, of what moves; the last, where there are fewer
    QSize room; ///< in pixels of the screen, for it to fill; none: in its real size
    double screenDpi = 96; ///< what gives the real size of a file that is not of pixels
};

/// How a page of a figure will look; or why there is no figure.
struct FigurePreview
{
    std::optional<Failure> failure; ///< nothing when there is a figure
    QImage image;
    QColor paper; ///< of the palette
    std::vector<FilmFrame> shots; ///< of what moves
    std::size_t pageCount = 0; ///< or shots
    std::size_t page = 0;
    RunStep step = {};
    QString description;
    std::shared_ptr<const FigureSource> source; ///< of which it is, and with these:
    FigureOptions options;
    QSizeF size; ///< of the file, in points
    QSize pixels;
    double dpi = 0;
};

/// Draws figures in the background as they are wished for. Only the latest wish counts; when none has come
/// for a while, the file is made in memory to see how large it is.
class PreviewMaker : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewMaker)

public:
    explicit PreviewMaker(QObject *parent = nullptr);
    ~PreviewMaker() override;

    void wish(PreviewRequest wish);

signals:
    void made(const std::shared_ptr<const halfplane::FigurePreview> &preview);
    void weighed(qint64 bytes); ///< the file of the figure that was proved last

private:
    class Current;

    void goOn();
    void begin(std::function<void(const std::stop_token &stop)> work);

    std::unique_ptr<Current> m_current; ///< belongs to the thread while it is at work
    std::optional<PreviewRequest> m_wish; ///< that nobody has taken up yet
    bool m_isAtWork = false;
    QTimer m_idle; ///< runs until the file is worth being weighed
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

/// A picture on a desk: in the middle, on chequers where one can see through it; larger than the desk, it is
/// moved by scrolling.
class PreviewPaper : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewPaper)

public:
    explicit PreviewPaper(QWidget *parent = nullptr);

    const QImage &image() const { return m_image; }
    /// On such paper, where one can see through it.
    void show(const QImage &image, const QColor &paper, const QString &description);
    void setStale(bool isStale); ///< it is about to change
    QSize room() const; ///< for a picture, in pixels of the screen

signals:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void draw(double opacity);

    QLabel *m_sheet;
    QImage m_image;
    QColor m_paper;
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
