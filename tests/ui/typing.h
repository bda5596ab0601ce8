#pragma once

#include "ui/forms/checked_edit.h"

#include <QTest>

namespace halfplane::test {

/// Types, and then does nothing for as long as a field waits for more.
inline void typeAndPause(QWidget *field, const QString &text)
{
    QTest::keyClicks(field, text);
    if (auto *edit = qobject_cast<CheckedEdit *>(field))
        edit->settle();
}

} // namespace halfplane::test
