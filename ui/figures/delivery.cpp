#include "ui/figures/delivery.h"

#include "ui/basics/text.h"

namespace halfplane {

std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out)
{
    if (out.write(bytes.data(), bytes.size()) == bytes.size())
        return {};
    return unwritten(tr("The file could not be written: %1.").arg(out.errorString()));
}

} // namespace halfplane
