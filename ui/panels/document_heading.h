#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace halfplane {

class OpenDocument;

/// What is open, in its own words: title, caption and source. Caption and source fold away; where there is
/// too little room for a caption its last words are left out.
class DocumentHeading : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentHeading)

public:
    explicit DocumentHeading(const OpenDocument &document, QWidget *parent = nullptr);

    void setRoom(int height); ///< at most so high, but for the title
    void followFont(); ///< the application's is another one

    QSize sizeHint() const override; ///< as high as the words are at this width

public slots:
    void setFolded(bool isFolded); ///< tells nobody

signals:
    void folded(bool isFolded);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createFold();
    void follow();
    void fit();

    const OpenDocument &m_document;
    QLabel *m_title;
    QToolButton *m_fold;
    QLabel *m_caption;
    QLabel *m_source;
    bool m_isFolded = false;
    int m_room;
};

} // namespace halfplane
