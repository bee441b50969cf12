"""Positions with a known best card, and how many of them each level must find.

`tests/positions/floors.json` gives by file and level the share that must be found; see `position_files.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from belote_desktop import engine, players
from belote_desktop.engine import Card, Match, Play, Rank, SeatView, Suit
from belote_desktop.engine.wording.messages import say
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.search.compiled import is_compiled
from tests.folders import POSITIONS
from tests.players.position_files import FLOORS, PositionFile, Source, card_of, files, read_file
from tools import mine_positions
from tools.mine_positions import A_DEAL, Verdict, certain, clear, played_out, theme

THUMBS = ("random", "beginner", "casual")
"""The levels that need no search."""
FAMILIES = ("classic", "coinche", "belot-bg", "baloot")
LEAST = {Source.MINED: 4 * 150, Source.CERTAINTY: 40, Source.THEME: 40}
"""How many positions there are at least."""


def tasks() -> list[tuple[str, str, float]]:
    floors = json.loads((POSITIONS / f"{FLOORS}.json").read_text(encoding="utf-8"))
    return [(name, level, share) for name, levels in floors.items() for level, share in levels.items()]


@pytest.fixture(scope="module")
def found() -> dict[str, PositionFile]:
    return {name: read_file(path) for name, path in files().items()}


@pytest.mark.parametrize("name", sorted(files()))
def test_the_seat_is_to_play_and_the_best_cards_are_some_of_those_it_may_play(
    name: str, found: dict[str, PositionFile]
) -> None:
    for position in found[name].positions:
        lawful = {action.card for action in engine.legal(position.match) if isinstance(action, Play)}
        assert position.best < lawful, position.name


@pytest.mark.parametrize("name", sorted(files()))
def test_no_position_is_there_twice(name: str, found: dict[str, PositionFile]) -> None:
    positions = found[name].positions
    assert len({(position.deck, position.actions) for position in positions}) == len(positions)


def test_there_are_enough_of_each_kind(found: dict[str, PositionFile]) -> None:
    counts = Counter(dict.fromkeys(Source, 0))
    for file in found.values():
        counts[file.source] += len(file.positions)
    assert {source: count for source, count in counts.items() if count < LEAST[source]} == {}


def test_every_main_game_has_its_own_mined_positions(found: dict[str, PositionFile]) -> None:
    games = [file.game for file in found.values() if file.source is Source.MINED and len(file.positions) >= 150]
    assert sorted(games) == sorted(FAMILIES)


def test_every_file_has_a_floor() -> None:
    assert {name for name, _, _ in tasks()} == set(files())


def test_every_theme_is_argued(found: dict[str, PositionFile]) -> None:
    themes = [position for file in found.values() if file.source is Source.THEME for position in file.positions]
    assert all(position.why.endswith(".") for position in themes)


def test_mined_positions_have_a_clear_margin(found: dict[str, PositionFile]) -> None:
    for file in found.values():
        if file.source is Source.MINED:
            assert all(position.margin >= file.made["margin"] for position in file.positions)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level", "floor"), tasks())
def test_a_level_finds_its_share(name: str, level: str, floor: float, found: dict[str, PositionFile]) -> None:
    if level not in THUMBS and not is_compiled():
        pytest.skip("The search is not compiled: this would take too long.")
    player, positions = players.get(level), found[name].positions
    missed = [position.name for position in positions if card_of(player, position.match) not in position.best]
    share = 1 - len(missed) / len(positions)
    assert share >= floor, f"{level} found {share:.0%} of {name}, not {floor:.0%}; it missed\n" + "\n".join(missed)


def decision(*behind_and_error: tuple[float, float]) -> players.Decision:
    """A decision between spades from the seven up; each is so far behind the first, with this error."""
    weighed = tuple(
        Weighed(Play(Card.of(rank, Suit.SPADES)), (), -behind, behind, error)
        for rank, (behind, error) in zip(list(Rank)[1:], behind_and_error, strict=False)
    )
    evidence = Evidence((), (), 1.0, False, weighed, 0.0)
    return players.Decision(weighed[0].action, say("because"), (), evidence)


def test_a_card_is_clearly_best_only_if_it_leads_all_others_by_the_margin_and_by_the_errors() -> None:
    seven = Card.parse("7S")
    assert clear(decision((0, 0), (25, 5), (60, 15)), 20, 4) == (seven, 25)
    assert clear(decision((0, 0), (25, 7), (60, 1)), 20, 4) is None, "the second is within four errors"
    assert clear(decision((0, 0), (25, 5), (60, 16)), 20, 4) is None, "the third is within four errors"
    assert clear(decision((0, 0), (19, 1), (60, 1)), 20, 4) is None, "the second is within the margin"
    assert clear(decision((0, 0)), 20, 4) is None, "there is nothing to choose"


@pytest.mark.parametrize("name", [name for name in files() if name.startswith("certain")])
def test_a_certain_card_is_best_in_every_possible_deal(name: str, found: dict[str, PositionFile]) -> None:
    """The claim of the file, worked out anew for the first of its positions."""
    file = found[name]
    for position in file.positions[:2]:
        verdict = certain(position.match, engine.view(position.match, position.seat), file.made["margin"])
        assert verdict is not None
        assert {verdict.best} == position.best


def test_played_out_in_every_way_the_last_trump_is_worth_twenty_points_more_when_it_is_kept(
    found: dict[str, PositionFile],
) -> None:
    """King and ace fall either way; 32 to 28 with the trump first, 42 to 18 with the king first."""
    last_trick = next(each for each in found["themes"].positions if each.theme == "last trick")
    king, jack = Card.parse("KS"), Card.parse("JH")
    values = played_out(last_trick.match, 0, (king, jack))
    assert values[king] - values[jack] == 20


def test_what_is_mined_does_not_depend_on_how_often_the_run_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first(match: Match, view: SeatView, gain: float) -> Verdict:
        return Verdict(next(action.card for action in view.lawful if isinstance(action, Play)), gain, theme(view))

    monkeypatch.setattr(mine_positions, "certain", first)
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    for out, steps in ((one, "4"), (two, "124")):
        for deals in steps:
            args = ["--certain", "--level", "beginner", "--deals", deals, "--out", str(out)]
            monkeypatch.setattr("sys.argv", ["mine_positions.py", *args])
            mine_positions.main()
    assert one.read_text() == two.read_text()
    mined = read_file(one)
    assert set(Counter(position.deck for position in mined.positions).values()) == {A_DEAL}
    for position in mined.positions:
        assert engine.to_act(position.match) == position.seat
