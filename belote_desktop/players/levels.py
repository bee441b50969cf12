"""The levels of play. They differ in knowledge, memory and mistakes, and none of these is left to chance."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class Level:
    """A level as it is shown to people; `name` and `sentence` are English (context `players`)."""

    id: str
    name: str
    sentence: str


LEVELS: tuple[Level, ...] = (
    #: A level of computer players.
    Level("random", QT_TRANSLATE_NOOP("players", "Random"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "Plays any card the rules allow.")),
    #: A level of computer players.
    Level("beginner", QT_TRANSLATE_NOOP("players", "Beginner"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "Takes tricks where it can, forgets cards, and makes mistakes as people do.")),
    #: A level of computer players.
    Level("casual", QT_TRANSLATE_NOOP("players", "Casual"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players",
              "Counts cards, draws trumps, feeds points to its "
              "partner and aims for the last trick.")),
    #: A level of computer players.
    Level("club", QT_TRANSLATE_NOOP("players", "Club"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "Plays by rules of thumb and works out the last tricks exactly.")),
    #: A level of computer players.
    Level("strong", QT_TRANSLATE_NOOP("players", "Strong"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "Works through possible deals from the first card and plays to the score.")),
    #: A level of computer players.
    Level("expert", QT_TRANSLATE_NOOP("players", "Expert"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "Reads every call and card, and weighs what each call leads to.")),
    #: A level of computer players.
    Level("analyst", QT_TRANSLATE_NOOP("players", "Analyst"),
          #: A level of computer players, described.
          QT_TRANSLATE_NOOP("players", "The Expert with all the time it wants, for hints and reviews.")),
)  # fmt: skip
"""Every level, the weakest first."""
