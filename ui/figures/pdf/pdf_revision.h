#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QSizeF>

#include <map>
#include <optional>
#include <vector>

namespace halfplane {

/// A PDF as Qt writes it, and what its pages are to draw instead: a revision in the way of PDF, which adds
/// objects at the end and leaves everything before as it is.
class PdfRevision
{
public:
    /// Nothing when the file is not as Qt 6 writes it.
    static std::optional<PdfRevision> of(QByteArrayView file);

    std::size_t pageCount() const { return m_pages.size(); }

    /// The operators that a page draws; nothing when they cannot be read.
    std::optional<QByteArray> operatorsOf(std::size_t page) const;

    // What to write after the file, or after what was written last …
    QByteArray redrawn(std::size_t page, const QByteArray &operators); ///< … for a page to draw these
    QByteArray resized(std::size_t page, QSizeF points); ///< … for a page to end at this right and bottom

    /// What to write last.
    QByteArray end() const;

private:
    explicit PdfRevision(QByteArrayView file)
        : m_file(file)
    {
    }

    bool readTable();
    bool readPages();
    QByteArrayView object(int number) const;
    QByteArray replaced(int number, const QByteArray &content);

    QByteArrayView m_file;
    std::vector<qsizetype> m_offsets; ///< of the objects by number
    QByteArrayView m_trailer;
    qsizetype m_table = 0; ///< where the file's own list of objects begins
    qsizetype m_end = 0; ///< of what is written so far

    struct Page
    {
        int number = 0;
        int operators = 0; ///< the number of the object with what it draws
    };
    std::vector<Page> m_pages;
    std::map<int, qsizetype> m_replaced; ///< where the objects begin that replace others
};

} // namespace halfplane
