"""Sections of a ruleset: what bids, Hokum and Sun are worth.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule


@dataclass(frozen=True, kw_only=True)
class BidScoreRules:
    """What a bid is worth.

    Source: docs/rules/contree.md, bazar-blot.md, vida.md, north-africa.md and pilotta.md, Scoring.
    """

    written: terms.Written = rule(
        terms.Written.PLUS_BID,
        QT_TRANSLATE_NOOP("rules", "score of a made bid"),
        QT_TRANSLATE_NOOP("rules", "What the takers write for a bid they made."),
        secondary=True,
    )
    doubled_made: terms.DoubledMade = rule(
        terms.DoubledMade.WINNER_TAKES_ALL,
        QT_TRANSLATE_NOOP("rules", "a doubled bid that is made"),
        QT_TRANSLATE_NOOP("rules", "What a doubled bid is worth when it is made."),
        aliases=("raised_made",),
        secondary=True,
    )
    capot_bid_value: int = rule(
        500,
        QT_TRANSLATE_NOOP("rules", "points of a bid capot"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks is worth to the side that wins it."),
        low=0,
        high=2000,
        secondary=True,
    )
    capot_bid_lost: int = rule(
        0,
        QT_TRANSLATE_NOOP("rules", "points of a lost capot"),
        QT_TRANSLATE_NOOP(
            "rules", "What a lost bid of all tricks is worth to the defenders; 0 for the same as a made one."
        ),
        low=0,
        high=2000,
        secondary=True,
    )
    generale_value: int = rule(
        1000,
        QT_TRANSLATE_NOOP("rules", "points of a générale"),
        QT_TRANSLATE_NOOP("rules", "What a bid of all tricks by one player is worth."),
        low=0,
        high=2000,
        allowed=(1000, 700, 500),
        secondary=True,
    )
    nt_multipliers: tuple[int, ...] = rule(
        (),
        QT_TRANSLATE_NOOP("rules", "multipliers without trumps"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What a bid without trumps is multiplied by, undoubled, doubled and redoubled; none for "
            "the same as in a suit.",
        ),
        secondary=True,
        low=1,
        high=32,
    )
    failed_bid_to_defenders: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "the bid of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Whether the defenders write the bid of a failed contract."),
        secondary=True,
    )
    rounded_test: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "rounding and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether rounded points must also reach the bid."),
        secondary=True,
    )
    sweep_makes_bid: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "all tricks and the bid"),
        QT_TRANSLATE_NOOP("rules", "Whether a side that wins every trick makes any bid of points."),
        secondary=True,
    )
    pooled: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "cards of a failed or doubled bid"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether the winners of a failed or doubled bid write what the cards of both sides came to, "
            "instead of a fixed number.",
        ),
        secondary=True,
    )
    capot_bid_added: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "bid capot beside the cards"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether a bid of all tricks is written beside the points of the cards, not in their place."
        ),
        secondary=True,
    )
    contra_banks_points: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "losers of a doubled bid"),
        QT_TRANSLATE_NOOP("rules", "Whether the losers of a doubled deal keep the points of their cards."),
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class HokumSunScoreRules:
    """The score of Hokum and Sun. Source: docs/rules/baloot.md, Last trick and capot and Scoring."""

    hokum_tie: terms.ProjectTie = rule(
        terms.ProjectTie.BIDDER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level Hokum"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Hokum ends level, in game points and in points."),
        secondary=True,
    )
    sun_tie: terms.ProjectTie = rule(
        terms.ProjectTie.SPLIT,
        QT_TRANSLATE_NOOP("rules", "level Sun"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Sun ends level, in game points and in points."),
        secondary=True,
    )
    raised_tie: terms.RaisedTie = rule(
        terms.RaisedTie.LAST_RAISER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level raised deal"),
        QT_TRANSLATE_NOOP("rules", "Who fails when a raised deal ends level."),
        secondary=True,
    )
    kaboot: terms.Kaboot = rule(
        terms.Kaboot.FLAT,
        QT_TRANSLATE_NOOP("rules", "kaboot"),
        QT_TRANSLATE_NOOP("rules", "What all the tricks are worth."),
        secondary=True,
    )
    kaboot_projects: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "projects with a kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether projects count in a deal with all tricks to one side."),
        secondary=True,
    )
    kaboot_raise: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "raised kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether the points of all tricks are multiplied in a raised deal."),
        secondary=True,
    )
