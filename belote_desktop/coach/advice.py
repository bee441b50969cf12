"""Advice: what the analyst makes of a decision, and the reason that search and facts agree on."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from belote_desktop import players
from belote_desktop.coach.always_notions import ALWAYS
from belote_desktop.coach.calling_notions import CALLING, Calling
from belote_desktop.coach.following_notions import FOLLOWING
from belote_desktop.coach.leading import LEADING
from belote_desktop.coach.sampled_notions import OUTCOME, SAMPLED, Sample
from belote_desktop.engine.actions import BELOTE, Action, Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.effort import USUAL_SECONDS, Effort
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.player import Decision
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.search.stopping import NEVER, Stop

ADVISER = "analyst"
"""The level whose reckoning is told."""
EFFORT = Effort(worlds=160, milliseconds=1200, call_worlds=64, calls=6, reads_plays=True, playouts=16)
"""How hard it thinks for a hint: somebody waits for it."""
SAME = 0.05
"""Points that are no difference at all."""
TELLING = 0.05
"""The least part of the difference between the actions that a reason must explain."""

SAME_ALL = "no_difference"
"""The notion that nothing speaks for one action against another."""
_SAME_ALL = QT_TRANSLATE_NOOP(
    "notions", "What you do here makes no difference that {deals} possible deals could tell: choose freely."
)

Argument = Callable[[Action], Message | None]


@dataclass(frozen=True)
class Reason:
    """Why an action: the `notion` that argues for it, in a sentence; `for_actions` are all those it argues for.

    `share` is the part of the differences between the weighed actions that it explains, from 0 to 1.
    """

    notion: str
    sentence: Message
    for_actions: tuple[Action, ...]
    share: float


@dataclass(frozen=True)
class Advice:
    """A decision thought through, from what one seat knows and nothing else."""

    view: SeatView
    decision: Decision

    @property
    def evidence(self) -> Evidence | None:
        """The possible deals; None where the advice goes by rules of thumb."""
        return self.decision.evidence

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """The actions that were weighed, best first."""
        return self.evidence.weighed if self.evidence is not None else ()

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do."""
        return len(self.view.lawful) < 2

    @cached_property
    def equals(self) -> tuple[Action, ...]:
        """The actions that cannot be told apart from the best: behind by no more than the error."""
        if not self.weighed:
            return (self.decision.action,)
        return tuple(each.action for each in self.weighed if each.behind <= max(SAME, each.error))

    @property
    def is_clear(self) -> bool:
        """Whether one action is better than every other by more than the error of the difference."""
        return bool(self.weighed) and len(self.equals) == 1

    @cached_property
    def reason(self) -> Reason | None:
        """The notion that tells the good actions from the others best, by the search; None where none does.

        That an action wins the deal more often is said where no idea speaks for it; that all come to the same, where
        no other can be told apart from the best.
        """
        return _best(self._reasons(self._facts())) or _best(self._reasons(self._outcome())) or self._no_difference()

    @cached_property
    def action(self) -> Action:
        """What is advised: the analyst's action, or one as good that there is a reason for."""
        chosen = self.decision.action
        if self.reason is None or chosen in self.reason.for_actions or chosen == BELOTE:
            return chosen
        return next(each for each in self.equals if each in self.reason.for_actions)

    def of(self, action: Action) -> Weighed | None:
        """What was found for an action; None if it was not weighed."""
        return next((each for each in self.weighed if each.action == action), None)

    def _reasons(self, arguments: Iterable[tuple[str, Argument]]) -> list[Reason]:
        return [found for name, argues in arguments if (found := self._reason(name, argues)) is not None]

    def _facts(self) -> Iterator[tuple[str, Argument]]:
        """The notions that may speak here, each with what it says of an action."""
        view = self.view
        if view.phase in (Phase.AUCTION, Phase.RAISES):
            yield from ((notion.name, partial(notion.argues, Calling(view))) for notion in CALLING)
        at = self._at
        if at is None:
            return
        row = (*ALWAYS, *(LEADING if at.leads else FOLLOWING))
        yield from ((notion.name, partial(_of_card, notion.argues, at)) for notion in row)
        if self.evidence is not None:
            yield from ((notion.name, partial(notion.argues, Sample(self.evidence, at))) for notion in SAMPLED)

    def _outcome(self) -> Iterator[tuple[str, Argument]]:
        if self.evidence is not None:
            yield OUTCOME.name, partial(OUTCOME.argues, Sample(self.evidence, self._at))

    @cached_property
    def _at(self) -> Knowledge | None:
        """What the seat knows when it plays a card."""
        view = self.view
        if view.contract is None or view.seat is None or view.trick is None:
            return None
        return Knowledge(view, view.contract, view.seat)

    def _no_difference(self) -> Reason | None:
        if self.is_forced or len(self.weighed) < 2 or len(self.equals) < len(self.weighed):
            return None
        assert self.evidence is not None
        return Reason(SAME_ALL, say(_SAME_ALL, deals=len(self.evidence.worlds)), self.equals, 0.0)

    def _reason(self, name: str, argues: Argument) -> Reason | None:
        """The argument as a reason: for some of the actions, one of the best among them, and better than the rest."""
        said = {each.action: argues(each.action) for each in self.weighed}
        for_actions = tuple(action for action, sentence in said.items() if sentence is not None)
        best = next((action for action in for_actions if action in self.equals), None)
        if best is None or len(for_actions) == len(said):
            return None
        share = _explained([(each.mean, each.action in for_actions) for each in self.weighed])
        sentence = said[self.decision.action] if self.decision.action in for_actions else said[best]
        if share < TELLING or sentence is None:
            return None
        return Reason(name, sentence, for_actions, share)


def advise(
    view: SeatView, player: SearchPlayer | None = None, *, pace: float = 1.0, seed: int = 1, stop: Stop = NEVER
) -> Advice:
    """The decision of the seat to act thought through by a player (the ADVISER); ValueError if the seat has none.

    Equal views and seeds give equal advice; `pace` is how much can be thought in the same time (`players.pace`).
    StoppedError when it is ended.
    """
    thinker = (player or adviser()).stopped_by(stop)
    return Advice(view, thinker.decide(view, seconds=USUAL_SECONDS * pace, seed=seed))


def adviser() -> SearchPlayer:
    """The player whose reckoning is told."""
    player = players.get(ADVISER)
    assert isinstance(player, SearchPlayer)
    return replace(player, effort=EFFORT)


def _best(reasons: Sequence[Reason]) -> Reason | None:
    return max(reasons, key=lambda each: each.share, default=None)


def _of_card(argues: Callable[[Knowledge, Card], Message | None], at: Knowledge, action: Action) -> Message | None:
    return argues(at, action.card) if isinstance(action, Play) else None


def _explained(values: Sequence[tuple[float, bool]]) -> float:
    """The part of the variance between the actions that is between those argued for and the others; below 0 if those
    argued for are worse."""
    means = [mean for mean, _ in values]
    whole = statistics.fmean(means)
    total = math.fsum((mean - whole) ** 2 for mean in means)
    if total == 0:
        return 0.0
    groups = [[mean for mean, argued in values if argued is wanted] for wanted in (True, False)]
    between = math.fsum(len(group) * (statistics.fmean(group) - whole) ** 2 for group in groups)
    return between / total if statistics.fmean(groups[0]) > statistics.fmean(groups[1]) else -between / total
