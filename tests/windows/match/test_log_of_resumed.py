"""The log of a match that is continued in the middle of a trick tells the whole deal in progress."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from belote_desktop import engine, players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Match
from belote_desktop.engine.events import DealStarted
from belote_desktop.records import Header, Recorder
from belote_desktop.windows.match.log_rows import TrickRow, rows_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def stopped_in_a_trick() -> tuple[str, Match]:
    """The record of a match that stops before the user's card of a trick which others have begun, and the match."""
    match, recorder = engine.start(variants.get("classic"), seed=3, dealer=3), Recorder("00")
    header = Header.of(match.rules, ("Anna", "Samir", "Léa", "Karim"), ("human", *("casual",) * 3), "2026-11-21")
    text = recorder.opening_text(header, match)
    while not is_stop(match):
        seat = engine.to_act(match)
        assert seat is not None
        action = players.get("casual").choose(engine.view(match, seat))
        after, _ = engine.apply(match, action)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text, match


def is_stop(match: Match) -> bool:
    """True before the user's card of a trick from the third on, which others have begun."""
    deal = match.deal
    assert deal is not None
    begun = deal.trick is not None and len(deal.trick.cards) > 0
    return begun and len(deal.tricks) >= 2 and engine.to_act(match) == 0


def test_the_log_of_a_continued_match_begins_with_the_deal_and_misses_no_card(
    open_program: Callable[[], Program], tmp_path: Path
) -> None:
    text, match = stopped_in_a_trick()
    record = tmp_path / "stopped.brn"
    record.write_text(text, encoding="utf-8")
    window = open_program().window
    window.go_on(record)
    QApplication.processEvents()
    session = window.session
    assert session is not None
    deal = match.deal
    assert deal is not None
    assert deal.trick is not None
    log = session.log
    assert isinstance(log.told[0], DealStarted)
    rows = [row for row in rows_of(log.told) if isinstance(row, TrickRow)]
    played = [*deal.tricks, deal.trick]
    assert [tuple(each.card for each in row.cards) for row in rows] == [trick.cards for trick in played]
    assert [row.cards[0].seat for row in rows] == [trick.leader for trick in played]
    assert [row.won is None for row in rows] == [False] * len(deal.tricks) + [True]
    before = list(log.told)
    window.table.action_chosen.emit(players.get("casual").choose(session.controller.view()))
    QApplication.processEvents()
    window.menus.actions["undo"].trigger()
    assert list(log.told) == before
