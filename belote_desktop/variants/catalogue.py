"""The catalogue's badges (length, luck, difficulty) of each game, and the published text that a game follows.

The length is that of a match at the default target, at about three minutes for a deal of four players. Luck is low if
many cards are known or the bidding decides, high if few cards or a forced call decide. Difficulty is judged by the
number of contracts and obligations and by the arithmetic of the score. Source of the texts:
docs/rules/as-published.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
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
        "It follows the Belote page of CatsAtCards. The page names both neighbours of the dealer as the first "
        "speaker: the player after the dealer is taken, also as the nearest to the dealer. Its list of what must be "
        "played is lost."),
    "classic-1001": QT_TRANSLATE_NOOP("variants",
        "It follows one short text. The text names no exemption from ruffing, so there is none. It takes no "
        "declaration from a side without a trick."),
    "classic-guide": QT_TRANSLATE_NOOP("variants",
        "It follows two guides. Their runs of more than five cards rank as the five cards they contain. In the second "
        "round they let the taker choose any suit, and they do not ask for a higher trump when trumps are led."),
    "classic-wiki": QT_TRANSLATE_NOOP("variants",
        "It follows the French Belote of the English Wikipedia, which builds on the common rules there. Without "
        "strictly more, the takers lose everything. The text also calls 81 points generally enough: 81 to 81 fails."),
    "bidding-cats": QT_TRANSLATE_NOOP("variants",
        "It follows the Bidding Belote page of CatsAtCards. The list of bids is lost there. The page once lets the "
        "bidding run clockwise: it goes the way of the deal."),
    "coinche-cats": QT_TRANSLATE_NOOP("variants",
        "It follows the page on La Coinche of CatsAtCards. The page names no highest number, so any that can be made "
        "may be bid. In all trump every king and queen of a suit count as a pair. All tricks that were not bid earn "
        "no bonus. Where the page says the opponents' bid, the bid that failed is taken."),
    "baloot-cats": QT_TRANSLATE_NOOP("variants",
        "It follows the Baloot page of CatsAtCards. The page contradicts itself on where the second round begins: the "
        "player after the dealer is taken. Its Sun that is raised to Sun is read as a Hokum turned into Sun. Its list "
        "of calls is lost."),
    "pilotta-cats": QT_TRANSLATE_NOOP("variants",
        "It follows the Pilotta page of CatsAtCards. The page calls bids a number of tricks: points are taken, and "
        "the suit is named with them. Only cards and last trick decide a bid, so 160 is the highest. The first "
        "bidder, who leads, is the player after the dealer. The list of declarations is lost."),
    "belot-wiki": QT_TRANSLATE_NOOP("variants",
        "It follows the rules for all games of the family in the English Wikipedia, not its section on Belot. Only a "
        "deal in which one side wins every trick cannot end the match."),
    "belot-wiki-4p": QT_TRANSLATE_NOOP("variants",
        "It follows the game of Belot for four in the English Wikipedia. Of the ways of dealing that it tells, three "
        "cards and then two is taken."),
    "belot-wiki-3p": QT_TRANSLATE_NOOP("variants",
        "It follows the game of Belot for three in the English Wikipedia. Doubles stand there before the games for "
        "two, three and four. In a doubled deal the bidder plays against both others."),
    "belot-wiki-2p": QT_TRANSLATE_NOOP("variants",
        "It follows the game of Belot for two in the English Wikipedia."),
    "belot-wiki-2p-open": QT_TRANSLATE_NOOP("variants",
        "It follows the game of Belot for two with open cards in the English Wikipedia."),
}  # fmt: skip
"""Game -> the text it follows, and the readings taken; what the text leaves open stands in `filled_in.py`."""


def catalogued(game: Variant) -> Variant:
    """The game with its badges and the source it follows."""
    length, luck, difficulty = BADGES.get(game.id, (game.length, game.luck, game.difficulty))
    source = SOURCES.get(game.id, game.source)
    return replace(game, length=length, luck=luck, difficulty=difficulty, source=source)
