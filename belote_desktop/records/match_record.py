"""Make the record of a match that was played outside the window, for instance by the library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from belote_desktop.engine.actions import Action
from belote_desktop.engine.errors import ArgumentError
from belote_desktop.engine.given_action import understood
from belote_desktop.engine.matches.match import Match, apply, to_act
from belote_desktop.records.header import HUMAN, Header
from belote_desktop.records.problems import RecordError
from belote_desktop.records.reading import parse_record
from belote_desktop.records.record import Record
from belote_desktop.records.recorder import Recorder

_LEVEL = "club"
"""The kind of the seats after the first, where none is given: the window lets this level go on with the match."""


def record_of(
    first: Match,
    actions: Iterable[Action | str],
    *,
    names: Sequence[str] = (),
    kinds: Sequence[str] = (),
    date: str = "",
) -> Record:
    """The record of a match: `first` as `engine.start` returned it, and every action since, in order.

    Actions may be texts. One out of turn is a text with its seat, such as `2: double`. `names` and `kinds` are by seat:
    a kind is `human` or a level, by default `human` and then `club`. `date` is the first day, as 2026-11-21. Raises
    ActionRefused for an action that the rules do not allow, ArgumentError if `first` is not the start of a match.
    """
    if first.deal is None or first.deals or first.deal.calls or first.deal.trick is not None:
        raise ArgumentError(f"A record begins with a new match, such as engine.start(rules, seed), not with {first!r}.")
    seats = first.rules.table.seats
    header = Header.of(first.rules, names or [""] * seats, kinds or [HUMAN, *[_LEVEL] * (seats - 1)], date)
    recorder = Recorder.new()
    text, match = recorder.opening_text(header, first), first
    for each in actions:
        action, seat = understood(each, None)
        actor = to_act(match) if seat is None else seat
        after, _ = apply(match, action, seat)
        assert actor is not None, "an action was accepted"
        text += recorder.step_text(match, after, actor, action)
        match = after
    reading = parse_record(text)
    if reading.record is None:
        raise RecordError(reading.problems[0].message)
    return reading.record
