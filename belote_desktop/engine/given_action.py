"""Reads an action that a caller gives as an `Action`, as the card to play, or as text."""

from __future__ import annotations

from belote_desktop.engine.actions import Action, Play, parse_seated_action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.errors import ArgumentError, short


def understood(action: Action | Card | str, seat: int | None) -> tuple[Action, int | None]:
    """An action that is given as itself, as the card to play or as text, and its seat: `seat`, or that of the text.

    NotationError for a text that is no action, ArgumentError for anything else or for two seats that differ.
    """
    if isinstance(action, str):
        named, read = parse_seated_action(action)
        if named is not None and seat is not None and named != seat:
            raise ArgumentError(f"{short(action)} is an action of seat {named}, but seat {seat} was given.")
        return read, seat if named is None else named
    if isinstance(action, Card):
        return Play(action), seat
    if isinstance(action, Action):
        return action, seat
    raise ArgumentError(f"An action must be an Action, a Card or a text such as 'KH' or '100S', not {short(action)}.")
