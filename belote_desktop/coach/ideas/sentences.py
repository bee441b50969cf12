"""Sentences of which some games need another wording, above all the games with a single opponent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from belote_desktop.engine.rules.conditions import covered_cards, two_seats
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import Message, Source, say


class Reworded(Source):
    """The usual sentence. `instead` is the one for games in which `condition` is true; its places are the same."""

    __slots__ = ("condition", "instead")
    condition: Callable[[Ruleset], bool]
    instead: Source


def reworded(usual: Source, condition: Callable[[Ruleset], bool], instead: Source) -> Reworded:
    """A sentence that is `instead` in games in which the condition is true."""
    made = Reworded(usual, usual.context, usual.comment, counted=usual.counted)
    made.condition, made.instead = condition, instead
    return made


def by_opponents(several: Source, one: Source) -> Reworded:
    """A sentence on the opponents, and the same sentence for a game with one opponent."""
    return reworded(several, two_seats, one)


def by_open_cards(hidden: Source, seen: Source) -> Reworded:
    """A sentence on cards that an opponent may hold, and the same sentence for games in which they lie open."""
    return reworded(hidden, covered_cards, seen)


def told_in(rules: Ruleset, source: str) -> str:
    """The wording of a sentence in this game."""
    while isinstance(source, Reworded) and source.condition(rules):
        source = source.instead
    return source


def message_in(rules: Ruleset, message: Message) -> Message:
    """A message in the wording of this game."""
    return replace(message, source=told_in(rules, message.source))


def say_in(rules: Ruleset, source: str, **facts: object) -> Message:
    """A message in the wording of this game."""
    return say(told_in(rules, source), **facts)
