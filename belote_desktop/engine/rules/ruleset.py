"""A `Ruleset`: every rule of one game, as data."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from belote_desktop.engine.rules import sections, terms
from belote_desktop.engine.rules.clashes import CLASHES, Clash
from belote_desktop.engine.rules.fields import (
    Choice,
    RuleField,
    RuleName,
    RulesetError,
    fields_of,
    snake_case,
    spelled,
)
from belote_desktop.engine.rules.fitting import hand_size, misfit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """Every rule of one game. Change it with `change(option=value)`; impossible combinations raise RulesetError.

    `variant` is the id of the registered game it is a form of, `name` its English name (context `variants`),
    `confidence` how well its rules are established.
    """

    variant: str
    name: str
    confidence: terms.Confidence = terms.Confidence.A
    table: sections.TableRules = field(default_factory=sections.TableRules)
    deck: sections.DeckRules = field(default_factory=sections.DeckRules)
    dealer: sections.DealerRules = field(default_factory=sections.DealerRules)
    deal: sections.DealRules = field(default_factory=sections.DealRules)
    auction: sections.AuctionRules = field(default_factory=sections.AuctionRules)
    bid: sections.BidRules = field(default_factory=sections.BidRules)
    doubling: sections.DoublingRules = field(default_factory=sections.DoublingRules)
    hokum: sections.HokumSunRules = field(default_factory=sections.HokumSunRules)
    cards: sections.CardRules = field(default_factory=sections.CardRules)
    play: sections.PlayRules = field(default_factory=sections.PlayRules)
    declaration: sections.DeclarationRules = field(default_factory=sections.DeclarationRules)
    roem: sections.RoemRules = field(default_factory=sections.RoemRules)
    belote: sections.BeloteRules = field(default_factory=sections.BeloteRules)
    scoring: sections.ScoringRules = field(default_factory=sections.ScoringRules)
    bid_score: sections.BidScoreRules = field(default_factory=sections.BidScoreRules)
    hokum_score: sections.HokumSunScoreRules = field(default_factory=sections.HokumSunScoreRules)
    match: sections.MatchRules = field(default_factory=sections.MatchRules)

    def __post_init__(self) -> None:
        for clash in CLASHES:
            if clash.stands(self):
                raise RulesetError(clash.message())
        problem = misfit(self)
        if problem is not None:
            raise RulesetError(problem)

    def __repr__(self) -> str:
        return f"<Ruleset {self.variant}: {self.table.seats} players, {self.hand_size} cards each>"

    def __hash__(self) -> int:
        """Worked out once: a ruleset is the key of many tables, and has 172 fields."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, each.name) for each in dataclasses.fields(self)))

    def value(self, name: str) -> Any:
        """The value of the rule with this canonical name or alias."""
        if name not in SECTION_OF:
            name = rule_field(name).name
        return getattr(getattr(self, SECTION_OF[name]), name)

    def values(self) -> dict[str, Any]:
        """Every rule by its canonical name, in order."""
        return {name: self.value(name) for name in RULE_FIELDS}

    def change(self, options: Mapping[str, object] | None = None, /, **more: object) -> Ruleset:
        """This ruleset with other values; RulesetError names an unknown option or a value out of range."""
        changes: dict[str, dict[str, Any]] = {}
        for name, value in {**(options or {}), **more}.items():
            found = rule_field(name)
            changes.setdefault(SECTION_OF[found.name], {})[found.name] = found.read(value)
        made: dict[str, Any] = {
            section: dataclasses.replace(getattr(self, section), **values) for section, values in changes.items()
        }
        return dataclasses.replace(self, **made) if made else self

    def differences(self, other: Ruleset) -> dict[str, tuple[Any, Any]]:
        """The rules in which this game and `other` differ: name -> (value here, value there)."""
        unlike = {section for section in set(SECTION_OF.values()) if getattr(self, section) != getattr(other, section)}
        pairs = {name: (self.value(name), other.value(name)) for name in RULE_FIELDS if SECTION_OF[name] in unlike}
        return {name: (here, there) for name, (here, there) in pairs.items() if here != there}

    @property
    def hand_size(self) -> int:
        """How many cards each player has when the play begins, those in stacks included."""
        return hand_size(self)

    @cached_property
    def side_count(self) -> int:
        return 2 if self.table.sides is terms.Sides.PARTNERS else self.table.seats

    @cached_property
    def start_totals(self) -> tuple[int, ...]:
        """The points of each side before the first deal."""
        return (self.match.start_score,) * self.side_count

    def side_of(self, seat: int) -> int:
        """The side a seat belongs to: seats 0 and 2 are side 0 where there are partners."""
        return seat % self.side_count


def _declared() -> tuple[dict[str, RuleField], dict[str, str]]:
    found: dict[str, RuleField] = {}
    section_of: dict[str, str] = {}
    for section in dataclasses.fields(Ruleset):
        if dataclasses.is_dataclass(section.default_factory) and isinstance(section.default_factory, type):
            for declared in fields_of(section.default_factory):
                found[declared.name] = declared
                section_of[declared.name] = section.name
    return found, section_of


RULE_FIELDS, SECTION_OF = _declared()
"""Every rule by its canonical name, and the section of a ruleset it stands in."""
_ALIASES = {alias: name for name, found in RULE_FIELDS.items() for alias in found.aliases}


def rule_field(name: str) -> RuleField:
    """The declared rule with this canonical name or alias; RulesetError offers the nearest names."""
    plain = snake_case(name)
    found = RULE_FIELDS.get(_ALIASES.get(plain, plain))
    if found is None:
        import difflib  # for a mistake only: the first page of the window does without it

        near = difflib.get_close_matches(plain, [*RULE_FIELDS, *_ALIASES], n=3)
        #: {option}: what was typed.
        alone = QT_TRANSLATE_NOOP("engine", "There is no option {option}.")
        #: {option}: what was typed. {near}: names of options.
        offering = QT_TRANSLATE_NOOP("engine", "There is no option {option}. Similar options: {near}.")
        raise RulesetError(say(offering if near else alone, option=repr(name), near=", ".join(near)))
    return found


__all__ = ["CLASHES", "RULE_FIELDS", "SECTION_OF", "Choice", "Clash", "RuleName", "Ruleset", "rule_field", "spelled"]
