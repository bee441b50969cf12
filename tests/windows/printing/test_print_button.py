"""The button that prints and saves: on four pages, by mouse and keyboard, and what it says when something fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.models.daily.daily_words import day_text
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.history.statistics_page import StatisticsPage
from belote_desktop.windows.printing.print_button import PrintButton
from belote_desktop.windows.review.replay_pages import open_replay
from belote_desktop.windows.score_sheet.score_page import ScoreSheet
from belote_desktop.windows.widgets.page import Page
from tests.profile.figures.matches import deal, match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Open = Callable[[Program, QtBot], tuple[Page, PrintButton]]


def score(program: Program, qtbot: QtBot) -> tuple[Page, PrintButton]:
    played = recorded("classic")
    page = ScoreSheet(program.services.style, program.services.preferences, played.names)
    page.show_view(engine.view(played.match, 0))
    program.window.show_page(page)
    return page, page.print_button


def replay(program: Program, qtbot: QtBot) -> tuple[Page, PrintButton]:
    page = open_replay(program.services, recorded("classic"), program.window.show_page)
    return page, page.print_button


def statistics(program: Program, qtbot: QtBot) -> tuple[Page, PrintButton]:
    program.services.profile.statistics.keep(match("a", 500, 300, deal(162, 0), ended=1))
    program.window.menus.actions["statistics"].trigger()
    page = program.window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(page.print_button.isEnabled)
    return page, page.print_button


def rules(program: Program, qtbot: QtBot) -> tuple[Page, PrintButton]:
    page = program.window.show_rules()
    qtbot.waitExposed(page)
    return page, page.keep


PAGES: dict[str, Open] = {"score": score, "replay": replay, "statistics": statistics, "rules": rules}


@pytest.fixture
def chosen_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the user chooses, without its ending."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "paper"), ""))
    return tmp_path / "paper"


def entry(button: PrintButton, text: str) -> QAction:
    return next(action for action in button.entries().actions() if action.text() == text)


def said(program: Program, page: Page) -> str:
    """What is said above the page, or in the window of the rules."""
    notice = getattr(page, "notice", None)
    return program.window.banner.accessibleName() if notice is None else notice.text()


@pytest.mark.parametrize("name", PAGES)
def test_each_page_is_saved_as_pdf(name: str, program: Program, qtbot: QtBot, chosen_file: Path) -> None:
    page, button = PAGES[name](program, qtbot)
    entry(button, "Save as PDF…").trigger()
    assert chosen_file.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")
    assert said(program, page) == "Saved as paper.pdf." or said(program, page).endswith("paper.pdf.")


@pytest.mark.parametrize("name", PAGES)
def test_the_button_is_named_and_opens_its_menu_by_keyboard(name: str, program: Program, qtbot: QtBot) -> None:
    page, button = PAGES[name](program, qtbot)
    assert button.accessibleName() == "Print or save"
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert page.header.rect().contains(button.geometry())
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    menu = button.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    assert menu.actions()[0].text() == "Print…"
    menu.close()


@pytest.mark.parametrize("name", PAGES)
def test_tab_reaches_the_button(name: str, program: Program, qtbot: QtBot) -> None:
    page, button = PAGES[name](program, qtbot)
    page.header.back_button.setFocus()
    for _ in range(40):
        if page.focusWidget() is button:
            return
        qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
    pytest.fail("Tab never reached the button")


@pytest.mark.parametrize("name", PAGES)
def test_ctrl_p_prints_what_the_page_shows(
    name: str, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(target))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    page, _button = PAGES[name](program, qtbot)
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert target.read_bytes().startswith(b"%PDF-")
    assert "was sent to the printer" in said(program, page)


def test_only_the_pages_asked_for_are_printed(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(target))
        dialog.printer().setFromTo(2, 3)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    _page, button = rules(program, qtbot)
    button.print()
    assert target.read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.qt_log_ignore("This plugin does not support", "QPainter::begin")
def test_a_printer_that_takes_nothing_is_told(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(tmp_path / "no folder" / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    page, button = score(program, qtbot)
    button.print()
    assert "Nothing was printed" in said(program, page)


def test_a_dialog_that_is_closed_prints_and_says_nothing(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    page, button = score(program, qtbot)
    button.print()
    button.save_pdf()
    assert said(program, page) == ""


@pytest.mark.parametrize("name", PAGES)
def test_a_folder_that_cannot_be_written_is_told(
    name: str, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "taken" / "paper.pdf"), ""))
    page, button = PAGES[name](program, qtbot)
    button.save_pdf()
    assert "could not be saved" in said(program, page)


def test_a_deal_is_saved_as_picture(program: Program, qtbot: QtBot, chosen_file: Path) -> None:
    _page, button = replay(program, qtbot)
    entry(button, "Save as picture…").trigger()
    image = QImage()
    assert image.loadFromData(QByteArray(chosen_file.with_suffix(".png").read_bytes()))
    assert image.height() > image.width() > 1200
    _page, button = score(program, qtbot)
    assert "Save as picture…" not in [action.text() for action in button.entries().actions()]


def test_what_is_printed_has_the_day_of_the_match(program: Program, qtbot: QtBot) -> None:
    _page, button = replay(program, qtbot)
    assert button.document().head.endswith("21 November 2026")
    program.window.start(MatchWish("classic", {}, variants.get("classic"), "random", "Anna"))
    assert program.window.session is not None
    date = program.window.session.controller.date
    assert date
    program.window.show_sheet()
    sheet = program.window.stack.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    assert sheet.print_button.document().head.endswith(day_text(date))


def test_the_texts_follow_the_language(program: Program, qtbot: QtBot) -> None:
    page, button = score(program, qtbot)
    button.setAccessibleName("old")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert button.accessibleName() == "Print or save"
