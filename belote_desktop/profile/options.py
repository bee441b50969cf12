"""Every setting, declared once: key, type, default, range, label and sentence.

The settings window and the file are made from this.
"""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.profile.option import Group, Option
from belote_desktop.resources import deck

HOW_OFTEN = (
    ("0", QT_TRANSLATE_NOOP("settings", "Never")),
    ("1", QT_TRANSLATE_NOOP("settings", "Once a deal")),
    ("3", QT_TRANSLATE_NOOP("settings", "Three times a deal")),
    ("99", QT_TRANSLATE_NOOP("settings", "Always")),
)
"""How many times in a deal the tutor speaks up; a word of a setting."""

LANGUAGE = r"[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*"
"""How a language is written, as `fr` or `pt_BR`. Which ones are spoken depends on the files of translations, and a
choice is kept while its file is missing."""

OPTIONS = (
    Option(
        "player_name", Group.TABLE, "",
        QT_TRANSLATE_NOOP("settings", "Your name"),
        QT_TRANSLATE_NOOP(
            "settings", "The name on your plate and in the records of your matches, from the next match on."
        ),
    ),
    Option(
        "level", Group.TABLE, "club",
        QT_TRANSLATE_NOOP("settings", "Level of the computer players"),
        QT_TRANSLATE_NOOP("settings", "How well your partner and your opponents play in a new match."),
    ),
    Option(
        "animation_speed", Group.TABLE, "normal",
        QT_TRANSLATE_NOOP("settings", "Animation"),
        QT_TRANSLATE_NOOP("settings", "How fast cards move."),
        (
            ("off", QT_TRANSLATE_NOOP("settings", "Off")),
            ("fast", QT_TRANSLATE_NOOP("settings", "Fast")),
            ("normal", QT_TRANSLATE_NOOP("settings", "Normal")),
            ("slow", QT_TRANSLATE_NOOP("settings", "Slow")),
        ),
    ),
    Option(
        "thinking_pause", Group.TABLE, 700,
        QT_TRANSLATE_NOOP("settings", "Thinking pause"),
        QT_TRANSLATE_NOOP("settings", "How long a computer player waits at least before it acts; 0 is not at all."),
        low=0, high=5000, unit=QT_TRANSLATE_NOOP("settings", "ms"),
    ),
    Option(
        "trick_hold", Group.TABLE, 900,
        QT_TRANSLATE_NOOP("settings", "Hold of a full trick"),
        QT_TRANSLATE_NOOP("settings", "How long a full trick lies before it is gathered; it may lie until you click."),
        low=-1, high=10000, unit=QT_TRANSLATE_NOOP("settings", "ms"),
    ),
    Option(
        "language", Group.LOOK, "system",
        QT_TRANSLATE_NOOP("settings", "Language"),
        QT_TRANSLATE_NOOP("settings", "The language of the window."),
        (("system", QT_TRANSLATE_NOOP("settings", "As the system")),),
        pattern=LANGUAGE,
    ),
    Option(
        "theme", Group.LOOK, "system",
        QT_TRANSLATE_NOOP("settings", "Theme"),
        QT_TRANSLATE_NOOP("settings", "The colours of the window and the table."),
        (
            ("system", QT_TRANSLATE_NOOP("settings", "As the system")),
            ("light", QT_TRANSLATE_NOOP("settings", "Light")),
            ("dark", QT_TRANSLATE_NOOP("settings", "Dark")),
            ("contrast", QT_TRANSLATE_NOOP("settings", "High contrast")),
        ),
    ),
    Option(
        "text_size", Group.LOOK, 100,
        QT_TRANSLATE_NOOP("settings", "Text size"),
        QT_TRANSLATE_NOOP(
            "settings", "The size of all text, compared with the usual one; at the table, as far as the window allows."
        ),
        low=100, high=200, unit=QT_TRANSLATE_NOOP("settings", "%"),
    ),
    Option(
        "card_size", Group.LOOK, "normal",
        QT_TRANSLATE_NOOP("settings", "Card size"),
        QT_TRANSLATE_NOOP(
            "settings", "The size of the cards you read, compared with the usual one, as far as the window allows."
        ),
        (
            ("smaller", QT_TRANSLATE_NOOP("settings", "Smaller")),
            ("normal", QT_TRANSLATE_NOOP("settings", "Normal")),
            ("larger", QT_TRANSLATE_NOOP("settings", "Larger")),
        ),
    ),
    Option(
        "deck_colours", Group.LOOK, deck.USUAL,
        QT_TRANSLATE_NOOP("settings", "Suits"),
        QT_TRANSLATE_NOOP(
            "settings",
            "Four colours tell the suits apart more easily. Of the German suits, leaves, hearts, bells and acorns "
            "stand for spades, hearts, diamonds and clubs.",
        ),
        tuple((one.name, Source(one.label, "settings")) for one in deck.decks()),
    ),
    Option(
        "deck_index", Group.LOOK, "language",
        QT_TRANSLATE_NOOP("settings", "Letters on the cards"),
        QT_TRANSLATE_NOOP("settings", "The letters in the corners of the cards; German suits always bear A K O U."),
        (
            ("language", QT_TRANSLATE_NOOP("settings", "As the language")),
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
        "card_back", Group.LOOK, "burgundy",
        QT_TRANSLATE_NOOP("settings", "Backs of the cards"),
        QT_TRANSLATE_NOOP("settings", "The colour and the pattern of the backs."),
        (
            ("burgundy", QT_TRANSLATE_NOOP("settings", "Burgundy cane")),
            ("green", QT_TRANSLATE_NOOP("settings", "Green leaves")),
            ("blue", QT_TRANSLATE_NOOP("settings", "Blue stars")),
        ),
    ),
    Option(
        "table_cloth", Group.LOOK, "green",
        QT_TRANSLATE_NOOP("settings", "Cloth of the table"),
        QT_TRANSLATE_NOOP("settings", "The colour of the cloth; high contrast keeps it black."),
        (
            ("green", QT_TRANSLATE_NOOP("settings", "Green")),
            ("blue", QT_TRANSLATE_NOOP("settings", "Blue")),
            ("burgundy", QT_TRANSLATE_NOOP("settings", "Burgundy")),
        ),
    ),
    Option(
        "sort_hand", Group.LOOK, "alternate",
        QT_TRANSLATE_NOOP("settings", "Order of your hand"),
        QT_TRANSLATE_NOOP("settings", "How the suits lie side by side; trumps always come first."),
        (
            ("alternate", QT_TRANSLATE_NOOP("settings", "Black and red in turn")),
            ("suits", QT_TRANSLATE_NOOP("settings", "Spades, hearts, diamonds, clubs")),
        ),
    ),
    Option(
        "reduced_motion", Group.LOOK, "system",
        QT_TRANSLATE_NOOP("settings", "Less movement"),
        QT_TRANSLATE_NOOP("settings", "Cards appear in their places instead of flying there."),
        (
            ("system", QT_TRANSLATE_NOOP("settings", "As the system")),
            ("on", QT_TRANSLATE_NOOP("settings", "On")),
            ("off", QT_TRANSLATE_NOOP("settings", "Off")),
        ),
    ),
    Option(
        "sound", Group.SOUND, True,
        QT_TRANSLATE_NOOP("settings", "Sounds"),
        QT_TRANSLATE_NOOP("settings", "Soft sounds of cards."),
    ),
    Option(
        "volume", Group.SOUND, 60,
        QT_TRANSLATE_NOOP("settings", "Volume"),
        QT_TRANSLATE_NOOP("settings", "How loud the sounds are."),
        low=0, high=100, unit=QT_TRANSLATE_NOOP("settings", "%"),
    ),
    Option(
        "aid_dim", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Dim cards that may not be played"),
        QT_TRANSLATE_NOOP("settings", "On your turn the cards the rules forbid are shown darker."),
    ),
    Option(
        "aid_reason", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Say why"),
        QT_TRANSLATE_NOOP("settings", "A card that may not be played says which rule forbids it."),
    ),
    Option(
        "aid_winner", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Mark the winning card"),
        QT_TRANSLATE_NOOP("settings", "The card that is winning the trick is marked."),
    ),
    Option(
        "aid_hint", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Offer hints"),
        QT_TRANSLATE_NOOP("settings", "A button gives a hint when you ask; the record says that you did."),
    ),
    Option(
        "aid_claim", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Offer to claim the rest"),
        QT_TRANSLATE_NOOP("settings", "When every trick left is certainly yours, a button has them played at once."),
    ),
    Option(
        "tutor", Group.TUTOR, False,
        QT_TRANSLATE_NOOP("settings", "Tutor"),
        QT_TRANSLATE_NOOP(
            "settings",
            "After a card or call that costs much it offers to take it back, with an idea. It knows no hidden card, "
            "and the record says when it spoke.",
        ),
    ),
    Option(
        "tutor_slip", Group.TUTOR, "0",
        QT_TRANSLATE_NOOP("settings", "Small mistakes"),
        QT_TRANSLATE_NOOP("settings", "What costs 6 % or more of what the deal is about."),
        HOW_OFTEN,
    ),
    Option(
        "tutor_mistake", Group.TUTOR, "3",
        QT_TRANSLATE_NOOP("settings", "Serious mistakes"),
        QT_TRANSLATE_NOOP("settings", "What costs 12 % or more of what the deal is about."),
        HOW_OFTEN,
    ),
    Option(
        "tutor_blunder", Group.TUTOR, "99",
        QT_TRANSLATE_NOOP("settings", "Grave mistakes"),
        QT_TRANSLATE_NOOP("settings", "What costs 30 % or more of what the deal is about."),
        HOW_OFTEN,
    ),
    Option(
        "single_keys", Group.KEYS, True,
        QT_TRANSLATE_NOOP("settings", "Single keys"),
        QT_TRANSLATE_NOOP("settings", "Keys without Ctrl or Alt play cards and make calls."),
    ),
    Option(
        "confirm_play", Group.KEYS, False,
        QT_TRANSLATE_NOOP("settings", "Two clicks play a card"),
        QT_TRANSLATE_NOOP("settings", "The first click or key lifts a card, the second plays it."),
    ),
    Option("keys", Group.HIDDEN, ""),
    Option("last_variant", Group.HIDDEN, "classic"),
    Option("last_options", Group.HIDDEN, ""),
    Option("recent_games", Group.HIDDEN, ""),
    Option("known_game", Group.HIDDEN, ""),
    Option("own_players", Group.HIDDEN, False),
    Option("players_by_seat", Group.HIDDEN, ""),
    Option("window_geometry", Group.HIDDEN, ""),
    Option("window_cloth", Group.HIDDEN, ""),
)  # fmt: skip
