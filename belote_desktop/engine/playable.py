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
    if any(phase not in PHASES for phase in phases) or len(set(phases)) < len(phases) or not phases:
        return say(source, rule=RuleName("phases"), value=spelled(phases))
    if rules.auction.auction_model not in AUCTIONS:
        return say(source, rule=RuleName("auction_model"), value=spelled(rules.auction.auction_model))
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
