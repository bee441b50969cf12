"""Section of a ruleset: the players."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import lacks, two_seats
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """Who sits at the table, and which way the game goes."""

    seats: int = rule(
        4,
        #: A rule: how many people play.
        QT_TRANSLATE_NOOP("rules", "Players"),
        QT_TRANSLATE_NOOP("rules", "The number of players."),
        low=2,
        high=4,
        secondary=True,
    )
    sides: terms.Sides = rule(
        terms.Sides.PARTNERS,
        #: A rule: partners or everyone alone.
        QT_TRANSLATE_NOOP("rules", "Sides"),
        QT_TRANSLATE_NOOP("rules", "Whether players have partners or play alone."),
        secondary=True,
    )
    direction: terms.Direction = rule(
        terms.Direction.CCW,
        #: A rule: clockwise or anticlockwise.
        QT_TRANSLATE_NOOP("rules", "Direction"),
        QT_TRANSLATE_NOOP("rules", "Which way dealing, calls and play go round the table."),
        matters=lacks(two_seats),
        statement=Statement(Anchor.PLAYERS, {
            terms.Direction.CCW: QT_TRANSLATE_NOOP("sheet", "Dealing, calls and play go anticlockwise."),
            terms.Direction.CW: QT_TRANSLATE_NOOP("sheet", "Dealing, calls and play go clockwise."),
        }, when=lacks(two_seats)),
    )  # fmt: skip
