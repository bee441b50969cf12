"""Computer players: always lawful, always the same for the same view, and every game can be played to its end."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import engine, players, variants
from belote_desktop.engine.actions import Say, Word
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.terms import TurnUpTo
from tests.lengths import examples

LEVELS = [level.id for level in players.LEVELS]
GAMES = [variant.id for variant in variants.all_variants()]


def play_deal(match: engine.Match, *levels: str, seed: int = 1) -> engine.Match:
    """One deal by players of these levels in turn."""
    before = len(match.deals)
    while len(match.deals) == before and not match.is_over:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        action = players.get(levels[seat % len(levels)]).choose(view, seed=seed)
        assert action in view.options
        match = engine.apply(match, action)[0]
    return match


def one_change() -> list[tuple[str, str, object]]:
    """Every registered game with every listed value of every option, playable together or not."""
    return [
        (game, name, value)
        for game in GAMES
        for name, field in RULE_FIELDS.items()
        if not field.secondary
        for value in field.values()
    ]


def playable(change: tuple[str, str, object]) -> bool:
    game, name, value = change
    try:
        rules = variants.get(game, **{name: value})
    except RulesetError:
        return False
    beside = rules.deal.turn_up_to is TurnUpTo.NOBODY
    if rules.hand_size * rules.table.seats + beside > len(pack(rules)):
        return False  # more cards than the pack has
    try:
        engine.legal(engine.start(rules, 1))
    except (KeyError, AssertionError, IndexError, RulesetError):
        return False  # a policy of a game that is not there yet
    return True


@examples(60)
@given(change=st.sampled_from(one_change()).filter(playable), seed=st.integers(0, 10**6))
def test_every_level_plays_with_every_option(change: tuple[str, str, object], seed: int) -> None:
    game, name, value = change
    match = play_deal(engine.start(variants.get(game, **{name: value}), seed), "casual", "random", "beginner", "casual")
    assert match.deals or match.is_over


@examples(25)
@given(
    seed=st.integers(0, 10**6),
    calls=st.sampled_from(["both", "round2"]),
    king=st.sampled_from(["any", "king_first"]),
    window=st.sampled_from(["first_card", "before_play"]),
)
def test_players_name_no_trump_declare_and_double_where_it_is_asked(
    seed: int, calls: str, king: str, window: str
) -> None:
    rules = variants.get(
        "classic", sa_ta_in_classic=calls, coinche_in_classic="on", announcing="manual", decl_window=window,
        belote_order=king, pass_out="dealer_must_take",
    )  # fmt: skip
    match = play_deal(engine.start(rules, seed), "casual", "casual", "beginner", "random")
    assert match.deals[0].contract is not None


@examples(15)
@given(seed=st.integers(0, 10**6), level=st.sampled_from(LEVELS[:4]))
def test_the_same_view_and_seed_give_the_same_action(seed: int, level: str) -> None:
    match = engine.start(variants.get("classic"), seed)
    for _ in range(12):
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        action = players.get(level).choose(view, seed=seed)
        assert action == players.get(level).choose(dataclasses.replace(view), seed=seed)
        match = engine.apply(match, action)[0]


def test_every_decision_has_a_reason_that_can_be_shown_and_what_was_considered() -> None:
    match = engine.start(variants.get("classic"), 11)
    for _ in range(60):
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        decision = players.get("casual").decide(view)
        assert engine.in_english(decision.reason).endswith(".")
        assert "{" not in engine.in_english(decision.reason)
        assert {action for action, _ in decision.considered} <= set(view.options)
        assert decision.action in {action for action, _ in decision.considered}
        match = engine.apply(match, decision.action)[0]


def test_belote_is_said_with_the_king_first_where_the_queen_first_loses_it() -> None:
    rules = variants.get("classic", announcing="manual", belote_order="king_first", pass_out="dealer_must_take")
    said = 0
    for seed in range(30):
        deal = play_deal(engine.start(rules, seed), "casual").deals[0].deal
        firsts: dict[tuple[int, engine.Suit], str] = {}
        for seat, card in deal.belote_said:
            firsts.setdefault((seat, card.suit), str(card.rank))
        said += len(deal.belote_said) // 2
        assert set(firsts.values()) <= {"K"}
    assert said > 3


def test_a_declaration_is_announced_before_one_is_done() -> None:
    rules = variants.get("classic", announcing="manual", decl_window="before_play", pass_out="dealer_must_take")
    for seed in range(40):
        match = engine.start(rules, seed)
        while not match.deals:
            seat = engine.to_act(match)
            assert seat is not None
            view = engine.view(match, seat)
            action = players.get("casual").choose(view)
            if action == Say(Word.DONE):
                assert view.options == (action,) or view.own_declarations
            match = engine.apply(match, action)[0]


def test_an_unknown_level_is_refused_and_the_levels_are_named() -> None:
    with pytest.raises(players.UnknownLevelError, match="random, beginner, casual, club"):
        players.get("grandmaster")


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_with_nothing_to_do_is_not_asked(level: str) -> None:
    match = engine.start(variants.get("classic"), 1)
    idle = ((engine.to_act(match) or 0) + 1) % 4
    with pytest.raises(ValueError, match="nothing for this seat to do"):
        players.get(level).choose(engine.view(match, idle))
