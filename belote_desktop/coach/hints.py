"""Hints in three rungs: what kind of decision it is, the idea, the action."""

from __future__ import annotations

from belote_desktop import players
from belote_desktop.coach.duties import obligation
from belote_desktop.engine.actions import BELOTE, DONE, DOUBLE, PASS, TAKE, Action, Declare, Name, Play
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView

RUNGS = (1, 2, 3)
"""1 says what kind of decision it is, 2 gives the idea, 3 the action."""


def hint(view: SeatView, rung: int) -> Message | None:
    """One rung of help for the seat to act; None when there is nothing for it to decide, ValueError for another rung.

    The idea and the action are those of the club player in this view: it sees no hidden card either.
    """
    if rung not in RUNGS:
        raise ValueError(f"A hint has rungs {RUNGS[0]} to {RUNGS[-1]}, not {rung}.")
    if not view.options or view.to_act != view.seat:
        return None
    if rung == 1:
        return _kind(view)
    decision = players.get("club").decide(view)
    return decision.reason if rung == 2 else _action(view, decision.action)


def _kind(view: SeatView) -> Message:
    if view.phase is not Phase.PLAY:
        return say(_KINDS.get(view.phase, _OTHER))
    if sum(isinstance(action, Play) for action in view.options) == 1:
        return obligation(view) or say(QT_TRANSLATE_NOOP("coach", "There is only one card that you may play."))
    if view.trick is None or not view.trick.cards:
        return say(QT_TRANSLATE_NOOP("coach", "You lead: which suit helps your side, and does it cost a good card?"))
    held = obligation(view)
    if held is not None:
        return held
    return say(
        QT_TRANSLATE_NOOP("coach", "You follow: who will win this trick, and what should your side put into it?")
    )


_KINDS = {
    Phase.AUCTION: QT_TRANSLATE_NOOP(
        "coach", "Is your hand, with what you would get, worth more than half of the points?"
    ),
    Phase.RAISES: QT_TRANSLATE_NOOP("coach", "Does your hand make it likely that the contract fails?"),
    Phase.DECLARING: QT_TRANSLATE_NOOP("coach", "Do you hold a run or four of a kind?"),
}
_OTHER = QT_TRANSLATE_NOOP("coach", "It is your turn.")


def _action(view: SeatView, action: Action) -> Message:
    if isinstance(action, Play):
        return say(QT_TRANSLATE_NOOP("coach", "Play {card}."), card=action.card)
    if isinstance(action, Declare):
        return say(QT_TRANSLATE_NOOP("coach", "Announce {cards}."), cards=action.declaration.cards)
    if action == TAKE and view.turn_up is not None:
        return say(QT_TRANSLATE_NOOP("coach", "Take: {suit} becomes trumps."), suit=view.turn_up.suit)
    if isinstance(action, Name):
        return _naming(action)
    return (
        say(_WORDS[action]) if action in _WORDS else say(QT_TRANSLATE_NOOP("coach", "Say “{call}”."), call=str(action))
    )


def _naming(action: Name) -> Message:
    suit: Suit | None = action.denomination.suit
    if suit is not None:
        return say(QT_TRANSLATE_NOOP("coach", "Name {suit} as trumps."), suit=suit)
    if action.denomination.is_trump(Suit.SPADES):
        return say(QT_TRANSLATE_NOOP("coach", "Name all trump."))
    return say(QT_TRANSLATE_NOOP("coach", "Name no trump."))


_WORDS: dict[Action, str] = {
    PASS: QT_TRANSLATE_NOOP("coach", "Pass."),
    DOUBLE: QT_TRANSLATE_NOOP("coach", "Double."),
    BELOTE: QT_TRANSLATE_NOOP("coach", "Say belote, then play the card."),
    DONE: QT_TRANSLATE_NOOP("coach", "Say that you are done."),
}
