#include "ui/panels/names_dialog.h"

#include "ui/basics/text.h"
#include "ui/editing/open_document.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

std::string nameIn(const QLineEdit &line) { return keptName(line.text().toStdString()); }

} // namespace

NamesDialog::NamesDialog(OpenDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
{
    setObjectName(u"names"_s);
    setWindowTitle(tr("Names of axes and classes"));
    auto *form = new QFormLayout(this);
    const DataNames &names = document.names();
    const DataNames usual;
    m_across = addLine(*form, tr("Axis to the &right"), toText(names.axes[0]), toText(usual.axis(0)));
    m_up = addLine(*form, tr("Axis &upwards"), toText(names.axes[1]), toText(usual.axis(1)));
    m_positive = addLine(*form, tr("Class &+1"), toText(names.nameOf(Label::Positive)),
                         toText(usual.classWords(Label::Positive)));
    m_negative = addLine(*form, tr("Class &−1"), toText(names.nameOf(Label::Negative)),
                         toText(usual.classWords(Label::Negative)));
    m_trouble = new QLabel(tr("Both classes are called the same: give one of them another name."), this);
    m_trouble->setProperty("trouble", true);
    m_trouble->setWordWrap(true);
    form->addRow(m_trouble);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    judge();
}

QLineEdit *NamesDialog::addLine(QFormLayout &form, const QString &title, const QString &kept,
                                const QString &usual)
{
    auto *line = new QLineEdit(kept, this);
    line->setMaxLength(static_cast<int>(longestDataName));
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 32);
    line->setPlaceholderText(usual);
    line->setAccessibleName(QString(title).remove(u'&'));
    connect(line, &QLineEdit::textChanged, this, &NamesDialog::judge);
    form.addRow(title, line);
    return line;
}

void NamesDialog::judge()
{
    const std::string positive = nameIn(*m_positive);
    const bool areSame = !positive.empty() && positive == nameIn(*m_negative);
    m_trouble->setVisible(areSame);
    m_accept->setEnabled(!areSame);
}

void NamesDialog::accept()
{
    DocumentWords words = m_document.words();
    words.names = {.axes = {nameIn(*m_across), nameIn(*m_up)},
                   .classes = {nameIn(*m_negative), nameIn(*m_positive)}};
    m_document.endStep();
    m_document.setWords(words);
    QDialog::accept();
}

} // namespace halfplane
