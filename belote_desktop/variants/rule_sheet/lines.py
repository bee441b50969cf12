"""How a rule sheet is put together: lines that choose a sentence by the value of a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.messages import say

Facts = Callable[[Ruleset], Mapping[str, object]]
Values = Mapping[str, tuple[object, ...]]


@dataclass(frozen=True)
class Section:
    """One section of a rule sheet. `anchor` is the word of the engine's `Rule` it states, or a word of its own."""

    title: Message
    paragraphs: tuple[Message, ...]
    anchor: str


@dataclass(frozen=True)
class Line:
    """One paragraph. `sentences` has a sentence for each value that has something to say.

    The value is that of the rule with this name, or what a function makes of the rules; None for a line that always
    says the same. `facts` fills the named places; the line is left out unless every rule in `only` has one of the
    values there.
    """

    rule: str | Callable[[Ruleset], object] | None
    sentences: Mapping[object, str]
    facts: Facts = lambda _: {}
    only: Values = field(default_factory=lambda: MappingProxyType({}))

    def message(self, rules: Ruleset) -> Message | None:
        if any(rules.value(name) not in allowed for name, allowed in self.only.items()):
            return None
        source = self.sentences.get(self._value(rules))
        return None if source is None else say(source, **self.facts(rules))

    def _value(self, rules: Ruleset) -> object:
        if self.rule is None or isinstance(self.rule, str):
            return None if self.rule is None else rules.value(self.rule)
        return self.rule(rules)


def always(source: str, facts: Facts = lambda _: {}, **only: tuple[object, ...]) -> Line:
    """A sentence that is the same for every value."""
    return Line(None, {None: source}, facts, only)


def by(
    rule: str | Callable[[Ruleset], object],
    sentences: Mapping[object, str],
    facts: Facts = lambda _: {},
    **only: tuple[object, ...],
) -> Line:
    """A sentence for each value of a rule; a value without one says nothing."""
    return Line(rule, sentences, facts, only)


def values(*names: str) -> Facts:
    """The values of these rules, each under its own name."""
    return lambda rules: {name: rules.value(name) for name in names}


@dataclass(frozen=True)
class Chapter:
    """A section before it is written for one game."""

    anchor: str
    title: str
    lines: tuple[Line, ...]

    def section(self, rules: Ruleset) -> Section:
        written = (line.message(rules) for line in self.lines)
        return Section(say(self.title), tuple(message for message in written if message is not None), self.anchor)
