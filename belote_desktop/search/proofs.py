"""Cards that a player cannot have held, because the rules would have forbidden the card that was played.

No obligation is repeated here: a card is ruled out if the engine forbids the card played to a hand of just these two.
"""

from __future__ import annotations

from functools import lru_cache

from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import RankTable
from belote_desktop.engine.rules.sections import PlayRules
from belote_desktop.engine.tricks.following import Situation, legal_cards


@lru_cache(maxsize=1 << 10)
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
