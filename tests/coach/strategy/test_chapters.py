"""The detectors of the chapters, in deals played by chance: what they say is lawful, consistent, and true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Finding
from belote_desktop.coach.strategy.hand_count import SIX_KNOWN, Assets
from belote_desktop.engine import Card, CardSet, Message, Play, SeatView, Suit, in_english
from belote_desktop.engine.cards import parse_cards
from belote_desktop.players.knowledge import Knowledge

POSITIONS = 300
"""How many positions of a game are looked at."""


@cache
def findings(game: str) -> tuple[tuple[str, SeatView, Finding], ...]:
    """What all chapters say in some positions of a game."""
    return tuple(_findings(game))


def _findings(game: str) -> Iterator[tuple[str, SeatView, Finding]]:
    for match in islice(Deals(variants.get(game), 5).positions(), POSITIONS):
        seat = engine.to_act(match)
        if seat is None:
            continue
        view = engine.view(match, seat)
        for chapter in CHAPTERS.values():
            finding = chapter.detect(view)
            if finding is not None:
                yield chapter.id, view, finding


@pytest.mark.parametrize("game", CURRICULA)
def test_a_chapter_speaks_of_lawful_actions_and_never_both_ways(game: str) -> None:
    found = findings(game)
    assert len({chapter for chapter, _, _ in found}) > 10
    for chapter, view, finding in found:
        assert finding.good, chapter
        assert finding.bad, chapter
        assert finding.good.isdisjoint(finding.bad), chapter
        assert finding.good | set(finding.bad) <= set(view.lawful), chapter


@pytest.mark.parametrize("game", CURRICULA)
def test_every_sentence_has_its_values_and_names_its_card(game: str) -> None:
    for chapter, _, finding in findings(game):
        for message in (finding.why, *finding.bad.values()):
            text = in_english(message)
            assert text, chapter
            assert "{" not in text, chapter
        for action, why in finding.bad.items():
            if isinstance(action, Play):
                assert action.card in why.facts.values(), chapter


@pytest.mark.parametrize("game", CURRICULA)
def test_what_is_called_out_or_above_is_out_and_above(game: str) -> None:
    for chapter, view, finding in findings(game):
        if view.contract is None or view.seat is None:
            continue
        at = Knowledge(view, view.contract, view.seat)
        for message in (finding.why, *finding.bad.values()):
            for name in ("out", "above", "ace"):
                cards = _cards(message, name)
                assert all(card in at.out or card in at.hand for card in cards), chapter
                if name != "ace":
                    assert all(card in at.out for card in cards), chapter
            card = message.facts.get("card")
            if isinstance(card, Card):
                above = [each for each in _cards(message, "above") if each.suit is card.suit]
                assert all(at.strength(each) > at.strength(card) for each in above), chapter


def _cards(message: Message, name: str) -> tuple[Card, ...]:
    value = message.facts.get(name, ())
    return (value,) if isinstance(value, Card) else tuple(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", CURRICULA)
def test_a_detector_does_not_see_hidden_cards(game: str) -> None:
    """Detectors get a view, and equal views say the same twice."""
    for chapter, view, finding in findings(game)[:60]:
        again = CHAPTERS[chapter].detect(view)
        assert again is not None
        assert (again.good, in_english(again.why)) == (finding.good, in_english(finding.why))


def test_teaching_is_short_and_said_to_you() -> None:
    for chapter in CHAPTERS.values():
        assert chapter.teach, chapter.id
        assert len(chapter.title.split()) <= 9, chapter.id
        for sentence in (chapter.goal, *chapter.teach):
            assert sentence.endswith((".", "?")), sentence
            assert all(len(part.split()) <= 25 for part in sentence.split(". ")), sentence
        assert chapter.goal.startswith("Learn "), chapter.goal


@pytest.mark.parametrize(
    ("cards", "leads", "points"),
    [("JH QH KH 7D AC 8S", True, 41 + 3 * 9.8 + 27 + 14 + 12), ("9D KD TS QS JH TC", False, 41 + 2 * 9.8 + 11)],
)
def test_the_count_of_a_hand_adds_up(cards: str, leads: bool, points: float) -> None:
    trump = Suit.HEARTS if "KH" in cards else Suit.DIAMONDS
    assert Assets(CardSet(parse_cards(cards)), trump, leads).points(SIX_KNOWN) == pytest.approx(points)


@pytest.mark.parametrize(
    ("cards", "sound"),
    [("JS 7S 8S", True), ("JS 7S AH", False), ("9S 8S 7S", False), ("9S 8S 7S AH", True), ("9S AS 8S 7S", True),
     ("AS TS KS QS", False)],
)  # fmt: skip
def test_a_suit_is_sound_with_the_jack_and_two_or_the_nine_and_company(cards: str, sound: bool) -> None:
    assert Assets(CardSet(parse_cards(cards)), Suit.SPADES, leads=False).is_sound is sound
