#include "ui/exporting/delivery.h"

#include <QCoreApplication>

namespace halfplane {

WriteTrouble deliver(QByteArrayView bytes, QIODevice &out)
{
    if (out.write(bytes.data(), bytes.size()) == bytes.size())
        return {};
    return QCoreApplication::translate("Exporting", "The file could not be written: %1.")
        .arg(out.errorString());
}

} // namespace halfplane
