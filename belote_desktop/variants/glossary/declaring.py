"""Words for runs, fours of a kind and belote."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import declares, lacks, meets_roem, says_belote, some, some_fours
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.declaration_words import ARABIAN, FRENCH
from belote_desktop.variants.glossary.entry import Entry, row
from belote_desktop.variants.glossary.speakers import speaks

ENTRIES = (
    Entry(
        "declaration",
        QT_TRANSLATE_NOOP("glossary", "declaration"),
        QT_TRANSLATE_NOOP("glossary forms", "declarations|declaration"),
        QT_TRANSLATE_NOOP("glossary", "A run or four of a kind in your hand. You declare it for points."),
        lambda rules: declares(rules) and not speaks(ARABIAN)(rules),
    ),
    Entry(
        "declare",
        QT_TRANSLATE_NOOP("glossary", "declare"),
        QT_TRANSLATE_NOOP("glossary forms", "declares|declared|declare"),
        QT_TRANSLATE_NOOP("glossary", "To say that you hold a declaration, so that it scores."),
        declares,
    ),
    Entry(
        "run",
        QT_TRANSLATE_NOOP("glossary", "run"),
        QT_TRANSLATE_NOOP("glossary forms", "runs|run"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "Three or more cards of a suit in sequence. In a run the ten stands between the nine and the jack.",
        ),
        some(declares, meets_roem),
        row("QH", "JH", "TH"),
    ),
    Entry(
        "tierce",
        QT_TRANSLATE_NOOP("glossary", "tierce"),
        QT_TRANSLATE_NOOP("glossary forms", "tierces|tierce"),
        QT_TRANSLATE_NOOP("glossary", "A run of three cards."),
        lambda rules: declares(rules) and speaks(FRENCH)(rules),
        row("9C", "8C", "7C"),
    ),
    Entry(
        "quarte",
        QT_TRANSLATE_NOOP("glossary", "quarte"),
        QT_TRANSLATE_NOOP("glossary forms", "quartes|quarte"),
        QT_TRANSLATE_NOOP("glossary", "A run of four cards. French players also call it “fifty”."),
        lambda rules: declares(rules) and speaks(FRENCH)(rules),
        row("JD", "TD", "9D", "8D"),
    ),
    Entry(
        "quinte",
        QT_TRANSLATE_NOOP("glossary", "quinte"),
        QT_TRANSLATE_NOOP("glossary forms", "quintes|quinte"),
        QT_TRANSLATE_NOOP("glossary", "A run of five cards or more. French players also call it “hundred”."),
        lambda rules: declares(rules) and speaks(FRENCH)(rules),
        row("AS", "KS", "QS", "JS", "TS"),
    ),
    Entry(
        "four",
        QT_TRANSLATE_NOOP("glossary", "four of a kind"),
        QT_TRANSLATE_NOOP("glossary forms", "fours of a kind|four of a kind"),
        QT_TRANSLATE_NOOP("glossary", "All four cards of one rank."),
        some_fours,
        row("JS", "JH", "JD", "JC"),
    ),
    Entry(
        "belote",
        QT_TRANSLATE_NOOP("glossary", "belote"),
        QT_TRANSLATE_NOOP("glossary forms", "rebelote|belote"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "King and queen of trumps in one hand. Say “belote” with the first and “rebelote” with the second.",
        ),
        lambda rules: says_belote(rules) and speaks(FRENCH)(rules),
        row("KS", "QS"),
    ),
    Entry(
        "belote-own",
        QT_TRANSLATE_NOOP("glossary", "king and queen of trumps"),
        "",
        QT_TRANSLATE_NOOP("glossary", "Held in one hand, they score points of their own when they are played."),
        lambda rules: says_belote(rules) and lacks(speaks(FRENCH))(rules),
        row("KS", "QS"),
    ),
)
