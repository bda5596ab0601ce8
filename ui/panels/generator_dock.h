#pragma once

#include <QDockWidget>

namespace halfplane {

class Board;
class GeneratorPanel;
class OpenDocument;

/// While it is shown, the board shows what the generators offer; what is taken becomes one step of the
/// document. Then, or when nothing is, it goes away.
class GeneratorDock : public QDockWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GeneratorDock)

public:
    GeneratorDock(OpenDocument &document, Board &board, QWidget *parent);

private:
    void showPreview();
    void take();
    void leave();

    OpenDocument &m_document;
    Board &m_board;
    GeneratorPanel *m_panel;
};

} // namespace halfplane
