"""The order of the chapters in each game: before the first deal, in the first deals, and later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop.coach.strategy.catalogue import CHAPTERS

TAKE = ("when-to-take",)
DRAW = ("draw-trumps",)
STOP = ("stop-drawing", "leave-the-top-trump")
COUNT = ("count-trumps", "find-the-master", "count-a-suit", "count-the-points")
FOR_THE_TAKER = ("partner-leads-trump",)
DEFEND = ("defender-cashes", "defender-keeps-trumps", "lead-singleton")
MASTERS = ("keep-master", "keep-promising")
NO_RUFF = ("not-into-a-ruff",)
TENS = ("guard-the-ten", "do-not-lead-the-ten")
FEED = ("load-partner", "trust-partner")
GIVE = ("give-nothing", "empty-a-suit")
RUFF = ("discard-not-ruff", "ruff-low", "ruff-high", "ruff-to-protect")
WIN = ("take-the-points", "win-high-enough", "win-cheaply", "win-with-points", "beat-low")
LAST = ("keep-for-last-trick",)
PAIR = ("say-belote", "hold-belote")
ALL_TRICKS = ("play-for-capot", "avoid-capot")
ACE_AND_TEN = ("finesse", "ace-first")
FORCE = ("force-the-declarer",)
PARTNER_RUFFS = ("partner-ruffs",)
WITHOUT_TRUMPS = ("cash-masters-no-trump", "establish-long-suit")
ALL_TRUMPS = ("guard-the-nine",)
ROEM = ("make-roem", "deny-roem")
SUPPORT = ("raising",)
DOUBLE = ("doubling",)
SIGNALS = ("direct-signal", "read-signal")
SEINEN = ("seinen", "read-signal")
TAHREEB = ("tahreeb", "read-tahreeb", "tanfeer")
IN_THE_BID = ("count-declarations",)
SCORE = ("calling-at-score", "defend-at-score", "doubling-at-score", "enough-to-win", "must-not-lose")

_LATER = (*NO_RUFF, *ALL_TRICKS, *ACE_AND_TEN, *FORCE, *PARTNER_RUFFS, *SCORE)
_PLAY = (*COUNT, *FOR_THE_TAKER, *DEFEND, *MASTERS, *TENS, *WIN, *RUFF, *LAST)


@dataclass(frozen=True)
class Curriculum:
    """The chapters of a game. `first` come before the first deal is played, `then` in the first deals, then `later`."""

    first: tuple[str, ...]
    then: tuple[str, ...]
    later: tuple[str, ...]

    @property
    def after(self) -> tuple[str, ...]:
        """The chapters after the first deal: those with a place, then every other one in the common order."""
        named = (*self.then, *self.later)
        return (*named, *(each for each in CHAPTERS if each not in (*self.first, *named)))


_BASIC = (*DRAW, *FEED, *GIVE)

CURRICULA: Mapping[str, Curriculum] = MappingProxyType(
    {
        "classic": Curriculum((*TAKE, *_BASIC), (*STOP, *_PLAY, *PAIR), (*_LATER, *SIGNALS)),
        "coinche": Curriculum(
            ("opening-bids", *_BASIC), (*SUPPORT, *STOP, *_PLAY, *PAIR),
            (*WITHOUT_TRUMPS, *ALL_TRUMPS, *_LATER, *DOUBLE, *SIGNALS),
        ),
        "belot-bg": Curriculum(
            ("three-kinds", *_BASIC), (*WITHOUT_TRUMPS, *ALL_TRUMPS, *STOP, *_PLAY), (*_LATER, *DOUBLE, *SIGNALS)
        ),
        "baloot": Curriculum(
            ("sun-or-hokum", *_BASIC), (*WITHOUT_TRUMPS, *STOP, *_PLAY), (*_LATER, *TAHREEB)
        ),
        "pilotta": Curriculum(
            _BASIC, (*SUPPORT, *IN_THE_BID, *STOP, *_PLAY, *PAIR), (*_LATER, *DOUBLE, *SIGNALS)
        ),
        "bela-4p": Curriculum(("forced-dealer", *_BASIC), (*_PLAY, *PAIR), (*STOP, *_LATER, *SIGNALS)),
        "decouverte": Curriculum(("uncover-a-card", "give-nothing"), (*MASTERS, *WIN, *LAST), ACE_AND_TEN),
        "belote-3p-24": Curriculum((*DRAW, *GIVE), (*COUNT, *MASTERS, *TENS, *WIN, *RUFF, *LAST), (*PAIR, *FORCE)),
        "tarabish": Curriculum(_BASIC, (*_PLAY, *PAIR), (*STOP, *_LATER, *SIGNALS)),
        "clabber": Curriculum(_BASIC, (*_PLAY, *PAIR), _LATER),
        "klaverjas-amsterdam": Curriculum(_BASIC, (*ROEM, *STOP, *_PLAY), (*_LATER, *SEINEN)),
        "klaberjass": Curriculum((*DRAW, *GIVE), (*MASTERS, *TENS, *WIN, *RUFF, *LAST), PAIR),
    }
)  # fmt: skip
"""The curriculum of each game that has positions."""
