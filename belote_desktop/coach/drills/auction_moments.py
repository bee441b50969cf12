"""Moments of an auction to ask about: the hand that opens, and the partner of a player who has opened."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop import engine
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.coach.drills.dealt import TRIES
from belote_desktop.engine import Match, Ruleset, SeatView
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.calls.lacks.situation import Situation

LOWEST = 80
"""The lowest bid of the games in which first bids were measured; where another is the lowest they mean something
else."""


def openings(rules: Ruleset, seed: int) -> Iterator[tuple[SeatView, tuple[Action, ...]]]:
    """Views of seats that are to call before anybody has named a contract, with the calls that club players agree on;
    one of each deal, and nothing of deals in which they agree on none."""
    draw = Draw(seed, "openings")
    for _ in range(TRIES):
        found = list(_agreed(engine.start(rules, draw.below(1 << 48))))
        if found:
            match, agreed = found[draw.below(len(found))]
            yield _to_act(match), agreed


def answers(rules: Ruleset, seed: int) -> Iterator[tuple[SeatView, int, Action]]:
    """Views of seats whose partner has opened the auction as club players would, with the partner and the call."""
    draw = Draw(seed, "answers")
    for _ in range(TRIES):
        for match, agreed in _agreed(engine.start(rules, draw.below(1 << 48))):
            caller = _to_act(match).seat
            if caller is None or agreed[0] == PASS:
                continue
            answer = _answer(engine.apply(match, agreed[0])[0], caller)
            if answer is not None:
                yield answer, caller, agreed[0]
            break


def _to_act(match: Match) -> SeatView:
    return engine.view(match, engine.to_act(match))


def _agreed(match: Match) -> Iterator[tuple[Match, tuple[Action, ...]]]:
    """The turns of an auction in which all pass, each with the calls agreed on, where there are some."""
    while not match.deals and match.deal is not None and match.deal.phase is Phase.AUCTION:
        view = _to_act(match)
        if agreed := standard(view):
            yield match, agreed
        if PASS not in view.lawful:
            return
        match, _ = engine.apply(match, PASS)


def _answer(match: Match, caller: int) -> SeatView | None:
    """The view of the partner, once opponents have passed; None if the partner does not come to call."""
    while not match.deals and match.deal is not None and match.deal.phase is Phase.AUCTION:
        view = _to_act(match)
        at = Situation(view)
        if view.seat == caller or PASS not in view.lawful:
            return None
        if at.is_own(caller):
            return view
        match, _ = engine.apply(match, PASS)
    return None
