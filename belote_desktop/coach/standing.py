"""How an action compares with the best one: limits shared by hints, the tutor, reviews and drills."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.short_repr import member_repr
from belote_desktop.players.evidence import HOPELESS

SAME = 0.05
"""Points that are no difference at all: far less than a score can show. An estimate."""
APART, APART_OF_CALL = 1.0, HOPELESS
"""By how many standard errors a card or a call must be behind not to be one of the best. What comes of a call is found
by games played by habit, which leave out more than the error says: it must be as far behind as the search asks before
it leaves a call out."""
SURE, SURE_OF_CALL = 2.0, 3.0
"""By how many standard errors it must be behind to be called a mistake. Two is the usual mark of statistics.
Three for calls is an estimate, for the reason above."""


class Standing(StrEnum):
    """How an action stands beside the best, by what its seat could know."""

    BEST = "best"
    AS_GOOD = "as_good"
    CLOSE = "close"
    """Too close to the best to be a mistake."""
    MISTAKE = "mistake"

    __repr__ = member_repr


class Severity(StrEnum):
    """How much a decision costs, by its share of the stake of the deal."""

    NONE = "none"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    __repr__ = member_repr


FROM: Mapping[Severity, float] = MappingProxyType({Severity.SLIP: 0.06, Severity.MISTAKE: 0.12, Severity.BLUNDER: 0.3})
"""From which part of the stake on. Chosen by judgement, not measured."""


def severity_of(part: float) -> Severity:
    """The severity of a loss of this part of the stake."""
    found = [severity for severity, least in FROM.items() if part >= least]
    return found[-1] if found else Severity.NONE


def severity_for_sure(action: Action, cost: float, error: float, stake: float) -> Severity:
    """The severity of a card or a call that costs so much; none where that is within the error."""
    sure = SURE if isinstance(action, Play) else SURE_OF_CALL
    return Severity.NONE if cost <= max(SAME, sure * error) else severity_of(cost / stake)


def is_apart(action: Action, behind: float, error: float) -> bool:
    """Whether an action can be told apart from the best: it is behind by more than chance and habit explain."""
    return behind > max(SAME, (APART if isinstance(action, Play) else APART_OF_CALL) * error)
