#include "core/examples.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/keys.h"
#include "ui/main_window.h"
#include "ui/painting/theme.h"

#include <QApplication>
#include <QEvent>

#include <cstdlib>

using namespace halfplane;

namespace {

/// Ends the program at once when the board has been painted and shown.
class FirstFrame : public QObject
{
protected:
    bool eventFilter(QObject * /*board*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(
                qApp, [] { std::_Exit(0); }, Qt::QueuedConnection);
        return false;
    }
};

} // namespace

// The window as the program opens it on the default example, until its first frame: what starting costs.
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const Keys keys;
    Theme theme;
    MainWindow window({}, theme);
    window.open({*readDocument(findExample(defaultExample)->text), toText(defaultExample), {}});
    FirstFrame firstFrame;
    window.board().installEventFilter(&firstFrame);
    window.show();
    return QApplication::exec();
}
