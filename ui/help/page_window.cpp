#include "ui/help/page_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace halfplane {

namespace {

constexpr QSize usualSize{860, 720};
constexpr int roomAroundPage = 40; ///< of the window, which is not known before it is shown

QPushButton *addButton(QHBoxLayout &bar, const QString &text, const QString &purpose)
{
    auto *button = new QPushButton(text);
    button->setToolTip(purpose);
    button->setAutoDefault(false);
    bar.addWidget(button);
    return button;
}

} // namespace

PageWindow::PageWindow(const QString &title, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_bar(new QHBoxLayout)
{
    setWindowTitle(title);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->addLayout(m_bar);
    createPage();
    layout->addWidget(m_page, 1);
    createButtons();
    resize(usualSize.boundedTo(screen()->availableSize() - QSize(roomAroundPage, roomAroundPage)));
}

void PageWindow::createPage()
{
    m_page = new QTextBrowser(this);
    m_page->setAccessibleName(windowTitle());
    m_page->setToolTip(tr("Select text to copy it"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setTabChangesFocus(true);
    m_page->setOpenLinks(false);
    connect(m_page, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { emit linkClicked(url.toString()); });
    m_page->document()->setDocumentMargin(12);
}

void PageWindow::createButtons()
{
    auto *buttons = new QHBoxLayout;
    auto *copy = addButton(*buttons, tr("&Copy all"), tr("Copy the whole page to the clipboard"));
    auto *print = addButton(*buttons, tr("&Print…"), tr("Print the page"));
    buttons->addStretch();
    auto *close = addButton(*buttons, tr("C&lose"), tr("Close this window (Esc)"));
    connect(copy, &QPushButton::clicked, this, &PageWindow::copyAll);
    connect(print, &QPushButton::clicked, this, &PageWindow::print);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    static_cast<QVBoxLayout *>(layout())->addLayout(buttons);
}

void PageWindow::setHtml(const QString &html) { m_page->setHtml(html); }

QString PageWindow::text() const { return m_page->toPlainText(); }

/// On paper it is black on white, whatever the screen's colours are.
void PageWindow::printOn(QPagedPaintDevice &paper) const
{
    const std::unique_ptr<QTextDocument> document(m_page->document()->clone());
    document->setDefaultStyleSheet({});
    QTextCursor all(document.get());
    all.select(QTextCursor::Document);
    QTextCharFormat black;
    black.setForeground(Qt::black);
    all.mergeCharFormat(black);
    document->print(&paper);
}

void PageWindow::present()
{
    show();
    raise();
    activateWindow();
}

void PageWindow::copyAll() { QGuiApplication::clipboard()->setText(text()); }

void PageWindow::print()
{
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print: %1").arg(windowTitle()));
    if (dialog.exec() == QDialog::Accepted)
        printOn(printer);
}

void PageWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halfplane
