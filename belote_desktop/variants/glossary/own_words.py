"""Words that single games have kept: Sun and Hokum, roem, vida. Source: docs/rules/words.md."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import hokum, meets_roem, positive
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.declaration_words import (
    ARABIAN,
    ARMENIAN,
    BULGARIAN,
    CROATIAN,
    CYPRIOT,
    DUTCH,
    GREEK,
    INDIANAN,
    UKRAINIAN,
)  # fmt: skip
from belote_desktop.variants.glossary.entry import Entry, row
from belote_desktop.variants.glossary.speakers import raises_by, speaks
from belote_desktop.variants.raise_words import COINCHE, CONTRA, CONTRE, KRAAK, VIDA

ENTRIES = (
    Entry(
        "sun",
        QT_TRANSLATE_NOOP("glossary", "Sun"),
        QT_TRANSLATE_NOOP("glossary forms", "Sun"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "A contract without trumps. Its cards total 130 with the last trick, and everything counts double.",
        ),
        hokum,
    ),
    Entry(
        "hokum",
        QT_TRANSLATE_NOOP("glossary", "Hokum"),
        QT_TRANSLATE_NOOP("glossary forms", "Hokum"),
        QT_TRANSLATE_NOOP("glossary", "A contract with one suit as trumps."),
        hokum,
    ),
    Entry(
        "ashkal",
        QT_TRANSLATE_NOOP("glossary", "ashkal"),
        QT_TRANSLATE_NOOP("glossary forms", "ashkal|Ashkal"),
        QT_TRANSLATE_NOOP("glossary", "A call of Sun in which the caller’s partner gets the turn-up and is the taker."),
        hokum,
    ),
    Entry(
        "project",
        QT_TRANSLATE_NOOP("glossary", "project"),
        QT_TRANSLATE_NOOP("glossary forms", "projects|project"),
        QT_TRANSLATE_NOOP("glossary", "Baloot’s word for a declaration: a run or four of a kind."),
        speaks(ARABIAN),
    ),
    Entry(
        "sira",
        QT_TRANSLATE_NOOP("glossary", "sira"),
        QT_TRANSLATE_NOOP("glossary forms", "sira"),
        QT_TRANSLATE_NOOP("glossary", "A run of three cards."),
        speaks(ARABIAN),
        row("9C", "8C", "7C"),
    ),
    Entry(
        "baloot",
        QT_TRANSLATE_NOOP("glossary", "baloot"),
        QT_TRANSLATE_NOOP("glossary forms", "baloot"),
        QT_TRANSLATE_NOOP("glossary", "King and queen of trumps in one hand, in a Hokum."),
        speaks(ARABIAN),
        row("KS", "QS"),
    ),
    Entry(
        "gahwa",
        QT_TRANSLATE_NOOP("glossary", "gahwa"),
        QT_TRANSLATE_NOOP("glossary forms", "gahwa|Gahwa"),
        QT_TRANSLATE_NOOP("glossary", "Coffee: the last raise. It decides the whole match."),
        speaks(ARABIAN),
    ),
    Entry(
        "kaboot",
        QT_TRANSLATE_NOOP("glossary", "kaboot"),
        QT_TRANSLATE_NOOP("glossary forms", "kaboot"),
        QT_TRANSLATE_NOOP("glossary", "All tricks of a deal won by one side."),
        speaks(ARABIAN),
    ),
    Entry(
        "tahreeb",
        QT_TRANSLATE_NOOP("glossary", "tahreeb"),
        QT_TRANSLATE_NOOP("glossary forms", "tahreeb|Tahreeb"),
        QT_TRANSLATE_NOOP("glossary", "A signal of two discards: a low card and then a higher one ask for their suit."),
        speaks(ARABIAN),
    ),
    Entry(
        "tanfeer",
        QT_TRANSLATE_NOOP("glossary", "tanfeer"),
        QT_TRANSLATE_NOOP("glossary forms", "tanfeer|Tanfeer"),
        QT_TRANSLATE_NOOP(
            "glossary", "A signal on your opponents’ trick: the suit you discard is one you do not want."
        ),
        speaks(ARABIAN),
    ),
    Entry(
        "lana",
        QT_TRANSLATE_NOOP("glossary", "lana, lahum"),
        QT_TRANSLATE_NOOP("glossary forms", "lana|lahum|Lana|Lahum"),
        QT_TRANSLATE_NOOP("glossary", "For us and for them: the headings of the two columns on the score sheet."),
        speaks(ARABIAN),
    ),
    Entry(
        "roem",
        QT_TRANSLATE_NOOP("glossary", "roem"),
        QT_TRANSLATE_NOOP("glossary forms", "roem"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "Points for a run or four of a kind among the cards of one trick. The winner of the trick scores them.",
        ),
        meets_roem,
        row("QH", "9H", "TH", "JH"),
    ),
    Entry(
        "stuk",
        QT_TRANSLATE_NOOP("glossary", "stuk"),
        QT_TRANSLATE_NOOP("glossary forms", "stuk"),
        QT_TRANSLATE_NOOP("glossary", "King and queen of trumps in one trick. They add to the roem."),
        speaks(DUTCH),
        row("KS", "QS"),
    ),
    Entry(
        "nat",
        QT_TRANSLATE_NOOP("glossary", "nat"),
        QT_TRANSLATE_NOOP("glossary forms", "nat"),
        QT_TRANSLATE_NOOP("glossary", "Wet: the taker’s side has failed, and the other side scores everything."),
        speaks(DUTCH),
    ),
    Entry(
        "seinen",
        QT_TRANSLATE_NOOP("glossary", "seinen"),
        QT_TRANSLATE_NOOP("glossary forms", "seinen|Seinen"),
        QT_TRANSLATE_NOOP(
            "glossary", "To signal with a discard: a low card asks for its suit, and a high card warns off it."
        ),
        speaks(DUTCH),
    ),
    Entry(
        "pit",
        QT_TRANSLATE_NOOP("glossary", "pit"),
        QT_TRANSLATE_NOOP("glossary forms", "pit"),
        QT_TRANSLATE_NOOP("glossary", "All tricks of a deal won by one side."),
        speaks(DUTCH),
    ),
    Entry(
        "coinche",
        QT_TRANSLATE_NOOP("glossary", "coinche, surcoinche"),
        QT_TRANSLATE_NOOP("glossary forms", "surcoinche|coinche"),
        QT_TRANSLATE_NOOP("glossary", "The game’s words for double and redouble."),
        raises_by(COINCHE),
    ),
    Entry(
        "contre",
        QT_TRANSLATE_NOOP("glossary", "contre, surcontre"),
        QT_TRANSLATE_NOOP("glossary forms", "surcontre|contre"),
        QT_TRANSLATE_NOOP("glossary", "The game’s words for double and redouble."),
        raises_by(CONTRE),
    ),
    Entry(
        "contra",
        QT_TRANSLATE_NOOP("glossary", "contra, recontra"),
        QT_TRANSLATE_NOOP("glossary forms", "recontra|contra"),
        QT_TRANSLATE_NOOP("glossary", "The game’s words for double and redouble."),
        raises_by(CONTRA),
    ),
    Entry(
        "kraak",
        QT_TRANSLATE_NOOP("glossary", "kraak, rekraak"),
        QT_TRANSLATE_NOOP("glossary forms", "rekraak|kraak"),
        QT_TRANSLATE_NOOP("glossary", "The game’s words for double and redouble."),
        raises_by(KRAAK),
    ),
    Entry(
        "vida",
        QT_TRANSLATE_NOOP("glossary", "vida"),
        QT_TRANSLATE_NOOP("glossary forms", "vida"),
        QT_TRANSLATE_NOOP("glossary", "A raise. Each side in turn may say it to raise what the deal is worth."),
        raises_by(VIDA),
    ),
    Entry(
        "belot-bg",
        QT_TRANSLATE_NOOP("glossary", "belot"),
        QT_TRANSLATE_NOOP("glossary forms", "belot"),
        QT_TRANSLATE_NOOP("glossary", "King and queen of one suit in one hand, where that suit is trumps."),
        speaks(BULGARIAN),
        row("KS", "QS"),
    ),
    Entry(
        "terca",
        QT_TRANSLATE_NOOP("glossary", "terca"),
        QT_TRANSLATE_NOOP("glossary forms", "terca"),
        QT_TRANSLATE_NOOP("glossary", "A run of three cards."),
        lambda rules: speaks(BULGARIAN)(rules) or speaks(CROATIAN)(rules),
        row("9C", "8C", "7C"),
    ),
    Entry(
        "bela",
        QT_TRANSLATE_NOOP("glossary", "bela"),
        QT_TRANSLATE_NOOP("glossary forms", "bela"),
        QT_TRANSLATE_NOOP("glossary", "King and queen of trumps in one hand. It is said with the first of them."),
        speaks(CROATIAN),
        row("KS", "QS"),
    ),
    Entry(
        "belot-hr",
        QT_TRANSLATE_NOOP("glossary", "belot", "eight cards in a row"),
        QT_TRANSLATE_NOOP("glossary forms", "belot"),
        QT_TRANSLATE_NOOP("glossary", "All eight cards of a suit in one hand. It wins the match at once."),
        lambda rules: speaks(CROATIAN)(rules) and positive("instant_run")(rules),
    ),
    Entry(
        "bourloto",
        QT_TRANSLATE_NOOP("glossary", "bourloto"),
        QT_TRANSLATE_NOOP("glossary forms", "bourloto"),
        QT_TRANSLATE_NOOP("glossary", "King and queen of trumps in one hand."),
        speaks(GREEK),
        row("KS", "QS"),
    ),
    Entry(
        "pilotta",
        QT_TRANSLATE_NOOP("glossary", "pilotta, repilotta"),
        QT_TRANSLATE_NOOP("glossary forms", "repilotta|pilotta"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "King and queen of trumps in one hand: the words said with the first and with the second of them.",
        ),
        speaks(CYPRIOT),
        row("KS", "QS"),
    ),
    Entry(
        "blot",
        QT_TRANSLATE_NOOP("glossary", "blot, reblot"),
        QT_TRANSLATE_NOOP("glossary forms", "reblot|blot"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "King and queen of trumps in one hand: the words said with the first and with the second of them.",
        ),
        speaks(ARMENIAN),
        row("KS", "QS"),
    ),
    Entry(
        "terts",
        QT_TRANSLATE_NOOP("glossary", "terts"),
        QT_TRANSLATE_NOOP("glossary forms", "terts"),
        QT_TRANSLATE_NOOP("glossary", "A run of three cards."),
        speaks(UKRAINIAN),
        row("9C", "8C", "7C"),
    ),
    Entry(
        "mule",
        QT_TRANSLATE_NOOP("glossary", "mule"),
        QT_TRANSLATE_NOOP("glossary forms", "mule"),
        QT_TRANSLATE_NOOP("glossary", "Four jacks in one hand."),
        speaks(INDIANAN),
        row("JS", "JH", "JD", "JC"),
    ),
)
