"""How hard drills are: what is wanted is asked, few are trivial, and rare rules turn up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach import drills
from belote_desktop.coach.drills import Kind
from belote_desktop.coach.drills.declarations import Higher
from belote_desktop.coach.drills.difficulty import EASIEST, HARDEST, USUAL, drawn, nearest
from belote_desktop.coach.drills.may_play import MayPlay
from belote_desktop.coach.drills.twists import BASE, TRIVIAL, Twist, situation, twist_of
from belote_desktop.engine import Card, CardSet, Denomination, Play, in_english
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.tricks.following import legal_cards
from belote_desktop.engine.tricks.following import situation as situation_of

GAMES = ("classic", "coinche", "belot-bg", "baloot")
QUICK = [kind for kind in Kind if kind not in drills.SEARCHED]


SOME = 16


@cache
def may_play(game: str, count: int = SOME) -> tuple[MayPlay, ...]:
    """The first problems of this kind, made once for all tests."""
    found = (drills.make(Kind.MAY_PLAY, variants.get(game), seed) for seed in range(count))
    return tuple(each for each in found if isinstance(each, MayPlay))


def cards(text: str) -> CardSet:
    return CardSet(map(Card.parse, text.split()))


def twist(game: str, trump: str, hand: str, trick: str, partner: int | None = None) -> Twist | None:
    """The twist for a hand after these cards, of which the one at `partner` is the partner's."""
    places = frozenset(() if partner is None else (partner,))
    played = tuple(map(Card.parse, trick.split()))
    at = situation_of(variants.get(game), Denomination(trump), cards(hand), played, partner_places=places)
    return twist_of(at)


@pytest.mark.parametrize(
    ("game", "hand", "trick", "partner", "wanted"),
    [
        ("classic", "AH 7H KS", "KH", None, Twist.FOLLOW),
        ("classic", "AC 7C KC", "KH", None, Twist.DISCARD),
        ("classic", "JS 7S KC", "9S", None, Twist.BEAT_TRUMP),
        ("classic", "8S 7S KC", "9S", None, Twist.CANNOT_BEAT),
        ("classic", "JS 7S KC", "KH", None, Twist.RUFF),
        ("classic", "JS 7S KC", "AH 8H", 0, Twist.PARTNER_WINS),
        ("classic", "JS 7S KC", "KH 9S", None, Twist.OVERRUFF),
        ("classic", "8S 7S KC", "KH 9S", None, Twist.UNDERRUFF),
        ("coinche", "8S 7S KC", "KH 9S", None, Twist.CANNOT_OVERRUFF),
        ("coinche", "8S 7S", "KH", None, None),
        ("coinche", "8S 7S KC", "", None, None),
        ("coinche", "8S", "KH", None, None),
    ],
)
def test_a_position_turns_on_the_rule_that_limits_the_hand_or_spares_it(
    game: str, hand: str, trick: str, partner: int | None, wanted: Twist | None
) -> None:
    """Spades are trumps."""
    assert twist(game, "S", hand, trick, partner) is wanted


@pytest.mark.sampled(1)
@pytest.mark.parametrize("count", [SOME, pytest.param(80, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_at_most_a_third_of_what_may_i_play_is_trivial_and_rare_duties_turn_up(game: str, count: int) -> None:
    asked = Counter(each.twist for each in may_play(game, count))
    trivial = sum(asked[each] for each in asked if BASE[each] <= TRIVIAL)
    assert 0 < trivial <= count / 3
    assert asked[Twist.PARTNER_WINS] >= count // 40
    assert sum(asked[each] for each in (Twist.OVERRUFF, Twist.UNDERRUFF, Twist.CANNOT_OVERRUFF)) >= count / 24
    assert max(asked.values()) <= count / 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_that_of_the_engine_and_an_exemption_is_told(game: str) -> None:
    for asked in may_play(game):
        at = situation(asked.view)
        assert asked.solution == legal_cards(at)
        told = " ".join(map(in_english, asked.judge(CardSet()).sentences))
        if asked.twist is Twist.PARTNER_WINS:
            assert asked.solution == asked.view.hand
            assert "Your partner is winning with" in told
        if asked.twist is Twist.CANNOT_OVERRUFF:
            assert "you need not ruff" in told


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_never_told_that_its_cards_can_be_played_as_well(game: str) -> None:
    for asked in may_play(game)[:8]:
        wrong = asked.view.hand - asked.solution
        for answer in (wrong, CardSet(), CardSet(tuple(asked.solution)[:1]) | wrong):
            told = [in_english(each) for each in asked.judge(answer).sentences]
            assert not any(" too" in each or " also " in each for each in told)
            refused = {engine.refusals(asked.match, Play(card), asked.seat)[-1].message for card in answer & wrong}
            assert {in_english(each) for each in refused} <= set(told)
            if answer != asked.solution and asked.solution - answer:
                assert any(each.startswith("You left out ") for each in told)


def test_cards_that_were_left_out_are_told_from_the_highest_down_under_the_contract() -> None:
    asked = drills.make(Kind.MAY_PLAY, variants.get("classic"), 11)
    assert asked.solution == cards("JH KH AH")
    told = [in_english(each) for each in asked.judge(cards("JH")).sentences]
    assert any(each.startswith("You left out A♥ and K♥") for each in told), told


@pytest.mark.parametrize("game", ["classic", "belot-bg", "baloot"])
def test_of_declarations_at_least_a_quarter_have_a_four_of_a_kind(game: str) -> None:
    found = [drills.make(Kind.DECLARATIONS, variants.get(game), seed) for seed in range(80)]
    fours = [each for each in found if isinstance(each, Higher) and any(one.is_carre for _, one in each.held)]
    assert 80 / 4 <= len(fours) <= 80 * 3 / 4


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", QUICK)
def test_what_is_wanted_easier_is_easier_and_is_made_again_from_the_same_wish(kind: Kind) -> None:
    rules = next(rules for rules in map(variants.get, GAMES) if kind in drills.kinds_of(rules))
    easy, hard = ([drills.make(kind, rules, seed, wanted) for seed in range(4)] for wanted in (1, 4))
    assert sum(each.difficulty for each in easy) < sum(each.difficulty for each in hard)
    assert all(EASIEST <= each.difficulty <= HARDEST for each in (*easy, *hard))
    assert {each.wanted for each in hard} == {4}
    again = drills.make(kind, rules, 3, 4)
    assert (again.picture, again.solution) == (hard[3].picture, hard[3].solution)


def test_usual_problems_are_seldom_trivial() -> None:
    assert USUAL.count(EASIEST) * 3 <= len(USUAL)
    draw = Draw(1, "test")
    assert {drawn(draw, 0) for _ in range(100)} == set(USUAL)
    assert drawn(draw, 5) == 5


def test_the_nearest_is_taken_where_nothing_is_as_hard_as_wanted() -> None:
    found = may_play("classic")[:8]
    pools: Sequence[list[MayPlay]] = [[each] for each in found]
    hardest = max(each.difficulty for each in found)
    assert nearest(pools, 9, Draw(1, "test"), looked_at=len(found)).difficulty == hardest
    with pytest.raises(drills.NoProblemError):
        nearest([[]], 3, Draw(1, "test"), sort=lambda each: each)
