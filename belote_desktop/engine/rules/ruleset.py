"""A `Ruleset`: every rule of one game, as data."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules import sections, terms
from belote_desktop.engine.rules.fields import Choice, RuleField, RulesetError, fields_of, snake_case


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

    def value(self, name: str) -> Any:
        """The value of the rule with this canonical name or alias."""
        found = rule_field(name)
        return getattr(getattr(self, _SECTION_OF[found.name]), found.name)

    def values(self) -> dict[str, Any]:
        """Every rule by its canonical name, in order."""
        return {name: self.value(name) for name in RULE_FIELDS}

    def change(self, options: Mapping[str, object] | None = None, /, **more: object) -> Ruleset:
        """This ruleset with other values; RulesetError names an unknown option or a value out of range."""
        changes: dict[str, dict[str, Any]] = {}
        for name, value in {**(options or {}), **more}.items():
            found = rule_field(name)
            changes.setdefault(_SECTION_OF[found.name], {})[found.name] = found.read(value)
        made: dict[str, Any] = {
            section: dataclasses.replace(getattr(self, section), **values) for section, values in changes.items()
        }
        return dataclasses.replace(self, **made) if made else self

    def differences(self, other: Ruleset) -> dict[str, tuple[Any, Any]]:
        """The rules in which this game and `other` differ: name -> (value here, value there)."""
        here, there = self.values(), other.values()
        return {name: (here[name], there[name]) for name in here if here[name] != there[name]}

    @property
    def hand_size(self) -> int:
        """How many cards each player has when the play begins, those in stacks included."""
        dealt = sum(self.deal.packets) + sum(self.deal.second_packets) + sum(self.deal.talon_packets)
        return dealt + 2 * self.deal.stacks

    @property
    def side_count(self) -> int:
        return 2 if self.table.sides is terms.Sides.PARTNERS else self.table.seats

    def side_of(self, seat: int) -> int:
        """The side a seat belongs to: seats 0 and 2 are side 0 where there are partners."""
        return seat % self.side_count


@dataclass(frozen=True)
class RuleName:
    """A rule named in a sentence; the window puts its label there."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Clash:
    """Two rules whose values cannot stand together."""

    first: str
    second: str
    first_values: tuple[object, ...]
    second_values: tuple[object, ...]
    why: str

    def stands(self, rules: Ruleset) -> bool:
        return rules.value(self.first) in self.first_values and rules.value(self.second) in self.second_values

    def message(self) -> Message:
        """The sentence that names both rules, and why."""
        together = QT_TRANSLATE_NOOP("engine", "{first} and {second} cannot stand together: {why}")
        return say(together, first=RuleName(self.first), second=RuleName(self.second), why=say(self.why))


CLASHES = (
    Clash("target", "deals", (0,), (0,),
          QT_TRANSLATE_NOOP("engine", "a match needs a target or a number of deals.")),
    Clash("declarations", "fail_decl", (terms.Declarations.OFF,),
          (terms.FailedDeclarations.ALL_ANNOUNCED,),
          QT_TRANSLATE_NOOP("engine", "there are no declarations to write.")),
    Clash("declarations", "trickless_declarations", (terms.Declarations.OFF,),
          (terms.Trickless.TRANSFER,), QT_TRANSLATE_NOOP("engine", "there are no declarations to hand over.")),
    Clash("belote", "belote_order", (False,), (terms.BeloteOrder.KING_FIRST,),
          QT_TRANSLATE_NOOP("engine", "there is no belote to order.")),
    Clash("deals", "last_deal_exact", (0,), (True,),
          QT_TRANSLATE_NOOP("engine", "only a match with a fixed number of deals has a known last deal.")),
    Clash("rounding", "last_deal_exact", (terms.Rounding.NONE,), (True,),
          QT_TRANSLATE_NOOP("engine", "every deal is exact already.")),
    Clash("unit", "rounding", (terms.Unit.TENS,), (terms.Rounding.NONE, terms.Rounding.FIVES),
          QT_TRANSLATE_NOOP("engine", "tens need a rounding to tens.")),
    Clash("cut", "shuffle", (False,), (terms.Shuffle.NEVER_AFTER_FIRST,),
          QT_TRANSLATE_NOOP("engine", "cards that are neither shuffled nor cut come back as they were.")),
    Clash("sides", "seats", (terms.Sides.PARTNERS,), (2, 3), QT_TRANSLATE_NOOP("engine", "pairs need four seats.")),
    Clash("pass_out", "dealer_after_pass", (terms.PassOut.DEALER_MUST_TAKE,),
          (terms.AfterPass.SAME,),
          QT_TRANSLATE_NOOP("engine", "a dealer who must name a suit leaves no deal passed out.")),
)  # fmt: skip


def _declared() -> tuple[dict[str, RuleField], dict[str, str]]:
    found: dict[str, RuleField] = {}
    section_of: dict[str, str] = {}
    for section in dataclasses.fields(Ruleset):
        if dataclasses.is_dataclass(section.default_factory) and isinstance(section.default_factory, type):
            for declared in fields_of(section.default_factory):
                found[declared.name] = declared
                section_of[declared.name] = section.name
    return found, section_of


RULE_FIELDS, _SECTION_OF = _declared()
_ALIASES = {alias: name for name, found in RULE_FIELDS.items() for alias in found.aliases}


def rule_field(name: str) -> RuleField:
    """The declared rule with this canonical name or alias; RulesetError offers the nearest names."""
    plain = snake_case(name)
    found = RULE_FIELDS.get(_ALIASES.get(plain, plain))
    if found is None:
        near = difflib.get_close_matches(plain, [*RULE_FIELDS, *_ALIASES], n=3)
        offer = f" Near: {', '.join(near)}." if near else ""
        raise RulesetError(f"There is no option {name!r}.{offer}")
    return found


def spelled(value: object) -> str:
    """A value as it is written in records and on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "-".join(spelled(part) for part in value) or "none"
    return str(value)


__all__ = ["CLASHES", "RULE_FIELDS", "Choice", "Clash", "RuleName", "Ruleset", "rule_field", "spelled"]
