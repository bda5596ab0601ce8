#pragma once

#include "desk.h"
#include "ui/figures/choosing/export_dialog.h"
#include "ui/figures/option_words.h"
#include "ui/typing.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

/// The dialog as an author sees it.
struct Exporting : Desk
{
    explicit Exporting(const QString &example = u"figure34"_s)
    {
        preferences.setFolder(Preferences::Purpose::Exporting, folder.path());
        action(example)->trigger();
        open();
    }

    void open()
    {
        press(Qt::Key_E);
        dialog = window->findChild<ExportDialog *>();
        if (dialog == nullptr)
            return;
        user.ignore(dialog);
        dialog->activateWindow();
        (void)QTest::qWaitForWindowActive(dialog);
    }

    template <class Widget>
    Widget *field(const QString &name) const
    {
        for (auto *widget : dialog->findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    void choose(const QString &name) const
    {
        auto *button = field<QAbstractButton>(name);
        QVERIFY2(button != nullptr, qPrintable(name));
        button->click();
    }
    void tick(const QString &text) const
    {
        for (auto *box : dialog->findChildren<QCheckBox *>()) {
            if (box->text().remove(u'&') == text)
                return box->click();
        }
        QFAIL(qPrintable(text));
    }
    void type(const QString &name, const QString &text) const
    {
        auto *edit = field<QLineEdit>(name);
        QVERIFY2(edit != nullptr && edit->isVisible(), qPrintable(name));
        edit->setFocus();
        edit->selectAll();
        typeAndPause(edit, text);
    }
    FigureWords words() const { return wordsOf(dialog->options()); }
    QString trouble() const { return dialog->findChild<QLabel *>(u"exportTrouble"_s)->text(); }
    QString summary() const { return dialog->findChild<QLabel *>(u"exportSummary"_s)->text(); }
    QPushButton *button() const { return dialog->findChild<QPushButton *>(u"exportButton"_s); }
    bool settles() const
    {
        return QTest::qWaitFor([this] { return dialog->isUpToDate(); }, patience);
    }
    bool exports(const QString &name)
    {
        user.willTypeFile(path(name));
        QTest::mouseClick(button(), Qt::LeftButton);
        return QTest::qWaitFor([this] { return dialog == nullptr || !dialog->isVisible(); }, patience);
    }
    QStringList files() const
    {
        QStringList names = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
        names.removeAll(u"settings.ini"_s);
        return names;
    }

    QPointer<ExportDialog> dialog;
};

} // namespace halfplane::test
