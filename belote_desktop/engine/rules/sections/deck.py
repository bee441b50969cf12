"""Section of a ruleset: the pack of cards."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import has
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class DeckRules:
    """The pack of cards."""

    lowest_rank: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "lowest rank"),
        QT_TRANSLATE_NOOP("rules", "The lowest rank of the pack: 0 is the 6, 1 the 7, 3 the 9."),
        low=0,
        high=3,
        secondary=True,
        statement=Statement(Anchor.CARDS, {
            0: QT_TRANSLATE_NOOP("sheet", "36 cards are used, in each suit from the six to the ace."),
            1: QT_TRANSLATE_NOOP("sheet", "32 cards are used, in each suit from the seven to the ace."),
            2: QT_TRANSLATE_NOOP("sheet", "28 cards are used, in each suit from the eight to the ace."),
            3: QT_TRANSLATE_NOOP("sheet", "24 cards are used, in each suit from the nine to the ace."),
        }),
    )  # fmt: skip
    shuffle: terms.Shuffle = rule(
        terms.Shuffle.NEVER_AFTER_FIRST,
        QT_TRANSLATE_NOOP("rules", "shuffle"),
        QT_TRANSLATE_NOOP("rules", "When the cards are shuffled; otherwise the tricks are gathered and cut."),
        statement=Statement(Anchor.DEALER, {
            terms.Shuffle.NEVER_AFTER_FIRST: QT_TRANSLATE_NOOP("sheet",
                "The cards are shuffled before the first deal only. Later each side's tricks are gathered in the "
                "order they were won, and the takers' pile is put on top."),
            terms.Shuffle.EVERY_DEAL: QT_TRANSLATE_NOOP("sheet", "The cards are shuffled before every deal."),
            terms.Shuffle.ON_PASS_OUT: QT_TRANSLATE_NOOP("sheet",
                "The cards are shuffled before the first deal and after a deal that was passed out. Otherwise each "
                "side's tricks are gathered in the order they were won, and the takers' pile is put on top."),
            terms.Shuffle.DEALER_CHOICE: QT_TRANSLATE_NOOP("sheet",
                "The dealer may shuffle or not. If not, each side's tricks are gathered in the order they were won, "
                "and the takers' pile is put on top."),
        }),
    )  # fmt: skip
    cut: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "cut"),
        QT_TRANSLATE_NOOP("rules", "Whether the pack is cut before a deal."),
    )
    cutter: terms.Cutter = rule(
        terms.Cutter.BEFORE_DEALER,
        QT_TRANSLATE_NOOP("rules", "who cuts"),
        QT_TRANSLATE_NOOP("rules", "Which player cuts the pack."),
        secondary=True,
        before=terms.Cutter.BEFORE_DEALER,
        needs=Need("cut", (True,)),
    )
    min_cut: int = rule(
        3,
        QT_TRANSLATE_NOOP("rules", "smallest cut"),
        QT_TRANSLATE_NOOP("rules", "The fewest cards that a part of the cut may have."),
        low=1,
        high=8,
        allowed=(2, 3, 4),
        matters=has("cut", True),
    )
