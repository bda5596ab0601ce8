#include "ui/panels/document_heading.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"
#include "ui/forms/field.h"
#include "ui/forms/scroll_page.h"

#include <QApplication>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfTitle = 1.15; ///< of the widget's font
constexpr qsizetype most = 200; ///< characters

} // namespace

DocumentHeading::DocumentHeading(const OpenDocument &document, QWidget *parent)
    : QLabel(parent)
    , m_document(document)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMinimumWidth(1); // how wide the panel is does not depend on the words
    setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, 0);
    connect(&document, &OpenDocument::replaced, this, &DocumentHeading::follow);
    connect(&document, &OpenDocument::worded, this, &DocumentHeading::follow);
    followFont();
    follow();
}

void DocumentHeading::followFont()
{
    QFont larger = QApplication::font(this);
    larger.setPointSizeF(larger.pointSizeF() * scaleOfTitle);
    larger.setBold(true);
    setFont(larger);
}

void DocumentHeading::follow()
{
    const std::string title = m_document.words().title;
    const QString text = title.empty() ? shownLine(m_document.name()) : shownLine(title);
    setText(breakable(text.size() > most ? text.first(most - 1) + u'…' : text));
    setVisible(!text.isEmpty());
}

} // namespace halfplane
