"""Section of a ruleset: the dealer."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import may_pass_out
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class DealerRules:
    """Who deals."""

    dealer_rotation: terms.Rotation = rule(
        terms.Rotation.NEXT,
        QT_TRANSLATE_NOOP("rules", "Next dealer"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal that was played."),
        secondary=True,
    )
    dealer_after_pass: terms.AfterPass = rule(
        terms.AfterPass.NEXT,
        QT_TRANSLATE_NOOP("rules", "Dealer after a pass-out"),
        QT_TRANSLATE_NOOP("rules", "Who deals after a deal that was passed out."),
        statement=Statement(Anchor.AUCTION, {
            terms.AfterPass.NEXT: QT_TRANSLATE_NOOP("sheet",
                "After a deal that was passed out, the next player deals as usual."),
            terms.AfterPass.SAME: QT_TRANSLATE_NOOP("sheet",
                "After a deal that was passed out, the same player deals again."),
        }, when=may_pass_out),
    )  # fmt: skip
