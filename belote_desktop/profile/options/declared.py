"""Every setting, declared once: key, type, default, range, label and sentence.

The settings window and the file are made from this.
"""

from __future__ import annotations

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.profile.options.appearance import LOOK_OPTIONS
from belote_desktop.profile.options.option import Group, Option
from belote_desktop.resources.portraits.labels import PORTRAIT_CHOICES

PORTRAITS = tuple((face, Source(text, "settings")) for face, text in PORTRAIT_CHOICES)
"""The portraits to choose from, with their names."""

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
        PORTRAITS,
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
    *LOOK_OPTIONS,
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
