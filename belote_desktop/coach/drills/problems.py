"""The kinds of drill a game has, and functions that make problems of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.coach.drills.bid_hand import bid_hand, is_judged
from belote_desktop.coach.drills.count_deal import count_deal
from belote_desktop.coach.drills.count_trick import count_trick
from belote_desktop.coach.drills.declarations import are_compared, higher
from belote_desktop.coach.drills.master import master
from belote_desktop.coach.drills.may_play import may_play
from belote_desktop.coach.drills.problem import Kind, NoProblemError, Problem
from belote_desktop.coach.drills.promised import is_clear, promised
from belote_desktop.coach.drills.searched import find
from belote_desktop.coach.drills.seen import is_whole
from belote_desktop.coach.drills.trumps_out import trumps_out
from belote_desktop.coach.drills.who_wins import who_wins
from belote_desktop.engine import Ruleset
from belote_desktop.engine.deals.randomness import Draw

SEARCHED = (Kind.CALL, Kind.CARD)
"""Kinds that take a search: seconds, not milliseconds."""

DAILY = 6
"""How many problems of a day need no search: a few minutes."""

_MAKERS: Mapping[Kind, Callable[[Ruleset, int, int], Problem]] = MappingProxyType(
    {
        Kind.MAY_PLAY: may_play,
        Kind.WHO_WINS: who_wins,
        Kind.COUNT_TRICK: count_trick,
        Kind.COUNT_DEAL: count_deal,
        Kind.DECLARATIONS: higher,
        Kind.TRUMPS_OUT: trumps_out,
        Kind.MASTER: master,
        Kind.PROMISED: promised,
        Kind.BID: bid_hand,
        Kind.CALL: lambda rules, seed, _wanted: find(Kind.CALL, rules, seed),
        Kind.CARD: lambda rules, seed, _wanted: find(Kind.CARD, rules, seed),
    }
)


def kinds_of(rules: Ruleset) -> tuple[Kind, ...]:
    """The kinds of drill that a game has."""
    return tuple(kind for kind in Kind if _APPLIES.get(kind, _always)(rules))


def _always(_rules: Ruleset) -> bool:
    return True


_APPLIES: Mapping[Kind, Callable[[Ruleset], bool]] = MappingProxyType(
    {
        Kind.DECLARATIONS: are_compared,
        Kind.TRUMPS_OUT: is_whole,
        Kind.MASTER: is_whole,
        Kind.PROMISED: is_clear,
        Kind.BID: is_judged,
        Kind.CALL: lambda rules: not rules.deal.stacks,
    }
)
"""Calls over covered cards are not searched (`players.effort`)."""


def make(kind: Kind, rules: Ruleset, seed: int, wanted: int = 0) -> Problem:
    """The problem of this kind in this game and from this seed, about as hard as wanted (0 for a usual one);
    NoProblemError where there is none. A search takes what it finds."""
    return replace(_MAKERS[kind](rules, seed, wanted), wanted=wanted)


def daily(rules: Ruleset, day: int) -> tuple[Problem, ...]:
    """The problems of a day (`date.toordinal()`): a few of the kinds that need no search, in an order of the day.

    The same for everybody who plays this game; so is where the searched problem of the day is looked for
    (`daily_search`), though a slow computer may find another one there.
    """
    kinds, draw = [kind for kind in kinds_of(rules) if kind not in SEARCHED], Draw(day, f"daily {rules.variant}")
    made: list[Problem] = []
    while kinds and len(made) < DAILY:
        kind = kinds.pop(draw.below(len(kinds)))
        try:
            made.append(make(kind, rules, draw.below(1 << 40)))
        except NoProblemError:
            continue
    return tuple(made)


def daily_search(rules: Ruleset, day: int) -> tuple[Kind, int]:
    """Which kind of searched problem belongs to a day, and the seed to look for it from."""
    draw = Draw(day, f"daily search {rules.variant}")
    kinds = [kind for kind in kinds_of(rules) if kind in SEARCHED]
    return kinds[draw.below(len(kinds))], draw.below(1 << 40)
