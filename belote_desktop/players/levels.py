"""The levels of play. They differ in knowledge and memory; no level plays bad cards on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class Level:
    """A level as it is shown to people; `name` and `sentence` are English (context `players`)."""

    id: str
    name: str
    sentence: str


LEVELS: tuple[Level, ...] = (
    Level("random", QT_TRANSLATE_NOOP("players", "Random"),
          QT_TRANSLATE_NOOP("players", "Plays any card the rules allow.")),
    Level("beginner", QT_TRANSLATE_NOOP("players", "Beginner"),
          QT_TRANSLATE_NOOP("players", "Wins tricks where it can, calls with care and forgets what was played.")),
    Level("casual", QT_TRANSLATE_NOOP("players", "Casual"),
          QT_TRANSLATE_NOOP("players", "Counts the cards, draws trumps, feeds the partner, minds the last trick.")),
    Level("club", QT_TRANSLATE_NOOP("players", "Club"),
          QT_TRANSLATE_NOOP("players", "Plays by rules of thumb, and thinks the last tricks through to the end.")),
    Level("strong", QT_TRANSLATE_NOOP("players", "Strong"),
          QT_TRANSLATE_NOOP("players", "Thinks possible deals through from the first card on, and minds the score.")),
    Level("expert", QT_TRANSLATE_NOOP("players", "Expert"),
          QT_TRANSLATE_NOOP("players", "Reads what was called and played, and weighs what each call leads to.")),
    Level("analyst", QT_TRANSLATE_NOOP("players", "Analyst"),
          QT_TRANSLATE_NOOP("players", "The Expert with all the time it wants: for hints and reviews.")),
)  # fmt: skip
"""Every level, the weakest first."""
