#pragma once

#include <QAbstractItemView>
#include <QScrollArea>
#include <QStringList>
#include <QToolButton>

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

/// The part of it that can be seen when it is scrolled to.
inline QRect shownOf(QWidget &control)
{
    QRect shown = control.rect();
    QPoint place;
    for (QWidget *inner = &control; !inner->isWindow(); inner = inner->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(inner);
        if (area != nullptr && area->widget()->isAncestorOf(&control)) {
            const QPoint middle = control.mapTo(area->widget(), control.rect().center());
            area->ensureVisible(middle.x(), middle.y(), control.width() / 2 + 1, control.height() / 2 + 1);
        }
    }
    for (QWidget *inner = &control; !inner->isWindow(); inner = inner->parentWidget()) {
        place += inner->pos();
        shown = shown.intersected(inner->parentWidget()->rect().translated(-place));
    }
    return shown;
}

/// Controls that somebody cannot come to.
inline QStringList unreachableIn(QWidget &window)
{
    QStringList names;
    for (auto *control : window.findChildren<QWidget *>()) {
        const bool isControl =
            (control->focusPolicy() & Qt::TabFocus) != 0 || qobject_cast<QToolButton *>(control);
        if (!isControl || control->window() != &window || !control->isVisibleTo(&window)
            || control->focusProxy() != nullptr || qobject_cast<QAbstractItemView *>(control))
            continue; // a table scrolls by itself, too
        if (const QRect shown = shownOf(*control); shown != control->rect())
            names << u"%1 “%2”: %3×%4 of %5×%6"_s
                         .arg(QString::fromLatin1(control->metaObject()->className()),
                              control->accessibleName())
                         .arg(shown.width())
                         .arg(shown.height())
                         .arg(control->width())
                         .arg(control->height());
    }
    return names;
}

} // namespace halfplane::test
