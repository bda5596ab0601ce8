#pragma once

#include <QString>

#include <functional>
#include <vector>

class QDockWidget;
class QWidget;

namespace halfplane {

class BoardRow;
class EditActions;
class Showing;

/// What a panel may be about.
struct PanelParts
{
    Showing &showing;
    BoardRow &boards; ///< of the window; they get the focus from a panel that is done with
    EditActions &edits;
};

/// One of a window's panels, and where it is before the user has moved anything.
struct Panel
{
    /// In the right column; those of one place are tabs.
    enum Place { Top, Below };

    enum Beginning {
        InFront,
        Behind, ///< another tab of its place
        Closed,
        Offered, ///< closed whenever the window appears; opened by the Edit menu, the others by View
    };

    QString id; ///< by which a kept layout knows it
    QString title;
    Place place;
    Beginning beginning;
    std::function<QWidget *(const PanelParts &with, QDockWidget &dock)> make;
    bool isProof = false; ///< it has its place in the submenu of proofs
};

/// All of them, in the order of the View menu. A new one is a row of this.
std::vector<Panel> panels();

} // namespace halfplane
