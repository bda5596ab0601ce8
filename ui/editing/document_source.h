#pragma once

#include "core/io/document.h"
#include "core/io/points_file.h"
#include "core/lessons/lesson.h"

#include <QString>

#include <functional>
#include <memory>

namespace halfplane {

/// How a file keeps what is open: all of it, or only the points.
enum class FileFormat { Document, Points };

/// What was opened.
struct OpenedDocument
{
    Document content;
    QString name; ///< as the window shows it
    QString note; ///< what reading had to decide
    QString path = {}; ///< of the file that it is from and goes back to; empty where there is none
    FileFormat format = FileFormat::Document; ///< of that file
    std::shared_ptr<const PointsText> pointsText = {}; ///< how a points file was written
    std::shared_ptr<const Lesson> lesson = {}; ///< whose first moment the content is
    QString lessonPath = {}; ///< of its file
};

/// Opens DATA as the command line means it: a file's name or example:ID.
using DocumentSource = std::function<Result<OpenedDocument>(const QString &data)>;

} // namespace halfplane
