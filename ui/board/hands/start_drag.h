#pragma once

#include "core/picture/start_handle.h"
#include "ui/board/hands/drag.h"

namespace halfplane {

class OpenDocument;

/// Takes the tip of w0 along; near the origin it snaps to w0 = 0, what most runs begin with.
class StartDrag : public Drag
{
public:
    StartDrag(OpenDocument &document, StartHandle handle);

    void moveTo(const Hand &hand) override;
    void cancel() override;
    std::optional<QCursor> cursor() const override { return QCursor(Qt::SizeAllCursor); }

private:
    OpenDocument &m_document;
    StartHandle m_handle; ///< as it was when it was taken hold of
    std::vector<double> m_before;
};

} // namespace halfplane
