"""Section of a ruleset: the play."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import every, has, lacks, partners, two_seats
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class PlayRules:
    """What must be played."""

    phases: tuple[Phase, ...] = rule(
        (Phase.AUCTION, Phase.RAISES, Phase.SECOND_DEAL, Phase.DECLARING, Phase.PLAY),
        #: A rule for experts: the stages of a deal.
        QT_TRANSLATE_NOOP("rules", "Stages"),
        QT_TRANSLATE_NOOP("rules", "The stages of a deal, in order."),
        secondary=True,
    )
    leader: terms.Leader = rule(
        terms.Leader.ELDEST,
        QT_TRANSLATE_NOOP("rules", "First lead"),
        QT_TRANSLATE_NOOP("rules", "Who leads to the first trick."),
        secondary=True,
        statement=Statement(Anchor.TURN, {
            terms.Leader.ELDEST: QT_TRANSLATE_NOOP("sheet", "The player after the dealer leads to the first trick."),
            terms.Leader.TAKER: QT_TRANSLATE_NOOP("sheet", "The taker leads to the first trick."),
            terms.Leader.FIRST_BIDDER: QT_TRANSLATE_NOOP("sheet", "The player who bid first leads to the first trick."),
            terms.Leader.AFTER_TAKER: QT_TRANSLATE_NOOP("sheet",
                "The player after the taker leads to the first trick."),
            terms.Leader.GENERALE_BIDDER: QT_TRANSLATE_NOOP("sheet",
                "The player after the dealer leads to the first trick, except in a générale, where the bidder leads."),
        }),
    )  # fmt: skip
    plain_must_beat: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Beating in side suits"),
        QT_TRANSLATE_NOOP("rules", "In a side suit you must beat the best card if you can."),
        secondary=True,
    )
    beat_after_ruff: bool = rule(
        False,
        QT_TRANSLATE_NOOP("rules", "Beating after a ruff"),
        QT_TRANSLATE_NOOP("rules", "You must beat the best card of the suit led even if the trick has been ruffed."),
        secondary=True,
        before=False,
        needs=Need("plain_must_beat", (True,)),
    )
    trump_led_raise: terms.Raise = rule(
        terms.Raise.ALWAYS,
        QT_TRANSLATE_NOOP("rules", "Trumps led"),
        QT_TRANSLATE_NOOP("rules", "When you must beat a trump if trumps were led."),
    )
    jack_forced: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "Jack must beat"),
        QT_TRANSLATE_NOOP("rules", "You must beat a trump even if only your jack of trumps can."),
        statement=Statement(Anchor.RAISE_TRUMP, {
            False: QT_TRANSLATE_NOOP("sheet",
                "You need not beat with the jack: if it is your only trump that can, you may play a lower one."),
        }, when=has("trump_led_raise", terms.Raise.ALWAYS, terms.Raise.NOT_IF_PARTNER_WINNING)),
    )  # fmt: skip
    partner_winning: terms.PartnerWinning = rule(
        terms.PartnerWinning.FREE,
        QT_TRANSLATE_NOOP("rules", "Partner winning"),
        QT_TRANSLATE_NOOP("rules",
            "What you may play if you cannot follow suit and your partner is winning the trick."),
        matters=partners,
        statement=Statement(Anchor.RUFF, {
            terms.PartnerWinning.FREE: QT_TRANSLATE_NOOP("sheet",

                    "If you cannot follow suit, you must ruff, unless your partner is winning the trick. "
                    "Then you may play any card and may even underruff."),
            terms.PartnerWinning.NO_UNDERRUFF: QT_TRANSLATE_NOOP("sheet",
                "If you cannot follow suit, you must ruff, unless your partner is winning the trick. Then play any "
                "card, but underruff your partner only if you have nothing else."),
            terms.PartnerWinning.MUST_TRUMP: QT_TRANSLATE_NOOP("sheet",
                "If you cannot follow suit, you must ruff, even if your partner is winning the trick."),
            terms.PartnerWinning.ANY_TRUMP: QT_TRANSLATE_NOOP("sheet",
                "If you cannot follow suit, you must ruff, even if your partner is winning the trick, but you need "
                "not beat your partner’s trump."),
        }, when=partners),
    )  # fmt: skip
    overtrump: bool = rule(
        True,
        #: A rule: ruff higher if the trick has been ruffed.
        QT_TRANSLATE_NOOP("rules", "Overruffing"),
        QT_TRANSLATE_NOOP("rules", "If the trick has been ruffed, you must overruff if you can."),
        secondary=True,
        statement=Statement(Anchor.OVERRUFF, {
            True: QT_TRANSLATE_NOOP("sheet",
                "If you must ruff and the trick has already been ruffed, you must overruff if you can."),
            False: QT_TRANSLATE_NOOP("sheet",
                "If you must ruff and the trick has already been ruffed, you may play any trump."),
        }, when=lacks(two_seats)),
    )  # fmt: skip
    undertrump: terms.Undertrump = rule(
        terms.Undertrump.MUST,
        #: A rule: ruff lower if you cannot ruff higher.
        QT_TRANSLATE_NOOP("rules", "Underruffing"),
        QT_TRANSLATE_NOOP("rules", "What you must do if you could only ruff lower than an opponent."),
        statement=Statement(Anchor.UNDERRUFF, {
            terms.Undertrump.MUST: QT_TRANSLATE_NOOP("sheet",
                "If you must ruff and cannot overruff, you must underruff."),
            terms.Undertrump.FREE: QT_TRANSLATE_NOOP("sheet",
                "If you are void and cannot overruff an opponent, you may play any card."),
            terms.Undertrump.AVOID: QT_TRANSLATE_NOOP("sheet",
                "If you are void and cannot overruff an opponent, play any card but a trump. Underruff only if you "
                "have nothing else."),
        }, when=every(lacks(two_seats), has("overtrump", True))),
    )  # fmt: skip
    misplay: terms.Misplay = rule(
        terms.Misplay.PREVENT,
        #: A rule: cards against the rules.
        QT_TRANSLATE_NOOP("rules", "Misplays"),
        QT_TRANSLATE_NOOP("rules", "Whether a card can be played against the rules."),
        secondary=True,
        statement=Statement(Anchor.MISPLAY, {
            terms.Misplay.CHALLENGE: QT_TRANSLATE_NOOP("sheet",
                "You can play a card against these rules, and an opponent may challenge it. A challenge ends the "
                "deal, and the side in the wrong scores nothing for that deal."),
        }),
    )  # fmt: skip
