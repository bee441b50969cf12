"""Section of a ruleset: the players."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import lacks, two_seats
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """Who sits at the table, and which way the game goes."""

    seats: int = rule(
        4,
        QT_TRANSLATE_NOOP("rules", "players"),
        QT_TRANSLATE_NOOP("rules", "How many people play."),
        low=2,
        high=4,
        secondary=True,
    )
    sides: terms.Sides = rule(
        terms.Sides.PARTNERS,
        QT_TRANSLATE_NOOP("rules", "sides"),
        QT_TRANSLATE_NOOP("rules", "Whether players are partners or each alone."),
        secondary=True,
    )
    direction: terms.Direction = rule(
        terms.Direction.CCW,
        QT_TRANSLATE_NOOP("rules", "direction"),
        QT_TRANSLATE_NOOP("rules", "Which way the deal, the auction and the play go round."),
        matters=lacks(two_seats),
        statement=Statement(Anchor.PLAYERS, {
            terms.Direction.CCW: QT_TRANSLATE_NOOP("sheet", "Deal, auction and play go round counter-clockwise."),
            terms.Direction.CW: QT_TRANSLATE_NOOP("sheet", "Deal, auction and play go round clockwise."),
        }, when=lacks(two_seats)),
    )  # fmt: skip
