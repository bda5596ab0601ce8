#include "ui/figures/tex/tex_text.h"

#include "ui/figures/tex/tex_tokens.h"

#include <QString>

#include <algorithm>
#include <span>
#include <vector>

namespace halfplane {

namespace {

using Role = TexRole;
using Token = TexToken;
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
    const std::vector<Token> tokens = texTokens(text);
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
