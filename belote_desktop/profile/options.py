"""Every setting, declared once: key, type, default, range, label and sentence.

The settings window and the file are made from this.
"""

from __future__ import annotations

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.profile.option import Group, Option
from belote_desktop.resources import deck
from belote_desktop.resources.portraits.labels import PORTRAIT_CHOICES

LANGUAGE = r"[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*"
"""How a language is written, as `fr` or `pt_BR`. Which ones are spoken depends on the files of translations, and a
choice is kept while its file is missing."""

OPTIONS = (
    Option(
        "player_name", Group.TABLE, "",
        QT_TRANSLATE_NOOP("settings", "Your name"),
        QT_TRANSLATE_NOOP(
            "settings", "Your name at the table and in your match files. It changes with the next match."
        ),
    ),
    Option(
        "portrait", Group.TABLE, "",
        QT_TRANSLATE_NOOP("settings", "Your portrait"),
        QT_TRANSLATE_NOOP("settings", "Your face on your name plate and beside your name."),
        PORTRAIT_CHOICES,
    ),
    Option(
        "level", Group.TABLE, "club",
        QT_TRANSLATE_NOOP("settings", "Level of computer players"),
        QT_TRANSLATE_NOOP("settings", "How well your partner and your opponents play in a new match."),
    ),
    Option(
        "animation_speed", Group.TABLE, "normal",
        QT_TRANSLATE_NOOP("settings", "Animation speed"),
        QT_TRANSLATE_NOOP("settings", "How fast cards move."),
        (
            #: In place of a speed of animations: cards do not move.
            ("off", QT_TRANSLATE_NOOP("settings", "No animation")),
            #: The speed of animations.
            ("fast", QT_TRANSLATE_NOOP("settings", "Fast")),
            #: The speed of animations, or the size of the cards.
            ("normal", QT_TRANSLATE_NOOP("settings", "Normal")),
            #: The speed of animations.
            ("slow", QT_TRANSLATE_NOOP("settings", "Slow")),
        ),
    ),
    Option(
        "thinking_pause", Group.TABLE, 250,
        QT_TRANSLATE_NOOP("settings", "Thinking time"),
        QT_TRANSLATE_NOOP("settings", "The shortest time a computer player takes to act. 0 means no wait."),
        #: Milliseconds, after a number.
        low=0, high=5000, unit=QT_TRANSLATE_NOOP("settings", "ms"), step=50,
    ),
    Option(
        "trick_hold", Group.TABLE, 600,
        QT_TRANSLATE_NOOP("settings", "Pause after a trick"),
        QT_TRANSLATE_NOOP(
            "settings", "How long a full trick stays on the table. You can also let it wait for a click."
        ),
        #: Milliseconds, after a number.
        low=-1, high=10000, unit=QT_TRANSLATE_NOOP("settings", "ms"), step=100,
    ),
    Option(
        "forced_cards", Group.TABLE, False,
        QT_TRANSLATE_NOOP("settings", "Play forced cards"),
        QT_TRANSLATE_NOOP("settings", "If you can play only one card, it is played for you. Undo skips such cards."),
    ),
    Option(
        "table_talk", Group.TABLE, True,
        QT_TRANSLATE_NOOP("settings", "Table talk"),
        QT_TRANSLATE_NOOP(
            "settings", "The other players remark on what everybody has seen, seldom more than once a deal."
        ),
    ),
    Option(
        "language", Group.LOOK, "system",
        QT_TRANSLATE_NOOP("settings", "Language"),
        QT_TRANSLATE_NOOP("settings", "The language of the program."),
        #: The language, the theme, or less movement: taken from the system.
        (("system", QT_TRANSLATE_NOOP("settings", "Same as system")),),
        pattern=LANGUAGE,
    ),
    Option(
        "theme", Group.LOOK, "system",
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
        "text_size", Group.LOOK, 100,
        QT_TRANSLATE_NOOP("settings", "Text size"),
        QT_TRANSLATE_NOOP(
            "settings", "The size of all text. At the table it grows as far as the window allows."
        ),
        #: After a number.
        low=100, high=200, unit=QT_TRANSLATE_NOOP("settings", "%"),
    ),
    Option(
        "card_size", Group.LOOK, "normal",
        QT_TRANSLATE_NOOP("settings", "Card size"),
        QT_TRANSLATE_NOOP(
            "settings", "The size of your cards and of those on the table, as far as the window allows."
        ),
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
        "deck_colours", Group.LOOK, deck.USUAL,
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
        "deck_index", Group.LOOK, "language",
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
        "card_back", Group.LOOK, "burgundy",
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
        "table_cloth", Group.LOOK, "green",
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
        "sort_hand", Group.LOOK, "alternate",
        QT_TRANSLATE_NOOP("settings", "Order of suits"),
        QT_TRANSLATE_NOOP("settings", "The order of the suits in your hand. Trumps always come first."),
        (
            #: An order of the suits.
            ("alternate", QT_TRANSLATE_NOOP("settings", "Alternate black and red")),
            ("suits", QT_TRANSLATE_NOOP("settings", "Spades, hearts, diamonds, clubs")),
        ),
    ),
    Option(
        "reduced_motion", Group.LOOK, "system",
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
    Option(
        "sound", Group.SOUND, True,
        QT_TRANSLATE_NOOP("settings", "Sounds"),
        QT_TRANSLATE_NOOP("settings", "Quiet sounds for cards, calls and results."),
    ),
    Option(
        "volume", Group.SOUND, 60,
        QT_TRANSLATE_NOOP("settings", "Volume"),
        QT_TRANSLATE_NOOP("settings", "How loud the sounds are."),
        #: After a number.
        low=0, high=100, unit=QT_TRANSLATE_NOOP("settings", "%"),
    ),
    Option(
        "aid_dim", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Dim cards you cannot play"),
        QT_TRANSLATE_NOOP("settings", "On your turn, cards that the rules forbid are darker."),
    ),
    Option(
        "aid_reason", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Explain forbidden cards"),
        QT_TRANSLATE_NOOP("settings", "If you choose a card you cannot play, the rule that forbids it is shown."),
    ),
    Option(
        "aid_winner", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Mark the winning card"),
        QT_TRANSLATE_NOOP("settings", "The card that is winning the trick gets a mark."),
    ),
    Option(
        "aid_piles", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Lay won tricks crosswise"),
        QT_TRANSLATE_NOOP("settings", "Each side lays its tricks crosswise, so that they can be counted."),
    ),
    Option(
        "aid_hint", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Offer hints"),
        QT_TRANSLATE_NOOP("settings", "A button gives you a hint. The match file records it."),
    ),
    Option(
        "aid_claim", Group.AIDS, True,
        QT_TRANSLATE_NOOP("settings", "Offer to claim the rest"),
        QT_TRANSLATE_NOOP(
            "settings", "When all the remaining tricks are certain to be yours, a button plays them at once."
        ),
    ),
    Option(
        "tutor", Group.TUTOR, False,
        #: A page of the settings and its main setting: offers to take a mistake back.
        QT_TRANSLATE_NOOP("settings", "Tutor"),
        QT_TRANSLATE_NOOP(
            "settings",
            "After a costly card or call, the tutor says what is wrong and what is better, and you can take it back. "
            "It does not see hidden cards. The match file records each offer.",
        ),
    ),
    Option(
        "tutor_from", Group.TUTOR, "mistake",
        QT_TRANSLATE_NOOP("settings", "The tutor stops you at"),
        QT_TRANSLATE_NOOP(
            "settings",
            "A blunder throws away a large part of the deal, a serious mistake a smaller part, a small mistake a few "
            "points.",
        ),
        (
            #: The tutor speaks up only where much is lost.
            ("blunder", QT_TRANSLATE_NOOP("settings", "Blunders only")),
            #: The tutor speaks up at serious mistakes and blunders.
            ("mistake", QT_TRANSLATE_NOOP("settings", "Serious mistakes")),
            #: The tutor speaks up at small mistakes too.
            ("slip", QT_TRANSLATE_NOOP("settings", "Every mistake")),
        ),
        tip=QT_TRANSLATE_NOOP(
            "settings",
            "On average a blunder costs at least 30 % of what is usually at stake in a deal, a serious mistake 12 %, "
            "and a small mistake 6 %.",
        ),
    ),
    Option(
        "single_keys", Group.KEYS, True,
        QT_TRANSLATE_NOOP("settings", "Single-key shortcuts"),
        QT_TRANSLATE_NOOP("settings", "Play cards and make calls with single keys, without Ctrl or Alt."),
    ),
    Option(
        "confirm_play", Group.KEYS, False,
        QT_TRANSLATE_NOOP("settings", "Play with two clicks"),
        QT_TRANSLATE_NOOP("settings", "The first click or key lifts a card, the second plays it."),
    ),
    Option("keys", Group.HIDDEN, ""),
    Option("last_variant", Group.HIDDEN, "classic"),
    Option("last_options", Group.HIDDEN, ""),
    Option("recent_games", Group.HIDDEN, ""),
    Option("known_game", Group.HIDDEN, ""),
    Option("own_players", Group.HIDDEN, False),
    Option("players_by_seat", Group.HIDDEN, ""),
    Option("people_seed", Group.HIDDEN, 0, high=1_000_000),
    Option("window_geometry", Group.HIDDEN, ""),
    Option("window_cloth", Group.HIDDEN, ""),
)  # fmt: skip
