#include "ui/panels/history_list.h"

#include "ui/editing/open_document.h"
#include "ui/forms/ringless_delegate.h"

namespace halfplane {

namespace {

constexpr int paddingOfEntries = 8;

QString capital(const QString &name) { return name.isEmpty() ? name : name.at(0).toUpper() + name.sliced(1); }

/// A step by its name; behind it, that the document was saved there.
class HistoryDelegate : public RinglessDelegate
{
public:
    HistoryDelegate(const QUndoStack &history, QObject *parent)
        : RinglessDelegate(parent)
        , m_history(history)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = RinglessDelegate::sizeHint(option, index);
        return {size.width() + paddingOfEntries, option.fontMetrics.height() + paddingOfEntries};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RinglessDelegate::initStyleOption(option, index);
        option->text = capital(option->text);
        if (index.row() == m_history.cleanIndex() && index.row() > 0)
            option->text += HistoryList::tr(" · saved");
        if (index.row() > m_history.index())
            option->palette.setBrush(QPalette::Text, option->palette.placeholderText());
    }

private:
    const QUndoStack &m_history;
};

} // namespace

HistoryList::HistoryList(OpenDocument &document, QWidget *parent)
    : QUndoView(parent)
    , m_document(document)
{
    setStack(&document.history());
    setItemDelegate(new HistoryDelegate(document.history(), this));
    setUniformItemSizes(true);
    setAccessibleName(tr("History"));
    setToolTip(tr("Every step since the document was opened. Click one to go back or forward to it."));
    connect(&document, &OpenDocument::replaced, this, &HistoryList::nameBeginning);
    connect(&document.history(), &QUndoStack::cleanChanged, viewport(), qOverload<>(&QWidget::update));
    nameBeginning();
}

/// What has a name was opened.
void HistoryList::nameBeginning()
{
    setEmptyLabel(m_document.name().isEmpty() ? tr("New") : tr("As opened"));
}

} // namespace halfplane
