"""Discarding after the kitty: points that would be hard to win go; trumps, aces and declarations stay."""

from __future__ import annotations

from belote_desktop.engine.actions import Discard
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.rules.sections import CardRules
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.announcing import declaration_rules, declared_points
from belote_desktop.players.player import Decision

SHOWN = 8
"""How many of the choices are told, so that the list stays readable."""
TRUMP, MASTER, BACKED_TEN, VOID = 40.0, 22.0, 14.0, 3.0
"""What keeping a trump, the best card of a suit or a ten under its ace is worth, and what an empty suit is, in card
points. Chosen by judgement, not measured."""


def laying_away(view: SeatView) -> Decision | None:
    """The cards to discard; None if none are to be discarded."""
    choices = [action for action in view.lawful if isinstance(action, Discard) and action.cards]
    if not choices or view.contract is None:
        return None
    denomination, rules, hand = view.contract.denomination, declaration_rules(view), view.hand
    table, whole = rank_table(view.rules.cards, denomination), declared_points(rules, hand)
    worth = {card: _worth(view.rules.cards, table, denomination, hand, card) for card in hand}
    weighed = []
    for choice in choices:
        left = hand - CardSet(choice.cards)
        emptied = len({card.suit for card in hand}) - len({card.suit for card in left})
        lost = whole - declared_points(rules, left) if whole else 0
        weighed.append((choice, VOID * emptied - lost + sum(worth[card] for card in choice.cards)))
    weighed.sort(key=lambda pair: -pair[1])
    best = weighed[0][0]
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP("players", "Discard {cards:the}: you keep your trumps and sure tricks.")
    return Decision(best, say(source, cards=best.cards), tuple(weighed[:SHOWN]))


def _worth(cards: CardRules, table: RankTable, denomination: Denomination, hand: CardSet, card: Card) -> float:
    """The points saved by discarding this card, less its value in the play."""
    points, suit = table.points[card], hand.suited(card.suit)
    if denomination.suit == card.suit:
        return points - TRUMP - table.strength[card] % 100
    order = cards.trump_order if denomination is Denomination.ALL_TRUMP else cards.plain_order
    if card == Card.of(Rank.parse(order[0]), card.suit):
        return points - MASTER
    backed = Card.of(Rank.parse(order[0]), card.suit) in suit and card.rank is Rank.parse(order[1])
    return points - (BACKED_TEN if backed else 0.0)
