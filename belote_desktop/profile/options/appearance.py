"""The settings of the page Appearance."""

from __future__ import annotations

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.profile.options.option import Group, Option
from belote_desktop.resources import deck

LANGUAGE = r"[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*"
"""How a language is written, as `fr` or `pt_BR`. Which ones are spoken depends on the files of translations, and a
choice is kept while its file is missing."""

LOOK_OPTIONS = (
    Option(
        "language",
        Group.LOOK,
        "system",
        QT_TRANSLATE_NOOP("settings", "Language"),
        QT_TRANSLATE_NOOP("settings", "The language of the program."),
        #: The language, the theme, or less movement: taken from the system.
        (("system", QT_TRANSLATE_NOOP("settings", "Same as system")),),
        pattern=LANGUAGE,
    ),
    Option(
        "digits",
        Group.LOOK,
        "country",
        QT_TRANSLATE_NOOP("settings", "Digits"),
        QT_TRANSLATE_NOOP("settings", "The digits of scores and in sentences. Cards and keys keep theirs."),
        (
            #: Digits: those that are usual in the country that the system is set to.
            ("country", QT_TRANSLATE_NOOP("settings", "Same as country")),
            ("western", "0 1 2 3"),
            ("arabic", "٠ ١ ٢ ٣"),
        ),
        languages=("ar",),
    ),
    Option(
        "theme",
        Group.LOOK,
        "system",
        #: Light or dark colours of the window.
        QT_TRANSLATE_NOOP("settings", "Theme"),
        QT_TRANSLATE_NOOP("settings", "The colours of the window and the table."),
        (
            #: The language, the theme, or less movement: taken from the system.
            ("system", QT_TRANSLATE_NOOP("settings", "Same as system")),
            #: A theme.
            ("light", QT_TRANSLATE_NOOP("settings", "Light")),
            #: A theme.
            ("dark", QT_TRANSLATE_NOOP("settings", "Dark")),
            #: A theme.
            ("contrast", QT_TRANSLATE_NOOP("settings", "High contrast")),
        ),
    ),
    Option(
        "text_size",
        Group.LOOK,
        100,
        QT_TRANSLATE_NOOP("settings", "Text size"),
        QT_TRANSLATE_NOOP("settings", "The size of all text. At the table it grows as far as the window allows."),
        #: After a number.
        low=100,
        high=200,
        unit=QT_TRANSLATE_NOOP("settings", "%"),
    ),
    Option(
        "card_size",
        Group.LOOK,
        "normal",
        QT_TRANSLATE_NOOP("settings", "Card size"),
        QT_TRANSLATE_NOOP("settings", "The size of your cards and of those on the table, as far as the window allows."),
        (
            #: The size of the cards.
            ("smaller", QT_TRANSLATE_NOOP("settings", "Smaller")),
            #: The speed of animations, or the size of the cards.
            ("normal", QT_TRANSLATE_NOOP("settings", "Normal")),
            #: The size of the cards.
            ("larger", QT_TRANSLATE_NOOP("settings", "Larger")),
        ),
    ),
    Option(
        "deck_colours",
        Group.LOOK,
        deck.USUAL,
        #: How the suits are drawn: two colours, four colours, German suits.
        QT_TRANSLATE_NOOP("settings", "Suits"),
        QT_TRANSLATE_NOOP(
            "settings",
            "With four colours the suits are easier to tell apart. German suits use leaves for spades, "
            "hearts for hearts, bells for diamonds and acorns for clubs.",
        ),
        tuple((one.name, Source(one.label, "settings")) for one in deck.decks()),
    ),
    Option(
        "deck_index",
        Group.LOOK,
        "language",
        QT_TRANSLATE_NOOP("settings", "Card letters"),
        QT_TRANSLATE_NOOP("settings", "The letters in the corners of the cards. German suits always have A K O U."),
        (
            #: The letters on the cards follow the language of the program.
            ("language", QT_TRANSLATE_NOOP("settings", "Same as language")),
            ("en", "A K Q J"),
            ("fr", "A R D V"),
            ("de", "A K D B"),
            ("nl", "A H V B"),
            ("ru", "Т К Д В"),
            ("bg", "А К Д В"),
            ("pl", "A K D W"),
            ("el", "Α Β Κ Θ"),
        ),
    ),
    Option(
        "card_back",
        Group.LOOK,
        "burgundy",
        QT_TRANSLATE_NOOP("settings", "Card backs"),
        QT_TRANSLATE_NOOP("settings", "The colour and pattern of the card backs."),
        (
            #: A card back: a woven pattern.
            ("burgundy", QT_TRANSLATE_NOOP("settings", "Burgundy cane")),
            #: A card back.
            ("green", QT_TRANSLATE_NOOP("settings", "Green leaves")),
            #: A card back.
            ("blue", QT_TRANSLATE_NOOP("settings", "Blue stars")),
        ),
    ),
    Option(
        "table_cloth",
        Group.LOOK,
        "green",
        QT_TRANSLATE_NOOP("settings", "Table colour"),
        QT_TRANSLATE_NOOP("settings", "The colour of the table. With high contrast it is always black."),
        (
            #: A table colour.
            ("green", QT_TRANSLATE_NOOP("settings", "Green")),
            #: A table colour.
            ("blue", QT_TRANSLATE_NOOP("settings", "Blue")),
            #: A table colour.
            ("burgundy", QT_TRANSLATE_NOOP("settings", "Burgundy")),
        ),
    ),
    Option(
        "sort_hand",
        Group.LOOK,
        "alternate",
        QT_TRANSLATE_NOOP("settings", "Order of suits"),
        QT_TRANSLATE_NOOP("settings", "The order of the suits in your hand. Trumps always come first."),
        (
            #: An order of the suits.
            ("alternate", QT_TRANSLATE_NOOP("settings", "Alternate black and red")),
            ("suits", QT_TRANSLATE_NOOP("settings", "Spades, hearts, diamonds, clubs")),
        ),
    ),
    Option(
        "reduced_motion",
        Group.LOOK,
        "system",
        QT_TRANSLATE_NOOP("settings", "Reduce motion"),
        QT_TRANSLATE_NOOP("settings", "Cards appear in place instead of moving there."),
        (
            #: The language, the theme, or less movement: taken from the system.
            ("system", QT_TRANSLATE_NOOP("settings", "Same as system")),
            #: A setting is on: reduced motion.
            ("on", QT_TRANSLATE_NOOP("settings", "On")),
            #: A setting is off: reduced motion.
            ("off", QT_TRANSLATE_NOOP("settings", "Off")),
        ),
    ),
)
