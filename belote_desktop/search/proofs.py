"""What a play proves: the cards that the player cannot have held, because they would have been an obligation.

No obligation is written a second time here: a card is ruled out when the engine would not have let a hand of that card
and the one played choose the one played.
"""

from __future__ import annotations

from functools import lru_cache

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import RankTable
from belote_desktop.engine.rules.sections import PlayRules
from belote_desktop.engine.tricks.following import Situation, legal_cards


@lru_cache(maxsize=1 << 14)
def ruled_out(
    play: PlayRules,
    table: RankTable,
    denomination: Denomination,
    trick: tuple[Card, ...],
    partner_winning: bool,
    locked: bool,
    card: Card,
    among: CardSet,
) -> CardSet:
    """The cards of `among` that a player who played `card` to `trick` cannot have held beside it."""
    return CardSet(
        other
        for other in among
        if other != card
        and card
        not in legal_cards(Situation(play, table, denomination, CardSet((card, other)), trick, partner_winning, locked))
    )
