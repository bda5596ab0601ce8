#include "ui/documents/questions.h"

#include "ui/basics/text.h"

#include <QMessageBox>
#include <QPushButton>

namespace halfplane {

namespace {

/// Whether the user said `yes` rather than to leave everything as it is.
bool isAgreedTo(QMessageBox &question, const QString &yes)
{
    const QPushButton *agreement = question.addButton(yes, QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(QMessageBox::Cancel));
    question.setEscapeButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == agreement;
}

} // namespace

Answer askToSave(QWidget &window, const QString &title)
{
    QMessageBox question(QMessageBox::Warning, tr("Unsaved changes"),
                         tr("Save the changes to “%1”?").arg(title),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("Without saving, what you changed since then is lost."));
    question.setDefaultButton(QMessageBox::Save);
    question.setEscapeButton(QMessageBox::Cancel);
    switch (question.exec()) {
    case QMessageBox::Save:
        return Answer::Save;
    case QMessageBox::Discard:
        return Answer::Discard;
    default:
        return Answer::Cancel;
    }
}

bool askToOverwriteChanged(QWidget &window, const QString &fileName)
{
    QMessageBox question(QMessageBox::Warning, tr("The file has changed"),
                         tr("“%1” has been changed by another program since it was opened.").arg(fileName),
                         QMessageBox::NoButton, &window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("Saving would replace those changes. “Save as” keeps both."));
    return isAgreedTo(question, tr("&Replace"));
}

bool askToReplace(QWidget &window, const QString &fileName)
{
    QMessageBox question(QMessageBox::Warning, tr("The file is there already"),
                         tr("Replace “%1”?").arg(fileName), QMessageBox::NoButton, &window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("What it holds now is lost."));
    return isAgreedTo(question, tr("&Replace"));
}

bool askToRevert(QWidget &window, const QString &fileName)
{
    QMessageBox question(QMessageBox::Warning, tr("Back to the file"),
                         tr("Read “%1” again and drop what you changed since?").arg(fileName),
                         QMessageBox::NoButton, &window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("This cannot be undone."));
    return isAgreedTo(question, tr("&Revert"));
}

} // namespace halfplane
