#include "ui/board/hands/tool.h"

namespace halfplane {

Tool::Tool(ToolDescription description, QObject *parent)
    : QObject(parent)
    , m_description(std::move(description))
{
    setObjectName(m_description.id);
}

Tool::~Tool() = default;

} // namespace halfplane
