"""Section of a ruleset: the pack of cards."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import has
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class DeckRules:
    """The pack of cards."""

    lowest_rank: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "Lowest rank"),
        QT_TRANSLATE_NOOP("rules", "The lowest rank in the pack: 0 for the six, 1 for the seven, 3 for the nine."),
        low=0,
        high=3,
        secondary=True,
        statement=Statement(Anchor.CARDS, {
            0: QT_TRANSLATE_NOOP("sheet", "The game is played with 36 cards, from the six to the ace in each suit."),
            1: QT_TRANSLATE_NOOP("sheet", "The game is played with 32 cards, from the seven to the ace in each suit."),
            2: QT_TRANSLATE_NOOP("sheet", "The game is played with 28 cards, from the eight to the ace in each suit."),
            3: QT_TRANSLATE_NOOP("sheet", "The game is played with 24 cards, from the nine to the ace in each suit."),
        }),
    )  # fmt: skip
    shuffle: terms.Shuffle = rule(
        terms.Shuffle.NEVER_AFTER_FIRST,
        #: A rule: when the pack is shuffled.
        QT_TRANSLATE_NOOP("rules", "Shuffling"),
        QT_TRANSLATE_NOOP("rules", "When the cards are shuffled. Otherwise the tricks are stacked and cut."),
        statement=Statement(Anchor.PACK, {
            terms.Shuffle.NEVER_AFTER_FIRST: QT_TRANSLATE_NOOP("sheet",
                "The cards are shuffled only before the first deal. After that, the tricks are stacked in the order "
                "they were won, with the taker’s pile on top."),
            terms.Shuffle.EVERY_DEAL: QT_TRANSLATE_NOOP("sheet", "The cards are shuffled before every deal."),
            terms.Shuffle.ON_PASS_OUT: QT_TRANSLATE_NOOP("sheet",
                "The cards are shuffled before the first deal and after a deal that was passed out. Otherwise, the "
                "tricks are stacked in the order they were won, with the taker’s pile on top."),
            terms.Shuffle.DEALER_CHOICE: QT_TRANSLATE_NOOP("sheet",
                "The dealer may shuffle the cards. If not, the tricks are stacked in the order they were won, with "
                "the taker’s pile on top."),
        }),
    )  # fmt: skip
    cut: bool = rule(
        True,
        #: A rule: the pack is cut before each deal.
        QT_TRANSLATE_NOOP("rules", "Cutting"),
        QT_TRANSLATE_NOOP("rules", "The pack is cut before each deal."),
    )
    cutter: terms.Cutter = rule(
        terms.Cutter.BEFORE_DEALER,
        QT_TRANSLATE_NOOP("rules", "Who cuts"),
        QT_TRANSLATE_NOOP("rules", "The player who cuts the pack."),
        secondary=True,
        before=terms.Cutter.BEFORE_DEALER,
        needs=Need("cut", (True,)),
    )
    min_cut: int = rule(
        3,
        QT_TRANSLATE_NOOP("rules", "Smallest cut"),
        QT_TRANSLATE_NOOP("rules", "The fewest cards in either part of the cut."),
        low=1,
        high=8,
        allowed=(2, 3, 4),
        matters=has("cut", True),
    )
