"""The header of a record: the format, the game with every rule in force, and who plays."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop import variants
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import RULE_FIELDS, Ruleset, spelled
from belote_desktop.engine.rules.terms import Confidence

FORMAT = 1
"""The format this version writes, and the newest it reads."""
PRACTICE = "practice"
"""The word of the line that marks a match begun from a point of another: `[practice "2026-11-21-classic" "deal 3"]`."""
SET = "set"
"""The word of the line that marks a set deal, with its key in the profile: `[set "2026-11-23 classic"]`."""

LATER_RULES: Mapping[str, str] = MappingProxyType(
    {name: spelled(field.before) for name, field in RULE_FIELDS.items() if field.before is not None}
)
"""The rules that came after format 1 was first used, and the value a record without them means (`rule`)."""
RENAMED_RULES: Mapping[str, str] = MappingProxyType({"coinche_in_classic": "doubling"})
"""Earlier name -> the name of today."""
HUMAN = "human"
"""The kind of a seat where a person plays."""


@dataclass(frozen=True)
class Tag:
    """A header line: `[name word… "text"…]`."""

    words: tuple[str, ...]
    texts: tuple[str, ...]

    def __str__(self) -> str:
        return f"[{' '.join((*self.words, *map(quoted, self.texts)))}]"


@dataclass(frozen=True)
class Header:
    """The header of a record: everything before the first deal.

    `rules` gives every rule in force by its canonical name, as it is written; `names` and `kinds` are by seat, a kind
    is `human` or the level of a computer player, with its temperament if it has one (`club bold`); `date` is the day
    the match began, as 2026-11-21. `more` holds the header lines this version does not know.
    """

    variant: str
    rules: Mapping[str, str]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    date: str
    more: tuple[Tag, ...] = ()

    @classmethod
    def of(cls, ruleset: Ruleset, names: Sequence[str], kinds: Sequence[str], date: str) -> Header:
        """The header of a new match, with one name and one kind for every seat."""
        seats = ruleset.table.seats
        if len(names) != seats or len(kinds) != seats:
            raise ValueError(
                f"A game for {seats} needs {seats} names and {seats} kinds, not {len(names)} and {len(kinds)}."
            )
        rules = {name: spelled(value) for name, value in ruleset.values().items()}
        return cls(ruleset.variant, MappingProxyType(rules), tuple(names), tuple(kinds), date)

    @property
    def is_practice(self) -> bool:
        """True for a practice match, started from a point of another match. Statistics do not count it."""
        return any(tag.words[:1] == (PRACTICE,) for tag in self.more)

    @property
    def set_key(self) -> str | None:
        """The key of the set deal that is the whole match (`duplicate.SetDeal`); None for any other match."""
        return next((tag.texts[0] for tag in self.more if tag.words[:1] == (SET,)), None)

    @property
    def is_counted(self) -> bool:
        """Whether statistics count the match if a user plays in it: neither a practice match nor a set deal."""
        return not self.is_practice and self.set_key is None

    @property
    def person(self) -> int | None:
        """The first seat of a user; None if only computer players play."""
        return self.kinds.index(HUMAN) if HUMAN in self.kinds else None

    def ruleset(self) -> Ruleset:
        """The rules of the record, from its own values alone. Raises RulesetError if incomplete or impossible."""
        written = {RENAMED_RULES.get(name, name): text for name, text in self.rules.items()}
        missing = [name for name in RULE_FIELDS if name not in written and name not in LATER_RULES]
        if missing:
            raise RulesetError(f"The match file does not set these rules: {', '.join(missing)}.")
        known = {name: text for name, text in written.items() if name in RULE_FIELDS}
        registered = {game.id: game for game in variants.all_variants()}
        if self.variant in registered:
            name, confidence = registered[self.variant].name, registered[self.variant].confidence
            base = Ruleset(variant=self.variant, name=name, confidence=confidence)
        else:
            base = Ruleset(variant=self.variant, name=self.variant, confidence=Confidence.C)  # somebody's own game
        try:
            rules = base.change({**LATER_RULES, **known})
        except RulesetError:
            raise
        except ValueError as problem:  # a word inside a row that no rule knows
            raise RulesetError(str(problem)) from None
        return rules

    @property
    def playable_rules(self) -> Ruleset | None:
        """The rules of the record; None if this version cannot play by them."""
        try:
            return self.ruleset()
        except RulesetError:
            return None

    def tags(self) -> tuple[Tag, ...]:
        """The header lines in the order they are written."""
        seats = zip(self.names, self.kinds, strict=True)
        return (
            Tag(("BRN",), (str(FORMAT),)),
            Tag(("variant",), (self.variant,)),
            Tag(("date",), (self.date,)),
            *(Tag(("seat", str(seat)), about) for seat, about in enumerate(seats)),
            *(Tag(("rule", name), (text,)) for name, text in self.rules.items()),
            *self.more,
        )


def quoted(text: str) -> str:
    """The text in double quotes on one line, escaped as in JSON."""
    return json.dumps(writable(text), ensure_ascii=False)


def writable(text: str) -> str:
    """The text without lone surrogates, which UTF-8 cannot encode."""
    return text.encode("utf-8", "replace").decode("utf-8")
