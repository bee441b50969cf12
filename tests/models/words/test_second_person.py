"""The person is *you* in every sentence, whatever name they play under; where nobody plays, nobody is *you*."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from belote_desktop import engine, variants
from belote_desktop.coach.permission import permission
from belote_desktop.engine import Action, Match, Ruleset
from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, TAKE, Bid, Name, NameHokum, Play, Say, Word
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.events import MatchEnded
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.view import PublicResult
from belote_desktop.engine.wording.messages import say_of
from belote_desktop.models.score_sheet.score_sheet import ScoreSheetModel
from belote_desktop.models.words import words
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.overlays import question_lines
from belote_desktop.windows.match_parts.match_words import (
    announcements,
    course,
    deal_verdict,
    match_verdict,
    standing,
)
from tests.lengths import examples

GAMES = ("classic", "coinche", "belote-3p-24", "belot-bg", "baloot", "belote-2p", "klaverjas-amsterdam")
OTHERS = ("Samir", "Léa", "Karim")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
CALLS: tuple[Action, ...] = (
    PASS, TAKE, DOUBLE, REDOUBLE, *map(Say, Word), *(Name(one) for one in Denomination), *map(NameHokum, Suit),
    *(Bid(points, Denomination.HEARTS) for points in (80, 160)), Play(Card.parse("7H")), Play(Card.parse("AS")),
)  # fmt: skip


def seated(rules: Ruleset, name: str, seat: int) -> tuple[str, ...]:
    names = list(OTHERS)
    names.insert(seat, name)
    return tuple(names[: rules.table.seats])


def told_in_a_match(rules: Ruleset, names: Names, seed: int, most: int = 3) -> Iterator[str]:
    """Every sentence the person at `names.you` (or a spectator) meets while a match is played at random."""
    chance, match, sides = random.Random(seed), engine.start(rules, seed), Sides(rules, names)
    while not match.is_over and len(match.deals) < most:
        yield from _refused(match, names, chance)
        view = engine.view(match, names.you)
        if names.you is not None and view.options:
            yield from (words.sentence(each, names=names) for each in permission(view))
            yield question_lines.meanings(view, tuple(view.options), names, "en")
        yield question_lines.standing(view, names)
        match, events = engine.apply(match, chance.choice(engine.legal(match)))
        yield from filter(None, (event_text(event, sides) for event in engine.events_for(events, names.you)))
    yield from _of_results(match, names, sides)


def _refused(match: Match, names: Names, chance: random.Random) -> Iterator[str]:
    if names.you is not None:
        for action in chance.sample(CALLS, 6):
            for refusal in engine.refusals(match, action, names.you):
                yield words.sentence(refusal.message, names=names)
                yield words.spoken(refusal.message, names)


def _of_results(match: Match, names: Names, sides: Sides) -> Iterator[str]:
    view = engine.view(match, names.you)
    sheet = ScoreSheetModel(sides)
    sheet.show(view.results)
    for row in range(sheet.rowCount()):
        deal = sheet.index(row, 0)
        yield str(deal.data(SPOKEN))
        yield from (str(sheet.index(line, 0, deal).data(SPOKEN)) for line in range(sheet.rowCount(deal)))
    for result in view.results:
        yield deal_verdict(result, match.rules, names)
        yield from announcements(result, match.rules, names)
    yield course(view.results, sides)
    yield standing(view, names)
    yield match_verdict(view, names)


@examples(25)
@given(
    st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(0, 3), st.sampled_from(("Player", "Anna", "Samira Æ"))
)
def test_no_sentence_names_the_person_to_the_person(game: str, seed: int, place: int, name: str) -> None:
    rules = variants.get(game)
    seat = place % rules.table.seats
    names = Names(seated(rules, name, seat), seat)
    wrong = [text for text in told_in_a_match(rules, names, seed) if re.search(rf"\b{re.escape(name)}\b", text)]
    assert not wrong


@examples(10)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_where_only_computer_players_play_nobody_is_you(game: str, seed: int) -> None:
    rules = variants.get(game)
    names = Names(seated(rules, "Player", 0))
    wrong = [text for text in told_in_a_match(rules, names, seed) if re.search(r"\b([Yy]ou|[Ww]e|us)\b", text)]
    assert not wrong


@pytest.mark.parametrize(("you", "said"), [(0, "You took hearts and made it."), (1, "Player took hearts and made it.")])
def test_the_verdict_of_a_deal_speaks_to_its_taker(you: int, said: str) -> None:
    contract = Contract(0, Denomination.HEARTS)
    result = PublicResult(1, 0, contract, Score(Result.MADE, (90, 72), taker=0), (90, 72), (), ())
    assert deal_verdict(result, variants.get("classic"), Names(("Player", *OTHERS), you)) == said


def test_who_plays_alone_is_told_what_they_have() -> None:
    rules = variants.get("belote-3p-24")
    sides = Sides(rules, Names(("Player", "Samir", "Léa"), 0))
    assert sides.with_points((10, 20, 30)) == "You: 10, Samir: 20, Léa: 30"
    assert event_text(MatchEnded(0), sides) == "You win the match."
    assert [sides.label(side) for side in sides.order] == ["Player", "Samir", "Léa"]


def test_a_refusal_speaks_to_the_player_it_is_about() -> None:
    message = say_of(0, "The contract of {player} is doubled.", "Your contract is doubled.")
    assert words.sentence(message, names=Names(("Player", *OTHERS), 0)) == "Your contract is doubled."
    assert words.spoken(message, Names(("Player", *OTHERS), 1)) == "The contract of Player is doubled."
    assert words.sentence(message) == "The contract of player 1 is doubled."
