#include "ui/documents/file_drop.h"

#include "ui/basics/application_filters.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int veil = 190; ///< of 255: what is behind stays to be seen
constexpr double edgeOfCurtain = 3;
constexpr double round = 10;
constexpr double largerText = 1.6;

/// Hangs before a window while a file is dragged over it: says that it can be dropped.
class DropCurtain : public QWidget
{
public:
    explicit DropCurtain(QWidget &window)
        : QWidget(&window)
    {
        setObjectName(u"dropCurtain"_s);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAccessibleName(FileDrop::tr("Drop to open"));
        hide();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor cloth = palette().color(QPalette::Window);
        cloth.setAlpha(veil);
        painter.fillRect(rect(), cloth);
        painter.setPen(QPen(palette().color(QPalette::Highlight), edgeOfCurtain, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(round, round, -round, -round), round, round);
        QFont larger = font();
        larger.setPointSizeF(larger.pointSizeF() * largerText);
        painter.setFont(larger);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignCenter, accessibleName());
    }
};

} // namespace

FileDrop::FileDrop(QWidget &window)
    : QObject(&window)
    , m_window(window)
    , m_curtain(new DropCurtain(window))
{
    window.setAcceptDrops(true);
    installApplicationFilter(ApplicationFilter::FileDrops, *this);
}

/// Over all of the window.
void FileDrop::drawCurtain()
{
    m_curtain->setGeometry(m_window.rect());
    m_curtain->raise();
    m_curtain->show();
}

/// Also of a panel that has a window of its own.
bool FileDrop::isPartOfWindow(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    if (widget == nullptr)
        return false;
    const QWidget *top = widget->window();
    return top == &m_window || (top->windowType() == Qt::Tool && top->parentWidget() == &m_window);
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
        drawCurtain();
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
