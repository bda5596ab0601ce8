#include "ui/documents/unsaved_work.h"

#include "ui/documents/filing.h"
#include "ui/shown/showing.h"

namespace halfplane {

UnsavedWork::UnsavedWork(Filing &filing, const Showing &showing, std::unique_ptr<Journal> journal,
                         QObject *parent)
    : QObject(parent)
    , m_filing(filing)
    , m_journal(std::move(journal))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &UnsavedWork::keep);
    connect(m_journal.get(), &Journal::failed, this, &UnsavedWork::failed);
    connect(&filing, &Filing::titleChanged, this, &UnsavedWork::follow);
    connect(&showing.document(), &OpenDocument::edited, this, &UnsavedWork::follow);
    connect(&showing, &Showing::momentChanged, this, &UnsavedWork::follow);
}

UnsavedWork::~UnsavedWork()
{
    if (!m_isForNextTime)
        m_journal->drop();
}

/// Who goes on changing things does not put it off. What was brought back and undone is still to be had.
void UnsavedWork::follow()
{
    if (!m_filing.isModified()) {
        m_delay.stop();
        if (!m_filing.isThrownAway())
            m_journal->drop();
    } else if (!m_delay.isActive()) {
        m_delay.start();
    }
}

void UnsavedWork::keep()
{
    if (m_journal->isWriting())
        m_delay.start();
    else
        m_journal->write(m_filing.unsaved());
}

bool UnsavedWork::keepNow()
{
    m_delay.stop();
    if (!m_filing.isModified())
        return true;
    m_journal->write(m_filing.unsaved());
    m_journal->finish();
    return m_journal->read().has_value();
}

void UnsavedWork::keepForNextTime()
{
    m_isForNextTime = true;
    keepNow();
}

} // namespace halfplane
