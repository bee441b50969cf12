"""The calling policy for taking the turn-up's suit or naming a suit, in one round or two."""

from __future__ import annotations

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.calls.counting import Strength
from belote_desktop.players.calls.lacks.asked import has_what_is_asked
from belote_desktop.players.calls.prospects import Prospect, prospects
from belote_desktop.players.calls.standards import Caution, need_to_take
from belote_desktop.players.player import Decision


def take_or_name(view: SeatView, caution: Caution) -> Decision | None:
    """Take with a strong enough hand; a seat that must name a contract names the best."""
    found = prospects(view)
    return undertake(view, found, need_to_take(view, caution), caution) if found else None


def undertake(view: SeatView, found: tuple[Prospect, ...], need: float, caution: Caution) -> Decision:
    """The best of these calls that reaches the margin and has what is asked, or that must be made; otherwise pass."""
    weighed = tuple((each.action, each.margin) for each in found)
    if PASS not in view.lawful:
        return Decision(found[0].action, say(_FORCED), weighed)
    enough = (each for each in found if each.margin >= need)
    best = next((each for each in enough if has_what_is_asked(view, each.action, caution.asked)), None)
    if best is None:
        return Decision(PASS, too_weak(found[0].strength), ((PASS, need), *weighed))
    others = (pair for pair in weighed if pair[0] != best.action)
    return Decision(best.action, strong(best.strength), ((best.action, best.margin), *others, (PASS, need)))


_FORCED = QT_TRANSLATE_NOOP("players", "You must name a contract, and this is your best.")


def strong(found: Strength) -> Message:
    """The sentence that says why a hand is strong enough."""
    if found.denomination.suit is None:
        return say(QT_TRANSLATE_NOOP("players", "You hold the highest cards of several suits."))
    if found.aces:
        return say(
            #: {suit}: a suit.
            QT_TRANSLATE_NOOP(
                "players", "With {suit} as trumps, your trumps and aces are strong enough to make the contract."
            ),
            suit=found.denomination.suit,
        )
    return say(
        #: {suit}: a suit.
        QT_TRANSLATE_NOOP("players", "With {suit} as trumps you are strong enough to make the contract."),
        suit=found.denomination.suit,
    )


def too_weak(found: Strength) -> Message:
    """The sentence that says why a hand is too weak."""
    if found.denomination.suit is None:
        return say(QT_TRANSLATE_NOOP("players", "Your hand is too weak for any contract."))
    return say(
        #: {suit}: a suit.
        QT_TRANSLATE_NOOP("players", "Your best suit is {suit}, but even there your hand is too weak to take."),
        suit=found.denomination.suit,
    )
