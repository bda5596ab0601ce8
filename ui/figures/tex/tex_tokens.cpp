#include "ui/figures/tex/tex_tokens.h"

#include "ui/figures/tex/tex_symbols.h"

#include <QList>
#include <QString>

namespace halfplane {

namespace {

using Role = TexRole;
using Token = TexToken;

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
        const std::u32string letters = m_text.substr(from, m_at - from);
        const bool isInBrackets = from > 0 && m_text[from - 1] == U'(' && here() == U')';
        const bool hasScript =
            loweredFromSuperscript(here()) != 0 || raisedFromSubscript(here()) != 0 || here() == U'*';
        const bool isVariable = variables.find(letters.front()) != std::u32string_view::npos;
        if (letters.size() == 1 && letters.front() < 0x80 && (hasScript || (isVariable && !isInBrackets))) {
            add(Role::Symbol, {static_cast<char>(letters.front())}, true);
            return;
        }
        std::string tex;
        for (const QString composed =
                 QString::fromStdU32String(letters).normalized(QString::NormalizationForm_C);
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

} // namespace

std::vector<TexToken> texTokens(QStringView text) { return Lexer(text).tokens(); }

} // namespace halfplane
