"""The sections of an observation: the name, the shape and the meaning of each."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from belote_desktop.engine.actions import Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.rl.planes import CARDS

LAST_CALLS = 12
"""How many calls an observation holds. Auctions by rules of thumb have 4 to 10."""


@dataclass(frozen=True)
class Section:
    """One section. A row for each player begins with the observer and goes on in the order of turns."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def sections_of(rules: Ruleset) -> tuple[Section, ...]:
    """The sections of an observation of a game, in their order. They differ by the number of players only."""
    seats = rules.table.seats
    each, one = (seats, CARDS), (CARDS,)
    call = seats + len(Word) + len(Denomination) + 4
    return (
        Section("hand", one, "the cards you can play from"),
        Section("chosen", one, "the cards chosen so far for a discard of several cards"),
        Section("trick", each, "the card each player has played to the trick on the table"),
        Section("hand_sizes", (seats,), "the number of cards in each hand"),
        Section("tricks_played", (1,), "the number of complete tricks"),
        Section("played", each, "the cards each player has played in complete tricks"),
        Section("order", one, "the number of the complete trick in which a card was played, from 1"),
        Section("open", each, "the cards that lie face up before each player"),
        Section("covered", (seats,), "the number of cards that lie face down before each player"),
        Section("shown", each, "the cards of each player's declarations that count, once they are shown"),
        Section("belote", each, "the cards with which each player has said belote or rebelote"),
        Section("exchanged", each, "the low trump each player has exchanged for the turn-up"),
        Section(
            "announced",
            (seats, 4),
            "what each player has announced: four of a kind, a run of three, of four, of five or more",
        ),
        Section("declared", one, "the cards of your own declarations"),
        Section("laid_away", one, "the cards you have discarded face down"),
        Section("talon", one, "the cards of your kitty, if you have looked at it"),
        Section("turn_up", one, "the turn-up"),
        Section("bottom", one, "the bottom card of the stock, if it is shown"),
        Section("dealer", (seats,), "the dealer"),
        Section("to_act", (seats,), "the player to act"),
        Section("phase", (len(Phase),), f"the phase of the deal: {', '.join(Phase)}"),
        Section("declarer", (seats,), "the taker"),
        Section("contract", (len(Denomination),), f"trumps: {', '.join(Denomination)}"),
        Section(
            "contract_terms",
            (7,),
            "bid (in hundredths of the highest of the game), capot, générale, the number of raises, whether the "
            "match is at stake, whether it is closed, whether all passed",
        ),
        Section("totals", (seats,), "points of each player's side before the deal, in hundredths of the target"),
        Section("held", (seats,), "points held over, by the side they came from, in hundredths of the target"),
        Section(
            "calls",
            (LAST_CALLS, call),
            "the last 12 calls, the latest first: player, word, trumps, bid (in hundredths of the highest "
            "of the game), capot, générale, exchange",
        ),
    )
