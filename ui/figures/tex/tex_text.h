#pragma once

#include <QStringView>

#include <string>

namespace halfplane {

/// A line of plain text in LaTeX: what reads like mathematics is set as such ("x₅" as $x_{5}$, "η* = 0.5" as
/// $\eta^{*} = 0.5$), what means something to TeX is escaped, and what pdfLaTeX does not know stands as
/// something readable. It compiles with every engine and needs no package.
std::string texText(QStringView text);

/// Behind a % in a file: one line.
std::string texComment(QStringView text);

} // namespace halfplane
