#pragma once

#include <QObject>

namespace halfplane {

/// Leaves to a widget with the focus the keys that it needs, where they are shortcuts elsewhere: the space
/// bar presses a button, Home and letters choose in a list. (Text fields see to that themselves.)
class FieldKeys : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldKeys)

public:
    /// For every widget of the application.
    explicit FieldKeys(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace halfplane
