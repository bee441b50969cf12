"""Words for the play of the cards."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import has, lacks, partners, positive
from belote_desktop.engine.rules.terms import Misplay
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.glossary.entry import Entry, row

_misplays = lacks(has("misplay", Misplay.PREVENT))

ENTRIES = (
    Entry(
        "trick",
        QT_TRANSLATE_NOOP("glossary", "trick"),
        QT_TRANSLATE_NOOP("glossary forms", "tricks|trick"),
        QT_TRANSLATE_NOOP(
            "glossary", "One card from each player. The player of the best card wins the trick and leads to the next."
        ),
        picture=row("KD", "AD", "8D", "7D", wins="AD"),
    ),
    Entry(
        "lead",
        QT_TRANSLATE_NOOP("glossary", "lead"),
        QT_TRANSLATE_NOOP("glossary forms", "leading|leads|lead|suit led"),
        QT_TRANSLATE_NOOP(
            "glossary", "The first card of a trick. Its suit is the suit led, which everyone must play if they can."
        ),
    ),
    Entry(
        "follow",
        QT_TRANSLATE_NOOP("glossary", "follow suit"),
        QT_TRANSLATE_NOOP("glossary forms", "following suit|follows suit|follow suit"),
        QT_TRANSLATE_NOOP("glossary", "To play a card of the suit led."),
    ),
    Entry(
        "ruff",
        QT_TRANSLATE_NOOP("glossary", "ruff"),
        QT_TRANSLATE_NOOP("glossary forms", "ruffing|ruffed|ruffs|ruff"),
        QT_TRANSLATE_NOOP(
            "glossary", "To play a trump when you are void in the suit led. A ruff beats every card of that suit."
        ),
        picture=row("AH", "TH", "7S", wins="7S"),
    ),
    Entry(
        "overruff",
        QT_TRANSLATE_NOOP("glossary", "overruff"),
        QT_TRANSLATE_NOOP("glossary forms", "overruffing|overruffed|overruffs|overruff"),
        QT_TRANSLATE_NOOP("glossary", "To ruff with a higher trump than the one already in the trick."),
        picture=row("AH", "8S", "9S", wins="9S"),
    ),
    Entry(
        "underruff",
        QT_TRANSLATE_NOOP("glossary", "underruff"),
        QT_TRANSLATE_NOOP("glossary forms", "underruffing|underruffs|underruff"),
        QT_TRANSLATE_NOOP("glossary", "To play a lower trump than the one that is winning the trick."),
        picture=row("AH", "9S", "8S", wins="9S"),
    ),
    Entry(
        "discard",
        QT_TRANSLATE_NOOP("glossary", "discard"),
        QT_TRANSLATE_NOOP("glossary forms", "discarding|discards|discard"),
        QT_TRANSLATE_NOOP(
            "glossary", "To play a card that is neither of the suit led nor a trump. A discard never wins the trick."
        ),
    ),
    Entry(
        "signal",
        QT_TRANSLATE_NOOP("glossary", "signal"),
        QT_TRANSLATE_NOOP("glossary forms", "signals|signal"),
        QT_TRANSLATE_NOOP("glossary", "A discard that tells your partner something, as you agreed before the match."),
        partners,
    ),
    Entry(
        "draw-trumps",
        QT_TRANSLATE_NOOP("glossary", "draw trumps"),
        QT_TRANSLATE_NOOP("glossary forms", "drawing trumps|draws trumps|draw trumps"),
        QT_TRANSLATE_NOOP("glossary", "To lead trumps so that your opponents have none left to ruff with."),
    ),
    Entry(
        "feed",
        QT_TRANSLATE_NOOP("glossary", "feed points"),
        QT_TRANSLATE_NOOP("glossary forms", "feeding points|feeds points|feed points"),
        QT_TRANSLATE_NOOP("glossary", "To play a card worth many points to a trick that your partner is winning."),
    ),
    Entry(
        "establish",
        QT_TRANSLATE_NOOP("glossary", "establish a suit"),
        QT_TRANSLATE_NOOP("glossary forms", "establish"),
        QT_TRANSLATE_NOOP("glossary", "To drive out the high cards of a suit until your lower ones win."),
    ),
    Entry(
        "last-trick",
        QT_TRANSLATE_NOOP("glossary", "last trick"),
        QT_TRANSLATE_NOOP("glossary forms", "last trick"),
        QT_TRANSLATE_NOOP("glossary", "The trick that ends a deal. It scores points of its own."),
        positive("last_trick"),
    ),
    Entry(
        "claim",
        QT_TRANSLATE_NOOP("glossary", "claim"),
        QT_TRANSLATE_NOOP("glossary forms", "claiming|claims|claim"),
        QT_TRANSLATE_NOOP(
            "glossary", "To take every trick that is left without playing it, because nobody can stop you."
        ),
    ),
    Entry(
        "misplay",
        QT_TRANSLATE_NOOP("glossary", "misplay"),
        QT_TRANSLATE_NOOP("glossary forms", "misplays|misplay"),
        QT_TRANSLATE_NOOP("glossary", "A card played against the rules."),
        _misplays,
    ),
    Entry(
        "challenge",
        QT_TRANSLATE_NOOP("glossary", "challenge"),
        QT_TRANSLATE_NOOP("glossary forms", "challenges|challenge"),
        QT_TRANSLATE_NOOP("glossary", "To say that an opponent has misplayed. The tricks are turned over and checked."),
        _misplays,
    ),
)
