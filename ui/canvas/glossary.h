#pragma once

#include "ui/canvas/board_subjects.h"

#include <QStringView>

namespace halfplane {

/// What something on the board is.
struct GlossaryEntry
{
    Subject subject;
    QStringView title; ///< "Boundary"
    QStringView symbol; ///< "⟨w, φ(x)⟩ = 0"; empty when it has none
    QStringView definition;
    QStringView source; ///< where it is defined or used; empty when nowhere
};

const GlossaryEntry &entryOf(Subject subject);

} // namespace halfplane
