#include "ui/figures/tex/tex_text.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

// --- characters ---

/// What LaTeX has for characters.
using TexTable = std::map<char32_t, std::string>;

/// Of "≤ \le ≥ \ge": a character and what there is for it, again and again.
TexTable tableOf(const QString &text)
{
    const QStringList words = text.simplified().split(u' ');
    TexTable table;
    for (qsizetype i = 0; i + 1 < words.size(); i += 2)
        table.emplace(words[i].toUcs4().front(), words[i + 1].toStdString());
    return table;
}

const TexTable &operatorsInTex()
{
    static const TexTable table = tableOf(uR"(
    ≤ \le              ≥ \ge      ≠ \ne         ≈ \approx          ≪ \ll      ≫ \gg          ∈ \in
    ∉ \notin           → \to      ← \leftarrow  ↔ \leftrightarrow  ↦ \mapsto  ⇒ \Rightarrow  ⇐ \Leftarrow
    ⇔ \Leftrightarrow  · \cdot    ⋅ \cdot       × \times           ÷ \div     ± \pm          ∓ \mp
    − -                ∝ \propto  ∼ \sim        ⊥ \perp            ∩ \cap     ∪ \cup         ⊂ \subset
    ⊆ \subseteq        < <        > >
)"_s);
    return table;
}

const TexTable &symbolsInTex()
{
    static const TexTable table = tableOf(uR"(
    α \alpha      β \beta     γ \gamma     δ \delta    ε \varepsilon  ϵ \epsilon   ζ \zeta
    η \eta        θ \theta    ϑ \vartheta  ι \iota     κ \kappa       λ \lambda    μ \mu
    µ \mu         ν \nu       ξ \xi        ο o         π \pi          ρ \rho       σ \sigma
    ς \varsigma   τ \tau      υ \upsilon   φ \varphi   ϕ \phi         χ \chi       ψ \psi
    ω \omega      Γ \Gamma    Δ \Delta     Θ \Theta    Λ \Lambda      Ξ \Xi        Π \Pi
    Σ \Sigma      Υ \Upsilon  Φ \Phi       Ψ \Psi      Ω \Omega       ∞ \infty     ℓ \ell
    √ \surd       ∑ \sum      ∏ \prod      ∂ \partial  ∇ \nabla       ∅ \emptyset  ∠ \angle
    ∀ \forall     ∃ \exists   ¬ \neg       ∫ \int      ′ {}'          ⋮ \vdots     ⋯ \cdots
    ✓ \surd       ✗ \times    ★ \star      • \bullet   ○ \circ        ∘ \circ      ℝ \mathbf{R}
    ℕ \mathbf{N}  ‖ \|        ∥ \|         | |         △ \triangle
)"_s);
    return table;
}

/// What letters of OT1, the encoding that every LaTeX begins with, make of the rest of Europe's.
const TexTable &lettersInTex()
{
    static const TexTable table = tableOf(uR"(
    # \#                 $ \$                  % \%                & \&      _ \_         { \{         } \}
    ~ \textasciitilde{}  ^ \textasciicircum{}  \ \textbackslash{}  " ''      ` `          - -          ‐ -
    ‑ -                  – --                  — ---               “ ``      ” ''         „ ,,         ‘ `
    ’ '                  ‚ ,                   « $\ll$             » $\gg$   ‹ $<$        › $>$        … \ldots{}
    § \S{}               ¶ \P{}                © \copyright{}      † \dag{}  ‡ \ddag{}    £ \pounds{}  € EUR
    ß \ss{}              ẞ SS                  æ \ae{}             Æ \AE{}   œ \oe{}      Œ \OE{}      ø \o{}
    Ø \O{}               ł \l{}                Ł \L{}              ı \i{}    ȷ \j{}       đ d          Đ D
    ð d                  Ð D                   þ th                Þ Th      ⟨ $\langle$  ⟩ $\rangle$
)"_s);
    return table;
}

/// By the marks that Unicode puts behind a letter.
const std::map<char32_t, std::string_view> accents{
    {0x300, "\\`"}, {0x301, "\\'"}, {0x302, "\\^"},  {0x303, "\\~"}, {0x304, "\\="},
    {0x306, "\\u"}, {0x307, "\\."}, {0x308, "\\\""}, {0x30A, "\\r"}, {0x30B, "\\H"},
    {0x30C, "\\v"}, {0x323, "\\d"}, {0x327, "\\c"},  {0x331, "\\b"},
};

template <class Table>
std::string_view found(const Table &table, char32_t character)
{
    const auto place = table.find(character);
    return place != table.end() ? std::string_view(place->second) : std::string_view();
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

/// How the character is called in LaTeX's mathematics; empty where it is none of these.
std::string_view texSymbol(char32_t character)
{
    const std::string_view tex = found(symbolsInTex(), character);
    return tex.empty() ? found(operatorsInTex(), character) : tex;
}

/// Whether it stands between two things, as "≤" does.
bool isTexOperator(char32_t character) { return !found(operatorsInTex(), character).empty(); }

/// What the raised or lowered character is on the line; 0 for any other.
char32_t loweredFromSuperscript(char32_t character)
{
    return shifted(character, U"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵀᵐ", U"0123456789+-=()niTm");
}

char32_t raisedFromSubscript(char32_t character)
{
    return shifted(character, U"₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ᵢⱼₖₙₘₜₐₓ", U"0123456789+-=()ijknmtax");
}

std::string texLetter(char32_t character);

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

/// One character of words, escaped or replaced.
std::string texLetter(char32_t character)
{
    if (const std::string_view tex = found(lettersInTex(), character); !tex.empty())
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

// --- pieces of a line ---

/// What a piece of a line does where it is next to mathematics.
enum class Role : std::uint8_t {
    Word, ///< ends it
    Blank,
    Number,
    Symbol, ///< is mathematics by itself
    Operator, ///< may join what is on both sides of it
    Opening,
    Closing,
};

/// A piece of a line.
struct Token
{
    Role role = Role::Word;
    std::string tex; ///< within mathematics, or as a word
    bool isMathematics = false; ///< cannot be set as words
    bool hasRaised = false; ///< stands at it already, and must not twice
    bool hasLowered = false;
};

/// Letters that stand for something when they stand alone; "a" and "I" are words.
constexpr std::u32string_view variables = U"bcdfgijkmnpqrstuvwxyzCDFGHKLMNPQRSTUVWXYZ";

bool isDigit(char32_t c) { return c >= U'0' && c <= U'9'; }
bool isBlank(char32_t c) { return QChar::isSpace(c); }
bool isLatin(char32_t c) { return QChar::isLetter(c) && texSymbol(c).empty(); }

/// Breaks a line into tokens.
class Lexer
{
public:
    explicit Lexer(QStringView text)
    {
        for (const uint code : text.toUcs4())
            m_text += static_cast<char32_t>(code);
    }

    std::vector<Token> tokens()
    {
        while (m_at < m_text.size())
            next();
        return std::move(m_tokens);
    }

private:
    char32_t here(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : 0;
    }

    void next()
    {
        const char32_t c = here();
        if (isBlank(c))
            blank();
        else if (isDigit(c))
            number();
        else if (loweredFromSuperscript(c) != 0 || raisedFromSubscript(c) != 0)
            script();
        else if ((c == U'*' || c == U'°') && attaches())
            attach(c == U'*' ? "^{*}" : "^{\\circ}");
        else if (isLatin(c))
            word();
        else
            sign(c);
    }

    void add(Role role, std::string tex, bool isMathematics = false)
    {
        m_tokens.push_back({.role = role, .tex = std::move(tex), .isMathematics = isMathematics});
    }

    void blank()
    {
        while (isBlank(here()))
            ++m_at;
        add(Role::Blank, " ");
    }

    /// Blanks within a number are narrow: "8 967".
    void number()
    {
        std::string digits;
        while (isDigit(here()) || (here() == U'.' && isDigit(here(1))) || isGrouping()) {
            if (isBlank(here()))
                digits += "\\,";
            else
                digits += static_cast<char>(here());
            ++m_at;
        }
        add(Role::Number, digits);
    }

    bool isGrouping() const
    {
        const char32_t c = here();
        return (c == 0x202f || c == 0x2009 || c == 0xa0) && isDigit(here(1));
    }

    /// Whether a script has something to stand at.
    bool attaches() const
    {
        if (m_tokens.empty())
            return false;
        const Token &last = m_tokens.back();
        return last.role == Role::Symbol || last.role == Role::Number
            || (last.role == Role::Closing && last.isMathematics);
    }

    void attach(std::string_view script)
    {
        ++m_at;
        Token &token = m_tokens.back();
        if (script.starts_with('^') ? token.hasRaised : token.hasLowered) {
            token.tex = "{" + token.tex + "}";
            token.hasRaised = false;
            token.hasLowered = false;
        }
        token.tex += script;
        (script.starts_with('^') ? token.hasRaised : token.hasLowered) = true;
        token.role = Role::Symbol;
        token.isMathematics = true;
    }

    void script()
    {
        const bool isRaised = loweredFromSuperscript(here()) != 0;
        const auto plain = isRaised ? loweredFromSuperscript : raisedFromSubscript;
        std::string digits;
        for (; plain(here()) != 0; ++m_at)
            digits += static_cast<char>(plain(here()));
        const std::string scripts = (isRaised ? "^{" : "_{") + digits + "}";
        if (!attaches())
            add(Role::Symbol, "{}", true);
        --m_at;
        attach(scripts);
    }

    void word()
    {
        const std::size_t from = m_at;
        while (isLatin(here()) || QChar::isMark(here()))
            ++m_at;
        const std::u32string spelled = m_text.substr(from, m_at - from);
        const bool isInBrackets = from > 0 && m_text[from - 1] == U'(' && here() == U')';
        const bool hasScript =
            loweredFromSuperscript(here()) != 0 || raisedFromSubscript(here()) != 0 || here() == U'*';
        const bool isVariable = variables.find(spelled.front()) != std::u32string_view::npos;
        if (spelled.size() == 1 && spelled.front() < 0x80 && (hasScript || (isVariable && !isInBrackets))) {
            add(Role::Symbol, {static_cast<char>(spelled.front())}, true);
            return;
        }
        std::string tex;
        for (const QString composed =
                 QString::fromStdU32String(spelled).normalized(QString::NormalizationForm_C);
             const uint letter : composed.toUcs4())
            tex += texLetter(letter);
        add(Role::Word, tex);
    }

    /// A minus or plus that belongs to what follows.
    bool isSignOf(char32_t c) const
    {
        if (c != U'−' && c != U'-' && c != U'+' && c != U'±')
            return false;
        const bool isFirst = m_tokens.empty() || m_tokens.back().role == Role::Blank
            || m_tokens.back().role == Role::Opening || m_tokens.back().role == Role::Operator;
        const bool isBeforeValue = isDigit(here(1)) || (c == U'−' && !isBlank(here(1)) && here(1) != 0);
        return isFirst && isBeforeValue;
    }

    void sign(char32_t c)
    {
        const bool isSign = isSignOf(c);
        const bool isAlone = isBlank(here(1)) || m_at + 1 == m_text.size();
        ++m_at;
        const std::string symbol(texSymbol(c));
        if (isSign)
            add(Role::Symbol, c == U'±' ? "{\\pm}" : c == U'+' ? "{+}" : "{-}", true);
        else if (c == U'·' && isAlone)
            add(Role::Word, "$\\cdot$"); // between two statements
        else if (isTexOperator(c))
            add(Role::Operator, symbol, true);
        else if (!symbol.empty())
            add(Role::Symbol, symbol, true);
        else
            punctuation(c);
    }

    void punctuation(char32_t c)
    {
        const std::string letter = texLetter(c);
        switch (c) {
        case U'=':
        case U'+':
        case U'/':
            add(Role::Operator, letter);
            break;
        case U',':
            add(m_depth > 0 ? Role::Operator : Role::Word, letter);
            break;
        case U'(':
        case U'[':
            ++m_depth;
            add(Role::Opening, letter);
            break;
        case U')':
        case U']':
            --m_depth;
            add(Role::Closing, letter);
            break;
        case U'⟨':
            ++m_depth;
            add(Role::Opening, "\\langle", true);
            break;
        case U'⟩':
            --m_depth;
            add(Role::Closing, "\\rangle", true);
            break;
        default:
            add(Role::Word, letter);
        }
    }

    std::u32string m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::vector<Token> m_tokens;
};

// --- words and mathematics ---

using Tokens = std::span<const Token>;

bool canStart(const Token &token)
{
    return token.role == Role::Number || token.role == Role::Symbol || token.role == Role::Opening
        || (token.role == Role::Operator && token.isMathematics);
}

bool canEnd(const Token &token)
{
    return token.role == Role::Number || token.role == Role::Symbol || token.role == Role::Closing
        || (token.role == Role::Operator && token.isMathematics);
}

std::ptrdiff_t countOf(Tokens tokens, Role role) { return std::ranges::count(tokens, role, &Token::role); }

/// Without what belongs to the words around.
Tokens withoutSurroundings(Tokens run)
{
    const auto isTooMuchAtStart = [&] {
        return !canStart(run.front())
            || (run.front().role == Role::Opening
                && countOf(run, Role::Opening) > countOf(run, Role::Closing));
    };
    const auto isTooMuchAtEnd = [&] {
        return !canEnd(run.back())
            || (run.back().role == Role::Closing
                && countOf(run, Role::Closing) > countOf(run, Role::Opening));
    };
    while (!run.empty() && isTooMuchAtStart())
        run = run.subspan(1);
    while (!run.empty() && isTooMuchAtEnd())
        run = run.first(run.size() - 1);
    return run;
}

/// Two hyphens would become a dash, and so on.
void append(std::string &text, std::string_view more)
{
    constexpr std::string_view joining = "-`',?!";
    if (!text.empty() && !more.empty() && joining.find(text.back()) != std::string_view::npos
        && joining.find(more.front()) != std::string_view::npos)
        text += "{}";
    text += more;
}

std::string asWords(Tokens tokens)
{
    std::string result;
    for (const Token &token : tokens)
        append(result, token.isMathematics ? "$" + token.tex + "$" : token.tex);
    return result;
}

bool isValue(const Token &token) { return token.role != Role::Operator && token.role != Role::Blank; }

bool endsInCommand(std::string_view tex)
{
    const std::size_t backslash = tex.rfind('\\');
    return backslash != std::string_view::npos && backslash + 1 < tex.size()
        && std::ranges::all_of(tex.substr(backslash + 1),
                               [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

/// Blanks mean nothing there: between two values they have to be asked for.
std::string asMathematics(Tokens tokens)
{
    // "− x" takes something away from what is not said.
    const bool beginsWithOperator =
        tokens.size() > 1 && tokens[0].role == Role::Operator && tokens[1].role == Role::Blank;
    std::string result = beginsWithOperator ? "{}" : "";
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token &token = tokens[i];
        const bool isBetweenValues =
            i > 0 && i + 1 < tokens.size() && isValue(tokens[i - 1]) && isValue(tokens[i + 1]);
        if (token.role == Role::Blank) {
            result += isBetweenValues ? "\\ " : " ";
            continue;
        }
        if (endsInCommand(result) && !token.tex.empty()
            && QChar::isLetter(static_cast<uchar>(token.tex.front())))
            result += ' ';
        result += token.tex;
    }
    return "$" + result + "$";
}

/// A stretch without words: mathematics, unless it is as good without.
std::string texOfRun(Tokens run)
{
    const Tokens inside = withoutSurroundings(run);
    if (std::ranges::none_of(inside, &Token::isMathematics))
        return asWords(run);
    const auto before = static_cast<std::size_t>(inside.data() - run.data());
    return asWords(run.first(before)) + asMathematics(inside) + asWords(run.subspan(before + inside.size()));
}

std::string texOfLine(QStringView text)
{
    const std::vector<Token> tokens = Lexer(text).tokens();
    std::string result;
    Tokens rest(tokens);
    while (!rest.empty()) {
        const auto word = std::ranges::find(rest, Role::Word, &Token::role);
        const auto length = static_cast<std::size_t>(word - rest.begin());
        append(result, texOfRun(rest.first(length)));
        rest = rest.subspan(length);
        if (!rest.empty()) {
            append(result, rest.front().tex);
            rest = rest.subspan(1);
        }
    }
    return result;
}

} // namespace

std::string texText(QStringView text)
{
    const QStringView inner = text.trimmed();
    if (inner.isEmpty())
        return {};
    // TeX drops blanks at the ends of a line.
    const bool startsWithBlank = text.front().isSpace();
    const bool endsWithBlank = text.back().isSpace();
    return (startsWithBlank ? "\\ " : "") + texOfLine(inner) + (endsWithBlank ? "\\ \\null{}" : "");
}

std::string texComment(QStringView text)
{
    QString line;
    for (const QChar character : text)
        line += character.isPrint() || character.isSurrogate() ? character : QChar(u' ');
    return "% " + line.simplified().toStdString();
}

} // namespace halfplane
