#pragma once

#include <QLabel>

namespace halfplane {

class OpenDocument;

/// What is open, by its title, or its name where it has none.
class DocumentHeading : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentHeading)

public:
    explicit DocumentHeading(const OpenDocument &document, QWidget *parent = nullptr);

    void followFont(); ///< the application's is another one

private:
    void follow();

    const OpenDocument &m_document;
};

} // namespace halfplane
