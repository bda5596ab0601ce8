#include "ui/figures/tex/tex_symbols.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <array>
#include <span>

namespace halfplane {

namespace {

struct SymbolInTex
{
    char32_t character;
    std::string_view tex;
};

constexpr auto operators = std::to_array<SymbolInTex>({
    {U'≤', "\\le"},
    {U'≥', "\\ge"},
    {U'≠', "\\ne"},
    {U'≈', "\\approx"},
    {U'≪', "\\ll"},
    {U'≫', "\\gg"},
    {U'∈', "\\in"},
    {U'∉', "\\notin"},
    {U'→', "\\to"},
    {U'←', "\\leftarrow"},
    {U'↔', "\\leftrightarrow"},
    {U'↦', "\\mapsto"},
    {U'⇒', "\\Rightarrow"},
    {U'⇐', "\\Leftarrow"},
    {U'⇔', "\\Leftrightarrow"},
    {U'·', "\\cdot"},
    {U'⋅', "\\cdot"},
    {U'×', "\\times"},
    {U'÷', "\\div"},
    {U'±', "\\pm"},
    {U'∓', "\\mp"},
    {U'−', "-"},
    {U'∝', "\\propto"},
    {U'∼', "\\sim"},
    {U'⊥', "\\perp"},
    {U'∩', "\\cap"},
    {U'∪', "\\cup"},
    {U'⊂', "\\subset"},
    {U'⊆', "\\subseteq"},
    {U'<', "<"},
    {U'>', ">"},
});

constexpr auto symbols = std::to_array<SymbolInTex>({
    {U'α', "\\alpha"},      {U'β', "\\beta"},     {U'γ', "\\gamma"},     {U'δ', "\\delta"},
    {U'ε', "\\varepsilon"}, {U'ϵ', "\\epsilon"},  {U'ζ', "\\zeta"},      {U'η', "\\eta"},
    {U'θ', "\\theta"},      {U'ϑ', "\\vartheta"}, {U'ι', "\\iota"},      {U'κ', "\\kappa"},
    {U'λ', "\\lambda"},     {U'μ', "\\mu"},       {U'µ', "\\mu"},        {U'ν', "\\nu"},
    {U'ξ', "\\xi"},         {U'ο', "o"},          {U'π', "\\pi"},        {U'ρ', "\\rho"},
    {U'σ', "\\sigma"},      {U'ς', "\\varsigma"}, {U'τ', "\\tau"},       {U'υ', "\\upsilon"},
    {U'φ', "\\varphi"},     {U'ϕ', "\\phi"},      {U'χ', "\\chi"},       {U'ψ', "\\psi"},
    {U'ω', "\\omega"},      {U'Γ', "\\Gamma"},    {U'Δ', "\\Delta"},     {U'Θ', "\\Theta"},
    {U'Λ', "\\Lambda"},     {U'Ξ', "\\Xi"},       {U'Π', "\\Pi"},        {U'Σ', "\\Sigma"},
    {U'Υ', "\\Upsilon"},    {U'Φ', "\\Phi"},      {U'Ψ', "\\Psi"},       {U'Ω', "\\Omega"},
    {U'∞', "\\infty"},      {U'ℓ', "\\ell"},      {U'√', "\\surd"},      {U'∑', "\\sum"},
    {U'∏', "\\prod"},       {U'∂', "\\partial"},  {U'∇', "\\nabla"},     {U'∅', "\\emptyset"},
    {U'∠', "\\angle"},      {U'∀', "\\forall"},   {U'∃', "\\exists"},    {U'¬', "\\neg"},
    {U'∫', "\\int"},        {U'′', "{}'"},        {U'⋮', "\\vdots"},     {U'⋯', "\\cdots"},
    {U'✓', "\\surd"},       {U'✗', "\\times"},    {U'★', "\\star"},      {U'•', "\\bullet"},
    {U'○', "\\circ"},       {U'∘', "\\circ"},     {U'ℝ', "\\mathbf{R}"}, {U'ℕ', "\\mathbf{N}"},
    {U'‖', "\\|"},          {U'∥', "\\|"},        {U'|', "|"},           {U'△', "\\triangle"},
});

/// What letters of OT1, the encoding that every LaTeX begins with, make of the rest of Europe's.
constexpr auto letters = std::to_array<SymbolInTex>({
    {U'#', "\\#"},
    {U'$', "\\$"},
    {U'%', "\\%"},
    {U'&', "\\&"},
    {U'_', "\\_"},
    {U'{', "\\{"},
    {U'}', "\\}"},
    {U'~', "\\textasciitilde{}"},
    {U'^', "\\textasciicircum{}"},
    {U'\\', "\\textbackslash{}"},
    {U'"', "''"},
    {U'`', "`"},
    {U'-', "-"},
    {U'‐', "-"},
    {U'‑', "-"},
    {U'–', "--"},
    {U'—', "---"},
    {U'“', "``"},
    {U'”', "''"},
    {U'„', ",,"},
    {U'‘', "`"},
    {U'’', "'"},
    {U'‚', ","},
    {U'«', "$\\ll$"},
    {U'»', "$\\gg$"},
    {U'‹', "$<$"},
    {U'›', "$>$"},
    {U'…', "\\ldots{}"},
    {U'§', "\\S{}"},
    {U'¶', "\\P{}"},
    {U'©', "\\copyright{}"},
    {U'†', "\\dag{}"},
    {U'‡', "\\ddag{}"},
    {U'£', "\\pounds{}"},
    {U'€', "EUR"},
    {U'ß', "\\ss{}"},
    {U'ẞ', "SS"},
    {U'æ', "\\ae{}"},
    {U'Æ', "\\AE{}"},
    {U'œ', "\\oe{}"},
    {U'Œ', "\\OE{}"},
    {U'ø', "\\o{}"},
    {U'Ø', "\\O{}"},
    {U'ł', "\\l{}"},
    {U'Ł', "\\L{}"},
    {U'ı', "\\i{}"},
    {U'ȷ', "\\j{}"},
    {U'đ', "d"},
    {U'Đ', "D"},
    {U'ð', "d"},
    {U'Ð', "D"},
    {U'þ', "th"},
    {U'Þ', "Th"},
    {U'⟨', "$\\langle$"},
    {U'⟩', "$\\rangle$"},
});

/// By the marks that Unicode puts behind a letter.
constexpr auto accents = std::to_array<SymbolInTex>({
    {0x300, "\\`"},
    {0x301, "\\'"},
    {0x302, "\\^"},
    {0x303, "\\~"},
    {0x304, "\\="},
    {0x306, "\\u"},
    {0x307, "\\."},
    {0x308, "\\\""},
    {0x30A, "\\r"},
    {0x30B, "\\H"},
    {0x30C, "\\v"},
    {0x323, "\\d"},
    {0x327, "\\c"},
    {0x331, "\\b"},
});

template <std::size_t count>
std::string_view found(const std::array<SymbolInTex, count> &table, char32_t character)
{
    const auto place = std::ranges::find(table, character, &SymbolInTex::character);
    return place != table.end() ? place->tex : std::string_view();
}

char32_t shifted(char32_t character, std::u32string_view from, std::u32string_view to)
{
    const std::size_t place = from.find(character);
    return place != std::u32string_view::npos ? to[place] : 0;
}

bool isPrintableAscii(char32_t character) { return character >= 0x20 && character < 0x7f; }

std::string codeOf(char32_t character)
{
    return "[U+" + QString::number(character, 16).toUpper().rightJustified(4, u'0').toStdString() + "]";
}

/// A letter and its accents, as far as LaTeX has them.
std::string texComposed(std::span<const uint> parts)
{
    std::string result = texLetter(parts.front());
    for (const uint mark : parts.subspan(1)) {
        if (const std::string_view accent = found(accents, mark); !accent.empty())
            result = std::string(accent) + "{" + result + "}";
        else if (!QChar::isMark(mark))
            result += texLetter(mark);
    }
    return result;
}

} // namespace

std::string_view texSymbol(char32_t character)
{
    const std::string_view tex = found(symbols, character);
    return tex.empty() ? found(operators, character) : tex;
}

bool isTexOperator(char32_t character) { return !found(operators, character).empty(); }

char32_t loweredFromSuperscript(char32_t character)
{
    return shifted(character, U"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵀ", U"0123456789+-=()niT");
}

char32_t raisedFromSubscript(char32_t character)
{
    return shifted(character, U"₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ᵢⱼₖₙₘₜ", U"0123456789+-=()ijknmt");
}

std::string texLetter(char32_t character)
{
    if (const std::string_view tex = found(letters, character); !tex.empty())
        return std::string(tex);
    if (isPrintableAscii(character))
        return {static_cast<char>(character)};
    if (const std::string_view symbol = texSymbol(character); !symbol.empty())
        return "$" + std::string(symbol) + "$";
    const QString text = QString::fromUcs4(&character, 1);
    const QList<uint> parts = text.normalized(QString::NormalizationForm_KD).toUcs4();
    if (!parts.isEmpty() && parts.front() != character)
        return texComposed(parts);
    if (QChar::isMark(character) || !QChar::isPrint(character))
        return {};
    return codeOf(character);
}

} // namespace halfplane
