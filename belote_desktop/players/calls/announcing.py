"""Decisions on declarations and on the exchange of a low trump."""

from __future__ import annotations

from belote_desktop.engine.actions import DONE, Declare, Exchange
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.declarations import best_announcement, in_contract, points_of
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.player import Decision

_NO_MORE = QT_TRANSLATE_NOOP("players", "You have nothing more to declare.")
_NO_MISPLAY = QT_TRANSLATE_NOOP("players", "Nothing proves that an opponent has misplayed.")


def declared_points(rules: DeclarationRules, hand: CardSet) -> int:
    """The points of the best declarations of a hand."""
    return sum(points_of(rules, one) for one in best_announcement(rules, hand))


def declaration_rules(view: SeatView) -> DeclarationRules:
    """The rules for declarations under the contract."""
    return in_contract(view.rules.declaration, view.contract.denomination if view.contract else None)


def declaring(view: SeatView) -> Decision | None:
    """Declare what scores most, one declaration at a time; then choose Done if the rules ask for it."""
    offered = {action.declaration: action for action in view.lawful if isinstance(action, Declare)}
    rules = declaration_rules(view)
    for one in best_announcement(rules, view.hand) if offered else ():
        if one in offered:
            points = points_of(rules, one)
            reason = say(
                #: {cards}: the cards of a declaration. {points}: points.
                QT_TRANSLATE_NOOP("players", "Declare {cards:the}: that may score {points}."),
                cards=one.cards,
                points=points,
            )
            return Decision(offered[one], reason, ((offered[one], float(points)),))
    if DONE in view.lawful:
        return Decision(DONE, say(_NO_MISPLAY if view.phase is Phase.CHALLENGE else _NO_MORE), ((DONE, 0.0),))
    return None


def exchanging(view: SeatView) -> Decision | None:
    """Take the turned card for the low trump, unless that breaks a declaration worth more."""
    swap = next((action for action in view.lawful if isinstance(action, Exchange)), None)
    if swap is None or view.turn_up is None or view.contract is None:
        return None
    rules = declaration_rules(view)
    after = (view.hand - CardSet((swap.card,))) | CardSet((view.turn_up,))
    lost = declared_points(rules, view.hand) - declared_points(rules, after)
    if lost > 0:
        return None
    #: {card}, {turned}: cards.
    source = QT_TRANSLATE_NOOP("players", "Exchange {card:the}: {turned:the} is a better trump.")
    return Decision(swap, say(source, turned=view.turn_up, card=swap.card), ((swap, float(-lost)),))
