#include "ui/presenting/beside.h"

#include "core/theorems/registry.h"
#include "ui/basics/text.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/theorem_view.h"
#include "ui/presenting/stage.h"
#include "ui/shown/showing.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString wordsOfLesson = u"lesson"_s;

constexpr int partsBeside = 9; ///< of twenty across; the boards have the rest
constexpr double mostForWords = 0.3; ///< of the height, below the boards

} // namespace

std::vector<Panel> panelsForStage()
{
    std::vector<Panel> rows = panels();
    std::erase_if(rows, [](const Panel &panel) { return !panel.isForStage; });
    return rows;
}

Beside::Beside(const PanelParts &parts, QHBoxLayout &row, QVBoxLayout &column)
    : QObject(row.parentWidget())
    , m_parts(parts)
    , m_row(row)
    , m_column(column)
    , m_words(new LessonPanel(parts.showing.document(), parts.guide, row.parentWidget()))
{
    m_words->setObjectName(u"stageWords"_s);
    m_words->hideTitle();
    connect(&parts.guide, &LessonGuide::lessonChanged, this, &Beside::place);
    connect(&parts.guide, &LessonGuide::momentChanged, this, &Beside::place);
    connect(&parts.guide, &LessonGuide::answersChanged, this, &Beside::place, Qt::QueuedConnection);
    place();
}

void Beside::show(const QString &panel, const QString &theorem)
{
    if (std::exchange(m_panel, panel) != panel) {
        delete std::exchange(m_page, nullptr);
        for (Panel &row : panelsForStage()) {
            if (row.id == panel && panel != wordsOfLesson) {
                m_page = new PanelPage(std::move(row), m_row.parentWidget());
                m_page->fill(m_parts);
                enlargePage();
            }
        }
    }
    auto *theorems = m_page != nullptr ? qobject_cast<TheoremPanel *>(&m_page->content()) : nullptr;
    const TheoremDescriptor *wanted = findTheorem(theorem.toStdString());
    if (theorems != nullptr && wanted != nullptr)
        emit theorems->list().opened(*wanted);
    place();
}

void Beside::scaleTo(int height)
{
    m_height = height;
    QFont large = m_words->font();
    large.setPixelSize(pixelsOfStageText(height));
    m_words->setFont(large);
    if (m_page != nullptr)
        enlargePage();
    place();
}

/// By a style: what has one of its own takes no font from what is around it.
void Beside::enlargePage()
{
    m_page->setStyleSheet(u"* { font-size: %1px; }"_s.arg(pixelsOfStageText(m_height)));
}

void Beside::place()
{
    const bool isLesson = m_parts.guide.lesson() != nullptr;
    const bool hasWords = m_panel == wordsOfLesson || (isLesson && !m_panel.isEmpty());
    m_words->setVisible(hasWords);
    if (m_page != nullptr) {
        m_row.addWidget(m_page, partsBeside);
        m_page->show();
        m_column.insertWidget(m_column.indexOf(&m_row) + 1, m_words);
        m_words->setMaximumHeight(static_cast<int>(mostForWords * m_height));
    } else {
        m_words->setMaximumHeight(QWIDGETSIZE_MAX);
        m_row.addWidget(m_words, partsBeside);
    }
}

} // namespace halfplane
