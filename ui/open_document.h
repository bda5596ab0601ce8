#pragma once

#include "ui/document_source.h"

#include <QObject>

namespace halfplane {

/// What is open in a window: points, recipe and the words that go with them. The only place where they
/// change; everything else follows its signals.
class OpenDocument : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpenDocument)

public:
    explicit OpenDocument(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    const Document &content() const { return m_content; }
    const QString &name() const { return m_name; }

    void replace(const OpenedDocument &opened);
    void addPoint(const Point &point);
    void setRecipe(const Recipe &recipe);
    void setStart(const std::vector<double> &start);

signals:
    void replaced(); ///< by another document
    void edited(); ///< points or recipe: the run is another one

private:
    Document m_content;
    QString m_name;
};

} // namespace halfplane
