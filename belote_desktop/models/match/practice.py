"""Play on from a point of a finished deal, as a separate practice match that no statistics count."""

from __future__ import annotations

import datetime
import secrets
from dataclasses import replace

from belote_desktop.coach.looking_back.what_if import Position, branch
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.levels import kind_to_go_on_with
from belote_desktop.models.match.matches import HUMAN, Seating, Workers
from belote_desktop.models.match.recorded import Recorded
from belote_desktop.models.next_shuffle import SEED_BITS
from belote_desktop.profile import Saves
from belote_desktop.records import PRACTICE, Header, Played, Recorder, Tag


def practice_match(recorded: Recorded, position: Position, saves: Saves, workers: Workers) -> MatchController:
    """A controller for the match from a position on, with its own record. Raises SaveFailed if that cannot be written.

    The new record repeats the match up to here, so totals, marks and points held over are those of the match. Nothing
    is ever written to the original record.
    """
    match = branch(position, secrets.randbits(SEED_BITS))
    assert match.deal is not None
    number = match.deal.number
    before = _until(recorded, position, number)
    kinds = tuple(HUMAN if kind == HUMAN else kind_to_go_on_with(kind)[0] for kind in recorded.header.kinds)
    if HUMAN not in kinds:
        kinds = (HUMAN, *kinds[1:])
    header = replace(
        Header.of(recorded.rules, recorded.names, kinds, datetime.date.today().isoformat()),
        more=(Tag((PRACTICE,), (recorded.match_id, f"deal {number}")),),
    )
    recorder, pace = Recorder.new(), workers.pace()
    first = before[0].before if before else match
    text = recorder.opening_text(header, first, pace)
    for place, step in enumerate(before):
        after = before[place + 1].before if place + 1 < len(before) else match
        text += recorder.step_text(step.before, after, step.seat, step.action)
    save = saves.create(text, f"{recorded.rules.variant}-{PRACTICE}")
    controller = MatchController(
        match,
        Seating(recorded.names, kinds).seated_players(),
        save,
        recorder,
        writing_tasks=workers.writing,
        thinking_tasks=workers.thinking,
        history=[step for step in before if step.before.deal is not None and step.before.deal.number == number],
        match_id=save.id,
        pace=pace,
    )
    controller.is_practice = True
    return controller


def _until(recorded: Recorded, position: Position, number: int) -> tuple[Played, ...]:
    """The actions of the match before a position of a deal."""
    for place, step in enumerate(recorded.steps):
        if position.done is None and step.before.deal is not None and step.before.deal.number == number:
            return recorded.steps[:place]
        if step is position.done:
            return recorded.steps[: place + 1]
    raise ValueError("the position is none of this match")
