#pragma once

#include <QFrame>

class QLabel;

namespace halfplane {

/// A message in the window, above what it is about, until it is closed or another one comes.
class MessageBar : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageBar)

public:
    explicit MessageBar(QWidget *parent = nullptr);

    QString text() const;

public slots:
    void tell(const QString &text);

private:
    QLabel *m_label = nullptr;
};

} // namespace halfplane
