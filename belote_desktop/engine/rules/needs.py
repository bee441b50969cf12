"""Types for conditions on a ruleset: whether a rule has a meaning in a game, whether a sentence holds for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol


class Rules(Protocol):
    """The part of a ruleset that a condition may use: the value of a rule by its name."""

    def value(self, name: str) -> Any: ...


Condition = Callable[[Rules], bool]


def in_every_game(_rules: Rules) -> bool:
    """The condition that is true in every game."""
    return True


@dataclass(frozen=True)
class Need:
    """A rule has a meaning only if another rule has one of these values; in other games setting it is refused."""

    rule: str
    values: tuple[object, ...]

    def met(self, rules: Rules) -> bool:
        return rules.value(self.rule) in self.values
