#pragma once

#include "ui/figures/formats.h"

/// The kinds of figures that tests ask for by their names, beside those that the program does.
namespace halfplane {

extern const FigureKind pdfKind;
extern const FigureKind texKind;
extern const FigureKind gifKind;
extern const FigureKind htmlKind;
extern const FigureKind mp4Kind;
extern const FigureKind webmKind;

} // namespace halfplane
