"""Which values of the rules can be played today; the ruleset has room for more games than the engine knows."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.auction import AUCTIONS
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.phases import PHASES
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.ruleset import RuleName, Ruleset, spelled

PLAYABLE: Mapping[str, tuple[object, ...]] = {
    "seats": (4,),
    "sides": (terms.Sides.PARTNERS,),
    "dealer_rotation": (terms.Rotation.NEXT, terms.Rotation.SAME),
    "turn_up": (terms.TurnUp.NEXT_CARD,),
    "talon_packets": ((),),
    "kitty": (0,),
    "stacks": (0,),
    "exchange": (terms.Exchange.NONE,),
    "auction_model": tuple(AUCTIONS),
    "multiplier_scope": (terms.MultiplierScope.ALL,),
    "lock": (terms.Lock.NONE,),
    "misplay": (terms.Misplay.PREVENT,),
    "declaration_place": (terms.DeclarationPlace.HAND,),
    "contract_test": (terms.ContractTest.AT_LEAST,),
}
"""The values that have a policy, for the rules of which not every value has one."""


def unplayable(rules: Ruleset) -> Message | None:
    """The first rule whose value no policy plays; None when the game can be played."""
    source = QT_TRANSLATE_NOOP("engine", "{rule} = {value} cannot be played yet.")
    for name, values in PLAYABLE.items():
        if rules.value(name) not in values:
            return say(source, rule=RuleName(name), value=spelled(rules.value(name)))
    phases = rules.play.phases
    if any(phase not in PHASES for phase in phases) or len(set(phases)) < len(phases) or not phases:
        return say(source, rule=RuleName("phases"), value=spelled(phases))
    cards = 4 * (9 - rules.deck.lowest_rank)
    left_over = 1 if rules.deal.turn_up_to is terms.TurnUpTo.NOBODY else 0
    if rules.table.seats * rules.hand_size + left_over > cards:
        return say(
            QT_TRANSLATE_NOOP("engine", "{cards} cards are not enough for {seats} hands of {size}."),
            cards=cards,
            seats=rules.table.seats,
            size=rules.hand_size,
        )
    return None
