"""Section of a ruleset: the play."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import every, has, lacks, partners, two_seats
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.needs import Need
from belote_desktop.engine.rules.statements import Anchor, Statement
from belote_desktop.engine.rules.terms import Phase


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
        statement=Statement(Anchor.TURN, {
            terms.Leader.ELDEST: QT_TRANSLATE_NOOP("sheet", "The player after the dealer leads to the first trick."),
            terms.Leader.TAKER: QT_TRANSLATE_NOOP("sheet", "The taker leads to the first trick."),
            terms.Leader.FIRST_BIDDER: QT_TRANSLATE_NOOP("sheet", "The player who bid first leads to the first trick."),
            terms.Leader.AFTER_TAKER: QT_TRANSLATE_NOOP("sheet",
                "The player after the taker leads to the first trick."),
            terms.Leader.GENERALE_BIDDER: QT_TRANSLATE_NOOP("sheet",
                "The player after the dealer leads to the first trick, but the bidder of a générale leads to it then."),
        }),
    )  # fmt: skip
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
        before=False,
        needs=Need("plain_must_beat", (True,)),
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
        statement=Statement(Anchor.RAISE_TRUMP, {
            False: QT_TRANSLATE_NOOP("sheet",
                "Nobody has to play the jack for this: a player with no other higher trump may keep it."),
        }, when=has("trump_led_raise", terms.Raise.ALWAYS, terms.Raise.NOT_IF_PARTNER_WINNING)),
    )  # fmt: skip
    partner_winning: terms.PartnerWinning = rule(
        terms.PartnerWinning.FREE,
        QT_TRANSLATE_NOOP("rules", "the partner is winning"),
        QT_TRANSLATE_NOOP("rules", "What a player may play who cannot follow while the partner is winning."),
        matters=partners,
        statement=Statement(Anchor.RUFF, {
            terms.PartnerWinning.FREE: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may "
                "be played, a lower trump included."),
            terms.PartnerWinning.NO_UNDERRUFF: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may "
                "be played but a trump lower than the partner's, which is allowed only when nothing else is left."),
            terms.PartnerWinning.MUST_TRUMP: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot follow must play a trump, also when the partner is winning the trick."),
            terms.PartnerWinning.ANY_TRUMP: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot follow must play a trump, also when the partner is winning the trick; a trump of the "
                "partner's need not be beaten."),
        }, when=partners),
    )  # fmt: skip
    overtrump: bool = rule(
        True,
        QT_TRANSLATE_NOOP("rules", "overruff"),
        QT_TRANSLATE_NOOP("rules", "Whether a trump must be beaten by a higher one when ruffing."),
        secondary=True,
        statement=Statement(Anchor.OVERRUFF, {
            True: QT_TRANSLATE_NOOP("sheet",
                "Whoever must play a trump to a trick that has been ruffed must play a higher one if possible."),
            False: QT_TRANSLATE_NOOP("sheet",
                "Whoever must play a trump to a trick that has been ruffed may play any trump."),
        }, when=lacks(two_seats)),
    )  # fmt: skip
    undertrump: terms.Undertrump = rule(
        terms.Undertrump.MUST,
        QT_TRANSLATE_NOOP("rules", "underruff"),
        QT_TRANSLATE_NOOP("rules", "What a player must do who can only ruff lower than the trump on the table."),
        statement=Statement(Anchor.UNDERRUFF, {
            terms.Undertrump.MUST: QT_TRANSLATE_NOOP("sheet",
                "Whoever must play a trump and holds only lower ones than an opponent's must play one of these."),
            terms.Undertrump.FREE: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot beat the trump an opponent has played may play any card."),
            terms.Undertrump.AVOID: QT_TRANSLATE_NOOP("sheet",
                "Whoever cannot beat the trump an opponent has played may play any card but a trump, and a trump "
                "only when nothing else is left."),
        }, when=every(lacks(two_seats), has("overtrump", True))),
    )  # fmt: skip
    misplay: terms.Misplay = rule(
        terms.Misplay.PREVENT,
        QT_TRANSLATE_NOOP("rules", "misplays"),
        QT_TRANSLATE_NOOP("rules", "Whether cards that may not be played can be played all the same."),
        secondary=True,
        statement=Statement(Anchor.MISPLAY, {
            terms.Misplay.CHALLENGE: QT_TRANSLATE_NOOP("sheet",
                "A card may be played against these rules, and an opponent may challenge it. Then the deal is over: "
                "the side in the wrong, by the card or by the challenge, writes nothing for it."),
        }),
    )  # fmt: skip
