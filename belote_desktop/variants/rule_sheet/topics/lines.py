"""The parts of a rule sheet: lines that choose a sentence by the value of a rule, and chapters of lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from belote_desktop.engine import Message, Rank, Ruleset
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.needs import in_every_game
from belote_desktop.engine.rules.statements import Statement
from belote_desktop.engine.wording.messages import counted, say
from belote_desktop.variants.kinship import declared

Facts = Callable[[Ruleset], Mapping[str, object]]
Values = Mapping[str, tuple[object, ...]]
Condition = Callable[[Ruleset], bool]
_PLACE = re.compile(r"{(\w+)[:}]")
"""A place of a sentence, with the form it asks for or without one: `{belote}`, `{belote:the}`."""


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
    says the same. A place with the name of a rule is filled with its value, `facts` fills the others. A sentence with
    `%n` counts the value of the rule named `counts`, or the fact of this name. The line is left out unless every rule
    in `only` has one of the values there, and unless `when` holds. `statement` is what a rule's declaration says of
    it, if the line is made from that.
    """

    rule: str | Callable[[Ruleset], object] | None
    sentences: Mapping[object, str]
    facts: Facts = lambda _: {}
    only: Values = field(default_factory=lambda: MappingProxyType({}))
    when: Condition = in_every_game
    statement: Statement | None = None
    counts: str = ""

    def message(self, rules: Ruleset) -> Message | None:
        if any(rules.value(name) not in allowed for name, allowed in self.only.items()) or not self.when(rules):
            return None
        source = self.sentences.get(self._value(rules))
        if source is None:
            return None
        values = {rule: rules.value(rule) for rule in self._named}
        facts = {**values, **words_of_the_game(source, rules), **self.facts(rules)}
        if "%n" not in source:
            return say(source, **facts)
        count = facts[self.counts] if self.counts in facts else rules.value(self.counts)
        return counted(source, int(str(count)), **facts)

    @cached_property
    def _named(self) -> tuple[str, ...]:
        """The rules that the sentences name in their places: `{min_cut}`."""
        places = {place for text in self.sentences.values() for place in _PLACE.findall(text)}
        return tuple(sorted(places & RULE_FIELDS.keys()))

    def _value(self, rules: Ruleset) -> object:
        if self.rule is None or isinstance(self.rule, str):
            return None if self.rule is None else rules.value(self.rule)
        return self.rule(rules)


def words_of_the_game(source: str, rules: Ruleset) -> Mapping[str, object]:
    """The values for the places that any sentence may have: this game's words for declarations, belote and capot."""
    said = declared(rules)
    called = {
        "belote": said.belote, "rebelote": said.rebelote, "of_three": said.three, "of_four": said.four,
        "of_five": said.five, "of_fours": said.fours, "of_jacks": said.of_four(Rank.JACK, trumps=True),
        "of_aces": said.of_four(Rank.ACE, trumps=False), "capot": said.capot, "failed": said.failed, "held": said.held,
        "half": said.half,
    }  # fmt: skip
    places = set(_PLACE.findall(source))
    return {place: word for place, word in called.items() if place in places}


def always(
    source: str,
    facts: Facts = lambda _: {},
    when: Condition = in_every_game,
    counts: str = "",
    **only: tuple[object, ...],
) -> Line:
    """A sentence that is the same for every value."""
    return Line(None, {None: source}, facts, only, when, counts=counts)


def by(
    rule: str | Callable[[Ruleset], object],
    sentences: Mapping[object, str],
    facts: Facts = lambda _: {},
    when: Condition = in_every_game,
    counts: str = "",
    **only: tuple[object, ...],
) -> Line:
    """A sentence for each value of a rule; a value without one says nothing."""
    return Line(rule, sentences, facts, only, when, counts=counts)


def stated(rule: str, number: int = 1) -> Line:
    """The line for a statement of a rule's declaration; `number`, from 1, picks one if there are several.

    What no chapter places in this way stands at the end of the chapter that it names.
    """
    return _line_of(rule, RULE_FIELDS[rule].statements[number - 1])


def _line_of(rule: str, statement: Statement) -> Line:
    said = statement.sentences
    counts = statement.counts or rule
    if isinstance(said, str):
        return Line(None, {None: said}, when=statement.when, statement=statement, counts=counts)
    return Line(rule, said, when=statement.when, statement=statement, counts=counts)


@dataclass(frozen=True)
class Chapter:
    """A section before it is written for one game."""

    anchor: str
    title: str
    lines: tuple[Line, ...]

    def heading(self, rules: Ruleset) -> Message:
        """The title in the words of a game."""
        return say(self.title, **words_of_the_game(self.title, rules))

    def section(self, rules: Ruleset) -> Section:
        written = (line.message(rules) for line in self.lines)
        return Section(self.heading(rules), tuple(message for message in written if message is not None), self.anchor)


def completed(chapters: Iterable[Chapter]) -> tuple[Chapter, ...]:
    """The chapters with every statement about a rule: those that no line places stand at the end of their chapter."""
    chapters = tuple(chapters)
    placed = {id(line.statement) for chapter in chapters for line in chapter.lines}
    left = [
        _line_of(field.name, statement)
        for field in RULE_FIELDS.values()
        for statement in field.statements
        if id(statement) not in placed
    ]
    return tuple(replace(chapter, lines=(*chapter.lines, *_belonging(left, chapter))) for chapter in chapters)


def _belonging(lines: Iterable[Line], chapter: Chapter) -> Iterator[Line]:
    return (line for line in lines if line.statement is not None and line.statement.anchor == chapter.anchor)
