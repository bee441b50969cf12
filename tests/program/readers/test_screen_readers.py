"""What a screen reader hears at the table and in the rule book, also one that knows no announcements."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.table import announcing, listeners, live_region
from belote_desktop.table.announcing import tell_reader
from belote_desktop.table.listeners import hears_only_notifications
from belote_desktop.table.live_region import PLACES, region_of
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.rule_book import rules_window
from belote_desktop.windows.rule_book.rules_window import RulesWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
OF_ORCA_43 = (
    '[Argument: a(ss) {[Argument: (ss) ":1.0", "Focus::"], [Argument: (ss) ":1.0", "Object:StateChanged:Showing"]}]'
)
"""Some of what Orca 43 of Debian 12 listens for, as PySide spells it."""


def begin(program: Program, game: str = "classic") -> None:
    program.window.start(MatchWish(game, {}, variants.get(game), "random", ""))


# ---------------------------------------------------------------------- who plays with whom
@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("classic", "Your partner is Léa. You play against Samir and Karim."),
        ("belote-2p", "You play alone against Samir."),
        ("belote-3p-24", "You play alone against Samir and Léa."),
    ],
)
def test_who_my_partner_is_is_said_at_the_opening_and_by_the_key_r(
    program: Program, qtbot: QtBot, game: str, said: str
) -> None:
    heard: list[str] = []
    program.window.table.announced.connect(lambda text, _assertive: heard.append(text))
    begin(program, game)
    assert said in heard
    heard.clear()
    qtbot.keyClicks(program.window.table, "r")
    assert any(said in text for text in heard)


def test_what_has_the_keyboard_does_not_tell_the_whole_table_at_every_change(program: Program) -> None:
    begin(program)
    table = program.window.table
    table.setFocus()
    before = table.accessibleDescription()
    table.action_chosen.emit(program.window.session.view.options[0])
    assert table.accessibleDescription() == before
    program.window.page.setFocus()
    program.window.menuBar().setFocus()
    table.setFocus()
    assert "Your partner is Léa." in table.accessibleDescription()


# ---------------------------------------------------------------------- a reader without announcements
@pytest.mark.parametrize(
    ("listing", "falls_back"),
    [
        (OF_ORCA_43, True),
        (OF_ORCA_43.replace("Focus::", "Object:Announcement:"), False),
        ('[":1.0", "Object:"], [":1.0", "Object:StateChanged:Showing"]', False),
        ('[":1.0", "Focus::"]', False),
        ("", False),
    ],
)
def test_news_appears_only_for_readers_that_hear_no_announcements(listing: str, falls_back: bool) -> None:
    assert hears_only_notifications(listing) is falls_back


def test_elsewhere_than_on_a_desktop_of_linux_nobody_is_asked(qtbot: QtBot) -> None:
    listeners.where_announcements_are_unheard(lambda: pytest.fail("this platform has no registry"))


def test_each_piece_of_news_is_a_notification_with_its_own_name(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, QAccessible.Role, QAccessible.Role]] = []

    def see(event: QAccessibleEvent) -> None:
        one = QAccessible.queryAccessibleInterface(event.object())
        assert event.type() is QAccessible.Event.ObjectShow
        shown.append((one.text(QAccessible.Text.Name), one.role(), one.parent().role()))

    monkeypatch.setattr(live_region.QAccessible, "updateAccessibility", see)  # type: ignore[attr-defined]
    window = QMainWindow()
    qtbot.addWidget(window)
    region_of(window).tell("Samir: Pass.")
    region_of(window).tell("Léa plays the king of hearts.")
    notification, bar = QAccessible.Role.Notification, QAccessible.Role.StatusBar
    assert shown == [("Samir: Pass.", notification, bar), ("Léa plays the king of hearts.", notification, bar)]
    assert [news.accessibleName() for news in region_of(window).news[:2]] == [text for text, _, _ in shown]
    assert len(region_of(window).news) == PLACES
    assert region_of(window).isHidden()


def test_an_announcement_is_told_once_more_where_it_is_not_heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    monkeypatch.setattr(announcing.QAccessible, "isActive", lambda: True)  # type: ignore[attr-defined]
    monkeypatch.setattr(announcing, "where_announcements_are_unheard", lambda then: then())
    tell_reader(window, "Karim took hearts.")
    assert region_of(window).news[0].accessibleName() == "Karim took hearts."


# ---------------------------------------------------------------------- the rule book
def test_the_rule_book_reads_cards_by_name_to_a_screen_reader(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.window.show_rules()
    book = program.window.findChild(RulesWindow)
    assert book is not None
    assert "J♠" in book.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    monkeypatch.setattr(rules_window.QAccessible, "isActive", lambda: True)  # type: ignore[attr-defined]
    book.text.focused.emit()
    read = book.text.toPlainText()
    assert "jack of spades, nine of spades" in read
    assert "The picture shows: " in read
    assert not any(sign in read for sign in "♠♥♦♣")
