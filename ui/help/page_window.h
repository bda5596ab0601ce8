#pragma once

#include <QWidget>

class QHBoxLayout;
class QPagedPaintDevice;
class QTextBrowser;

namespace halfplane {

/// A page of help in a window of its own, which can stay open beside the work: to read, copy and print. Esc
/// closes it.
class PageWindow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PageWindow)

public:
    PageWindow(const QString &title, QWidget *parent);

    void setHtml(const QString &html);
    QString text() const; ///< what is shown, plain
    void printOn(QPagedPaintDevice &paper) const;

    /// In front of the others, with the focus.
    void present();

signals:
    void linkClicked(const QString &target);

protected:
    void keyPressEvent(QKeyEvent *event) override;

    QHBoxLayout &bar() { return *m_bar; }
    QTextBrowser &page() { return *m_page; }

private:
    void createPage();
    void createButtons();
    void copyAll();
    void print();

    QHBoxLayout *m_bar = nullptr; ///< above the page
    QTextBrowser *m_page = nullptr;
};

} // namespace halfplane
