"""What stands in the places of a sentence: words that know their forms, and hand out the one that the place asks for.

A place is written `{card}` for the plain words, `{card:the}` for another form of them, `{cards:the or}` for a list of
such forms joined by *or* (by *and* without it), `{suits:à nor}` for a list in which each is denied (*ni à cœur ni à
pique*), `{player:g|he|she|they}` for one of several texts by the gender, and `{tricks:n|trick|tricks}` for one by a
number. Python's own format language reads the places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

GENDERS = "mfnc"
"""Masculine, feminine, neuter, common: the order of the texts that a place gives to choose from by gender."""

JOINTS = ("and", "or", "nor")
"""How a place of a list may ask for its parts to be joined: between the last two, or, by *nor*, before each."""


@dataclass(frozen=True)
class Forms:
    """What a place can ask of a word beside its plain form.

    `named` has the words by the name of their form, where they differ from the plain ones. `gender` is one of GENDERS.
    `number` is the plural form, from 0, if the value is a count.
    """

    named: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    gender: str = "c"
    number: int = 0


@dataclass(frozen=True)
class Worded:
    """A value in words; `forms` finds the other forms of them, and is only asked where a place wants one."""

    plain: str
    forms: Callable[[], Forms] = Forms

    def __format__(self, asked: str) -> str:
        if not asked:
            return self.plain
        what, *texts = asked.split("|")
        found = self.forms()
        if texts and what == "g":
            return texts[min(GENDERS.index(found.gender), len(texts) - 1)]
        if texts and what == "n":
            return texts[min(found.number, len(texts) - 1)]
        return found.named.get(what, self.plain)

    def __str__(self) -> str:
        return self.plain


@dataclass(frozen=True)
class WordedList:
    """Several values in words; `join` gets the words, and one of JOINTS or "" if the sentence asks for none."""

    parts: Sequence[Worded]
    join: Callable[[Sequence[str], str], str]

    def __format__(self, asked: str) -> str:
        form, joint = asked, ""
        if asked.split(" ")[-1] in JOINTS:
            form, _, joint = asked.rpartition(" ")
        elif form:  # a part of the sentence, not a row of cards
            joint = JOINTS[0]
        return self.join([format(part, form) for part in self.parts], joint)

    def __str__(self) -> str:
        return format(self, "")
