#include "ui/figures/delivery.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"

namespace halfplane {

std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out)
{
    if (writeAll({bytes.data(), static_cast<std::size_t>(bytes.size())}, out))
        return {};
    return unwritten(tr("The file could not be written: %1.").arg(out.errorString()));
}

} // namespace halfplane
