"""Whether the parts of a ruleset fit together well enough to be played."""

from __future__ import annotations

from belote_desktop.engine.auction import AUCTIONS
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.phases import PHASES
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.ruleset import RuleName, Ruleset, spelled


def unplayable(rules: Ruleset) -> Message | None:
    """The first rule that cannot be played, with its value; None when the game can be played."""
    source = QT_TRANSLATE_NOOP("engine", "{rule} = {value} cannot be played.")
    phases = rules.play.phases
    unknown = any(phase not in PHASES for phase in phases) or len(set(phases)) < len(phases) or not phases
    if unknown or not _needed(rules) <= set(phases):
        return say(source, rule=RuleName("phases"), value=spelled(phases))
    if rules.auction.auction_model not in AUCTIONS:
        return say(source, rule=RuleName("auction_model"), value=spelled(rules.auction.auction_model))
    if not rules.hand_size:
        return say(source, rule=RuleName("packets"), value=spelled(rules.deal.packets))
    given = rules.deal.turn_up is terms.TurnUp.NEXT_CARD and rules.deal.turn_up_to is not terms.TurnUpTo.NOBODY
    if given and not rules.deal.second_packets:
        return say(source, rule=RuleName("turn_up_to"), value=spelled(rules.deal.turn_up_to))
    cards = 4 * (9 - rules.deck.lowest_rank)
    spare = rules.deal.turn_up is terms.TurnUp.NEXT_CARD and rules.deal.turn_up_to is terms.TurnUpTo.NOBODY
    if rules.table.seats * rules.hand_size + rules.deal.kitty + spare > cards:
        return say(
            QT_TRANSLATE_NOOP("engine", "{cards} cards are not enough for {seats} hands of {size}."),
            cards=cards,
            seats=rules.table.seats,
            size=rules.hand_size,
        )
    return None


def _needed(rules: Ruleset) -> set[terms.Phase]:
    """The parts of a deal without which cards would stay where nobody can play them."""
    deal = rules.deal
    completed = deal.second_packets or deal.talon_packets or deal.kitty or deal.turn_up is not terms.TurnUp.NONE
    return ({terms.Phase.SECOND_DEAL} if completed else set()) | ({terms.Phase.DISCARD} if deal.kitty else set())
