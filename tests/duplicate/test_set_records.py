"""The record of a set deal: it says so, has no seal, ends with its deal, and no statistics count it."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back.seals import promises
from belote_desktop.coach.looking_back.what_if import branch, positions
from belote_desktop.duplicate import SetDeal, deal_of_day
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.matches import Seating, Workers, resumed_match, set_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Saves
from belote_desktop.profile.ended import counts
from belote_desktop.profile.figures.from_record import read_figures
from belote_desktop.records import Record

SEATING = Seating(("Anna", "Samir", "Léa", "Karim"), ("human", "casual", "casual", "casual"))
KEY = "2026-11-24 classic"


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "matches", tmp_path / "aside")


def record_in(path: Path) -> Record:
    record = records.parse_record(path.read_text(encoding="utf-8")).record
    assert record is not None
    return record


def workers() -> Workers:
    return Workers(ImmediateTasks(), ImmediateTasks())


def begun(saves: Saves, deal: SetDeal) -> MatchController:
    return set_match(deal, KEY, SEATING, saves, workers())


def play(controller: MatchController, actions: int = 1000) -> None:
    """Play so many actions of the user as Casual would; the others answer at once."""
    casual = players.get("casual")
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.begin()
    while not controller.match.is_over and actions:
        controller.submit(casual.choose(controller.view(), seed=1))
        actions -= 1


DEAL = deal_of_day(variants.get("classic"), datetime.date(2026, 11, 24))


def test_the_record_says_that_the_deal_is_set_and_has_no_seal(saves: Saves) -> None:
    controller = begun(saves, DEAL)
    play(controller)
    (path,) = saves.all()
    text = path.read_text(encoding="utf-8")
    assert f'[set "{KEY}"]' in text
    assert "\nseal " not in text
    assert records.check(text) == ()
    record = record_in(path)
    assert record.header.set_key == controller.set_key == KEY
    assert promises(record) == ()
    assert str(records.parse_json(records.to_json(record)).record) == str(record)


def test_a_set_deal_is_continued_and_ends_with_its_deal(saves: Saves) -> None:
    begun_one = begun(saves, DEAL)
    play(begun_one, actions=3)
    before = begun_one.match
    begun_one.close()
    resumed = resumed_match(saves.all()[0], saves, workers())
    assert (resumed.match.deal, resumed.match.last_deal) == (before.deal, 1)
    assert (resumed.set_key, resumed.is_practice) == (KEY, True)
    play(resumed)
    assert len(resumed.match.deals) == 1
    assert "\nseal " not in saves.all()[0].read_text(encoding="utf-8")
    assert records.check(saves.all()[0].read_text(encoding="utf-8")) == ()


def test_no_statistics_count_a_set_deal(saves: Saves) -> None:
    controller = begun(saves, DEAL)
    play(controller)
    (path,) = saves.all()
    assert not counts(record_in(path).header)
    assert not read_figures(path).counts


def test_who_plays_on_from_a_set_deal_plays_a_whole_match(saves: Saves) -> None:
    play(begun(saves, DEAL))
    (path,) = saves.all()
    steps = records.replay(record_in(path)).steps
    match = branch(positions(steps, 1)[0], seed=3)
    while not match.deals:
        match, _ = engine.apply(match, engine.legal(match)[0])
    assert not match.is_over
