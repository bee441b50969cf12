"""Sentences on what must be played. Source: rule file 01, Following rules, and file 23."""

from __future__ import annotations

from belote_desktop.engine import Rule
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import Lock, PartnerWinning, Raise, Undertrump
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by

TURN = Chapter(Rule.TURN, QT_TRANSLATE_NOOP("sheet", "Tricks"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "Each player in turn plays one card from the hand, and any card may be led. The highest trump wins the "
           "trick, or, where no trump was played, the highest card of the suit led. The winner leads to the next.")),
))  # fmt: skip

LOCKED = Chapter(Rule.LOCKED, QT_TRANSLATE_NOOP("sheet", "Closed deals"), (
    by("lock", {
        Lock.RAISER_CHOOSES: QT_TRANSLATE_NOOP("sheet",
            "In a deal that was doubled closed, trumps may not be led by a player who holds another card."),
    }),
))  # fmt: skip

FOLLOW = Chapter(Rule.FOLLOW_SUIT, QT_TRANSLATE_NOOP("sheet", "Following suit"), (
    always(QT_TRANSLATE_NOOP("sheet", "Whoever holds a card of the suit that was led must play one.")),
))  # fmt: skip

RAISE = Chapter(Rule.RAISE_TRUMP, QT_TRANSLATE_NOOP("sheet", "When trumps are led"), (
    by("trump_led_raise", {
        Raise.ALWAYS: QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest trump on the table, also when it is the partner's; "
            "whoever cannot plays any trump."),
        Raise.NOT_IF_PARTNER_WINNING: QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest trump on the table, unless it is the partner's; "
            "whoever cannot plays any trump."),
        Raise.NEVER: QT_TRANSLATE_NOOP("sheet", "Any trump may be played."),
    }),
    by("jack_forced", {
        False: QT_TRANSLATE_NOOP("sheet",
            "Nobody has to play the jack for this: a player with no other higher trump may keep it."),
    }, trump_led_raise=(Raise.ALWAYS, Raise.NOT_IF_PARTNER_WINNING)),
))  # fmt: skip

BEAT_PLAIN = Chapter(Rule.BEAT_PLAIN, QT_TRANSLATE_NOOP("sheet", "Beating in plain suits"), (
    by("plain_must_beat", {
        True: QT_TRANSLATE_NOOP("sheet",
            "Whoever can must beat the highest card of the suit led, unless the trick has been ruffed."),
    }),
))  # fmt: skip

RUFF = Chapter(Rule.RUFF, QT_TRANSLATE_NOOP("sheet", "Ruffing"), (
    by("partner_winning", {
        PartnerWinning.FREE: QT_TRANSLATE_NOOP("sheet",
            "Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may "
            "be played, a lower trump included."),
        PartnerWinning.NO_UNDERRUFF: QT_TRANSLATE_NOOP("sheet",
            "Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may "
            "be played but a trump lower than the partner's, which is allowed only when nothing else is left."),
        PartnerWinning.MUST_TRUMP: QT_TRANSLATE_NOOP("sheet",
            "Whoever cannot follow must play a trump, also when the partner is winning the trick."),
    }),
    always(QT_TRANSLATE_NOOP("sheet", "Whoever can neither follow nor play a trump plays any card.")),
))  # fmt: skip

OVERRUFF = Chapter(Rule.OVERRUFF, QT_TRANSLATE_NOOP("sheet", "Overruffing"), (
    by("overtrump", {
        True: QT_TRANSLATE_NOOP("sheet",
            "Whoever must play a trump to a trick that has been ruffed must play a higher one if possible."),
        False: QT_TRANSLATE_NOOP("sheet",
            "Whoever must play a trump to a trick that has been ruffed may play any trump."),
    }),
))  # fmt: skip

UNDERRUFF = Chapter(Rule.UNDERRUFF, QT_TRANSLATE_NOOP("sheet", "Underruffing"), (
    by("undertrump", {
        Undertrump.MUST: QT_TRANSLATE_NOOP("sheet",
            "Whoever must play a trump and holds only lower ones than an opponent's must play one of these."),
        Undertrump.FREE: QT_TRANSLATE_NOOP("sheet",
            "Whoever cannot beat the trump an opponent has played may play any card."),
    }, overtrump=(True,)),
))  # fmt: skip

PLAYING = (TURN, LOCKED, FOLLOW, RAISE, BEAT_PLAIN, RUFF, OVERRUFF, UNDERRUFF)
