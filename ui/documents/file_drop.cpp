#include "ui/documents/file_drop.h"

#include "ui/basics/application_filters.h"
#include "ui/documents/drop_curtain.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace halfplane {

FileDrop::FileDrop(QWidget &window)
    : QObject(&window)
    , m_window(window)
    , m_curtain(new DropCurtain(window))
{
    window.setAcceptDrops(true);
    installApplicationFilter(ApplicationFilter::FileDrops, *this);
}

/// Also of a dock that floats before it.
bool FileDrop::isPartOfWindow(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    if (widget == nullptr)
        return false;
    const QWidget *top = widget->window();
    return top == &m_window
        || (qobject_cast<const QDockWidget *>(top) != nullptr && top->parentWidget() == &m_window);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool brings = type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
    if ((!brings && type != QEvent::DragLeave) || !isPartOfWindow(watched))
        return false;
    if (type == QEvent::DragLeave || type == QEvent::Drop)
        m_curtain->hide();
    if (!brings)
        return false;
    auto &drop = *static_cast<QDropEvent *>(event); // the two others are kinds of it
    if (!drop.mimeData()->hasUrls())
        return false;
    drop.setDropAction(Qt::CopyAction); // the file stays where it is
    drop.accept();
    if (type == QEvent::DragEnter)
        m_curtain->draw();
    if (type == QEvent::Drop)
        take(*drop.mimeData());
    return true;
}

void FileDrop::take(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    if (paths.isEmpty())
        emit refused(
            tr("Only files on this computer can be dropped here. Save it first, then drop the file."));
    else
        emit dropped(paths);
}

} // namespace halfplane
