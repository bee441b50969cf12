"""A guided deal as it runs: the set actions one after the other, then players who play freely, and what is said."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from belote_desktop import engine, players
from belote_desktop.coach.guided import NOTIONS, Guide, GuidedDeal, Moment, Notion, Remark, reminder, task
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Action, Event, Match, Refusal, SeatView
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.seating import settled_view, shown_step

LEVEL = "club"
"""How the others play once the set actions are over: soundly, and at once."""


@dataclass(frozen=True)
class _Point:
    """A point of the run that can be returned to."""

    match: Match
    position: int
    guide: Guide


class GuidedRun(QObject):
    """Runs a guided deal for one learner. What it shows is told by its signals, and `shown` and `go_on` let it go on.

    `stepped` carries a step to show: `shown` is called when it was seen. `remarked` carries the Notion a Remark is
    about, or None, and the Remark: `go_on` is called when it was read. In the play the last one asks for a card,
    which may be submitted at once; a question on a panel would lie over it, so it comes after `go_on`. `awaiting`
    carries the view in which an action of the learner is wanted, `reminded` a Remark that answers another one.
    `returned` carries the view after `once_more`, `ended` the view of the settled deal.
    """

    stepped = Signal(object)
    remarked = Signal(object, object)
    awaiting = Signal(object)
    reminded = Signal(object)
    returned = Signal(object)
    ended = Signal(object)

    def __init__(self, deal: GuidedDeal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deal = deal
        self._match, self._position = deal.start(), 0
        self._guide, self._events = Guide(), tuple[Event, ...]()
        self._waiting: list[tuple[Notion | None, Remark]] = []
        self._points: list[_Point] = []
        self.stations = expected(deal)
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

    # ------------------------------------------------------------------ how it goes on
    def begin(self) -> None:
        """Say what there is to say at the start."""
        self._look()

    def go_on(self) -> None:
        """The remark was read: the next one, the learner's turn, or the next action."""
        if self._waiting:
            self._tell()
        elif self.is_over:
            self.ended.emit(self.view)
        elif self._is_my_turn:
            self.awaiting.emit(self.view)
        else:
            self._play(self._next_action())

    def shown(self, position: int) -> None:
        """A step was seen."""
        if position == self._position:
            self._look()

    def submit(self, action: Action) -> None:
        """The learner's action: played if the set deal goes on with it, else answered and asked for again."""
        wanted = self.wanted
        if wanted is not None and action != wanted:
            self.reminded.emit(reminder(self.view, wanted, action))
            self.awaiting.emit(self.view)
            return
        self._waiting.clear()
        self._points.append(_Point(self._match, self._position, self._guide))
        self._play(action)

    def show_me(self) -> None:
        """Play for the learner."""
        if self._is_my_turn:
            self.submit(self._next_action())

    def once_more(self) -> None:
        """Return to the learner's last decision."""
        if not self._points:
            return
        point = self._points.pop()
        self._match, self._position, self.is_over = point.match, point.position, False
        self._waiting.clear()
        self.returned.emit(self.view)
        self.awaiting.emit(self.view)

    @property
    def can_return(self) -> bool:
        """Whether there is a decision of the learner to return to."""
        return bool(self._points)

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
        return players.get(LEVEL).choose(engine.view(self._match, seat), seed=1)

    def _play(self, action: Action) -> None:
        self._match, events = engine.apply(self._match, action)
        self._position += 1
        step, _ = shown_step(self._match, LEARNER, tuple(events), self._position)
        self._events, self.is_over = step.events, bool(self._match.deals)
        self.stepped.emit(step)

    def _look(self) -> None:
        """Find what there is to say of this moment, and say it; go on if there is nothing."""
        at = Moment(self._events, self.view, self.wanted)
        found = self._guide.remarks(at)
        self._guide = self._guide.after([notion.id for notion, _ in found])
        self._waiting = list(found)
        todo = task(at)
        if todo is not None and not any(notion.asks for notion, _ in found):
            self._waiting.append((None, todo))
        self.go_on()

    def _tell(self) -> None:
        notion, remark = self._waiting.pop(0)
        self.remarked.emit(notion, remark)
        if not self._waiting and self._is_my_turn and self.view.phase is Phase.PLAY:
            self.awaiting.emit(self.view)


def expected(deal: GuidedDeal) -> tuple[Notion, ...]:
    """The notions that come up in a deal if the learner follows it and all play on as the others do, in their order."""
    match, guide, events, met = deal.start(), Guide(), tuple[Event, ...](), list[Notion]()
    for position in range(len(deal.actions) + MOST_ACTIONS):
        seat = engine.to_act(match)
        wanted = deal.action(match, position) if seat == LEARNER else None
        told = guide.remarks(Moment(events, engine.view(match, LEARNER), wanted))
        guide = guide.after([notion.id for notion, _ in told])
        met += [notion for notion, _ in told]
        if match.deals or seat is None:
            break
        action = deal.action(match, position) or players.get(LEVEL).choose(engine.view(match, seat), seed=1)
        match, happened = engine.apply(match, action)
        events = engine.events_for(happened, LEARNER)
    assert {notion.id for notion in met} <= {notion.id for notion in NOTIONS}
    return tuple(met)


MOST_ACTIONS = 60
"""More actions than any deal has after its set part."""
