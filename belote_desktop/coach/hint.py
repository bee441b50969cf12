"""`Hint`: advice for a seat in four steps, made from its view alone."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.coach.advice import Advice, advise
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.numbers import basis
from belote_desktop.engine.actions import Action
from belote_desktop.engine.errors import ArgumentError, argument_error
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import Message
from belote_desktop.search.stopping import NEVER, Stop


@dataclass(frozen=True)
class Hint:
    """A hint. `print(hint)` tells all four steps in English; `advice` holds what they were made from."""

    advice: Advice

    @property
    def action(self) -> Action:
        """What is advised."""
        return self.advice.action

    @property
    def steps(self) -> tuple[tuple[Message, ...], ...]:
        """The sentences of each step: the question, the idea, the action, the numbers."""
        return tuple(rung(self.advice, number) for number in RUNGS)

    @property
    def basis(self) -> Message | None:
        """How many possible deals the numbers rest on; None where there are no figures."""
        return basis(self.advice)

    def __str__(self) -> str:
        told = (" ".join(map(str, sentences)) for sentences in self.steps)
        return "\n".join(f"{number}. {step}" for number, step in zip(RUNGS, told, strict=True))

    def __repr__(self) -> str:
        return f"<Hint {self.action} in {self.advice.view!r}>"


def hint(view: SeatView, *, pace: float = 1.0, seed: int = 1, stop: Stop = NEVER) -> Hint:
    """A hint for the seat of a view. ArgumentError if that seat is not to act.

    Only the view is used. Possible deals are drawn from `seed`: the same view, seed and pace give the same hint. `pace`
    is the share of the default number of possible deals to search: 1 takes about a second if the search is compiled.
    StoppedError if `stop` says so.
    """
    if not isinstance(view, SeatView):
        raise argument_error("view", "a SeatView, such as engine.view(match, seat)", view)
    if view.seat is None or not view.lawful:
        raise ArgumentError(f"There is no hint for a seat that has nothing to do: {view!r}.")
    return Hint(advise(view, pace=pace, seed=seed, stop=stop))
