"""Doubling, redoubling and further raises: only with a margin, and rarely with the whole match at stake."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, Action, Say, Word
from belote_desktop.engine.rules.terms import Declarations
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.counting import WHOLE, strength
from belote_desktop.players.calls.prospects import Target, margin, open_cards, target_of
from belote_desktop.players.calls.standards import HIDDEN, Caution
from belote_desktop.players.player import Decision

_CLOSED = (Say(Word.DOUBLE_CLOSED), Say(Word.THREE_CLOSED), Say(Word.FOUR_CLOSED))
_OPEN = (Say(Word.DOUBLE_OPEN), Say(Word.THREE_OPEN), Say(Word.FOUR_OPEN))
STAKING = (Say(Word.MATCH), Say(Word.GAHWA))
"""The raises that stake the match."""
RAISES: tuple[Action, ...] = (DOUBLE, REDOUBLE, Say(Word.RAISE), *_CLOSED, *_OPEN, *STAKING)
"""Every word that raises a contract."""

# These numbers were chosen by judgement, not measured.
NEEDED = (17.0, 35.0, 45.0, 60.0)
"""By how many points the raising side should win, by the raises there are; beyond them as for the last."""
FOR_THE_MATCH = 90.0
"""The same for a raise that stakes the match."""
PROMISED = 30.0
"""By how many points a hand that took beats an average one."""
SLACK = 6.0
"""By how many points a player who bids a number should make it."""
WARNED = 18.0
"""What a double tells the takers of the cards against them."""
TOOK = PROMISED * 2 / 3
"""What is held to be the edge of a hand that took without a bid: some take with less than PROMISED."""
DISCOUNT = 3
"""Of what a bid asks beyond half of the points, a defender expects one part in so many more from the takers."""


def raising(view: SeatView, caution: Caution) -> Decision | None:
    """Raise or pass; None if this seat cannot raise or there is no contract to raise."""
    words: list[Action] = [action for action in view.words if isinstance(action, Say) and action in RAISES]
    target = target_of(view)
    if not words or target is None or view.seat is None:
        return None
    defends = view.rules.side_of(view.seat) != view.rules.side_of(target.declarer)
    word = word_for(words, defends)
    lead = -expected_margin(view, target) if defends else taker_margin(view, target)
    need = FOR_THE_MATCH if word in STAKING else NEEDED[min(target.level, len(NEEDED) - 1)]
    need += caution.raising
    passing = ((PASS, need),) if PASS in view.words else ()
    if not passing or lead >= need:
        return Decision(word, say(_FAILS if defends else _MAKES), ((word, lead), *passing))
    return Decision(PASS, say(_UNSURE if defends else _ENOUGH), (*passing, (word, lead)))


_FAILS = QT_TRANSLATE_NOOP("players", "Your cards are strong against this contract: it is likely to fail.")
_MAKES = QT_TRANSLATE_NOOP("players", "Your side is strong enough to make the contract anyway.")
_UNSURE = QT_TRANSLATE_NOOP("players", "Nothing in your hand says that the contract will fail.")
_ENOUGH = QT_TRANSLATE_NOOP("players", "The contract is worth enough as it is.")


def word_for(words: Sequence[Action], defends: bool) -> Action:
    """The word to raise with: defenders prefer a closed deal, in which no trumps can be drawn; takers an open one."""
    liked = _CLOSED if defends else _OPEN
    return next((word for word in words if word in liked), words[0])


def expected_margin(view: SeatView, target: Target) -> float:
    """By how many points of 162 the takers should make their contract, as a defender sees it.

    It is what their calls promise, less what this hand holds.
    """
    own = strength(view.rules, view.hand, target.denomination, open_cards(view))
    if target.capot:
        return -own.edge - PROMISED if own.edge > 0 else 0.0
    if target.bid is None:
        return TOOK - own.edge
    if view.rules.declaration.declarations is Declarations.ON:
        return SLACK + HIDDEN - own.edge  # who can tell how much of the bid is declarations?
    promised = max(0.0, target.bid * WHOLE / own.total - WHOLE / 2)
    return SLACK - own.edge - promised / DISCOUNT


def taker_margin(view: SeatView, target: Target) -> float:
    """The same as a taker sees it after a double: from this hand, as the taker or the taker's partner."""
    own = strength(view.rules, view.hand, target.denomination, open_cards(view))
    if target.capot:
        return 0.0
    if view.seat != target.declarer:
        return own.edge + (SLACK if target.bid is not None else TOOK) - WARNED
    if target.bid is None:
        return margin(view.rules, own) - WARNED
    return (own.points - target.bid) * WHOLE / own.total - WARNED
