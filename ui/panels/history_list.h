#pragma once

#include <QUndoView>

namespace halfplane {

class OpenDocument;

/// All steps of a document's history: the current one is chosen, those taken back are faint, and the document
/// goes where one is chosen.
class HistoryList : public QUndoView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HistoryList)

public:
    explicit HistoryList(OpenDocument &document, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {320, 220}; }

private:
    void nameBeginning();

    OpenDocument &m_document;
};

} // namespace halfplane
