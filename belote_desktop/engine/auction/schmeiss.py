"""Schmeiss: the offer to throw the deal in, and what follows from the answer.

Source: docs/rules/klaberjass.md, Auction.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from belote_desktop.engine.actions import PASS, Action, Say, Word
from belote_desktop.engine.auction.state import AuctionState
from belote_desktop.engine.rules import terms

SCHMEISS, ACCEPT, REFUSE = Say(Word.SCHMEISS), Say(Word.ACCEPT), Say(Word.REFUSE)


class Answer(Enum):
    """What an answered offer leads to."""

    THROWN_IN = auto()
    OFFERER_TAKES = auto()
    """The one who offered plays the turned suit."""
    OPPONENT_TAKES = auto()
    """The one who answered plays the turned suit."""
    OFFERER_NAMES = auto()
    """The one who offered must name a suit."""


_ANSWERS: Mapping[tuple[terms.Schmeiss, Action], tuple[Answer, Answer]] = MappingProxyType(
    {
        (terms.Schmeiss.A, ACCEPT): (Answer.THROWN_IN, Answer.THROWN_IN),
        (terms.Schmeiss.A, REFUSE): (Answer.OFFERER_TAKES, Answer.OFFERER_NAMES),
        (terms.Schmeiss.B, ACCEPT): (Answer.THROWN_IN, Answer.THROWN_IN),
        (terms.Schmeiss.B, REFUSE): (Answer.OPPONENT_TAKES, Answer.OFFERER_NAMES),
        (terms.Schmeiss.C, ACCEPT): (Answer.OFFERER_TAKES, Answer.OFFERER_NAMES),
        (terms.Schmeiss.C, REFUSE): (Answer.THROWN_IN, Answer.THROWN_IN),
    }
)
"""By form and answer: what follows in the first round and in the second."""


def may_offer(state: AuctionState) -> bool:
    """Whether the player to speak may offer to throw the deal in: once in a deal.

    Source: docs/rules/klaberjass.md, Auction.
    """
    return state.rules.auction.schmeiss is not terms.Schmeiss.OFF and offerer(state) is None


def offerer(state: AuctionState) -> int | None:
    """The seat that has offered; None before an offer."""
    return next((seat for seat, call in state.calls if call == SCHMEISS), None)


def awaits_answer(state: AuctionState) -> bool:
    return bool(state.calls) and state.calls[-1][1] == SCHMEISS


def answer(state: AuctionState) -> Answer | None:
    """What the answer leads to; None before it is given."""
    said = next((call for _, call in state.calls if call in (ACCEPT, REFUSE)), None)
    if said is None:
        return None
    passes = sum(call == PASS for _, call in state.calls)
    first, second = _ANSWERS[state.rules.auction.schmeiss, said]
    return first if passes < state.seats else second
