"""`Reason`: why an action is advised. Of the ideas on cards that the search supports the usual one is told."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from belote_desktop.coach.standing import SAME
from belote_desktop.engine.actions import Action
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.evidence import Weighed

TELLING = 0.05
"""The least part of the variance between the actions that a reason must explain. A round number; not measured."""
ENOUGH = 0.4
"""A usual idea is passed over if it explains less than this part of what another one explains. Chosen by reading hints;
no figure depends on it."""
NEAR = 0.4
"""Cards behind by so many standard errors at most are open to the choice of an idea: in a second search they are seldom
behind by more than its error."""

#: {idea}, {kept}: whole sentences, side by side.
_BOTH = QT_TRANSLATE_NOOP("ideas", "{idea} {kept}")

Argument = Callable[[Action], Message | None]


def no_suit(_: Action) -> Suit | None:
    """Nothing chooses a suit."""
    return None


@dataclass(frozen=True)
class Line:
    """An idea at a decision: what it says of each action; `takes_high` and `keeps` as in `Idea`."""

    name: str
    argues: Argument
    takes_high: bool = False
    keeps: bool = False


@dataclass(frozen=True)
class Reason:
    """The reason for an action: the `idea` for it as a sentence; `for_actions` are all the actions it argues for.

    `kept` is a second sentence, what to keep, where the idea alone would leave worse actions open.
    `share` is the part of the differences between the weighed actions that it explains, from 0 to 1. Of actions that
    are equally good it means the highest card if it `takes_high`, else the lowest.
    """

    idea: str
    sentence: Message
    for_actions: tuple[Action, ...]
    share: float
    takes_high: bool = False
    kept: Message | None = None

    @property
    def sentences(self) -> tuple[Message, ...]:
        """One sentence or two."""
        return (self.sentence,) if self.kept is None else (self.sentence, self.kept)

    @property
    def told(self) -> Message:
        """The same as one message."""
        return self.sentence if self.kept is None else say(_BOTH, idea=self.sentence, kept=self.kept)


@dataclass(frozen=True)
class Choice:
    """Actions among which a reason is looked for.

    `equals` cannot be told apart from the best, `chosen` is the one of the player who thought. A reason for a call must
    be for that one; among cards (`of_cards`) that are nearly equal an idea may decide. `rank` tells how high each is.
    """

    weighed: tuple[Weighed, ...]
    equals: tuple[Action, ...]
    chosen: Action
    rank: Callable[[Action], tuple[int, ...]]
    of_cards: bool = True
    suit: Callable[[Action], Suit | None] = no_suit
    """Of which suit a lead is; None where no suit is chosen."""
    is_strict: bool = True
    """Whether a reason that fits a worse suit as well, or keeps what nobody would throw, is passed over."""

    @property
    def apart(self) -> tuple[Action, ...]:
        """The actions that are clearly worse than the best."""
        return tuple(each.action for each in self.weighed if each.action not in self.equals)

    @property
    def near(self) -> tuple[Action, ...]:
        """The cards so near the best that an idea may decide among them."""
        near = (each.action for each in self.weighed if each.behind <= max(SAME, NEAR * each.error))
        return tuple(action for action in near if self.of_cards and action in self.equals)

    def usual(self, lines: Sequence[Line]) -> Reason | None:
        """The first reason that explains enough of the differences, with what decides among the cards it leaves.

        If no reason explains much, the first that explains any, or that is for nothing but cards near the best. Only
        where all are passed over for a worse suit, or for what they keep, is one of those told. If all
        cards come to the same, the first that is for some of them or for the highest, or else for all.
        """
        found = [(line, reason) for line in lines if (reason := self.reason(line)) is not None]
        reasons = [reason for _, reason in found]
        keeping = [each for each in found if each[0].keeps]
        if not self.apart:
            some = (each for each in reasons if len(each.for_actions) < len(self.weighed) or each.takes_high)
            return next(some, reasons[0] if reasons else None)
        open_to = [(line, each) for line in lines if (each := self._told(line, keeping)) is not None]
        most = max((each.share for _, each in open_to), default=0.0)
        least = ENOUGH * most if most >= TELLING else 0.0
        telling = (each for each in open_to if each[1].share > 0 and each[1].share >= least)
        as_near = (each for each in open_to if all(action in self.near for action in each[1].for_actions))
        first = next(telling, None) or next(as_near, None)
        if first is not None:
            return self._completed(*first, keeping)
        return replace(self, is_strict=False).usual(lines) if self.is_strict else self._for_all(lines)

    def _told(self, line: Line, keeping: Sequence[tuple[Line, Reason]]) -> Reason | None:
        """The reason as it may be told first; with what to keep if it is to play high and would be wrong without."""
        reason = self.reason(line)
        if reason is not None and line.keeps and self.is_strict:
            return reason if self._keeps_a_rival(reason) else None
        if not line.takes_high or (reason is not None and reason.share >= TELLING):
            return reason
        first = self._said(line)
        whole = None if first is None else self._completed(line, first, keeping)
        return reason if whole is None or whole.kept is None or whole.share < TELLING else whole

    def _keeps_a_rival(self, reason: Reason) -> bool:
        """Whether what is to be kept might have gone: it is the next best, or counts no more and no less."""
        advised = self.advised(reason.for_actions, reason.takes_high)
        against = [action for action in self.apart if action not in reason.for_actions]
        if advised is None or not against:
            return False
        return against[0] == self.apart[0] or any(self.rank(each)[:1] == self.rank(advised)[:1] for each in against)

    def _for_all(self, lines: Sequence[Line]) -> Reason | None:
        """The first reason that is for every card: it tells what to do with any of them."""
        every = (reason for line in lines if not line.keeps and (reason := self._said(line)) is not None)
        return next((each for each in every if len(each.for_actions) == len(self.weighed)), None)

    def reason(self, line: Line) -> Reason | None:
        """What an idea says, if it speaks for the chosen action or a card near the best, and against a worse one."""
        found = self._said(line)
        if found is None or (self.apart and all(action in found.for_actions for action in self.apart)):
            return None
        if self.is_strict and self._fits_a_worse_suit(found):
            return None
        return found if self.apart or self.of_cards else None

    def _fits_a_worse_suit(self, reason: Reason) -> bool:
        """Whether it holds as well for the best card of another suit, and that card is clearly worse."""
        advised = self.advised(reason.for_actions, reason.takes_high)
        suit = None if advised is None else self.suit(advised)
        best: dict[Suit | None, Action] = {}
        for each in self.weighed:
            best.setdefault(self.suit(each.action), each.action)
        return suit is not None and any(
            action in self.apart and action in reason.for_actions for other, action in best.items() if other is not suit
        )

    def _said(self, line: Line) -> Reason | None:
        said = {each.action: line.argues(each.action) for each in self.weighed}
        for_actions = tuple(action for action, sentence in said.items() if sentence is not None)
        advised = self.advised(for_actions, line.takes_high)
        sentence = None if advised is None else said[advised]
        if sentence is None:
            return None
        return Reason(line.name, sentence, for_actions, explained(self.weighed, for_actions), line.takes_high)

    def advised(self, actions: Sequence[Action], takes_high: bool = False) -> Action | None:
        """Of these actions the lowest that is near the best, or the highest; None if none is among the best."""
        best = [action for action in self.near if action in actions]
        if not best:
            return self.chosen if self.chosen in actions else None
        return max(best, key=self.rank) if takes_high else min(best, key=self.rank)

    def _completed(self, line: Line, first: Reason, keeping: Sequence[tuple[Line, Reason]]) -> Reason:
        """The reason with one more: what is to be kept, where it speaks for worse cards too."""
        if first.kept is not None:
            return first
        left = [action for action in self.apart if action in first.for_actions]
        for other, more in keeping:
            both = tuple(each for each in first.for_actions if each in more.for_actions)
            advised = self.advised(both, first.takes_high)
            if other is line or advised is None or all(each in both for each in left):
                continue
            told, kept = line.argues(advised), other.argues(advised)
            if told is not None and kept is not None:
                share = max(first.share, explained(self.weighed, both))
                return replace(first, sentence=told, kept=kept, for_actions=both, share=share)
        return first


def explained(weighed: Sequence[Weighed], for_actions: Sequence[Action]) -> float:
    """The part of the variance between the actions that is between those argued for and the others; below 0 if those
    argued for are worse."""
    whole = statistics.fmean(each.mean for each in weighed)
    total = math.fsum((each.mean - whole) ** 2 for each in weighed)
    groups = [[each.mean for each in weighed if (each.action in for_actions) is wanted] for wanted in (True, False)]
    if total == 0 or not all(groups):
        return 0.0
    between = math.fsum(len(group) * (statistics.fmean(group) - whole) ** 2 for group in groups)
    return between / total if statistics.fmean(groups[0]) > statistics.fmean(groups[1]) else -between / total


def most_telling(reasons: Iterable[Reason | None]) -> Reason | None:
    """The reason that explains most, if it explains enough."""
    told = [each for each in reasons if each is not None and each.share >= TELLING]
    return max(told, key=lambda each: each.share, default=None)
