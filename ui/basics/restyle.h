#pragma once

#include <QStyle>
#include <QWidget>

namespace halfplane {

/// Sets a property that the style sheet looks at; widgets do not notice that by themselves.
inline void setLook(QWidget &widget, const char *property, bool isSo)
{
    if (widget.property(property).toBool() == isSo)
        return;
    widget.setProperty(property, isSo);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace halfplane
