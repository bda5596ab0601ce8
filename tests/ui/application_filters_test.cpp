#include "support/run.h"
#include "ui/basics/application_filters.h"

#include <QApplication>
#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Notes when it is asked, and answers if it is to.
class Asked : public QObject
{
public:
    Asked(QString name, QStringList &order, bool answers = false)
        : m_name(std::move(name))
        , m_order(order)
        , m_answers(answers)
    {
    }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::User)
            m_order << m_name;
        return event->type() == QEvent::User && m_answers;
    }

private:
    QString m_name;
    QStringList &m_order;
    bool m_answers;
};

QStringList told(QStringList &order)
{
    order.clear();
    QObject receiver;
    QEvent event(QEvent::User);
    QCoreApplication::sendEvent(&receiver, &event);
    return order;
}

} // namespace

class ApplicationFiltersTest : public QObject
{
    Q_OBJECT

private slots:
    void theListSaysWhoIsAskedFirst()
    {
        QStringList order;
        Asked steps(u"steps"_s, order);
        installApplicationFilter(ApplicationFilter::StepEnds, steps);
        Asked colours(u"colours"_s, order);
        installApplicationFilter(ApplicationFilter::SystemColours, colours);
        Asked help(u"help"_s, order);
        installApplicationFilter(ApplicationFilter::WhatsThis, help);
        QCOMPARE(told(order), (QStringList{u"help"_s, u"steps"_s, u"colours"_s}));
        {
            Asked drops(u"drops"_s, order, true);
            installApplicationFilter(ApplicationFilter::FileDrops, drops);
            QCOMPARE(told(order), (QStringList{u"help"_s, u"drops"_s}));
        }
        QCOMPARE(told(order), (QStringList{u"help"_s, u"steps"_s, u"colours"_s}));
    }

    void ofAKindTheYoungestIsAskedFirst()
    {
        QStringList order;
        Asked first(u"first"_s, order);
        Asked second(u"second"_s, order);
        installApplicationFilter(ApplicationFilter::StepEnds, first);
        installApplicationFilter(ApplicationFilter::StepEnds, second);
        QCOMPARE(told(order), (QStringList{u"second"_s, u"first"_s}));
    }
};

HALFPLANE_TEST(application_filters_test, ApplicationFiltersTest, QApplication)
#include "application_filters_test.moc"
