#include "ui/help/getting_started.h"

#include <QCoreApplication>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct GettingStarted
{
    Q_DECLARE_TR_FUNCTIONS(GettingStarted)
};

QString item(const QString &title, const QString &text)
{
    return u"<li style=\"margin-bottom:8px\"><b>"_s + title + u"</b> "_s + text + u"</li>"_s;
}

} // namespace

QString gettingStartedHtml()
{
    using Page = GettingStarted;
    return u"<h2>"_s + Page::tr("Getting started") + u"</h2><p>"_s
        + Page::tr(
               "Halfplane records a whole run of the perceptron first and shows it second. Every change of "
               "a point or a number makes a new run at once, and the step you look at stays.")
        + u"</p><ol>"_s
        + item(Page::tr("Add points."),
               Page::tr("Click on the board. 1 and 2 choose the class, Shift+click adds the other one."))
        + item(Page::tr("Step."),
               Page::tr("→ and ← go update by update, Space plays, Home and End go to the ends. The sentence "
                        "under the board says what happened, with the numbers."))
        + item(Page::tr("Choose the variant."),
               Page::tr("The recipe at the right has the algorithm, its parameters, the space, the order and "
                        "the start vector w₀. Rest the pointer on a symbol to learn what it is."))
        + item(Page::tr("Watch the theorems."),
               Page::tr("Each line says what its bound is at this step, and whether its premises hold."))
        + item(Page::tr("Ask what you see."),
               Page::tr("Shift+F1 and a click tell what anything on the board is."))
        + item(Page::tr("Take it back."), Page::tr("Ctrl+Z undoes every change; nothing asks twice."))
        + u"</ol><p>"_s
        + Page::tr(
               "The Examples menu has the figures of the literature, ready to step through. F1 lists every "
               "key and gesture.")
        + u"</p>"_s;
}

} // namespace halfplane
