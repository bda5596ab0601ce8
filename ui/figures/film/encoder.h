#pragma once

#include "ui/figures/formats.h"

#include <QImage>
#include <QProcess>

namespace halfplane {

/// What ffmpeg is to make.
struct Encoding
{
    QString program;
    FigureFormat format = FigureFormat::Mp4;
    QSize size; ///< even
    int rate = 30; ///< frames a second
    QString title;
    QString file; ///< what it writes
};

/// ffmpeg at work: takes frames and makes a film of them. It does not outlive this object.
class Encoder
{
public:
    Encoder(const Encoding &encoding, std::stop_token stop);
    ~Encoder();
    Encoder(const Encoder &) = delete;
    Encoder &operator=(const Encoder &) = delete;

    /// Once more what an image of 32 bits a pixel shows. Waits until it is taken; false when it never will
    /// be.
    bool add(const QImage &frame);

    /// No more frames: waits for the file.
    bool finish();

    /// Why it failed, in its own last words.
    QString trouble();

private:
    bool isWanted() const { return !m_stop.stop_requested() && m_process.state() != QProcess::NotRunning; }

    QProcess m_process;
    std::stop_token m_stop;
};

} // namespace halfplane
