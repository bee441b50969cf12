"""The set deals: a pack, a dealer and the actions of the beginning, after which everybody plays freely."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Match

LEARNER = 0
"""The seat of the learner."""


@dataclass(frozen=True)
class GuidedDeal:
    """A set deal of a game. `script` are its first actions, of all seats; the deal goes on freely after them."""

    game: str
    dealer: int
    deck: str
    script: str

    @property
    def actions(self) -> tuple[str, ...]:
        """The set actions, as they are written."""
        return tuple(self.script.split())

    def start(self) -> Match:
        """The match before the first action."""
        return engine.start(variants.get(self.game), 1, decks=[self.deck], dealer=self.dealer)

    def action(self, match: Match, place: int) -> Action | None:
        """The action with this number, from 0, in the match before it; None after the last one."""
        return engine.parse_action(match, self.actions[place]) if place < len(self.actions) else None


def guided_games() -> tuple[str, ...]:
    """The games with a guided deal, the usual first game first."""
    return tuple(_DEALS)


def guided_deal(game: str) -> GuidedDeal | None:
    """The guided deal of a game; None if it has none."""
    return _DEALS.get(game)


_FOUND = (
    GuidedDeal(
        "classic", 2,
        "9S QC 7H KC JD 8S TS KH 9C JS QD QH 7C AC 9D JH 7S AD JC KS 7D 8D TH TC 8C TD 8H AH 9H AS KD QS",
        "pass take AC 8C 9C JC TH JH 8H QH 7H 7D 9H KS JD AD QD 8D",
    ),
    GuidedDeal(
        "coinche", 2,
        "8H 9C JC KD 9S JS TH AC 8S TC KH 7D 8D AD AH KS KC TS QD AS 7H 8C QC 9H QS 7S QH 9D TD 7C JH JD",
        "110C 130S pass pass pass AD KD 9D 7D 8C KS",
    ),
    GuidedDeal(
        "belot-bg", 0,
        "TH 7S KC 9H QC QH 8S 7D 8C JS JD TC KH 9C AS KD 7C AD KS TS AC 8H AH JH 8D 7H QD 9D TD 9S JC QS",
        "C pass pass S pass pass pass AC QC 7C JC AH 7H 8C QS JS 7S AS 8S",
    ),
    GuidedDeal(
        "baloot", 1,
        "AS 9C QH 9S 8H 7D TS 8S JC JH 8C 9H TD QS KS AD TC QC TH 8D KC AC KH QD JD AH 7H 9D JS 7C KD 7S",
        "pass pass hokum pass pass pass hokum pass pass AS 9S JS 7S AC 7H JC 7C QC 8C 9C 7D KH AH KC",
    ),
    GuidedDeal(
        "decouverte", 1,
        "7D KH 9S AS 7C AD 8C KD 7H 9C QH 9H 8S AH JS KS JH JC QD KC 8D 9D QS TC AC 8H JD TH TD 7S TS QC",
        "take AC QC 9C TC 9H AH AD JD TD QD 8D 7H 7S AS",
    ),
)  # fmt: skip
_DEALS: Mapping[str, GuidedDeal] = MappingProxyType({each.game: each for each in _FOUND})
"""Found by tools/find_guided_deals.py among random deals."""
