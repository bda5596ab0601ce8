#pragma once

#include "figures.h"
#include "ui/figure_kinds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

/// Players as files, and what is in them.
namespace halfplane::test {

inline FigureOptions playerOptions()
{
    FigureOptions options;
    options.kind = &htmlKind;
    return options;
}

inline QByteArray playerOf(const Document &document, const FigureOptions &options = playerOptions())
{
    Figure figure = figureOf(document, options);
    return written(htmlKind.write, figure);
}

/// What the script of a page knows.
inline QJsonObject runIn(const QByteArray &page)
{
    static const QRegularExpression script(QStringLiteral("id=\"run\">\\n(.*?)</script>"),
                                           QRegularExpression::DotMatchesEverythingOption);
    const QString text = script.match(QString::fromUtf8(page)).captured(1);
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(error.errorString()));
    return json.object();
}

/// The lines between two others.
inline QStringList linesBetween(const QByteArray &page, const QString &first, const QString &last)
{
    const QStringList lines = QString::fromUtf8(page).split(u'\n');
    const qsizetype from = lines.indexOf(first) + 1;
    return lines.mid(from, lines.indexOf(last, from) - from);
}

/// The picture that can be seen without the script, an element a line.
inline QStringList pictureIn(const QByteArray &page)
{
    static const QString end = QStringLiteral("</g><!-- picture -->");
    return linesBetween(page, QStringLiteral("<g id=\"picture\">"), end);
}

} // namespace halfplane::test
