"""The order and the values of the cards, shown before they are first needed."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.engine import Card, Denomination, Ruleset, Suit
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.picturing import Pictured


def trump_order(at: Moment) -> Remark | None:
    """The order of trumps, in the suit the learner is about to choose."""
    suit = _suit_to_choose(at)
    if suit is None:
        return None
    row = in_order(at.view.rules, suit, Denomination.of(suit))
    told = say(_TRUMPS, best=row[0].card, second=row[1].card)
    return Remark(say(_TRUMPS_TITLE), (say(_BEATS), told, say(_BELOW)), row=row)


_TRUMPS_TITLE = QT_TRANSLATE_NOOP("guided", "The order of trumps")
_BEATS = QT_TRANSLATE_NOOP("guided", "A trump beats every card of the other suits.")
#: {best}, {second}: the two highest trumps.
_TRUMPS = QT_TRANSLATE_NOOP("guided", "Among trumps, {best:the} is the highest, then {second:the}.")
_BELOW = QT_TRANSLATE_NOOP("guided", "Here is each card with its points.")


def side_order(at: Moment) -> Remark | None:
    """The order of a suit that is not trumps, in one of the learner's suits."""
    trumps = _suit_to_choose(at)
    if trumps is None:
        return None
    suit = next((card.suit for card in at.view.hand if card.suit is not trumps), Suit((trumps + 1) % 4))
    row = in_order(at.view.rules, suit, Denomination.of(trumps))
    told = say(_SIDE, best=row[0].card, second=row[1].card, third=row[2].card)
    return Remark(say(_SIDE_TITLE), (told, say(_SIDE_RULE)), row=row)


_SIDE_TITLE = QT_TRANSLATE_NOOP("guided", "The order of the other suits")
#: {best}, {second}, {third}: the three highest cards of a suit that is not trumps.
_SIDE = QT_TRANSLATE_NOOP("guided", "Here {best:the} is the highest, then {second:the}, which beats {third:the}.")
_SIDE_RULE = QT_TRANSLATE_NOOP(
    "guided", "If nobody plays a trump, the highest card of the suit that was played first wins the trick."
)


def in_order(rules: Ruleset, suit: Suit, denomination: Denomination) -> tuple[Pictured, ...]:
    """The cards of a suit under a contract, from the highest down, with their points."""
    table = rank_table(rules.cards, denomination)
    suited: list[Card] = [card for card in pack(rules) if card.suit is suit]
    suited.sort(key=table.strength.__getitem__, reverse=True)
    return tuple(Pictured(card, table.points[card]) for card in suited)


def _suit_to_choose(at: Moment) -> Suit | None:
    """The suit the learner is about to call, else that of the turn-up; None where the learner is not to call."""
    if at.view.phase is not Phase.AUCTION or not at.is_my_turn:
        return None
    named: Suit | None = getattr(getattr(at.next_action, "denomination", None), "suit", None)
    if named is None and at.view.turn_up is not None:
        named = at.view.turn_up.suit
    return named if named is not None else Suit.SPADES
