#pragma once

#include "core/study/study.h"
#include "core/theorems/theorem.h"

#include <QAbstractListModel>
#include <QListView>
#include <QTimer>

namespace halfplane {

class Showing;

/// The theorems that concern a study, those that bound its updates first, and what each says at one step of
/// its run once it has been judged.
class TheoremModel : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremModel)

public:
    explicit TheoremModel(QObject *parent = nullptr);

    void setStudy(std::shared_ptr<const Study> study);

    /// Asks every theorem anew. May take long with many points or updates.
    void judge(std::uint64_t k);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const TheoremDescriptor &theorem(int row) const { return *m_rows[static_cast<std::size_t>(row)].theorem; }
    std::string_view statement(int row) const { return theorem(row).stated(*m_study->evidence); }
    /// Nothing before it was judged.
    const std::optional<Finding> &finding(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)].finding;
    }

private:
    struct Row
    {
        const TheoremDescriptor *theorem;
        std::optional<Finding> finding;
    };

    std::shared_ptr<const Study> m_study;
    std::vector<Row> m_rows;
};

/// What has become of each theorem at the step that is shown. Judges only while it can be seen: once for all
/// steps of one turn of the event loop, and where that takes long, only when stepping has ceased.
class TheoremList : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremList)

public:
    explicit TheoremList(const Showing &showing, QWidget *parent = nullptr);

    /// Whether what it shows is of the step that is shown, or nobody sees it.
    bool isUpToDate() const { return !m_soon.isActive(); }

    QSize sizeHint() const override { return {320, 360}; }
    QSize minimumSizeHint() const override { return {200, 80}; }

signals:
    void opened(const halfplane::TheoremDescriptor &theorem); ///< by a click or Enter

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void judgeSoon();
    void judge();

    const Showing &m_showing;
    TheoremModel *m_model;
    QTimer m_soon;
    double m_took = 0; ///< milliseconds, the last time
};

} // namespace halfplane
