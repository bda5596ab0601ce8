#include "ui/editing/clipboard_points.h"

#include "core/io/pasted_points.h"
#include "ui/basics/text.h"

#include <QMimeData>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString csvFormat() { return u"text/csv"_s; }

} // namespace

void addPoints(QMimeData &data, const Dataset &points)
{
    data.setText(toText(pointsTable(points)));
    data.setData(csvFormat(), QByteArray::fromStdString(writePoints(points)));
}

bool mayHavePoints(const QMimeData *data)
{
    return data != nullptr && (data->hasText() || data->hasFormat(csvFormat()));
}

Result<PointsFile> pointsIn(const QMimeData &data, Label label)
{
    const std::string text =
        data.hasText() ? data.text().toStdString() : data.data(csvFormat()).toStdString();
    return readPastedPoints(text, label);
}

} // namespace halfplane
