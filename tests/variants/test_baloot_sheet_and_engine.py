"""Baloot: what the rule sheet says of ashkal, gahwa, raised deals, kaboot and baloot is what the engine does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.strategy import CHAPTERS
from belote_desktop.engine import Denomination, Outcome, Result, settle
from belote_desktop.engine.actions import PASS, NameHokum, Say, Word
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.matches.match import Match
from tests.variants.sheet_text import told

ASHKAL, SUN = Say(Word.ASHKAL), Say(Word.SUN)
HEARTS = Denomination.HEARTS


def after(calls: str, **options: object) -> Match:
    """A match of Baloot after these calls; the seats speak as P1 to P4, the turn-up is no ace."""
    match = engine.start(variants.get("baloot", **options), 1)
    assert match.deal is not None
    assert match.deal.turn_up is not None
    assert match.deal.turn_up.rank is not engine.Rank.ACE
    for call in calls.split():
        match, _ = engine.apply(match, engine.parse_any_action(call))
    return match


def speaker(match: Match) -> int:
    """The number of the seat to act, from 1 for the player after the dealer."""
    seat = engine.to_act(match)
    assert seat is not None
    assert match.deal is not None
    return (seat - match.deal.dealer - 1) % 4 + 1


def taker(match: Match) -> int:
    assert match.deal is not None
    assert match.deal.contract is not None
    return (match.deal.contract.declarer - match.deal.dealer - 1) % 4 + 1


# ---------------------------------------------------------------------- the auction
def test_the_partner_of_the_player_who_says_ashkal_is_the_taker() -> None:
    assert "The partner of the player who says it is then the taker and plays Sun." in told("baloot")
    assert taker(after("pass pass ashkal pass pass")) == 1
    assert taker(after("pass pass pass ashkal pass pass pass")) == 2


def test_ashkal_may_be_said_over_a_hokum_but_not_by_a_player_who_passed_before_it() -> None:
    assert "Ashkal may be said over a Hokum too, but not by a player who passed before it." in told("baloot")
    over = after("hokum pass")
    assert (speaker(over), ASHKAL in engine.legal(over)) == (3, True)
    asked_again = after("pass pass pass hokum pass pass")
    assert (speaker(asked_again), engine.legal(asked_again)) == (3, (PASS, SUN))


def test_ashkal_may_be_taken_over_unless_no_sun_may() -> None:
    sentence = "Ashkal may be taken over in the same way."
    assert sentence in told("baloot")
    assert taker(after("pass pass ashkal sun")) == 1
    assert taker(after("pass pass ashkal pass sun")) == 2
    assert sentence not in told("baloot", sun_steal="none")
    assert taker(after("pass pass ashkal", sun_steal="none")) == 1
    assert "shkal may be" not in told("baloot", ashkal="off")


def test_only_in_the_first_round_are_those_asked_who_passed_before_a_hokum() -> None:
    assert "In the second round only the players who have not spoken yet are asked." in told("baloot")
    assert speaker(after("pass hokum pass pass")) == 1
    match = after("pass pass pass pass pass")
    hokum = next(action for action in engine.legal(match) if isinstance(action, NameHokum))
    match, _ = engine.apply(match, hokum)
    for asked in (3, 4):
        assert speaker(match) == asked
        match, _ = engine.apply(match, PASS)
    assert speaker(match) == 2  # to confirm


@pytest.mark.parametrize(
    ("lock", "raises"),
    [
        ("raiser_chooses", "double-closed three-closed four-closed"),
        ("automatic_on_double_and_four", "double-closed three-open four-closed"),
    ],
)
def test_gahwa_is_always_open(lock: str, raises: str) -> None:
    assert "Gahwa is always open." in told("baloot", lock=lock)
    match = after("hokum pass pass pass hokum", lock=lock)
    locked = []
    for word in (*raises.split(), "gahwa"):
        match, _ = engine.apply(match, Say(Word(word)))
        assert match.deal is not None
        assert match.deal.contract is not None
        locked.append(match.deal.contract.lock)
    assert locked[-2:] == [True, False]


@pytest.mark.parametrize("options", [{"lock": "none"}, {"gahwa": "off"}])
def test_nothing_is_said_of_an_open_gahwa_where_there_is_none_or_nothing_closes(options: dict[str, object]) -> None:
    assert "Gahwa is always open." not in told("baloot", **options)


# ---------------------------------------------------------------------- the score
def hokum(
    cards: tuple[int, int],
    *,
    raises: int = 0,
    valid: tuple[int, int] = (0, 0),
    baloot: tuple[int, ...] = (),
    tricks: tuple[int, int] = (5, 3),
) -> Outcome:
    """A Hokum of side 0 that wins the last trick, unless it wins none."""
    return Outcome(
        taker=0, cards=cards, last_trick=0 if tricks[0] else 1, tricks=tricks, declared=valid, valid=valid,
        contract=Contract(0, HEARTS, multiplier=raises + 1, raises=raises),
        best=tuple(side for side in (0, 1) if valid[side]), belote=tuple((side, "K") for side in baloot),
    )  # fmt: skip


def points(outcome: Outcome, **options: object) -> tuple[int, ...]:
    return settle(variants.get("baloot", **options), outcome).points


def test_a_raised_contract_that_is_made_takes_the_declarations_of_the_defenders_but_not_their_baloot() -> None:
    text = told("baloot")
    made = "If a raised contract is made, the taker’s side scores the match points of both sides and every declaration"
    assert f"{made} that counts, multiplied." in text
    assert "Even then each side scores its own baloot." in text
    assert points(hokum((100, 52), valid=(0, 20), baloot=(1,))) == (11, 5 + 2 + 2)
    assert points(hokum((100, 52), raises=1, valid=(0, 20), baloot=(1,))) == (2 * (16 + 2), 2)
    assert points(hokum((100, 52), raises=1, valid=(20, 0), baloot=(0,))) == (2 * (16 + 2) + 2, 0)


@pytest.mark.parametrize(
    ("doubled_made", "said", "scores"),
    [
        ("each_own", "both sides score their own match points and declarations, not multiplied.", (11, 9)),
        ("each_multiplied", "both sides score their own match points and declarations, multiplied.", (22, 16)),
    ],
)
def test_other_ways_to_score_a_raised_contract_that_is_made(
    doubled_made: str, said: str, scores: tuple[int, int]
) -> None:
    text = told("baloot", doubled_made=doubled_made)
    assert said in text
    assert "Even then" not in text
    assert points(hokum((100, 52), raises=1, valid=(0, 20), baloot=(1,)), doubled_made=doubled_made) == scores


@pytest.mark.parametrize(("raises", "scores"), [(0, (0, 25 + 2 + 2)), (1, (0, 2 * (25 + 2) + 2))])
def test_at_a_kaboot_declarations_and_baloot_of_the_other_side_go_to_the_side_with_every_trick(
    raises: int, scores: tuple[int, int]
) -> None:
    """Vector BAL-19, with a sira of the taker's side."""
    text = told("baloot")
    assert "It also scores all declarations that count, whichever side holds them." in text
    assert (
        "A side that wins every trick also scores the baloot of either side, which is never multiplied." in text
    )  # fmt: skip
    assert "even if your side wins no trick" not in text
    assert "even if it wins no trick" not in text
    assert points(hokum((0, 152), raises=raises, valid=(20, 0), baloot=(0,), tricks=(0, 8))) == scores


def test_baloot_helps_to_make_the_contract_only_in_a_tie_of_match_points() -> None:
    assert "They help to decide the contract only if the match points are equal." in told("baloot")
    assert "These points help to decide whether" in told("baloot", belote_helps_contract=True)
    rules = variants.get("baloot")
    assert settle(rules, hokum((71, 81), baloot=(0,))).result is Result.MADE
    assert settle(rules, hokum((71, 81))).result is Result.FAILED
    assert settle(rules, hokum((71, 81), baloot=(1,))).result is Result.FAILED
    assert settle(rules, hokum((61, 91), baloot=(0,))).result is Result.FAILED


def test_in_a_tie_that_is_shared_each_side_scores_its_own_match_points() -> None:
    assert "If these are equal in a Sun, both sides score their own match points." in told("baloot")
    assert "If these are equal in a Hokum, both sides score their own match points." in told(
        "baloot", hokum_tie="split"
    )
    assert points(hokum((71, 81)), hokum_tie="split") == (8, 8)


def test_a_sun_that_fails_costs_more_than_a_hokum_that_fails_but_not_twice_as_much() -> None:
    """The lessons on Sun and Hokum say so."""
    lost = hokum((40, 112))
    sun = replace(lost, cards=(40, 80), contract=Contract(0, Denomination.NO_TRUMP))
    assert (points(lost), points(sun)) == ((0, 16), (0, 26))
    (chapter,) = (chapter for chapter in CHAPTERS.values() if chapter.id == "sun-or-hokum")
    assert "In Sun every point counts double, but a failed Sun also costs more than a failed Hokum." in chapter.teach


# ---------------------------------------------------------------------- words
@pytest.mark.parametrize("game", ["baloot", "baloot-cats"])
def test_baloot_counts_match_points_and_names_its_word_for_declarations_once(game: str) -> None:
    text = told(game)
    assert "16 match points" in text
    assert "26 match points" in text
    assert "game points" not in text
    assert text.casefold().count("project") == 1
    assert "Players call a declaration a “project”." in text


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_belote_is_said_with_the_second_card_alone_where_the_sheet_says_so(game: str) -> None:
    second_alone = variants.get(game).value("belote_call") == "second_card"
    assert ("only when you play the second of them." in told(game)) is second_alone
