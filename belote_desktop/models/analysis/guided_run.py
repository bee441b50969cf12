"""A guided deal as it runs: the set actions one after the other, then players who play freely, and what is said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QObject, Signal

from belote_desktop import engine, players
from belote_desktop.coach.advice import Advice
from belote_desktop.coach.guided import Guide, GuidedDeal, Moment, Notion, Remark, reminder, task
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Action, Event, Match, Message, Play, Refusal, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.match.adviser import AdviceSearch
from belote_desktop.models.match.seating import settled_view, shown_step
from belote_desktop.models.tasks import ImmediateTasks, Tasks
from belote_desktop.records import FULL_PACE

LEVEL = "club"
"""How the others play once the set actions are over: soundly, and at once."""


@dataclass(frozen=True)
class _Point:
    """A point of the run that can be returned to."""

    match: Match
    position: int
    guide: Guide
    is_card: bool


@dataclass(frozen=True)
class LeftAt:
    """Where a guided deal was left, and what was read of it, to go on there."""

    match: Match
    position: int
    guide: Guide
    events: tuple[Event, ...]
    points: tuple[_Point, ...]


class GuidedRun(QObject):
    """Runs a guided deal for one learner. What it shows is told by its signals, and `shown` and `go_on` let it go on.

    `stepped` carries a step to show. When a trick was won and still lies there, `trick_lies` is called, and
    `trick_read` is emitted when all was said of it; `shown` is called when the step was seen. `remarked` carries the
    Notion a Remark is about, or None, and the Remark: `go_on` is called when it was read. The last one before an action
    of the learner comes with `awaiting`, which carries the view in which an action is wanted; it may be submitted at
    once. `thinking` says that advice for a free decision is looked for: remarks and `awaiting` come with it.
    `reminded` carries a Remark that answers another one. `returned` carries the view after `once_more`, `ended` the
    view of the settled deal.
    """

    stepped = Signal(object)
    trick_read = Signal()
    remarked = Signal(object, object)
    thinking = Signal()
    awaiting = Signal(object)
    reminded = Signal(object)
    returned = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        deal: GuidedDeal,
        parent: QObject | None = None,
        *,
        tasks: Tasks | None = None,
        pace: Callable[[], Fraction] = lambda: FULL_PACE,
    ) -> None:
        super().__init__(parent)
        self._deal, self._pace = deal, pace
        self._match, self._position = deal.start(), 0
        self._guide, self._events = Guide(), tuple[Event, ...]()
        self._waiting: list[tuple[Notion | None, Remark]] = []
        self._said_here = frozenset[str]()
        """The ids of what was said of the last step already."""
        self._points: list[_Point] = []
        self._before = told_before_play(deal)
        self._trick_lies = False
        self._telling = ""
        """The id of the notion that is being told."""
        self._search = AdviceSearch(tasks or ImmediateTasks())
        self.is_over = False

    @property
    def view(self) -> SeatView:
        """What the learner sees now: of a deal that is over, how it lies on the table."""
        return settled_view(self._match, LEARNER) if self.is_over else engine.view(self._match, LEARNER)

    @property
    def told(self) -> frozenset[str]:
        """The ids of the notions that were told."""
        return self._guide.told

    @property
    def wanted(self) -> Action | None:
        """The action that the set deal goes on with if the learner is to act; None where every lawful one will do."""
        if not self._is_my_turn:
            return None
        return self._deal.action(self._match, self._position)

    def refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Why the learner may not do this."""
        return engine.refusals(self._match, action, LEARNER)

    # ------------------------------------------------------------------ how far it is
    @property
    def stations(self) -> tuple[Message, ...]:
        """The stations of the deal by name: what is told before the play, each trick, the result."""
        tricks = (say(_TRICK, number=number) for number in range(1, self._match.rules.hand_size + 1))
        return (*(notion.name for notion in self._before), *tricks, say(_RESULT))

    def place(self, notion: Notion | None) -> int:
        """The place of the present station, from 0, while this notion is explained."""
        if notion in self._before:
            return self._before.index(notion)
        if self.is_over and not self._trick_lies:
            return len(self.stations) - 1
        tricks = len(self.view.tricks) - self._trick_lies
        return len(self._before) + min(tricks, self._match.rules.hand_size - 1)

    # ------------------------------------------------------------------ how it goes on
    def close(self) -> None:
        """Look for no more advice: the page is left."""
        self._search.close()

    def begin(self) -> None:
        """Say what there is to say at the start."""
        self._look()

    @property
    def left_at(self) -> LeftAt | None:
        """Where the deal is, for `resume`; None if it is over. What is being told counts as not yet told."""
        if self.is_over:
            return None
        unread = {notion.id for notion, _ in self._waiting if notion is not None} | {self._telling}
        events = () if self._trick_lies else self._events
        guide = Guide(self._guide.told - unread)
        return LeftAt(self._match, self._position, guide, events, tuple(self._points))

    def resume(self, left: LeftAt) -> None:
        """Be where a run of the same deal was left; before `begin`."""
        self._match, self._position, self._guide, self._events = left.match, left.position, left.guide, left.events
        self._points = list(left.points)

    def go_on(self) -> None:
        """The remark was read: the next one, the learner's turn, or the next action."""
        if self._waiting:
            self._tell()
        elif self._trick_lies:
            self._trick_lies = False
            self.trick_read.emit()
        elif self.is_over:
            self.ended.emit(self.view)
        elif self._is_my_turn:
            self.awaiting.emit(self.view)
        else:
            self._play(self._next_action())

    def trick_lies(self) -> None:
        """A trick was won, and its cards still lie on the table."""
        self._trick_lies = True
        self._look()

    def shown(self, position: int) -> None:
        """A step was seen."""
        if position == self._position:
            self._trick_lies = False
            self._look()

    def submit(self, action: Action) -> None:
        """The learner's action: played if the set deal goes on with it, else answered and asked for again."""
        wanted = self.wanted
        if wanted is not None and action != wanted:
            self.reminded.emit(reminder(self.view, wanted, action))
            self.awaiting.emit(self.view)
            return
        self._waiting.clear()
        self._points.append(_Point(self._match, self._position, self._guide, isinstance(action, Play)))
        self._play(action)

    def show_me(self) -> None:
        """Play for the learner."""
        if self._is_my_turn:
            self.submit(self._next_action())

    def once_more(self) -> None:
        """Return to the learner's last decision."""
        if not self._points:
            return
        self._search.drop()
        point = self._points.pop()
        self._match, self._position, self._guide, self.is_over = point.match, point.position, point.guide, False
        self._trick_lies, self._events, self._said_here = False, (), frozenset()
        self._waiting.clear()
        self.returned.emit(self.view)
        self._look()

    @property
    def can_return(self) -> bool:
        """Whether there is a decision of the learner to return to."""
        return bool(self._points)

    @property
    def returns_to_card(self) -> bool:
        """Whether that decision was a card, not a call."""
        return bool(self._points) and self._points[-1].is_card

    @property
    def _is_my_turn(self) -> bool:
        return not self.is_over and engine.to_act(self._match) == LEARNER

    # ------------------------------------------------------------------ what happens
    def _next_action(self) -> Action:
        seat = engine.to_act(self._match)
        found = self._deal.action(self._match, self._position)
        if found is not None or seat is None:
            assert found is not None
            return found
        advice = self._search.advice if seat == LEARNER else None
        return _sound(self._match, seat) if advice is None else advice.action

    def _play(self, action: Action) -> None:
        self._telling = ""
        self._search.drop()
        self._match, events = engine.apply(self._match, action)
        self._position += 1
        step, _ = shown_step(self._match, LEARNER, tuple(events), self._position)
        self._events, self.is_over, self._said_here = step.events, bool(self._match.deals), frozenset()
        self.stepped.emit(step)

    def _look(self) -> None:
        """Find what there is to say of this moment, once there is advice for a free decision."""
        if not self._is_my_turn or self._trick_lies or self.wanted is not None:
            self._speak(None)
            return
        self._search.begin(self.view, self._pace())
        if self._search.is_thinking:
            self.thinking.emit()
        self._search.when_found(self._speak)

    def _speak(self, advice: Advice | None) -> None:
        """Say what there is to say of this moment; go on if there is nothing.

        While a trick lies there, that is what belongs to the trick.
        """
        at = Moment(self._events, self.view, self.wanted, advice)
        found = [
            (notion, remark)
            for notion, remark in self._guide.remarks(at)
            if notion.id not in self._said_here and (notion.of_trick or not self._trick_lies)
        ]
        ids = [notion.id for notion, _ in found]
        self._guide, self._said_here = self._guide.after(ids), self._said_here.union(ids)
        self._waiting = list(found)
        todo = None if self._trick_lies else task(at)
        if todo is not None and not any(notion.asks for notion, _ in found):
            self._waiting.append((None, todo))
        self.go_on()

    def _tell(self) -> None:
        notion, remark = self._waiting.pop(0)
        self._telling = "" if notion is None else notion.id
        self.remarked.emit(notion, remark)
        if not self._waiting and not self._trick_lies and self._is_my_turn:
            self.awaiting.emit(self.view)


def told_before_play(deal: GuidedDeal) -> tuple[Notion, ...]:
    """The notions that come up in a deal before the first card, in their order."""
    match, guide, events, met = deal.start(), Guide(), tuple[Event, ...](), list[Notion]()
    for position in range(len(deal.actions)):
        seat, action = engine.to_act(match), deal.action(match, position)
        told = guide.remarks(Moment(events, engine.view(match, LEARNER), action if seat == LEARNER else None))
        guide = guide.after([notion.id for notion, _ in told])
        is_card = isinstance(action, Play)
        met += [notion for notion, _ in told if notion not in met and not (is_card and notion.asks)]
        if action is None or is_card:
            break
        match, happened = engine.apply(match, action)
        events = engine.events_for(happened, LEARNER)
    return tuple(met)


def _sound(match: Match, seat: int) -> Action:
    """What a sound player does."""
    return players.get(LEVEL).choose(engine.view(match, seat), seed=1)


#: One station of the guided deal. {number}: which trick.
_TRICK = QT_TRANSLATE_NOOP("guided", "trick {number}")
#: The last station of the guided deal.
_RESULT = QT_TRANSLATE_NOOP("guided", "the result")
