"""Find positions for scenes by playing deals: decisions of the user, and particular ends of a deal or a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from types import MappingProxyType

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.play.game_scenes import when
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.engine import Action, Match, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.score import Result

Until = Callable[[SeatView], bool]
NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True)
class Found:
    """A situation: its name, what it shows, the game with its options, and the condition on the user's view.

    The last `shown` actions are played with their bubbles. The search starts at the seed `first`, only to save time;
    `then` runs when the situation has been found.
    """

    name: str
    shows: str
    game: str
    until: Until
    shown: int = 3
    first: int = 1
    options: Mapping[str, object] = field(default_factory=lambda: NOTHING)
    said: str = ""
    dealer: int | None = None
    then: Callable[[Stage], None] | None = None

    def scene(self) -> Scene:
        """The scene of this situation."""
        bring = when(
            self.game,
            self.until,
            shown=self.shown,
            said=self.said,
            dealer=self.dealer,
            first=self.first,
            **self.options,
        )

        def act(stage: Stage) -> None:
            bring(stage)
            if self.then is not None:
                self.then(stage)

        return Scene(self.name, self.shows, act)


@dataclass(frozen=True)
class Ended:
    """The moment after a deal has ended in some way: its name, what it shows, the game, and the condition."""

    name: str
    shows: str
    game: str
    until: Callable[[Match], bool]
    first: int = 1
    options: Mapping[str, object] = field(default_factory=lambda: NOTHING)

    def scene(self) -> Scene:
        """The scene of this moment."""

        def act(stage: Stage) -> None:
            match, actions = self._played()
            stage.play(match, actions, shown=1)

        return Scene(self.name, self.shows, act)

    def _played(self) -> tuple[Match, list[Action]]:
        """The first match, by seed, with a deal that ends this way, and its actions."""
        rules = variants.get(self.game, **self.options)
        for seed in count(self.first):
            start = engine.start(rules, seed=seed, dealer=rules.table.seats - 1)
            actions = _way_to_end(start, self.until, seed)
            if actions is not None:
                return start, actions
        raise AssertionError("there is always one more seed")


def _way_to_end(match: Match, until: Callable[[Match], bool], seed: int) -> list[Action] | None:
    club, actions = players.get("casual"), list[Action]()
    while not match.is_over:
        settled = len(match.deals)
        actions.append(club.choose(engine.view(match, engine.to_act(match)), seed=seed))
        match, _ = engine.apply(match, actions[-1])
        if len(match.deals) > settled and until(match):
            return actions
    return None


def ended(result: Result) -> Callable[[Match], bool]:
    """True for a match whose last deal ended with this result."""
    return lambda match: match.deals[-1].score.result is result


def tricks(least: int, in_trick: int | None = None) -> Until:
    """This many tricks are complete, with this many cards in the next one (None: any number)."""

    def until(view: SeatView) -> bool:
        lying = 0 if view.trick is None else len(view.trick.cards)
        return view.phase is Phase.PLAY and len(view.tricks) >= least and in_trick in (None, lying)

    return until
