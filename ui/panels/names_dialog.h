#pragma once

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace halfplane {

class OpenDocument;

/// Asks what the axes and the classes of a document are called. What is there stays until it is accepted.
class NamesDialog : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NamesDialog)

public:
    NamesDialog(OpenDocument &document, QWidget *parent);

    void accept() override;

private:
    QLineEdit *addLine(QFormLayout &form, const QString &title, const QString &kept, const QString &usual);
    void judge();

    OpenDocument &m_document;
    QLineEdit *m_across = nullptr;
    QLineEdit *m_up = nullptr;
    QLineEdit *m_positive = nullptr;
    QLineEdit *m_negative = nullptr;
    QLabel *m_trouble = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace halfplane
