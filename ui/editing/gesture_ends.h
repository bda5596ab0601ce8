#pragma once

#include <QObject>

namespace halfplane {

class OpenDocument;

/// Tells a document where one gesture ends and another begins: at a press of the mouse or a finger, at Enter,
/// and where the focus moves. What changes in between on one thing is one step to undo.
class GestureEnds : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GestureEnds)

public:
    explicit GestureEnds(OpenDocument &document);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    OpenDocument &m_document;
};

} // namespace halfplane
