"""The declaration of a rule: a dataclass field with a name, a label, a sentence and its allowed values."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Self, cast

from belote_desktop.engine.errors import BeloteError
from belote_desktop.engine.rules.needs import Condition, Need, Rules, in_every_game
from belote_desktop.engine.rules.statements import Statement
from belote_desktop.engine.short_repr import member_repr
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


class RulesetError(BeloteError):
    """An unknown game, option or value, or two values that contradict each other.

    `message` is the sentence for the window, or None.
    """

    def __init__(self, problem: str | Message) -> None:
        super().__init__(str(problem))
        self.message = problem if isinstance(problem, Message) else None


@dataclass(frozen=True)
class RuleName:
    """A rule named in a sentence; the window puts its label there."""

    name: str

    def __str__(self) -> str:
        return self.name


class Choice(StrEnum):
    """An enumeration of words; each member has a `label` for people (context `rules`)."""

    label: str
    __repr__ = member_repr

    def __new__(cls, word: str, label: str) -> Self:
        made = str.__new__(cls, word)
        made._value_ = word
        made.label = label
        return made


@dataclass(frozen=True)
class RuleField:
    """The declaration of one rule, without its value. `kind` is bool, int, a Choice, or tuple; see `rule`."""

    name: str
    kind: type
    label: str
    sentence: str
    low: int | None = None
    high: int | None = None
    allowed: tuple[object, ...] = ()
    aliases: tuple[str, ...] = ()
    secondary: bool = False
    sample: object = 0
    default: object = None
    pattern: str = ""
    before: object = None
    needs: Need | None = None
    matters: Condition = in_every_game
    former: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), compare=False)
    statements: tuple[Statement, ...] = field(default=(), compare=False)

    def applies(self, rules: Rules) -> bool:
        """True if the rule has a meaning in this game; where it has none, setting it is refused."""
        return self.needs is None or self.needs.met(rules)

    def values(self) -> tuple[object, ...]:
        """The values that can be listed: both of a switch, all of a choice, the usual ones of a number."""
        if self.kind is bool:
            return (True, False)
        if issubclass(self.kind, Choice):
            return tuple(self.kind)
        return self.allowed

    def read(self, value: object) -> object:
        """The value as the field holds it, from itself or from text; RulesetError says what is allowed."""
        if self.kind is bool:
            return self._switch(value)
        if issubclass(self.kind, Choice):
            return self._choice(value)
        if self.kind is int:
            return self._number(value)
        if self.kind is str:
            if not self._fits(str(value)):
                #: {rule}: the label of a rule. {example}, {value}: as they are typed.
                source = QT_TRANSLATE_NOOP("engine", "“{rule}” must be a word such as {example}, not {value}.")
                raise self._refusal(source, example=self._example(), value=repr(value))
            return str(value)
        return self._row(value)

    def _switch(self, value: object) -> bool:
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        read = value if isinstance(value, bool) else words.get(str(value).lower())
        if read is None:
            #: {rule}: the label of a rule. {value}: as it is typed. on and off are typed so in every language.
            raise self._refusal(
                QT_TRANSLATE_NOOP("engine", "“{rule}” must be on or off, not {value}."), value=repr(value)
            )
        return read

    def _choice(self, value: object) -> Choice:
        words = {str(member): member for member in cast("type[Choice]", self.kind)}
        word = {"None": "none", "True": "on", "False": "off"}.get(str(value), str(value))
        word = self.former.get(word, word)
        found = words.get(word) or words.get(snake_case(word))
        if not isinstance(found, Choice):
            #: {rule}: the label of a rule. {words}: a list of words. {value}: as it is typed.
            source = QT_TRANSLATE_NOOP("engine", "“{rule}” must be one of these: {words}. It cannot be {value}.")
            raise self._refusal(source, words=", ".join(words), value=repr(value))
        return found

    def _number(self, value: object) -> int:
        #: {rule}: the label of a rule. {value}: as it is typed.
        whole = QT_TRANSLATE_NOOP("engine", "“{rule}” must be a whole number, not {value}.")
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise self._refusal(whole, value=repr(value))
        try:
            number = int(value)
        except ValueError:
            raise self._refusal(whole, value=repr(value)) from None
        low = -(10**6) if self.low is None else self.low
        high = 10**6 if self.high is None else self.high
        if not low <= number <= high:
            #: {rule}: the label of a rule. {low}, {high}, {value}: numbers.
            source = QT_TRANSLATE_NOOP("engine", "“{rule}” must be from {low} to {high}, not {value}.")
            raise self._refusal(source, low=str(low), high=str(high), value=str(number))
        return number

    def _row(self, value: object) -> tuple[object, ...]:
        """A tuple of numbers or words, from a sequence or from text with dashes: `3-2`."""
        parts = value.split("-") if isinstance(value, str) else list(value) if isinstance(value, Iterable) else [value]
        row = tuple(self._part(part) for part in parts if part not in ("", "none"))
        wrong = next((part for part in row if isinstance(part, int) and not self._fits(part)), None)
        if wrong is not None and self.low is not None and self.high is not None:
            #: {rule}: the label of a rule. {low}, {high}, {value}: numbers.
            each = QT_TRANSLATE_NOOP("engine", "Each number of “{rule}” must be from {low} to {high}, not {value}.")
            raise self._refusal(each, low=str(self.low), high=str(self.high), value=str(wrong))
        if not all(self._fits(part) for part in row):
            #: {rule}: the label of a rule. {example}, {value}: as they are typed, 3-2.
            source = QT_TRANSLATE_NOOP("engine", "“{rule}” must be a list such as {example}, not {value}.")
            raise self._refusal(source, example=self._example(), value=repr(value))
        return row

    def _fits(self, part: object) -> bool:
        """True if a word, or one member of a row, is allowed."""
        if isinstance(part, int):
            return (self.low is None or part >= self.low) and (self.high is None or part <= self.high)
        return not self.pattern or re.fullmatch(self.pattern, str(part), re.ASCII) is not None

    def _example(self) -> str:
        row = next((each for each in self.allowed if isinstance(each, tuple)), self.default)
        return "-".join(map(str, row)) if isinstance(row, tuple) else str(row)

    def _part(self, part: object) -> object:
        sample = self.sample
        if isinstance(sample, Choice):
            try:
                return cast("type[StrEnum]", type(sample))(str(part))
            except ValueError:
                #: {rule}: the label of a rule. {example}, {value}: as they are typed.
                source = QT_TRANSLATE_NOOP(
                    "engine", "“{rule}” must be a list of words such as {example}. It cannot hold {value}."
                )
                raise self._refusal(source, example=self._example(), value=str(part)) from None
        if not isinstance(sample, int):
            return str(part)
        try:
            return int(str(part))
        except ValueError:
            #: {rule}: the label of a rule. {example}: as it is typed, 3-2.
            source = QT_TRANSLATE_NOOP("engine", "“{rule}” must be a list of whole numbers such as {example}.")
            raise self._refusal(source, example=self._example()) from None

    def _refusal(self, source: str, **facts: object) -> RulesetError:
        return RulesetError(say(source, rule=RuleName(self.name), **facts))


def spelled(value: object) -> str:
    """A value as it is written in records and on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "-".join(spelled(part) for part in value) or "none"
    return str(value)


def snake_case(word: str) -> str:
    """A name in snake case: `makerFails` becomes `maker_fails`."""
    if word.islower():
        return word
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", word).lower()


def rule(
    default: Any,
    label: str,
    sentence: str,
    *,
    low: int | None = None,
    high: int | None = None,
    allowed: tuple[object, ...] = (),
    aliases: tuple[str, ...] = (),
    secondary: bool = False,
    pattern: str = "",
    before: object = None,
    needs: Need | None = None,
    matters: Condition = in_every_game,
    former: Mapping[str, str] | None = None,
    statement: Statement | tuple[Statement, ...] = (),
) -> Any:
    """Declare one rule. `label` and `sentence` are marked for translation in the context `rules`.

    `allowed` lists the values of a row, or the usual values of a number; `secondary` keeps a rule that shapes a
    game rather than a house rule out of the short list of options. `low` and `high` also hold the members of a row of
    numbers, `pattern` is what a word, or each word of a row, has to look like.

    `before` is what was played before the rule came: the value that an older record without the rule means, whatever
    the default is; None only for the rules that every record names. `former` are words of older files that are no
    longer offered, with those that now mean the same. `needs` says in which games the rule has a meaning (in others it
    is refused), `matters` in which of these it is offered. `statement` is what the rule sheet says of it; a rule
    without one is told together with others, in `variants/rule_sheet`.
    """
    about: dict[str, object] = {"label": label, "sentence": sentence, "low": low, "high": high, "allowed": allowed}
    about |= {"aliases": aliases, "secondary": secondary, "pattern": pattern}
    about |= {"before": before, "needs": needs, "matters": matters, "former": MappingProxyType(dict(former or {}))}
    statements = (statement,) if isinstance(statement, Statement) else statement
    return dataclasses.field(default=default, metadata={**about, "statements": statements})


def fields_of(section: type) -> tuple[RuleField, ...]:
    """The declared rules of one section of a ruleset, in order; all of them need what the section's NEEDS names."""
    found = []
    for declared in dataclasses.fields(section):
        if "label" in declared.metadata:
            default = declared.default
            about = dict(declared.metadata)
            about["needs"] = about["needs"] or getattr(section, "NEEDS", None)
            about["sample"] = next(iter(default), 0) if isinstance(default, tuple) else default
            found.append(RuleField(name=declared.name, kind=type(default), default=default, **about))
    return tuple(found)
