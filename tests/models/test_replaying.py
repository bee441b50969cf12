"""A match on record looked at again: practice matches of its own, and the machine's versions in the background."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back.what_if import How, Version
from belote_desktop.models.analysis.replayer import Replayer
from belote_desktop.models.match.matches import HUMAN, Seating, Workers, resumed_match
from belote_desktop.models.match.practice import practice_match
from belote_desktop.models.match.recorded import Recorded, face_down, hands_of, read_recorded, told, trick_starts
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Saves
from belote_desktop.profile.failures import SaveFailed
from belote_desktop.records import Header, Recorder
from tests.models.later_tasks import LaterTasks

NAMES = ("Anna", "Samir", "Léa", "Karim")


def workers() -> Workers:
    return Workers(ImmediateTasks(), ImmediateTasks())


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    (tmp_path / "matches").mkdir()
    return Saves(tmp_path / "matches", tmp_path / "aside")


def written(saves: Saves, game: str = "classic", deals: int = 2, more: int = 3, seed: int = 3) -> Path:
    """The file of a match of which so many deals are over."""
    rules, casual, recorder = variants.get(game), players.get("casual"), Recorder.new()
    seats = rules.table.seats
    match = engine.start(rules, seed=seed)
    header = Header.of(rules, NAMES[:seats], (HUMAN, *("casual",) * (seats - 1)), "2026-11-21")
    text = recorder.opening_text(header, match)
    while match.deal is not None and (len(match.deals) < deals or more > 0):
        more -= len(match.deals) >= deals
        seat = engine.to_act(match)
        assert seat is not None
        action = casual.choose(engine.view(match, seat), seed=seed)
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return saves.create(text, game).path


def test_only_deals_that_are_over_can_be_looked_at(saves: Saves) -> None:
    recorded = read_recorded(written(saves))
    assert recorded.deals == (1, 2)
    assert recorded.match.deal is not None
    with pytest.raises(ValueError, match="not over"):
        recorded.positions(3)
    assert read_recorded(written(saves, deals=0)).deals == ()


def test_a_file_that_is_no_record_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.brn"
    path.write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(SaveFailed):
        read_recorded(path)
    assert path.read_text(encoding="utf-8") == "Dear Anna"
    with pytest.raises(SaveFailed):
        read_recorded(tmp_path / "nothing.brn")


def test_what_happened_is_told_in_the_words_of_the_log(saves: Saves, qtbot: QtBot) -> None:
    recorded = read_recorded(written(saves))
    said = [told(position.events, recorded.sides) for position in recorded.positions(1)]
    assert said[0].startswith("Deal 1: ")
    assert all(said)
    assert "wins the trick" in said[-1]


def test_the_hands_and_what_lies_covered_are_all_the_cards_not_yet_played(saves: Saves) -> None:
    recorded = read_recorded(written(saves, "decouverte"))
    for position in recorded.positions(1)[:-1]:
        deal = position.match.deal
        assert deal is not None
        known = [card for hand in hands_of(position) for card in hand]
        known += [card for _, cards in face_down(position) for card in cards]
        played = {card for trick in (*deal.tricks, deal.trick) if trick is not None for card in trick.cards}
        open_cards = {card for seat in range(2) for card in deal.hand(seat)}
        assert set(known) == set(deal.deck) - played - open_cards


def test_one_goes_from_trick_to_trick(saves: Saves) -> None:
    recorded = read_recorded(written(saves))
    found = recorded.positions(1)
    starts = trick_starts(found)
    assert starts[0] == 0
    assert starts[-1] == len(found) - 1
    tricks = [found[place].tricks for place in starts[1:]]
    assert tricks == sorted(set(tricks)), "the end of the auction, then every trick once"
    assert tricks[-1] == recorded.rules.hand_size


@pytest.mark.parametrize("game", ["classic", "belote-3p-24", "decouverte", "klaverjas-amsterdam"])
@pytest.mark.parametrize("part", [0.0, 0.3, 0.8])
def test_practice_goes_on_from_the_very_position(saves: Saves, game: str, part: float) -> None:
    path = written(saves, game)
    before = path.read_bytes()
    recorded = read_recorded(path)
    position = recorded.positions(2)[round(part * (len(recorded.positions(2)) - 1))]
    controller = practice_match(recorded, position, saves, workers())
    assert controller.is_practice
    assert controller.match.deal == position.match.deal
    assert controller.match.deals == position.match.deals
    assert controller.match_id != path.stem
    back = resumed_match(saves.all()[0] if saves.all()[0] != path else saves.all()[1], saves, workers())
    assert back.is_practice, "it is practice when it is taken up again, too"
    assert back.match.deal == position.match.deal
    assert back.progress == controller.progress
    assert path.read_bytes() == before, "the record it comes from is never written to"


def test_a_practice_match_is_played_and_recorded_like_any_other(saves: Saves, qtbot: QtBot) -> None:
    path = written(saves)
    before = path.read_bytes()
    recorded = read_recorded(path)
    controller = practice_match(recorded, recorded.positions(1)[9], saves, workers())
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.awaiting.connect(lambda view: controller.submit(view.lawful[0]))
    with qtbot.waitSignal(controller.deal_ended):
        controller.begin()
    new = next(each for each in saves.all() if each.stem == controller.match_id)
    text = new.read_text(encoding="utf-8")
    assert '[practice "' in text
    assert records.check(text) == ()
    assert path.read_bytes() == before


def test_an_ordinary_match_is_no_practice(saves: Saves) -> None:
    assert not resumed_match(written(saves), saves, workers()).is_practice


def test_the_machine_plays_in_the_background_and_each_version_is_handed_over(saves: Saves) -> None:
    recorded, tasks = read_recorded(written(saves)), LaterTasks()
    replayer, found = Replayer(recorded, tasks), list[Version]()
    replayer.found.connect(found.append)
    replayer.machine(1)
    replayer.swap(1)
    assert replayer.waits_for == 2
    assert not found
    tasks.do_one()
    tasks.do_one()
    assert [version.how for version in found] == [How.MACHINE, How.SWAPPED]
    assert replayer.waits_for == 0
    first = recorded.positions(1)[0].match.deal
    assert first is not None
    assert found[0].settled.deal.deck == first.deck
    assert found[1].settled.dealer == (first.dealer + 1) % 4


def test_what_nobody_waits_for_any_more_is_dropped(saves: Saves) -> None:
    recorded, tasks = read_recorded(written(saves)), LaterTasks()
    replayer, found, failed = Replayer(recorded, tasks), list[Version](), list[str]()
    replayer.found.connect(found.append)
    replayer.failed.connect(failed.append)
    replayer.machine(1)
    replayer.cancel()
    assert replayer.waits_for == 0
    tasks.do_one()
    assert not found
    assert not failed


def test_the_machine_plays_the_seat_of_the_person_and_the_others_play_as_they_did(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    get: Callable[[str], players.Player] = players.get

    def seated(level: str) -> players.Player:
        asked.append(level)
        return get("casual")

    monkeypatch.setattr(players, "get", seated)
    Replayer(read_recorded(written(saves)), ImmediateTasks()).machine(1)
    assert asked[-4:] == ["expert", "casual", "casual", "casual"]


def test_who_played_is_read_from_the_header(saves: Saves) -> None:
    recorded = read_recorded(written(saves))
    assert isinstance(recorded, Recorded)
    assert (recorded.seat, recorded.names) == (0, NAMES)
    assert Seating(recorded.names, recorded.levels).seated_players().person == 0
