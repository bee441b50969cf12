"""Sentences on what must be played. Source: docs/rules, Following suit."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.rules.conditions import (
    all_trump,
    by_projects,
    covered_cards,
    every,
    lacks,
    no_trump,
    partners,
    positive,
    two_seats,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Misplay, Raise, Settlement
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated

#: Title of a section of the rule sheet.
TURN = Chapter(Rule.TURN, QT_TRANSLATE_NOOP("sheet", "Tricks"), (
    stated("leader"),
    by(two_seats, {
        False: QT_TRANSLATE_NOOP("sheet",
            "You may lead any card from your hand. Each player in turn then plays one card. The highest trump wins "
            "the trick. If nobody played a trump, the highest card of the suit led wins. The winner leads to the "
            "next trick."),
        True: QT_TRANSLATE_NOOP("sheet",
            "You may lead any card from your hand. Your opponent then plays one card. The highest trump wins the "
            "trick. If nobody played a trump, the highest card of the suit led wins. The winner leads to the next "
            "trick."),
    }, when=lacks(covered_cards)),
    by(two_seats, {
        False: QT_TRANSLATE_NOOP("sheet",
            "You may lead any card from your hand or any of your open cards on the table. Each player in turn then "
            "plays one of theirs. The highest trump wins the trick. If nobody played a trump, the highest card of "
            "the suit led wins. The winner leads to the next trick."),
        True: QT_TRANSLATE_NOOP("sheet",
            "You may lead any card from your hand or any of your open cards on the table. Your opponent then plays "
            "one of theirs. The highest trump wins the trick. If nobody played a trump, the highest card of the "
            "suit led wins. The winner leads to the next trick."),
    }, when=every(covered_cards, positive("packets"))),
    by(two_seats, {
        False: QT_TRANSLATE_NOOP("sheet",
            "You may lead any of your open cards on the table. Each player in turn then plays one of theirs. The "
            "highest trump wins the trick. If nobody played a trump, the highest card of the suit led wins. The "
            "winner leads to the next trick."),
        True: QT_TRANSLATE_NOOP("sheet",
            "You may lead any of your open cards on the table. Your opponent then plays one of theirs. The highest "
            "trump wins the trick. If nobody played a trump, the highest card of the suit led wins. The winner leads "
            "to the next trick."),
    }, when=every(covered_cards, lacks(positive("packets")))),
    always(QT_TRANSLATE_NOOP("sheet",

            "When the trick is over, the covered cards under the cards just played are turned up. You "
            "may play them from the next trick on. Nobody may look at a covered card, and it never "
            "decides what you must play."), when=covered_cards),
    always(QT_TRANSLATE_NOOP("sheet", "In all trumps only cards of the suit led can win a trick."), when=all_trump),
))  # fmt: skip

#: Title of a section of the rule sheet.
FOLLOW = Chapter(Rule.FOLLOW_SUIT, QT_TRANSLATE_NOOP("sheet", "Following suit"), (
    always(QT_TRANSLATE_NOOP("sheet", "You must follow suit if you can.")),
    by(by_projects, {
        False: QT_TRANSLATE_NOOP("sheet",
            "In no trumps that is your only duty. If you cannot follow suit, play any card."),
        True: QT_TRANSLATE_NOOP("sheet", "In Sun that is your only duty. If you cannot follow suit, play any card."),
    }, when=no_trump),
    always(QT_TRANSLATE_NOOP("sheet",
        "In all trumps every lead is a trump lead. If you cannot follow suit, play any card."),
           when=all_trump),
))  # fmt: skip

#: Title of a section of the rule sheet.
RAISE = Chapter(Rule.RAISE_TRUMP, QT_TRANSLATE_NOOP("sheet", "When trumps are led"), (
    by(lambda rules: (rules.play.trump_led_raise, partners(rules)), {
        (Raise.ALWAYS, True): QT_TRANSLATE_NOOP("sheet",
            "If trumps are led, you must beat the highest trump in the trick if you can, even if your partner played "
            "it. If you cannot, play any trump."),
        (Raise.NOT_IF_PARTNER_WINNING, True): QT_TRANSLATE_NOOP("sheet",
            "If trumps are led, you must beat the highest trump in the trick if you can, unless your partner played "
            "it. Otherwise play any trump."),
        **dict.fromkeys([(Raise.ALWAYS, False), (Raise.NOT_IF_PARTNER_WINNING, False)], QT_TRANSLATE_NOOP("sheet",
            "If trumps are led, you must beat the highest trump in the trick if you can. If you cannot, play any "
            "trump.")),
        **dict.fromkeys([(Raise.NEVER, True), (Raise.NEVER, False)], QT_TRANSLATE_NOOP("sheet",
            "If trumps are led, you may play any trump.")),
    }),
    stated("jack_forced"),
))  # fmt: skip

#: Title of a section of the rule sheet.
BEAT_PLAIN = Chapter(Rule.BEAT_PLAIN, QT_TRANSLATE_NOOP("sheet", "Beating in side suits"), (
    by(lambda rules: (rules.play.plain_must_beat, rules.play.beat_after_ruff), {
        (True, False): QT_TRANSLATE_NOOP("sheet",
            "You must beat the highest card of the suit led if you can, unless the trick has been ruffed."),
        (True, True): QT_TRANSLATE_NOOP("sheet",
            "You must beat the highest card of the suit led if you can, even if the trick has been ruffed."),
    }),
))  # fmt: skip

#: Title of a section of the rule sheet.
RUFF = Chapter(Rule.RUFF, QT_TRANSLATE_NOOP("sheet", "Ruffing"), (
    stated("partner_winning"),
    always(QT_TRANSLATE_NOOP("sheet", "If you cannot follow suit, you must ruff."), when=lacks(partners)),
    always(QT_TRANSLATE_NOOP("sheet", "If you can neither follow suit nor ruff, play any card.")),
))  # fmt: skip

#: Title of a section of the rule sheet.
OVERRUFF = Chapter(Rule.OVERRUFF, QT_TRANSLATE_NOOP("sheet", "Overruffing"), (
    stated("overtrump"),
))  # fmt: skip

#: Title of a section of the rule sheet.
UNDERRUFF = Chapter(Rule.UNDERRUFF, QT_TRANSLATE_NOOP("sheet", "Underruffing"), (
    stated("undertrump"),
))  # fmt: skip

#: Title of a section of the rule sheet.
MISPLAY = Chapter(Anchor.MISPLAY, QT_TRANSLATE_NOOP("sheet", "Misplays"), (
    stated("misplay"),
    by("settlement", {
        Settlement.BID: QT_TRANSLATE_NOOP("sheet", "The other side scores as if it had won the deal."),
        #: {belote}: the word of the game for king and queen of trumps.
        **dict.fromkeys((Settlement.POINTS, Settlement.MATCH_POINTS), QT_TRANSLATE_NOOP("sheet",
            "The other side scores all the points of the cards and the last trick, and every declaration and {belote} "
            "of the deal.")),
        Settlement.PROJECTS: QT_TRANSLATE_NOOP("sheet",
            "The other side scores all the points of the cards, 26 in Sun and 16 in Hokum, multiplied if the deal was "
            "raised. It also scores its own declarations."),
    }, misplay=(Misplay.CHALLENGE,)),
))  # fmt: skip

PLAYING = (TURN, FOLLOW, RAISE, BEAT_PLAIN, RUFF, OVERRUFF, UNDERRUFF)
