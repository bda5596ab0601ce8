#pragma once

class QDockWidget;
class QWidget;

namespace halfplane {

class Board;
class OpenDocument;

/// The panel of the generators, for this dock. While it is shown, the board shows what they offer; what is
/// taken becomes one step of the document. Then, or when nothing is, the dock goes away.
QWidget *generatorsIn(QDockWidget &dock, OpenDocument &document, Board &board);

} // namespace halfplane
