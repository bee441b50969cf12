"""Section of a ruleset: the score of Hokum and Sun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import by_projects, declares, every, raises
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class HokumSunScoreRules:
    """The score of Hokum and Sun. Source: docs/rules/baloot.md, Last trick and capot and Scoring."""

    NEEDS: ClassVar[Need] = Need("auction_model", (terms.AuctionModel.HOKUM_SUN,))

    hokum_tie: terms.ProjectTie = rule(
        terms.ProjectTie.BIDDER_FAILS,
        QT_TRANSLATE_NOOP("rules", "Tied Hokum"),
        QT_TRANSLATE_NOOP("rules", "What happens if a Hokum is a tie in match points and in exact points."),
        secondary=True,
        before=terms.ProjectTie.BIDDER_FAILS,
        statement=Statement(Anchor.TIE, {
            terms.ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If these are equal in a Hokum, the contract fails."),
            terms.ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet",
                "If these are equal in a Hokum, both sides score their own match points."),
        }, when=by_projects),
    )  # fmt: skip
    sun_tie: terms.ProjectTie = rule(
        terms.ProjectTie.SPLIT,
        QT_TRANSLATE_NOOP("rules", "Tied Sun"),
        QT_TRANSLATE_NOOP("rules", "What happens if a Sun is a tie in match points and in exact points."),
        secondary=True,
        before=terms.ProjectTie.SPLIT,
        statement=Statement(Anchor.TIE, {
            terms.ProjectTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If these are equal in a Sun, the contract fails."),
            terms.ProjectTie.SPLIT: QT_TRANSLATE_NOOP("sheet",
                "If these are equal in a Sun, both sides score their own match points."),
        }, when=by_projects),
    )  # fmt: skip
    raised_tie: terms.RaisedTie = rule(
        terms.RaisedTie.LAST_RAISER_FAILS,
        QT_TRANSLATE_NOOP("rules", "Tied raised deal"),
        QT_TRANSLATE_NOOP("rules", "Who loses if a raised deal is a tie."),
        secondary=True,
        before=terms.RaisedTie.LAST_RAISER_FAILS,
        statement=Statement(Anchor.TIE, {
            terms.RaisedTie.LAST_RAISER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal is a tie in match points, the side that raised last loses it."),
            terms.RaisedTie.BIDDER_FAILS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal is a tie in match points, the taker’s side loses it."),
            terms.RaisedTie.EXACT_POINTS: QT_TRANSLATE_NOOP("sheet",
                "If a raised deal is a tie in match points, the exact points decide, as in any other deal."),
        }, when=every(by_projects, raises)),
    )  # fmt: skip
    kaboot: terms.Kaboot = rule(
        terms.Kaboot.FLAT,
        #: Baloot’s word for winning every trick.
        QT_TRANSLATE_NOOP("rules", "Kaboot"),
        QT_TRANSLATE_NOOP("rules", "What winning every trick is worth."),
        secondary=True,
        before=terms.Kaboot.FLAT,
        statement=Statement(Anchor.CAPOT, {
            #: {capot}: this game’s word for winning every trick.
            terms.Kaboot.FLAT: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick ({capot}) scores 44 in Sun and 25 in Hokum, and the other side scores "
                "nothing."),
            #: {capot}: this game’s word for winning every trick.
            terms.Kaboot.FLAT26: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick ({capot}) scores 44 in Sun and 26 in Hokum, and the other side scores "
                "nothing."),
            #: {capot}: this game’s word for winning every trick.
            terms.Kaboot.ACE88: QT_TRANSLATE_NOOP("sheet",
                "A side that wins every trick ({capot}) scores 44, or 88 if the turn-up is an ace, and the other "
                "side scores nothing."),
        }, when=by_projects),
    )  # fmt: skip
    kaboot_projects: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Declarations with a kaboot"),
        QT_TRANSLATE_NOOP("rules", "Declarations count even if one side wins every trick."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "It also scores all declarations that count, whichever side holds them."),
            False: QT_TRANSLATE_NOOP("sheet", "No declarations are scored then."),
        }, when=every(by_projects, declares)),
    )  # fmt: skip
    kaboot_raise: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Raised kaboot"),
        QT_TRANSLATE_NOOP("rules", "In a raised deal the points of a kaboot are multiplied."),
        secondary=True,
        before=True,
        statement=Statement(Anchor.CAPOT, {
            True: QT_TRANSLATE_NOOP("sheet", "In a raised deal all this is multiplied."),
            False: QT_TRANSLATE_NOOP("sheet", "In a raised deal this is not multiplied."),
        }, when=every(by_projects, raises)),
    )  # fmt: skip
