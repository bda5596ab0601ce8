#pragma once

#include "ui/editing/open_document.h"

#include <QUndoCommand>

namespace halfplane {

/// A step of a document's history. Steps of one kind with one key become one while a gesture lasts.
class DocumentEdit : public QUndoCommand
{
public:
    DocumentEdit(OpenDocument &document, const QString &name, QString mergeKey, quint64 step);

    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

protected:
    enum class Kind { Points, Recipe, Words };

    OpenDocument &document() const { return m_document; }

private:
    virtual Kind kind() const = 0;
    /// Takes in a later step of the same kind, which has been done; whether anything is left of both.
    virtual bool absorb(const DocumentEdit &later) = 0;

    OpenDocument &m_document;
    QString m_mergeKey;
    quint64 m_step; ///< the gesture that it belongs to
};

class PointsEdit : public DocumentEdit
{
public:
    PointsEdit(OpenDocument &document, const PointsChange &change, quint64 step);

    void undo() override;
    void redo() override;

private:
    Kind kind() const override { return Kind::Points; }
    bool absorb(const DocumentEdit &later) override;

    Splice m_splice;
    Selection m_before;
    Selection m_after;
};

class RecipeEdit : public DocumentEdit
{
public:
    RecipeEdit(OpenDocument &document, const Recipe &recipe, quint64 step);

    void undo() override;
    void redo() override;

private:
    Kind kind() const override { return Kind::Recipe; }
    bool absorb(const DocumentEdit &later) override;

    Recipe m_before;
    Recipe m_after;
};

class WordsEdit : public DocumentEdit
{
public:
    WordsEdit(OpenDocument &document, const DocumentWords &words, quint64 step);

    void undo() override;
    void redo() override;

private:
    Kind kind() const override { return Kind::Words; }
    bool absorb(const DocumentEdit &later) override;

    DocumentWords m_before;
    DocumentWords m_after;
};

} // namespace halfplane
