"""What the profile keeps that achievements are counted from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from belote_desktop.coach.lessons import outline
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.profile import Profile
from belote_desktop.profile.figures import sums
from belote_desktop.profile.figures.match_figures import MatchFigures
from belote_desktop.profile.play_rating.compared import ComparedMatch
from belote_desktop.profile.practice import State as Practised
from belote_desktop.profile.progress import GUIDED
from belote_desktop.profile.set_deals.set_results import State as SetDeals
from belote_desktop.profile.statistics_rows import Rows, matches_in
from belote_desktop.variants import GameShelf


@dataclass(frozen=True)
class Learned:
    """How many lessons of a game are done: those on the rules with the whole deal, and all."""

    game: str
    rules_done: int
    rules: int
    done: int
    all: int

    @property
    def teaches_play(self) -> bool:
        """Whether the game has lessons on playing well."""
        return self.all > self.rules


@dataclass(frozen=True)
class Kept:
    """All that is kept of a user. `matches` are those that count, the earliest first; `guided` are the games whose
    guided deal was played.
    """

    matches: tuple[MatchFigures, ...] = ()
    learned: tuple[Learned, ...] = ()
    guided: frozenset[str] = frozenset()
    practised: Practised = field(default_factory=Practised)
    set_deals: SetDeals = field(default_factory=SetDeals)
    compared: tuple[ComparedMatch, ...] = ()


@dataclass(frozen=True)
class Sources:
    """What `kept` reads, taken from a profile in the thread that owns it."""

    rows: Rows
    lessons: Mapping[str, frozenset[str]]
    shelf: GameShelf
    practised: Practised
    set_deals: SetDeals
    compared: Callable[[], tuple[ComparedMatch, ...]]

    @staticmethod
    def of(profile: Profile) -> Sources:
        """The sources in a profile; nothing slow is read."""
        return Sources(
            profile.statistics.rows(), profile.progress.done(), profile.own_games.shelf(), profile.practice.state,
            profile.set_deals.state, profile.compared.all,
        )  # fmt: skip

    def kept(self) -> Kept:
        """All that is kept. The lessons of a game take a tenth of a second to make: call it in a thread."""
        return Kept(
            sums.counted(matches_in(self.rows)), tuple(self._learned()),
            frozenset(game for game, done in self.lessons.items() if GUIDED in done),
            self.practised, self.set_deals, self.compared(),
        )  # fmt: skip

    def _learned(self) -> Iterator[Learned]:
        """What is done of each course that was begun; the key of a course may name a game that was known before."""
        for key, done in self.lessons.items():
            game, _, known = key.partition(" ")
            if not done - {GUIDED}:
                continue
            try:
                known_rules = self.shelf.rules(known) if known else None
                found = outline(self.shelf.rules(game), known_rules)
            except RulesetError:  # a game of the user's own that was deleted
                continue
            rules, play = (sum(lesson in done for lesson in each) for each in (found.rules, found.play))
            yield Learned(game, rules, len(found.rules), rules + play, len(found.rules) + len(found.play))
