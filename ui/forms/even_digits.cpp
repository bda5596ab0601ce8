#include "ui/forms/even_digits.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>

namespace halfplane {

QVariant alignmentOf(int column, int classColumn)
{
    const Qt::Alignment horizontal = column == classColumn ? Qt::AlignHCenter : Qt::AlignRight;
    return QVariant::fromValue(horizontal | Qt::AlignVCenter);
}

QFont withEvenDigits(const QFont &font)
{
    const QFontMetrics metrics(font);
    for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
        if (metrics.horizontalAdvance(QChar(digit)) != metrics.horizontalAdvance(u'0')) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(QFontInfo(font).pointSizeF());
            return fixed;
        }
    }
    return font;
}

} // namespace halfplane
