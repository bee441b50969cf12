"""Whole deals as text, for tests that need a certain outcome: the deck in dealing order, then every action.

The eldest takes in the first round. Nobody holds a declaration or belote in them.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop import engine
from belote_desktop.engine import Match


@dataclass(frozen=True)
class GoldenDeal:
    deck: str
    actions: str


TIE = GoldenDeal(  # 81 points each
    "AH 8S TH 7H QH QC 9S JH KH 8D 9H JS JD 8C TS AD JC 7S 7D TD 8H KD TC KC QD 9D AS QS 7C KS 9C AC",
    "take 8H QH KH 9H AC TC QC JC 8D KD AD JH 7C 9C 8C KC TS 7S JS 8S QD QS TD JD 7D AH 9D 9S TH 7H AS KS",
)
TIE_IN_CLUBS = GoldenDeal(  # 81 points each
    "7H QH KD JH 7D JD TD 9D AD KH TC 7S JC 9S KC 9C TS QC JS QS TH AS 7C 8C QD AH 9H KS 8H 8D 8S AC",
    "take 7C 8C QC TC JS AS JH TS KC 9H AC JC 8H KH TH AH JD AD 8D KD 9D QS QH QD 9S 9C KS 7S TD 8S 7H 7D",
)
MADE = GoldenDeal(  # the takers 89, the defenders 73
    "9D 7C JC JD QH 7S JS KS KH TC 8C KD 8S QD 8D TD AD AS 8H 7D 9C 9S JH TH QC AC 7H AH TS QS 9H KC",
    "take QD JD AD 7D AH 9H JH TH JS QS 9S 7S KD 9D 8D KH 8C 9C QC 7H 7C AC KS TC QH TS 8H JC 8S TD AS KC",
)
FAILED = GoldenDeal(  # the takers 74, the defenders 88
    "TC 7D QH AD 8D 8C JD KS AH QS KH 9C JH 9H 9S JC 8H QC 7C AC 8S JS 7S 7H TD KD KC TS 9D AS TH QD",
    "take 9H 7H AH KH QC AC TC 8C QD 7D TD 9D AD JD 7C JS 8S 9S TS AS JC KC 9C 7S JH KD 8H TH QS QH 8D KS",
)
PASSED_OUT = GoldenDeal(TIE.deck, " ".join(["pass"] * 8))


def decks(*deals: GoldenDeal) -> list[str]:
    return [deal.deck for deal in deals]


def play(match: Match, *deals: GoldenDeal) -> Match:
    """The match after the actions of these deals."""
    for deal in deals:
        for text in deal.actions.split():
            match, _ = engine.apply(match, engine.parse_action(match, text))
    return match
