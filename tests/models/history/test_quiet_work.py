"""Deals are compared a while after the table was left, and never while a match is on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from belote_desktop.duplicate import beside_expert
from belote_desktop.models.history.quiet_work import QuietWork
from belote_desktop.profile import Directories, Profile
from tests.duplicate.rated_match import DEALS, rated_record
from tests.models.later_tasks import LaterTasks


class Table(QObject):
    """A window with a table, on which a match may be."""

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self.has_match, self.lane = False, LaterTasks()
        self.work = QuietWork(profile, lambda _owner: self.lane, lambda: not self.has_match, self)
        self.work._timer.setInterval(1)

    def take_match(self, has_match: bool) -> None:
        self.has_match = has_match
        self.work.turn_page()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(beside_expert, "BEST", "beginner")
    with Profile(Directories.under(tmp_path)) as profile:
        profile.directories.matches.mkdir(parents=True, exist_ok=True)
        (profile.directories.matches / "one.brn").write_text(str(rated_record()), encoding="utf-8")
        yield Table(profile)


def test_it_begins_by_itself_when_no_page_was_opened_for_a_while(table: Table, qtbot: QtBot) -> None:
    table.take_match(False)
    assert table.lane.waiting == []
    qtbot.waitUntil(lambda: table.work.rater.is_running)
    table.lane.do_all()
    assert [len(match.deals) for match in table.work.rater._profile.compared.all()] == [DEALS]


def test_a_match_on_the_table_stops_it_and_it_does_not_begin_before_the_table_is_left(
    table: Table, qtbot: QtBot
) -> None:
    table.work.begin()
    assert table.work.rater.is_running
    table.take_match(True)
    assert not table.work.rater.is_running
    assert table.lane.waiting == []
    table.work.begin()
    assert not table.work.rater.is_running
    assert not table.work._timer.isActive()
    table.take_match(False)
    qtbot.waitUntil(lambda: table.work.rater.is_running)
