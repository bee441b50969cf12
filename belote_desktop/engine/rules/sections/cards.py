"""Section of a ruleset: order and points of the cards."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.kept_hash import keeping_hash
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import all_trump, every, hokum, lacks, no_trump, offers
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@keeping_hash
@dataclass(frozen=True, kw_only=True)
class CardRules:
    """Order and points of the cards; ranks from the strongest to the weakest."""

    trump_order: str = rule(
        "J9ATKQ876",
        QT_TRANSLATE_NOOP("rules", "Trump order"),
        QT_TRANSLATE_NOOP("rules", "The ranks of trumps, from the highest to the lowest."),
        secondary=True,
        pattern=r"(?!.*(.).*\1)[6-9TJQKA]{8,9}",
    )
    trump_points: tuple[int, ...] = rule(
        (20, 14, 11, 10, 4, 3, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "Trump points"),
        QT_TRANSLATE_NOOP("rules", "What each trump counts, in the same order."),
        secondary=True,
        low=0,
        high=40,
    )
    plain_order: str = rule(
        "ATKQJ9876",
        QT_TRANSLATE_NOOP("rules", "Side suit order"),
        QT_TRANSLATE_NOOP("rules", "The ranks of a side suit, from the highest to the lowest."),
        secondary=True,
        pattern=r"(?!.*(.).*\1)[6-9TJQKA]{8,9}",
    )
    plain_points: tuple[int, ...] = rule(
        (11, 10, 4, 3, 2, 0, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "Side suit points"),
        QT_TRANSLATE_NOOP("rules", "What each card of a side suit counts, in the same order."),
        secondary=True,
        low=0,
        high=40,
    )
    sa_scale: terms.NoTrumpScale = rule(
        terms.NoTrumpScale.ACE19,
        QT_TRANSLATE_NOOP("rules", "No trumps points"),
        QT_TRANSLATE_NOOP("rules", "What the cards count in no trumps."),
        matters=offers("NT"),
        statement=(
            Statement(Anchor.CARDS, {
                terms.NoTrumpScale.ACE19: QT_TRANSLATE_NOOP("sheet",
                    "In no trumps an ace counts 19, and the other cards count as in a side suit."),
                terms.NoTrumpScale.RAW: QT_TRANSLATE_NOOP("sheet", "In no trumps every suit counts as a side suit."),
                terms.NoTrumpScale.PROPORTIONAL: QT_TRANSLATE_NOOP("sheet",
                    "In no trumps every suit counts as a side suit. Each side’s points are then scaled up so that a "
                    "deal comes to 162."),
            }, when=every(no_trump, lacks(hokum))),
            Statement(Anchor.CARDS, {
                terms.NoTrumpScale.ACE19: QT_TRANSLATE_NOOP("sheet",
                    "In Sun an ace counts 19, and the other cards count as in a side suit."),
                terms.NoTrumpScale.RAW: QT_TRANSLATE_NOOP("sheet", "In Sun every suit counts as a side suit."),
                terms.NoTrumpScale.PROPORTIONAL: QT_TRANSLATE_NOOP("sheet",
                    "In Sun every suit counts as a side suit. Each side’s points are then scaled up so that a deal "
                    "comes to 162."),
            }, when=every(no_trump, hokum)),
        ),
    )  # fmt: skip
    ta_scale: terms.AllTrumpScale = rule(
        terms.AllTrumpScale.RESCALED,
        QT_TRANSLATE_NOOP("rules", "All trumps points"),
        QT_TRANSLATE_NOOP("rules", "What the cards count in all trumps."),
        matters=offers("AT"),
        statement=Statement(Anchor.CARDS, {
            terms.AllTrumpScale.RESCALED: QT_TRANSLATE_NOOP("sheet",
                "In all trumps every suit ranks as trumps do. Jack, nine, ace, ten, king and queen count 14, 9, 6, "
                "5, 3 and 1."),
            terms.AllTrumpScale.RESCALED_FFB: QT_TRANSLATE_NOOP("sheet",
                "In all trumps every suit ranks as trumps do. Jack, nine, ace, ten, king and queen count 13, 9, 6, "
                "5, 3 and 2."),
            terms.AllTrumpScale.RAW: QT_TRANSLATE_NOOP("sheet",
                "In all trumps every suit ranks and counts as trumps do."),
            terms.AllTrumpScale.PROPORTIONAL: QT_TRANSLATE_NOOP("sheet",
                "In all trumps every suit ranks and counts as trumps do. Each side’s points are then scaled down so "
                "that a deal comes to 162."),
        }, when=all_trump),
    )  # fmt: skip
    nt_factor: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "No trumps factor"),
        QT_TRANSLATE_NOOP("rules", "What the cards and the last trick are multiplied by in no trumps."),
        low=1,
        high=2,
        secondary=True,
        before=1,
        statement=Statement(Anchor.CARDS, {
            2: QT_TRANSLATE_NOOP("sheet", "In no trumps the cards and the last trick count twice."),
        }, when=no_trump),
    )  # fmt: skip
