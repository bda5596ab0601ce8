#pragma once

#include "ui/help/key_guide.h"
#include "ui/help/page_window.h"

class QLineEdit;

namespace halfplane {

/// "Keys and gestures": all that a window can do and how, by task, with a field that finds.
class KeysWindow : public PageWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeysWindow)

public:
    /// About the window; the keys are read anew whenever this one appears.
    explicit KeysWindow(QWidget &window);

    const KeyGuide &guide() const { return m_guide; } ///< of what is shown

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createFilter();
    void refresh();

    QWidget &m_window;
    QLineEdit *m_filter = nullptr;
    KeyGuide m_guide;
};

/// The guide in two columns, in the colours of a palette.
QString guideHtml(const KeyGuide &guide, const QPalette &palette);

} // namespace halfplane
