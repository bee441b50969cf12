"""The catalogue's badges (length, luck, difficulty) of each game, and the published text that a game follows.

The length is that of a match at the default target, at about three minutes for a deal of four players. Luck is low if
many cards are known or the bidding decides, high if few cards or a forced call decide. Difficulty is judged by the
number of contracts and obligations and by the arithmetic of the score. Source of the texts:
docs/rules/as-published.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.variant import Difficulty, Length, Luck, Variant

SHORT, MEDIUM, LONG = Length
LITTLE, SOME, MUCH = Luck
EASY, MODERATE, DEMANDING = Difficulty

BADGES: Mapping[str, tuple[Length, Luck, Difficulty]] = {
    "classic": (MEDIUM, SOME, MODERATE),
    "classic-ffb": (MEDIUM, SOME, MODERATE),
    "classic-no-decl": (MEDIUM, SOME, EASY),
    "classic-comptoir": (MEDIUM, SOME, MODERATE),
    "classic-federation": (MEDIUM, SOME, MODERATE),
    "classic-contest": (MEDIUM, SOME, EASY),
    "classic-belgian": (MEDIUM, SOME, MODERATE),
    "contree-corsica": (MEDIUM, LITTLE, MODERATE),
    "coinche": (MEDIUM, LITTLE, MODERATE),
    "contree-ffb": (MEDIUM, LITTLE, MODERATE),
    "contree-bid-only": (MEDIUM, LITTLE, MODERATE),
    "belote-tn": (MEDIUM, LITTLE, MODERATE),
    "belote-ma": (MEDIUM, LITTLE, MODERATE),
    "belote-2p": (SHORT, MUCH, EASY),
    "decouverte": (SHORT, LITTLE, MODERATE),
    "belote-3p-24": (SHORT, SOME, EASY),
    "belote-3p-27": (SHORT, SOME, EASY),
    "belote-3p-chien": (SHORT, SOME, MODERATE),
    "belot-bg": (MEDIUM, SOME, DEMANDING),
    "bidding": (MEDIUM, SOME, DEMANDING),
    "belot-2p-24": (SHORT, MUCH, MODERATE),
    "belot-2p-open": (MEDIUM, LITTLE, DEMANDING),
    "belot-3p": (MEDIUM, SOME, DEMANDING),
    "bela-4p": (MEDIUM, SOME, MODERATE),
    "bela-3p": (MEDIUM, MUCH, MODERATE),
    "bela-2p": (SHORT, MUCH, EASY),
    "bela-open": (SHORT, LITTLE, MODERATE),
    "beljot": (MEDIUM, SOME, MODERATE),
    "bourloto": (MEDIUM, SOME, MODERATE),
    "vida": (LONG, LITTLE, DEMANDING),
    "pilotta": (MEDIUM, LITTLE, MODERATE),
    "pilotta-classic": (LONG, LITTLE, MODERATE),
    "bazar-blot": (MEDIUM, LITTLE, DEMANDING),
    "belot-md-teams": (MEDIUM, SOME, MODERATE),
    "belot-md-3p": (MEDIUM, SOME, MODERATE),
    "deberts-2p": (SHORT, MUCH, EASY),
    "deberts-3p": (SHORT, MUCH, MODERATE),
    "deberts-4p": (MEDIUM, SOME, MODERATE),
    "klabor": (SHORT, MUCH, EASY),
    "belot-ru-pairs": (SHORT, SOME, DEMANDING),
    "belot-ru-3p": (SHORT, SOME, EASY),
    "baloot": (MEDIUM, SOME, DEMANDING),
    "tarabish": (SHORT, SOME, MODERATE),
    "clabber": (SHORT, MUCH, EASY),
    "klaberjass": (SHORT, MUCH, EASY),
    "klaverjas-amsterdam": (MEDIUM, SOME, MODERATE),
    "klaverjas-rotterdam": (MEDIUM, SOME, EASY),
    "classic-cats": (MEDIUM, SOME, MODERATE),
    "classic-1001": (MEDIUM, SOME, MODERATE),
    "classic-guide": (MEDIUM, SOME, MODERATE),
    "classic-wiki": (MEDIUM, SOME, MODERATE),
    "bidding-cats": (MEDIUM, SOME, DEMANDING),
    "coinche-cats": (MEDIUM, LITTLE, MODERATE),
    "baloot-cats": (MEDIUM, SOME, DEMANDING),
    "pilotta-cats": (MEDIUM, LITTLE, MODERATE),
    "belot-wiki": (MEDIUM, SOME, DEMANDING),
    "belot-wiki-4p": (MEDIUM, SOME, DEMANDING),
    "belot-wiki-3p": (MEDIUM, SOME, DEMANDING),
    "belot-wiki-2p": (SHORT, MUCH, MODERATE),
    "belot-wiki-2p-open": (MEDIUM, LITTLE, DEMANDING),
}
"""Game -> how long a match takes, how much luck there is, how difficult it is."""

SOURCES: Mapping[str, str] = {
    "classic-cats": QT_TRANSLATE_NOOP("variants",
        "This game follows the Belote page of CatsAtCards. The page names both neighbours of the dealer as the first "
        "to speak. Here it is the player after the dealer. Its list of what you must play is missing, so the usual "
        "rules apply."),
    "classic-1001": QT_TRANSLATE_NOOP("variants",
        "This game follows one short text. The text names no exception to ruffing, so there is none. A side without "
        "a trick keeps its declarations."),
    "classic-guide": QT_TRANSLATE_NOOP("variants",
        "This game follows two guides. In both, a run of more than five cards ranks as a run of five. In the second "
        "round you may name any suit. When trumps are led, you need not beat them."),
    "classic-wiki": QT_TRANSLATE_NOOP("variants",
        "This game follows the rules of French Belote in the English Wikipedia, which build on the common rules given "
        "there. If the taker’s side does not have more points than the defenders, it loses everything. The text also "
        "says that 81 points are usually enough, but in this game 81 each is not enough."),
    "bidding-cats": QT_TRANSLATE_NOOP("variants",
        "This game follows the Bidding Belote page of CatsAtCards. Its list of bids is missing. In one place it lets "
        "the auction run clockwise. Here the auction goes the same way as the deal."),
    "coinche-cats": QT_TRANSLATE_NOOP("variants",
        "This game follows the Coinche page of CatsAtCards. The page names no highest bid, so you may bid any number "
        "that can be made. In all trumps the king and queen of every suit count as belote. A capot that was not bid "
        "earns no bonus. Where the page says “the opponents’ bid”, we take it to mean the bid that failed."),
    "baloot-cats": QT_TRANSLATE_NOOP("variants",
        "This game follows the Baloot page of CatsAtCards. The page contradicts itself on who begins the second "
        "round. Here it is the player after the dealer. We take a Sun “raised to Sun” to mean a Hokum turned into "
        "Sun. Its list of calls is missing."),
    "pilotta-cats": QT_TRANSLATE_NOOP("variants",
        "This game follows the Pilotta page of CatsAtCards. The page gives bids as a number of tricks. Here they are "
        "points, named with a suit. Only the cards and the last trick decide a bid, so 160 is the highest. The "
        "player after the dealer bids first and leads. The list of declarations is missing."),
    "belot-wiki": QT_TRANSLATE_NOOP("variants",
        "This game follows the rules that the English Wikipedia gives for the whole family, not its section on "
        "Belot. The match cannot end with a deal in which one side wins every trick."),
    "belot-wiki-4p": QT_TRANSLATE_NOOP("variants",
        "This game follows Belot for four in the English Wikipedia. The text gives several ways to deal. Here you "
        "get three cards, then two."),
    "belot-wiki-3p": QT_TRANSLATE_NOOP("variants",
        "This game follows Belot for three in the English Wikipedia. The text explains doubling before the games for "
        "two, three and four, so you may double here. In a doubled deal the taker plays against both others."),
    "belot-wiki-2p": QT_TRANSLATE_NOOP("variants", "This game follows Belot for two in the English Wikipedia."),
    "belot-wiki-2p-open": QT_TRANSLATE_NOOP("variants",
        "This game follows open Belot for two in the English Wikipedia."),
}  # fmt: skip
"""Game -> the text it follows, and the readings taken; what the text leaves open stands in `filled_in.py`."""


def catalogued(game: Variant) -> Variant:
    """The game with its badges and the source it follows."""
    length, luck, difficulty = BADGES.get(game.id, (game.length, game.luck, game.difficulty))
    source = SOURCES.get(game.id, game.source)
    return replace(game, length=length, luck=luck, difficulty=difficulty, source=source)
