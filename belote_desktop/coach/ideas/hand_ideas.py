"""Ideas for the auction that count a whole hand, as a player does before calling: trumps, their heads, aces beside."""

from __future__ import annotations

from belote_desktop.coach.ideas.calling import Calling
from belote_desktop.coach.ideas.calling_ideas import jacks_of_all_trumps, side_aces, support_partner
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.players.calls.lacks.situation import Holding, Situation, held
from belote_desktop.players.calls.raising import RAISES


def whole_hand(at: Calling, call: Action) -> Message | None:
    """What a contract stands on: all its trumps and the aces beside them, the masters without a trump suit, or what
    the hand adds to the suit of the partner."""
    auction = Situation(at.view)
    named = auction.denomination(call)
    if named is None:
        return None
    if named in auction.of_partner:
        return support_partner(at, call)
    if named.suit is None:
        return jacks_of_all_trumps(at, call) if named is Denomination.ALL_TRUMP else side_aces(at, call)
    found = auction.holding(call, named)
    if not found.aces:
        #: {suit}: a suit. {cards}: cards.
        source = QT_TRANSLATE_NOOP("ideas", "With {suit} as trumps you would have %n trump(s): {cards}.", "", 1)
        return counted(source, found.length, suit=named.suit, cards=found.trumps)
    #: {suit}: a suit. {trumps}, {aces}: cards.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "With {suit} as trumps you would have %n trump(s), {trumps:the and}, and {aces:the and} in the side suits.",
        "",
        1,
    )
    return counted(source, found.length, suit=named.suit, trumps=found.trumps, aces=found.aces)


def too_little_to_double(at: Calling, call: Action) -> Message | None:
    """Why a hand does not double: the few trumps and aces it holds against the contract."""
    target = Situation(at.view).target
    raises = any(word in RAISES for word in at.view.words)
    if call != PASS or not raises or target is None or target.declarer in (at.view.seat, *at.seats_with):
        return None
    found = held(at.view, at.view.hand, target.denomination)
    if found.denomination.suit is None or not (found.trumps or found.aces):
        return None
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "Against this contract you hold only {cards:the and}: not enough to double.")
    return say(source, cards=found.trumps | found.aces)


def too_little(at: Calling, call: Action) -> Message | None:
    """Why a hand passes unless the partner has the highest bid: what its best contract would stand on."""
    auction = Situation(at.view)
    if call != PASS or (auction.named and auction.is_own(auction.named[-1][0])):
        return None
    suits = [(other, named) for other, named in at.contracts if named.suit is not None]
    best = max((auction.holding(other, named) for other, named in suits), key=_worth, default=None)
    if best is None or not best.length:
        return _few_masters(at, auction)
    if not best.aces:
        #: {trumps}: cards.
        source = QT_TRANSLATE_NOOP(
            "ideas",
            "Your best suit would give you %n trump(s), {trumps:the and}, and you have no side ace: not enough.",
            "",
            1,
        )
        return counted(source, best.length, trumps=best.trumps)
    #: {trumps}, {aces}: cards.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "Your best suit would give you %n trump(s), {trumps:the and}, with only {aces:the and} in the side suits: not "
        "enough.",
        "",
        1,
    )
    return counted(source, best.length, trumps=best.trumps, aces=best.aces)


def _few_masters(at: Calling, auction: Situation) -> Message | None:
    """What no trumps would stand on, where they are all that can be called."""
    offered = [other for other, named in at.contracts if named is Denomination.NO_TRUMP]
    aces = auction.holding(offered[0], Denomination.NO_TRUMP).aces if offered else None
    if not aces:
        return None
    #: {cards}: cards.
    return say(
        QT_TRANSLATE_NOOP("ideas", "In no trumps you would have no master except {cards:the and}: not enough."),
        cards=aces,
    )


def _worth(found: Holding) -> tuple[int, int]:
    """Of suits that are too weak the best: by length and heads, then by aces."""
    return found.length + 2 * found.top + found.second, len(found.aces)
