#pragma once

#include "core/generators/generator.h"
#include "ui/board/offer.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QVBoxLayout;

namespace halfplane {

class BoardRow;
class CheckedEdit;
class Field;
class OpenDocument;
class PanelPage;
class ParameterForm;
class SeedEdit;
class Segments;

/// Offers points that a generator makes: which one, with which values and seed, and whether they replace the
/// points or are added. It changes nothing itself. Generators and their parameters come from the registry.
class GeneratorPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GeneratorPanel)

public:
    explicit GeneratorPanel(QWidget *parent = nullptr);

    const Offer &offer() const { return m_offer; }
    QString stepName() const; ///< "generate two clouds"

    /// The keyboard chooses a generator.
    void takeFocus();

    /// What was added is not offered once more: the next seed's points are.
    void goOn();

    QSize sizeHint() const override { return {276, 560}; }

signals:
    void offerChanged();
    void taken();
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// What a generator was last asked for.
    struct Request
    {
        const Generator *generator;
        Parameters values;
        std::uint64_t seed;
    };

    void createChoice(QVBoxLayout &layout);
    void drawPictures();
    void createValues(QVBoxLayout &layout);
    void createSeed(QVBoxLayout &layout);
    void createSummary(QVBoxLayout &layout);
    void createKind(QVBoxLayout &layout);
    void createButtons(QVBoxLayout &layout);

    Request &request() { return m_requests[m_current]; }
    const Generator &generator() const { return *m_requests[m_current].generator; }
    void choose(std::size_t index);
    void nextSeed();
    void generate();
    void showSummary();
    CheckedEdit *troubledField() const;
    void take();

    std::vector<Request> m_requests;
    std::size_t m_current = 0;
    Offer m_offer;
    std::vector<QAbstractButton *> m_buttons;
    QLabel *m_purpose = nullptr;
    ParameterForm *m_values = nullptr;
    SeedEdit *m_seed = nullptr;
    Segments *m_kind = nullptr;
    QLabel *m_summary = nullptr;
};

/// The panel on this page. While it is shown, the board shows what the generators offer; what is taken
/// becomes one step of the document. Then, or when nothing is, it is left.
QWidget *generatorsIn(PanelPage &page, OpenDocument &document, BoardRow &boards);

} // namespace halfplane
