#pragma once

#include <QObject>

namespace halfplane {

/// Leaves the keys of undo and redo to the window: for a text field whose every change is a step of the
/// document's history already.
class UndoKeys : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoKeys)

public:
    explicit UndoKeys(QObject *parent = nullptr);

    void keepFrom(QWidget &field);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace halfplane
