#include "ui/basics/remedy.h"

#include "ui/basics/text.h"

#include <QRegularExpression>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString withRemedy(QString trouble)
{
    static const QRegularExpression place(u"^([^\n]*?):(\\d+):(\\d+): "_s);
    trouble.replace(place, tr("\\1, line \\2, column \\3: "));
    if (trouble.endsWith("is not a number"_L1))
        return trouble + tr(": write digits such as -1.5");
    if (trouble.endsWith("only two can be told apart"_L1))
        return trouble + tr(": give its points one of these");
    return trouble;
}

} // namespace halfplane
