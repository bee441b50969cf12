"""Sections of a ruleset: the cards and the play.

Points are card points, orders run from the strongest rank to the weakest.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.terms import Phase


@dataclass(frozen=True, kw_only=True)
class CardRules:
    """Order and points of the cards; ranks from the strongest to the weakest."""

    trump_order: str = rule(
        "J9ATKQ876",
        QT_TRANSLATE_NOOP("rules", "order of trumps"),
        QT_TRANSLATE_NOOP("rules", "The ranks of a trump suit from the strongest to the weakest."),
        secondary=True,
        pattern=r"(?!.*(.).*\1)[6-9TJQKA]{8,9}",
    )
    trump_points: tuple[int, ...] = rule(
        (20, 14, 11, 10, 4, 3, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "points of trumps"),
        QT_TRANSLATE_NOOP("rules", "The points of the trumps, in the same order."),
        secondary=True,
        low=0,
        high=40,
    )
    plain_order: str = rule(
        "ATKQJ9876",
        QT_TRANSLATE_NOOP("rules", "order of plain suits"),
        QT_TRANSLATE_NOOP("rules", "The ranks of a plain suit from the strongest to the weakest."),
        secondary=True,
        pattern=r"(?!.*(.).*\1)[6-9TJQKA]{8,9}",
    )
    plain_points: tuple[int, ...] = rule(
        (11, 10, 4, 3, 2, 0, 0, 0, 0),
        QT_TRANSLATE_NOOP("rules", "points of plain suits"),
        QT_TRANSLATE_NOOP("rules", "The points of the other suits, in the same order."),
        secondary=True,
        low=0,
        high=40,
    )
    sa_scale: terms.NoTrumpScale = rule(
        terms.NoTrumpScale.ACE19,
        QT_TRANSLATE_NOOP("rules", "points without trumps"),
        QT_TRANSLATE_NOOP("rules", "What the cards count in a contract without trumps."),
    )
    ta_scale: terms.AllTrumpScale = rule(
        terms.AllTrumpScale.RESCALED,
        QT_TRANSLATE_NOOP("rules", "points in all trumps"),
        QT_TRANSLATE_NOOP("rules", "What the cards count when every suit is trump."),
    )
    nt_factor: int = rule(
        1,
        QT_TRANSLATE_NOOP("rules", "factor without trumps"),
        QT_TRANSLATE_NOOP("rules", "By how much cards and last trick are multiplied without trumps."),
        low=1,
        high=2,
        secondary=True,
    )


@dataclass(frozen=True, kw_only=True)
class PlayRules:
    """What must be played."""

    phases: tuple[Phase, ...] = rule(
        (Phase.AUCTION, Phase.RAISES, Phase.SECOND_DEAL, Phase.DECLARING, Phase.PLAY),
        QT_TRANSLATE_NOOP("rules", "phases"),
        QT_TRANSLATE_NOOP("rules", "The parts of a deal, in order."),
        secondary=True,
    )
    leader: terms.Leader = rule(
        terms.Leader.ELDEST,
        QT_TRANSLATE_NOOP("rules", "first lead"),
        QT_TRANSLATE_NOOP("rules", "Who leads to the first trick."),
        secondary=True,
    )
    plain_must_beat: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "beat in plain suits"),
        QT_TRANSLATE_NOOP("rules", "Whether a card of a plain suit that was led must be beaten if possible."),
        secondary=True,
    )
    beat_after_ruff: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "beat after a ruff"),
        QT_TRANSLATE_NOOP(
            "rules", "Whether a card of a plain suit that was led must be beaten even after the trick has been ruffed."
        ),
        secondary=True,
    )
    trump_led_raise: terms.Raise = rule(
        terms.Raise.ALWAYS,
        QT_TRANSLATE_NOOP("rules", "trumps led"),
        QT_TRANSLATE_NOOP("rules", "When a trump that was led must be beaten if possible."),
    )
    jack_forced: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "the jack is forced"),
        QT_TRANSLATE_NOOP("rules", "Whether a bare trump jack must be spent to beat a trump that was led."),
    )
    partner_winning: terms.PartnerWinning = rule(
        terms.PartnerWinning.FREE,
        QT_TRANSLATE_NOOP("rules", "the partner is winning"),
        QT_TRANSLATE_NOOP("rules", "What a player may play who cannot follow while the partner is winning."),
    )
    overtrump: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "overruff"),
        QT_TRANSLATE_NOOP("rules", "Whether a trump must be beaten by a higher one when ruffing."),
        secondary=True,
    )
    undertrump: terms.Undertrump = rule(
        terms.Undertrump.MUST,
        QT_TRANSLATE_NOOP("rules", "underruff"),
        QT_TRANSLATE_NOOP("rules", "What a player must do who can only ruff lower than the trump on the table."),
    )
    misplay: terms.Misplay = rule(
        terms.Misplay.PREVENT,
        QT_TRANSLATE_NOOP("rules", "misplays"),
        QT_TRANSLATE_NOOP("rules", "Whether cards that may not be played can be played all the same."),
        secondary=True,
    )
