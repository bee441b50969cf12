"""Section of a ruleset: the score of Hokum and Sun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import by_projects, declares, every, raises
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class HokumSunScoreRules:
    """The score of Hokum and Sun. Source: docs/rules/baloot.md, Last trick and capot and Scoring."""

    NEEDS: ClassVar[Need] = Need("auction_model", (terms.AuctionModel.HOKUM_SUN,))

    hokum_tie: terms.ProjectTie = rule(
        terms.ProjectTie.BIDDER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level Hokum"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Hokum ends level, in game points and in points."),
        secondary=True,
        before=terms.ProjectTie.BIDDER_FAILS,
        statement=Statement(Anchor.TIE, {
            terms.ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet", "If these are level too, a Hokum fails."),
            terms.ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet",
                "If these are level too, both sides of a Hokum write their own."),
        }, when=by_projects),
    )  # fmt: skip
    sun_tie: terms.ProjectTie = rule(
        terms.ProjectTie.SPLIT,
        QT_TRANSLATE_NOOP("rules", "level Sun"),
        QT_TRANSLATE_NOOP("rules", "What happens when a Sun ends level, in game points and in points."),
        secondary=True,
        before=terms.ProjectTie.SPLIT,
        statement=Statement(Anchor.TIE, {
            terms.ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet", "A Sun that is level in both fails."),
            terms.ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet",
                "In a Sun that is level in both each side writes its own."),
        }, when=by_projects),
    )  # fmt: skip
    raised_tie: terms.RaisedTie = rule(
        terms.RaisedTie.LAST_RAISER_FAILS,
        QT_TRANSLATE_NOOP("rules", "level raised deal"),
        QT_TRANSLATE_NOOP("rules", "Who fails when a raised deal ends level."),
        secondary=True,
        before=terms.RaisedTie.LAST_RAISER_FAILS,
        statement=Statement(Anchor.TIE, {
            terms.RaisedTie.LAST_RAISER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal ends level in game points, the side that raised last has lost it."),
            terms.RaisedTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal ends level in game points, the takers have lost it."),
            terms.RaisedTie.EXACT_POINTS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal ends level in game points, the exact points decide, as in any other deal."),
        }, when=every(by_projects, raises)),
    )  # fmt: skip
    kaboot: terms.Kaboot = rule(
        terms.Kaboot.FLAT,
        QT_TRANSLATE_NOOP("rules", "kaboot"),
        QT_TRANSLATE_NOOP("rules", "What all the tricks are worth."),
        secondary=True,
        before=terms.Kaboot.FLAT,
        statement=Statement(Anchor.CAPOT, {
            terms.Kaboot.FLAT: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick (kaboot) writes 44 in Sun and 25 in Hokum, and the other side nothing."),
            terms.Kaboot.FLAT26: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick (kaboot) writes 44 in Sun and 26 in Hokum, and the other side nothing."),
            terms.Kaboot.ACE88: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick (kaboot) writes 44, or 88 when an ace was turned up, and the other "
                "side nothing."),
        }, when=by_projects),
    )  # fmt: skip
    kaboot_projects: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "projects with a kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether projects count in a deal with all tricks to one side."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "It also writes all declarations that count, whoever announced them."),
            False: QT_TRANSLATE_NOOP("sheet", "No declarations are written then."),
        }, when=every(by_projects, declares)),
    )  # fmt: skip
    kaboot_raise: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "raised kaboot"),
        QT_TRANSLATE_NOOP("rules", "Whether the points of all tricks are multiplied in a raised deal."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "All this is multiplied in a raised deal."),
            False: QT_TRANSLATE_NOOP("sheet", "This is not multiplied in a raised deal."),
        }, when=every(by_projects, raises)),
    )  # fmt: skip
