"""Section of a ruleset: roem."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import meets_roem
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class RoemRules:
    """What cards that meet in a trick score. Source: docs/rules/klaverjas.md, Declarations."""

    NEEDS: ClassVar[Need] = Need("declaration_place", (terms.DeclarationPlace.TRICK,))

    trick_four_points: int = rule(
        100,
        QT_TRANSLATE_NOOP("rules", "Four of a kind in a trick"),
        QT_TRANSLATE_NOOP("rules", "What four cards of one rank in a trick score."),
        low=0,
        high=200,
        secondary=True,
        before=100,
    )
    trick_jacks_points: int = rule(
        100,
        QT_TRANSLATE_NOOP("rules", "Four jacks in a trick"),
        QT_TRANSLATE_NOOP("rules", "What four jacks in a trick score."),
        low=0,
        high=200,
        aliases=("jack_quartet",),
        secondary=True,
        before=100,
    )
    roem_quartet: terms.TrickQuartet = rule(
        terms.TrickQuartet.ALL_RANKS,
        QT_TRANSLATE_NOOP("rules", "Fours of a kind that count"),
        QT_TRANSLATE_NOOP("rules", "Which fours of a kind count in a trick."),
        secondary=True,
        before=terms.TrickQuartet.ALL_RANKS,
        statement=Statement(Anchor.ROEM, {
            #: {trick_four_points}: points.
            terms.TrickQuartet.ALL_RANKS: QT_TRANSLATE_NOOP("sheet",
                "Four of a kind scores {trick_four_points}."),
            #: {trick_four_points}: points.
            terms.TrickQuartet.TEN_UP: QT_TRANSLATE_NOOP("sheet",
                "Four of a kind scores {trick_four_points}, but nines and lower do not count."),
        }, when=meets_roem),
    )  # fmt: skip
