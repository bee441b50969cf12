"""Section of a ruleset: king and queen of trumps."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    covered_cards,
    declares,
    every,
    has,
    lacks,
    meets_roem,
    says_belote,
    to_target,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class BeloteRules:
    """King and queen of trumps in one hand."""

    belote: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote"),
        QT_TRANSLATE_NOOP("rules", "Whether king and queen of trumps in one hand score."),
        statement=(
            Statement(Anchor.ROEM, {
                True: QT_TRANSLATE_NOOP("sheet",
                    "King and queen of trumps in one trick score {belote_points}, besides a run that they are part "
                    "of."),
            }, when=meets_roem),
            Statement(Anchor.BELOTE, {
                False: QT_TRANSLATE_NOOP("sheet", "King and queen of trumps in one hand score nothing."),
            }, when=lacks(meets_roem)),
        ),
    )  # fmt: skip
    belote_points: int = rule(
        20,
        QT_TRANSLATE_NOOP("rules", "points of belote"),
        QT_TRANSLATE_NOOP("rules", "What belote scores."),
        low=0,
        high=100,
        secondary=True,
    )
    belote_order: terms.BeloteOrder = rule(
        terms.BeloteOrder.ANY,
        QT_TRANSLATE_NOOP("rules", "order of belote"),
        QT_TRANSLATE_NOOP("rules", "Which of king and queen must be played first for belote to count."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            terms.BeloteOrder.ANY: QT_TRANSLATE_NOOP("sheet", "Either of the two may be played first."),
            terms.BeloteOrder.KING_FIRST: QT_TRANSLATE_NOOP("sheet",
                "The king must be played before the queen; if the queen comes first, nothing is said and nothing "
                "scored."),
        }, when=says_belote),
    )  # fmt: skip
    belote_on_fail: terms.BeloteOnFail = rule(
        terms.BeloteOnFail.KEPT,
        QT_TRANSLATE_NOOP("rules", "belote of a failed contract"),
        QT_TRANSLATE_NOOP("rules", "Whose belote is when its owner's contract fails."),
        matters=has("belote", True),
    )
    belote_helps_contract: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote helps the contract"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts when the two sides are compared."),
        matters=has("belote", True),
    )
    belote_needs_trick: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "belote needs a trick"),
        QT_TRANSLATE_NOOP("rules", "Whether a side without a trick loses its belote."),
        secondary=True,
        statement=Statement(Anchor.BELOTE, {
            False: QT_TRANSLATE_NOOP("sheet", "It counts for its holder's side, also if this side wins no trick."),
            True: QT_TRANSLATE_NOOP("sheet", "It counts only if its holder's side wins a trick."),
        }, when=every(says_belote, has("belote_trick_won", False))),
    )  # fmt: skip
    late_announce: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "late belote"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts when it is only said with the second of the two cards."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Who forgot to say {belote} with the first of the two may still say it with the second."),
        }, when=every(says_belote, has("announcing", terms.Announcing.MANUAL))),
    )  # fmt: skip
    warn_queen_first: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "warn before the queen"),
        QT_TRANSLATE_NOOP("rules", "Whether a warning is given before the queen is played first and belote lost."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet", "You are warned before you play the queen first."),
        }, when=every(says_belote, has("belote_order", terms.BeloteOrder.KING_FIRST))),
    )  # fmt: skip
    belote_ends_game: terms.BeloteEndsGame = rule(
        terms.BeloteEndsGame.YES,
        QT_TRANSLATE_NOOP("rules", "belote and the target"),
        QT_TRANSLATE_NOOP("rules", "Whether belote alone may bring a side to the target."),
        matters=has("belote", True),
        statement=Statement(Anchor.MATCH, {
            terms.BeloteEndsGame.NOT_WHEN_CAPOT: QT_TRANSLATE_NOOP("sheet",
                "A side that wins no trick does not end the match by the {belote} of this deal."),
            terms.BeloteEndsGame.NEVER: QT_TRANSLATE_NOOP("sheet",
                "The {belote} of a deal counts, but does not by itself end the match."),
        }, when=every(says_belote, to_target)),
    )  # fmt: skip
    belote_context: terms.BeloteContext = rule(
        terms.BeloteContext.ANY,
        QT_TRANSLATE_NOOP("rules", "saying belote"),
        QT_TRANSLATE_NOOP("rules", "With which cards belote may be said."),
        secondary=True,
        before=terms.BeloteContext.ANY,
    )
    baloot_block: terms.BelotBlock = rule(
        terms.BelotBlock.NONE,
        QT_TRANSLATE_NOOP("rules", "belote inside a declaration"),
        QT_TRANSLATE_NOOP("rules", "When a declaration takes king and queen of trumps their points."),
        secondary=True,
        before=terms.BelotBlock.NONE,
        statement=Statement(Anchor.BELOTE, {
            terms.BelotBlock.HUNDRED: QT_TRANSLATE_NOOP("sheet",
                "It does not count when both cards are part of a declaration of 100 that scores."),
            terms.BelotBlock.ANY_PROJECT: QT_TRANSLATE_NOOP("sheet",
                "It does not count when both cards are part of a declaration that scores."),
            terms.BelotBlock.ANY_CARD: QT_TRANSLATE_NOOP("sheet",
                "It does not count when one of the cards is part of a declaration that scores."),
        }, when=every(says_belote, declares)),
    )  # fmt: skip
    belote_trick_won: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "belote in a trick won"),
        QT_TRANSLATE_NOOP("rules", "Whether belote counts only if its side wins the trick in which it is said."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet", "It counts only if its holder's side wins the trick in which it is said."),
        }, when=says_belote),
    )  # fmt: skip
    belot_on_second: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "belote with an uncovered card"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whether belote may be announced with the second card when the first was played before "
            "the other was uncovered.",
        ),
        secondary=True,
        before=True,
        needs=Need("stacks", tuple(range(1, 9))),
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Who uncovers the second of the two after playing the first may still say {belote} with it."),
            False: QT_TRANSLATE_NOOP("sheet",
                "There is no {belote} when the second of the two was still covered as the first was played."),
        }, when=every(says_belote, covered_cards)),
    )  # fmt: skip
