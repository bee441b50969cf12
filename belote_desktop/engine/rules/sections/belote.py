"""Section of a ruleset: king and queen of trumps."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    begun_with_first,
    by_projects,
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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class BeloteRules:
    """King and queen of trumps in one hand."""

    belote: bool = rule(
        True,
        #: A rule, and a word of the game: king and queen of trumps.
        QT_TRANSLATE_NOOP("rules", "Belote"),
        QT_TRANSLATE_NOOP("rules", "The king and queen of trumps in one hand score."),
        statement=(
            Statement(Anchor.ROEM, {
                #: {belote}: this game’s word for king and queen of trumps. {belote_points}: points.
                True: QT_TRANSLATE_NOOP("sheet",
                    "The king and queen of trumps in one trick ({belote}) score {belote_points}, even if they are "
                    "also part of a run."),
            }, when=meets_roem),
            Statement(Anchor.BELOTE, {
                False: QT_TRANSLATE_NOOP("sheet", "The king and queen of trumps in one hand score nothing."),
            }, when=lacks(meets_roem)),
        ),
    )  # fmt: skip
    belote_points: int = rule(
        20,
        QT_TRANSLATE_NOOP("rules", "Points for belote"),
        QT_TRANSLATE_NOOP("rules", "What belote scores."),
        low=0,
        high=100,
        secondary=True,
    )
    belote_order: terms.BeloteOrder = rule(
        terms.BeloteOrder.ANY,
        QT_TRANSLATE_NOOP("rules", "Order of belote"),
        QT_TRANSLATE_NOOP("rules", "Which card must be played first for belote to count."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            terms.BeloteOrder.ANY: QT_TRANSLATE_NOOP("sheet", "You may play either card first."),
            terms.BeloteOrder.KING_FIRST: QT_TRANSLATE_NOOP("sheet",
                "You must play the king before the queen. If you play the queen first, nothing is said and nothing "
                "is scored."),
        }, when=says_belote),
    )  # fmt: skip
    belote_on_fail: terms.BeloteOnFail = rule(
        terms.BeloteOnFail.KEPT,
        QT_TRANSLATE_NOOP("rules", "Belote after a failure"),
        QT_TRANSLATE_NOOP("rules", "Who scores the belote of the taker’s side if the contract fails."),
        matters=has("belote", True),
    )
    belote_helps_contract: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Belote and the contract"),
        QT_TRANSLATE_NOOP("rules", "Belote helps to decide whether the contract is made."),
        matters=has("belote", True),
    )
    belote_needs_trick: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Belote needs a trick"),
        QT_TRANSLATE_NOOP("rules", "A side without a trick loses its belote."),
        secondary=True,
        statement=(
            Statement(Anchor.BELOTE, {
                True: QT_TRANSLATE_NOOP("sheet", "These points count only if your side wins a trick."),
            }, when=every(says_belote, has("belote_trick_won", False))),
            Statement(Anchor.BELOTE, {
                False: QT_TRANSLATE_NOOP("sheet", "These points count even if your side wins no trick."),
            }, when=every(says_belote, has("belote_trick_won", False), lacks(by_projects))),
        ),
    )  # fmt: skip
    late_announce: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Late belote"),
        QT_TRANSLATE_NOOP("rules", "You may say belote with the second card if you forgot it with the first."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            #: {belote}: this game’s word for king and queen of trumps.
            True: QT_TRANSLATE_NOOP("sheet",
                "If you forgot to say {belote} with the first card, you may still say it with the second."),
        }, when=every(says_belote, begun_with_first, has("announcing", terms.Announcing.MANUAL))),
    )  # fmt: skip
    warn_queen_first: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Warn before the queen"),
        QT_TRANSLATE_NOOP("rules", "You are warned if playing the queen first would lose your belote."),
        matters=has("belote", True),
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet", "You are warned before you play the queen first."),
        }, when=every(says_belote, has("belote_order", terms.BeloteOrder.KING_FIRST))),
    )  # fmt: skip
    belote_ends_game: terms.BeloteEndsGame = rule(
        terms.BeloteEndsGame.YES,
        QT_TRANSLATE_NOOP("rules", "Belote and the target"),
        QT_TRANSLATE_NOOP("rules", "Whether belote alone may take a side to the target."),
        matters=has("belote", True),
        statement=Statement(Anchor.MATCH, {
            #: {belote}: this game’s word for king and queen of trumps.
            terms.BeloteEndsGame.NOT_WHEN_CAPOT: QT_TRANSLATE_NOOP("sheet",
                "A side that wins no trick cannot end the match with the {belote} of that deal."),
            #: {belote}: this game’s word for king and queen of trumps.
            terms.BeloteEndsGame.NEVER: QT_TRANSLATE_NOOP("sheet",
                "The {belote} of a deal counts, but cannot end the match by itself."),
        }, when=every(says_belote, to_target)),
    )  # fmt: skip
    belote_call: terms.BeloteCall = rule(
        terms.BeloteCall.BOTH_CARDS,
        QT_TRANSLATE_NOOP("rules", "Belote said with"),
        QT_TRANSLATE_NOOP("rules", "With which of its two cards you say belote."),
        secondary=True,
        before=terms.BeloteCall.BOTH_CARDS,
        matters=has("belote", True),
    )
    belote_context: terms.BeloteContext = rule(
        terms.BeloteContext.ANY,
        QT_TRANSLATE_NOOP("rules", "Saying belote"),
        QT_TRANSLATE_NOOP("rules", "With which cards you may say belote."),
        secondary=True,
        before=terms.BeloteContext.ANY,
    )
    baloot_block: terms.BelotBlock = rule(
        terms.BelotBlock.NONE,
        QT_TRANSLATE_NOOP("rules", "Belote in a declaration"),
        QT_TRANSLATE_NOOP("rules", "When belote does not score because its cards are part of a declaration."),
        secondary=True,
        before=terms.BelotBlock.NONE,
        statement=Statement(Anchor.BELOTE, {
            terms.BelotBlock.HUNDRED: QT_TRANSLATE_NOOP("sheet",
                "These points do not count if both cards are part of a declaration of 100 that scores."),
            terms.BelotBlock.ANY_PROJECT: QT_TRANSLATE_NOOP("sheet",
                "These points do not count if both cards are part of a declaration that scores."),
            terms.BelotBlock.ANY_CARD: QT_TRANSLATE_NOOP("sheet",
                "These points do not count if either card is part of a declaration that scores."),
        }, when=every(says_belote, declares)),
    )  # fmt: skip
    belote_trick_won: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Belote must win the trick"),
        QT_TRANSLATE_NOOP("rules", "Belote counts only if your side wins the trick in which you say it."),
        secondary=True,
        before=False,
        statement=Statement(Anchor.BELOTE, {
            True: QT_TRANSLATE_NOOP("sheet",
                "These points count only if your side wins the "
                "trick in which you make this call."),
        }, when=says_belote),
    )  # fmt: skip
    belot_on_second: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Belote with an uncovered card"),
        QT_TRANSLATE_NOOP("rules",
            "You may say belote with the second card even if it was still covered when you played the first."),
        secondary=True,
        before=True,
        needs=Need("stacks", tuple(range(1, 9))),
        statement=Statement(Anchor.BELOTE, {
            #: {belote}: this game’s word for king and queen of trumps.
            True: QT_TRANSLATE_NOOP("sheet",
                "You may say {belote} with the second card even if it was still covered when you played the first."),
            #: {belote}: this game’s word for king and queen of trumps.
            False: QT_TRANSLATE_NOOP("sheet",
                "There is no {belote} if the second card was still covered when the first was played."),
        }, when=every(says_belote, begun_with_first, covered_cards)),
    )  # fmt: skip
