#include "ui/editing/gesture_ends.h"

#include "ui/basics/application_filters.h"
#include "ui/editing/open_document.h"
#include "ui/forms/field_keys.h"

#include <QApplication>
#include <QKeyEvent>

namespace halfplane {

namespace {

bool isEnd(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        return press.buttons() == press.button(); // another button is no other gesture
    }
    case QEvent::TouchBegin:
    case QEvent::FocusIn:
        return true;
    case QEvent::KeyPress:
        return isEnter(static_cast<QKeyEvent *>(event)->key());
    default:
        return false;
    }
}

} // namespace

GestureEnds::GestureEnds(OpenDocument &document)
    : QObject(&document)
    , m_document(document)
{
    installApplicationFilter(ApplicationFilter::StepEnds, *this);
}

bool GestureEnds::eventFilter(QObject *watched, QEvent *event)
{
    if (isEnd(event))
        m_document.endStep();
    return QObject::eventFilter(watched, event);
}

} // namespace halfplane
