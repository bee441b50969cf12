"""Looking back at a deal: its positions are those of the record, and what is tried never reaches the record."""

from __future__ import annotations

import pytest

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back import what_if
from belote_desktop.coach.looking_back.what_if import How, branch, played_by_machine, positions, side_by_side, swapped
from belote_desktop.engine import Match
from belote_desktop.engine.deal import Place
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.records import Header, Played, Recorder, Replay
from belote_desktop.search.stopping import Stop, StoppedError

GAMES = ("classic", "coinche", "belote-3p-24", "decouverte", "belot-2p-open", "baloot", "tarabish", "belot-bg")


def record(game: str, deals: int = 2, more: int = 5, seed: int = 3) -> str:
    """The record of a match by rules of thumb, with so many deals over and some actions of the next."""
    rules, casual, recorder = variants.get(game), players.get("casual"), Recorder("00")
    seats = rules.table.seats
    match = engine.start(rules, seed=seed)
    kinds = ("human", *("casual",) * (seats - 1))
    text = recorder.opening_text(Header.of(rules, "ABCD"[:seats], kinds, "2026-11-21"), match)
    while match.deal is not None and (len(match.deals) < deals or more > 0):
        more -= len(match.deals) >= deals
        seat = engine.to_act(match)
        assert seat is not None
        action = casual.choose(engine.view(match, seat), seed=seed)
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text


def replayed(text: str) -> Replay:
    reading = records.parse_record(text)
    assert reading.record is not None
    assert not reading.problems
    return records.replay(reading.record)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_the_one_the_record_folds_to(game: str) -> None:
    replay = replayed(record(game))
    assert replay.match is not None
    for settled in replay.match.deals:
        steps = [step for step in replay.steps if step.before.deal and step.before.deal.number == settled.number]
        found = positions(replay.steps, settled.number)
        assert [position.match for position in found[:-1]] == [step.before for step in steps]
        assert [position.done for position in found] == [None, *steps]
        assert found[-1].is_settled
        assert found[-1].match.deals[-1] == settled
        assert found[-1].tricks == len(settled.deal.tricks)


def test_the_last_position_tells_nothing_of_the_next_deal() -> None:
    replay = replayed(record("classic"))
    last = positions(replay.steps, 1)[-1]
    told = [type(event).__name__ for event in last.events]
    assert told[-1] == "DealSettled"
    assert engine.to_act(last.match) is None


def test_the_deal_in_progress_is_sealed() -> None:
    replay = replayed(record("classic", deals=1))
    with pytest.raises(ValueError, match="not over"):
        positions(replay.steps, 2)
    with pytest.raises(ValueError, match="no action in deal 9"):
        positions(replay.steps, 9)


def test_a_branch_has_the_same_cards_and_points_and_a_future_of_its_own() -> None:
    replay = replayed(record("classic", deals=3))
    found = positions(replay.steps, 2)
    position = found[len(found) // 2]
    match = branch(position, seed=77)
    assert match.deal == position.match.deal
    assert match.rules == position.match.rules
    assert match.totals == position.match.totals
    assert len(match.decks) <= 2, "the decks of later deals, the sealed one too, are not taken along"
    one, other = _to_the_next_deal(match), _to_the_next_deal(branch(position, seed=78))
    assert one.deal is not None
    assert other.deal is not None
    assert one.deal.deck != other.deal.deck
    with pytest.raises(ValueError, match="The deal is over"):
        branch(found[-1])


def _to_the_next_deal(match: Match) -> Match:
    deals = len(match.deals)
    while len(match.deals) == deals:
        match, _ = engine.apply(match, engine.legal(match)[0])
    return match


def test_playing_on_changes_nothing_in_the_record() -> None:
    text = record("coinche", deals=1)
    replay = replayed(text)
    before = tuple(replay.steps)
    _to_the_next_deal(branch(positions(replay.steps, 1)[6]))
    assert replay.steps == before
    reading = records.parse_record(text)
    assert reading.record is not None
    assert records.write(reading.record) == text


@pytest.mark.parametrize("game", GAMES)
def test_swapped_seats_hold_the_hands_of_the_others(game: str) -> None:
    first = positions(replayed(record(game, deals=1)).steps, 1)[0].match
    assert first.deal is not None
    seats = first.rules.table.seats
    for by in range(1, seats):
        moved = swapped(first, by).deal
        assert moved is not None
        assert moved.deck == first.deal.deck
        assert moved.dealer == (first.deal.dealer + by) % seats
        for place, cards in first.deal.places.items():
            seat = None if place.seat is None else (place.seat + by) % seats
            assert moved.places[Place(place.zone, seat)] == cards
        assert sorted(card for cards in moved.places.values() for card in cards) == sorted(first.deal.deck)
        assert (moved.number, moved.turn_up) == (first.deal.number, first.deal.turn_up)
        assert moved.totals == first.deal.totals


def test_a_swap_by_all_seats_changes_nothing() -> None:
    first = positions(replayed(record("classic", deals=1)).steps, 1)[0].match
    assert swapped(first, 4) == first


@pytest.mark.parametrize(("game", "others"), [("classic", (1,)), ("decouverte", (1,)), ("belote-3p-24", (1, 2))])
def test_the_hands_come_once_to_the_person_from_every_other_side(game: str, others: tuple[int, ...]) -> None:
    match = engine.start(variants.get(game))
    assert what_if.other_places(match) == others


@pytest.mark.parametrize("game", ["classic", "belote-3p-24", "decouverte"])
def test_the_machine_plays_the_deal_the_same_way_every_time(game: str) -> None:
    first = positions(replayed(record(game, deals=1)).steps, 1)[0].match
    levels = ["club"] * first.rules.table.seats
    one, other = (played_by_machine(first, levels, seed=5) for _ in range(2))
    assert one == other
    assert one.how is How.MACHINE
    assert first.deal is not None
    assert one.settled.deal.deck == first.deal.deck
    assert one.match.deal is None
    assert len(one.match.deals) == len(first.deals) + 1
    assert [position.match for position in positions(one.steps, 1)][-1] == one.match


def test_a_machine_player_gets_the_view_of_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    first = positions(replayed(record("classic", deals=1)).steps, 1)[0].match
    asked: list[object] = []
    casual = players.get("casual")

    class Watched:
        def choose(self, view: engine.SeatView, seconds: float = 0.5, seed: int = 1) -> engine.Action:
            asked.append(view)
            return casual.choose(view, seconds=seconds, seed=seed)

    monkeypatch.setattr(players, "get", lambda _level: Watched())
    version = played_by_machine(first, ["any"] * 4, seed=1)
    assert len(asked) == len(version.steps)
    for view, step in zip(asked, version.steps, strict=True):
        assert isinstance(view, engine.SeatView)
        assert view.seat == step.seat == engine.to_act(step.before)
        assert all(view.seen(Zone.HAND, seat) == () for seat in range(4) if seat != step.seat)


def test_playing_ends_when_nobody_waits_for_it() -> None:
    first = positions(replayed(record("classic", deals=1)).steps, 1)[0].match
    stop = Stop()
    stop.ask()
    with pytest.raises(StoppedError):
        played_by_machine(first, ["club"] * 4, seed=1, stop=stop)


def test_side_by_side_each_is_compared_with_the_deal_as_it_was_played() -> None:
    replay = replayed(record("classic", deals=1))
    first = positions(replay.steps, 1)[0].match
    played = what_if.as_played(replay.steps, 1)
    turned = played_by_machine(swapped(first), ["casual"] * 4, seed=4, moved=1)
    compared = side_by_side([played, turned], seat=0)
    points = [version.settled.score.points for version in (played, turned)]
    assert [each.lead for each in compared] == [ours - theirs for ours, theirs in points]
    assert [each.better for each in compared] == [0, compared[1].lead - compared[0].lead]
    assert turned.how is How.SWAPPED


def test_the_same_players_with_swapped_seats_write_the_same_points_on_the_other_side() -> None:
    replay = replayed(record("coinche", deals=1, seed=6))
    steps: tuple[Played, ...] = what_if.steps_of(replay.steps, 1)
    first = steps[0].before
    one = played_by_machine(first, ["casual"] * 4, seed=9)
    other = played_by_machine(swapped(first), ["casual"] * 4, seed=9, moved=1)
    assert other.settled.score.points == tuple(reversed(one.settled.score.points))
