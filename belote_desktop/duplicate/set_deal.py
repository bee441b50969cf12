"""A deal fixed before anybody plays it: the rules, the order of the deck, and the dealer.

A set deal has no seal. Its cards follow from a date or a code that everybody has, so a seal could prove nothing.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from belote_desktop import engine
from belote_desktop.engine import Card, Match, Ruleset
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.errors import ArgumentError


@dataclass(frozen=True)
class SetDeal:
    """A deal that can be dealt again: the rules, the deck in dealing order after the cut, the seat of the dealer."""

    rules: Ruleset
    deck: tuple[Card, ...]
    dealer: int

    @classmethod
    def drawn(cls, rules: Ruleset, seed: int, purpose: str) -> SetDeal:
        """The deal of a seed and a purpose: the deck shuffled, then the dealer, both from one stream (`Draw`)."""
        draw = Draw(seed, purpose)
        deck = draw.shuffled(pack(rules))
        return cls(rules, deck, draw.below(rules.table.seats))

    @classmethod
    def of(cls, match: Match, number: int) -> SetDeal:
        """Deal `number` of a match, settled or in progress. Raises ArgumentError if it has not been dealt."""
        dealt = [settled.deal for settled in match.deals] + ([] if match.deal is None else [match.deal])
        for deal in dealt:
            if deal.number == number:
                return cls(match.rules, deal.deck, deal.dealer)
        raise ArgumentError(f"Deal {number} of this match has not been dealt.")

    def match(self) -> Match:
        """A match of this deal alone, which ends with it. Raises RulesetError if the deck is not the game's pack."""
        return engine.start(self.rules, decks=[self.deck], dealer=self.dealer, last_deal=1)


def deal_of_day(rules: Ruleset, day: datetime.date) -> SetDeal:
    """The deal of a day in the game of these rules, drawn from the date and the id of the game alone.

    The seed is the date as a number, 20261123, and the purpose `deal of the day/classic`.
    """
    return SetDeal.drawn(rules, int(day.strftime("%Y%m%d")), f"deal of the day/{rules.variant}")
