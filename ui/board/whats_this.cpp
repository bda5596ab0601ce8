#include "ui/board/whats_this.h"

#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/accuracy.h"
#include "core/picture/hits.h"
#include "ui/basics/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct WhatsThis
{
    Q_DECLARE_TR_FUNCTIONS(WhatsThis)
};

QString tupleText(const Weights &w)
{
    QStringList numbers;
    for (const double component : w)
        numbers << readableText(component, 4);
    return u'(' + numbers.join(u", "_s) + u')';
}

/// y⟨w, φ(x)⟩ of a point as it is shown; nothing without w.
std::optional<double> scoreOf(const BoardFrame &frame, std::size_t index)
{
    const Classifier answer = shownAnswer(frame);
    if (answer.w.size() == 0 || index >= frame.study.run->problem->documentSize())
        return std::nullopt;
    return scoreOf(*frame.study.run->problem, answer, index);
}

QString pointNumbers(const BoardFrame &frame, std::size_t index)
{
    const auto score = scoreOf(frame, index);
    if (!score)
        return pointWords(frame, index);
    const bool isOrigin = shownAnswer(frame).space == Space::Origin;
    return pointWords(frame, index) + u": "_s
        + (*score > 0 ? WhatsThis::tr("y⟨w, %1⟩ = %2 > 0, so it is right")
                      : WhatsThis::tr("y⟨w, %1⟩ = %2 ≤ 0, so it is wrong"))
              .arg(isOrigin ? u"x"_s : u"φ(x)"_s, readableText(*score, 4));
}

/// Through the origin an angle decides, elsewhere a side.
QString whatIsRight(const BoardFrame &frame, std::size_t index)
{
    const auto score = scoreOf(frame, index);
    if (!score)
        return {};
    const Classifier answer = shownAnswer(frame);
    const Point &point = frame.study.points[index];
    const double lengths = norm(answer.w) * point.place().norm();
    if (answer.space == Space::Origin && std::isnormal(lengths)) {
        const double cosine = std::clamp(sign(point.label) * *score / lengths, -1.0, 1.0);
        return (point.label == Label::Positive
                    ? WhatsThis::tr("It stands at %1 to w. A triangle is right at less than 90°.")
                    : WhatsThis::tr("It stands at %1 to w. A square is right at more than 90°."))
            .arg(toText(inDegrees(std::acos(cosine))));
    }
    if (*score == 0)
        return WhatsThis::tr("It lies on the boundary, which counts as wrong.");
    return (*score > 0) == (point.label == Label::Positive)
        ? WhatsThis::tr("It lies where the boundary says +1.")
        : WhatsThis::tr("It lies where the boundary says −1.");
}

QString sideNumbers(const BoardFrame &frame, Spot pixel)
{
    const Classifier answer = shownAnswer(frame);
    const PlanePoint place = frame.view.toPlane(pixel);
    const double score = dot(answer.w, embed(answer.space, place.x(), place.y()));
    const QString side = score == 0
        ? WhatsThis::tr("neither class")
        : toText(frame.names.signedWords(score > 0 ? Label::Positive : Label::Negative));
    return WhatsThis::tr("At %1: ⟨w, φ(x)⟩ = %2, %3")
        .arg(placeWords(frame, pixel), readableText(score, 4), side);
}

QString numbersOf(const Weights &w)
{
    return WhatsThis::tr("w = %1, ‖w‖ = %2").arg(tupleText(w), readableText(norm(w), 4));
}

/// The numbers of a thing in this step; empty where it has none.
QString numbersOf(const Subject &subject, const BoardFrame &frame, Spot pixel)
{
    switch (subject.numbers) {
    case Subject::Numbers::None:
        return {};
    case Subject::Numbers::Point: {
        const auto index = pointAt(frame, pixel);
        return index ? pointNumbers(frame, *index) : QString();
    }
    case Subject::Numbers::Examined:
        return frame.moment->check ? pointNumbers(frame, frame.moment->check->number) : QString();
    case Subject::Numbers::Place:
        return sideNumbers(frame, pixel);
    case Subject::Numbers::WeightsNow:
        return numbersOf(shownWeights(frame));
    case Subject::Numbers::Answer:
        return numbersOf(shownAnswer(frame).w);
    case Subject::Numbers::OldAnswer:
        return WhatsThis::tr("w = %1").arg(tupleText(frame.moment->answerBefore.w));
    case Subject::Numbers::WeightsBefore:
        return WhatsThis::tr("w = %1").arg(tupleText(frame.moment->before));
    case Subject::Numbers::Addition:
        return WhatsThis::tr("rate %1, point %2")
            .arg(readableText(*frame.moment->check->rate, 4),
                 toText(nameOfPoint(frame.moment->check->number)));
    }
    return {};
}

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

/// What a letter of the lifted spaces stands for here.
QString whatIsSeen(Space space)
{
    switch (space) {
    case Space::Origin:
        return WhatsThis::tr("φ(x) is what w sees of a point, here the point x itself.");
    case Space::Bias:
        return WhatsThis::tr("φ(x) is what w sees of a point, here (x, 1).");
    case Space::Circle:
        return WhatsThis::tr("φ(x) is what w sees of a point, here (x, ‖x‖², 1).");
    }
    return {};
}

QString subjectText(const Subject &subject, const QString &numbers, Space space)
{
    QString html = u"<p><b>"_s + toText(subject.title).toHtmlEscaped() + u"</b>"_s;
    if (!subject.symbol.empty())
        html += u" &nbsp; "_s + toText(subject.symbol).toHtmlEscaped();
    html += u"</p>"_s + paragraph(toText(subject.definition)) + paragraph(numbers);
    if (html.contains(u"φ(x)"_s))
        html += paragraph(whatIsSeen(space));
    if (!subject.source.empty())
        html += u"<p><i>"_s + toText(subject.source).toHtmlEscaped() + u"</i></p>"_s;
    return html;
}

QString emptyText(const BoardFrame &frame, Spot pixel)
{
    return u"<p><b>"_s + WhatsThis::tr("Board") + u"</b></p>"_s
        + paragraph(WhatsThis::tr("An empty place of the plane, %1.").arg(placeWords(frame, pixel)));
}

} // namespace

QString placeWords(const BoardFrame &frame, Spot pixel)
{
    const PlanePoint place = frame.view.toPlane(pixel);
    const double scale = frame.view.scale;
    return u'(' + readableText(toPixelAccuracy(place.x(), scale), 4) + u", "_s
        + readableText(toPixelAccuracy(place.y(), scale), 4) + u')';
}

QString pointWords(const BoardFrame &frame, std::size_t index)
{
    const Point &point = frame.study.points[index];
    const auto score = scoreOf(frame, index);
    QString words = WhatsThis::tr("%1 = (%2, %3), %4")
                        .arg(toText(nameOfPoint(index)), readableText(point.x1, 4), readableText(point.x2, 4),
                             toText(frame.names.signedWords(point.label)));
    if (score)
        words += u", "_s + (*score > 0 ? WhatsThis::tr("right") : WhatsThis::tr("wrong"));
    if (isFuzzy(frame.study, index))
        words += u", "_s + WhatsThis::tr("fuzzy");
    if (frame.study.run && frame.study.run->problem->isApart(index))
        words += u", "_s + WhatsThis::tr("held out");
    return words;
}

QString pointTip(const BoardFrame &frame, Spot pixel)
{
    const auto index = pointAt(frame, pixel);
    return index ? paragraph(pointNumbers(frame, *index)) + paragraph(whatIsRight(frame, *index)) : QString();
}

QString whatsThisAt(const BoardFrame &frame, Spot pixel)
{
    const std::vector<const Subject *> subjects = subjectsAt(frame, pixel);
    if (subjects.empty())
        return emptyText(frame, pixel);
    QString html =
        subjectText(*subjects.front(), numbersOf(*subjects.front(), frame, pixel), frame.study.recipe.space);
    QStringList others;
    for (std::size_t i = 1; i < subjects.size(); ++i) {
        if (subjects[i] != gridLayer.subject)
            others << toText(subjects[i]->title);
    }
    if (!others.isEmpty())
        html += paragraph(WhatsThis::tr("Also here: %1").arg(others.join(u", "_s)));
    return html;
}

} // namespace halfplane
