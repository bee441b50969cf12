"""Sentences on what must be played. Source: docs/rules, Following suit."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import all_trump, covered_cards, lacks, no_trump, partners
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Misplay, Raise, Settlement
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated

TURN = Chapter(Rule.TURN, QT_TRANSLATE_NOOP("sheet", "Tricks"), (
    stated("leader"),
    always(QT_TRANSLATE_NOOP("sheet",
           "Each player in turn plays one card from the hand, and any card may be led. The highest trump wins the "
           "trick, or, where no trump was played, the highest card of the suit led. The winner leads to the next."),
           when=lacks(covered_cards)),
    always(QT_TRANSLATE_NOOP("sheet",
           "Each player in turn plays one card, from the hand or an open card of their own on the table, and any of "
           "these may be led. The highest trump wins the trick, or, where no trump was played, the highest card of "
           "the suit led. The winner leads to the next."), when=covered_cards),
    always(QT_TRANSLATE_NOOP("sheet",
           "When a trick is over, a covered card whose cover was played is turned up; it may be played from the next "
           "trick on. Covered cards oblige to nothing, and nobody may look at them."), when=covered_cards),
    always(QT_TRANSLATE_NOOP("sheet", "In all trumps only cards of the suit led can win a trick."), when=all_trump),
))  # fmt: skip

FOLLOW = Chapter(Rule.FOLLOW_SUIT, QT_TRANSLATE_NOOP("sheet", "Following suit"), (
    always(QT_TRANSLATE_NOOP("sheet", "Whoever holds a card of the suit that was led must play one.")),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps nothing else is asked: whoever cannot follow plays any card."),
           when=no_trump),
    always(QT_TRANSLATE_NOOP("sheet",
           "In all trumps every suit led is treated as trumps led, and whoever cannot follow plays any card."),
           when=all_trump),
))  # fmt: skip

RAISE = Chapter(Rule.RAISE_TRUMP, QT_TRANSLATE_NOOP("sheet", "When trumps are led"), (
    by(lambda rules: (rules.play.trump_led_raise, partners(rules)), {
        (Raise.ALWAYS, True): QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest trump on the table, also when it is the partner's; "
            "whoever cannot plays any trump."),
        (Raise.NOT_IF_PARTNER_WINNING, True): QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest trump on the table, unless it is the partner's; "
            "whoever cannot plays any trump."),
        **dict.fromkeys([(Raise.ALWAYS, False), (Raise.NOT_IF_PARTNER_WINNING, False)], QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest trump on the table; whoever cannot plays any trump.")),
        **dict.fromkeys([(Raise.NEVER, True), (Raise.NEVER, False)], QT_TRANSLATE_NOOP("sheet",
            "Any trump may be played.")),
    }),
    stated("jack_forced"),
))  # fmt: skip

BEAT_PLAIN = Chapter(Rule.BEAT_PLAIN, QT_TRANSLATE_NOOP("sheet", "Beating in plain suits"), (
    by(lambda rules: (rules.play.plain_must_beat, rules.play.beat_after_ruff), {
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest card of the suit led, unless the trick has been ruffed."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest card of the suit led, even after the trick has been ruffed."),
    }),
))  # fmt: skip

RUFF = Chapter(Rule.RUFF, QT_TRANSLATE_NOOP("sheet", "Ruffing"), (
    stated("partner_winning"),
    always(QT_TRANSLATE_NOOP("sheet", "Whoever cannot follow must play a trump."), when=lacks(partners)),
    always(QT_TRANSLATE_NOOP("sheet", "Whoever can neither follow nor play a trump plays any card.")),
))  # fmt: skip

OVERRUFF = Chapter(Rule.OVERRUFF, QT_TRANSLATE_NOOP("sheet", "Overruffing"), (
    stated("overtrump"),
))  # fmt: skip

UNDERRUFF = Chapter(Rule.UNDERRUFF, QT_TRANSLATE_NOOP("sheet", "Underruffing"), (
    stated("undertrump"),
))  # fmt: skip

MISPLAY = Chapter(Anchor.MISPLAY, QT_TRANSLATE_NOOP("sheet", "Misplays"), (
    stated("misplay"),
    by("settlement", {
        Settlement.BID: QT_TRANSLATE_NOOP("sheet", "The other side writes what the winners of the deal would write."),
        **dict.fromkeys((Settlement.POINTS, Settlement.MATCH_POINTS), QT_TRANSLATE_NOOP("sheet",
            "The other side writes all the points of cards and last trick, and every declaration and {belote} of the "
            "deal.")),
        Settlement.PROJECTS: QT_TRANSLATE_NOOP("sheet",
            "The other side writes all the points of the cards, 26 in Sun and 16 in Hokum, multiplied if the deal was "
            "raised, and its own declarations."),
    }, misplay=(Misplay.CHALLENGE,)),
))  # fmt: skip

PLAYING = (TURN, FOLLOW, RAISE, BEAT_PLAIN, RUFF, OVERRUFF, UNDERRUFF)
