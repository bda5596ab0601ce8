#include "ui/basics/text.h"

#include "core/text.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString shownLine(const QString &words) { return toText(visible(words.simplified().toStdString())); }

QString shownLine(const std::string &words) { return shownLine(toText(words)); }

QString shownText(const std::string &words)
{
    QStringList lines = toText(words).split(u'\n');
    for (QString &line : lines)
        line = toText(visible(line.toStdString()));
    return lines.join(u'\n');
}

QString inMenu(const std::string &words) { return toText(words).replace(u'&', u"&&"_s); }

QString inToolTip(const QString &words)
{
    return Qt::mightBeRichText(words) ? u"<span>"_s + words.toHtmlEscaped() + u"</span>"_s : words;
}

QString classText(Label label, const DataNames &names)
{
    return toText(names.nameOf(label).empty() ? std::string(signText(label)) : names.classWords(label));
}

QString widestClassText(const DataNames &names)
{
    constexpr qsizetype most = 12;
    const QString one = classText(Label::Positive, names);
    const QString other = classText(Label::Negative, names);
    return (one.size() < other.size() ? other : one).left(most);
}

QString breakable(const QString &text)
{
    static const QRegularExpression longWord(u"\\S{30,}"_s);
    static const QRegularExpression piece(u"(\\X{6})"_s);
    QString broken;
    qsizetype end = 0;
    for (const QRegularExpressionMatch &word : longWord.globalMatch(text)) {
        broken += text.sliced(end, word.capturedStart() - end);
        broken += word.captured().replace(piece, u"\\1\u200B"_s);
        end = word.capturedEnd();
    }
    return broken + text.sliced(end);
}

QString withWholeNumbers(QString text)
{
    static const QRegularExpression blank(u"(?<=\\d)[ \u202f](?=\\d{3}(?!\\d))|\u202f"_s);
    return text.replace(blank, QString(QChar::Nbsp));
}

QString toText(const Phrase &phrase)
{
    QString text = toText(std::string_view(phrase.text));
    if (phrase.setting != Setting::Words)
        text.replace(u' ', QChar::Nbsp).replace(u'|', u"|\u2060"_s); // a line could end behind this, too
    return text;
}

QString toText(const Failure &failure)
{
    QString text = toText(failure.words());
    if (!failure.remedy.empty())
        text += u": "_s + toText(failure.remedy);
    const QString file = toText(failure.file);
    if (failure.line > 0 && failure.column == 0)
        return tr("%1, line %2: %3").arg(file, QString::number(failure.line), text);
    if (failure.line > 0)
        return tr("%1, line %2, column %3: %4")
            .arg(file, QString::number(failure.line), QString::number(failure.column), text);
    return file.isEmpty() ? text : file + u": "_s + text;
}

} // namespace halfplane
