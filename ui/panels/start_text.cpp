#include "ui/panels/start_text.h"

#include "core/numbers.h"
#include "core/text.h"
#include "ui/basics/text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

std::vector<double> emptyIfZero(std::vector<double> start)
{
    if (std::ranges::all_of(start, [](double number) { return number == 0; }))
        start.clear();
    return start;
}

QStringList componentTexts(QString text)
{
    text = text.trimmed();
    if (text.startsWith(u'(') && text.endsWith(u')'))
        text = text.sliced(1, text.size() - 2).trimmed();
    static const QRegularExpression between(u"\\s*,\\s*|\\s+"_s);
    return text.split(between);
}

QString signedText(double number)
{
    QString text = shortestText(number);
    if (text.startsWith(u'-'))
        text[0] = u'−';
    return text;
}

std::string wantedNumbers(Space space)
{
    std::string names;
    for (std::size_t i = 0; i < dimension(space); ++i)
        names += (i > 0 ? ", " : "") + std::string(componentName(space, i));
    return "w₀ needs " + std::to_string(dimension(space)) + " numbers here: (" + names + ")";
}

} // namespace

QString startText(const std::vector<double> &start, Space space)
{
    QStringList components;
    for (std::size_t i = 0; i < dimension(space); ++i)
        components += signedText(i < start.size() ? start[i] : 0);
    return u'(' + components.join(u", "_s) + u')';
}

Result<std::vector<double>> readStart(const QString &text, Space space)
{
    std::vector<double> start;
    const QStringList texts = componentTexts(text);
    if (texts.size() != static_cast<qsizetype>(dimension(space)))
        return Failure{wantedNumbers(space)};
    for (const QString &component : texts) {
        const std::string number = component.toStdString();
        const auto value = numberFrom(number);
        if (!value)
            return Failure{number.empty() ? wantedNumbers(space) : inQuotes(number) + " is not a number"};
        start.push_back(*value);
    }
    return emptyIfZero(std::move(start));
}

std::vector<double> startIn(Space to, const std::vector<double> &start, Space from)
{
    std::vector<double> result(dimension(to), 0);
    for (std::size_t i = 0; i < result.size(); ++i) {
        for (std::size_t j = 0; j < start.size() && j < dimension(from); ++j) {
            if (componentName(to, i) == componentName(from, j))
                result[i] = start[j];
        }
    }
    return emptyIfZero(std::move(result));
}

} // namespace halfplane
