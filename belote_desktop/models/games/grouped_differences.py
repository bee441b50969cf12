"""What differs between two games, in a few groups: the auction, the play, the scoring and so on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules import rule_field
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.rules.ruleset import SECTION_OF
from belote_desktop.models.games.game_words import differing, rule_value
from belote_desktop.models.words import words
from belote_desktop.variants.relevance import means_something

SECTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "players": ("table",),
        "auction": ("auction", "bid", "hokum", "doubling"),
        "play": ("play", "cards"),
        "declarations": ("declaration", "roem", "belote"),
        "scoring": ("scoring", "bid_score", "hokum_score"),
        "match": ("match",),
        "deal": ("deck", "dealer", "deal"),
    }
)
"""The groups by key, each with the sections of a ruleset it covers."""
_GROUP_OF = {section: group for group, sections in SECTIONS.items() for section in sections}


@dataclass(frozen=True)
class DifferenceGroup:
    """What differs in one group: what holds in a game, part by part, and the main rule of the other game in words
    (empty where that is a number or a switch).
    """

    key: str
    here: tuple[str, ...]
    there: str


def grouped_differences(here: Ruleset, there: Ruleset, titles: Mapping[str, str]) -> tuple[DifferenceGroup, ...]:
    """The differences of a game from another one, those a learner needs first before the rest.

    `titles` are the heads of the groups by key; a rule of the same name is not named again.
    """
    found: dict[str, dict[str, tuple[object, object]]] = {}
    for name, values in differing(here, there).items():
        found.setdefault(_GROUP_OF[SECTION_OF[name]], {})[name] = values
    return tuple(
        DifferenceGroup(
            key,
            tuple(_told(name, now, titles[key], here) for name, now in _fuller_first(rules, here)),
            _other(rules, there),
        )
        for key, rules in found.items()
    )


def _fuller_first(rules: Mapping[str, tuple[object, object]], here: Ruleset) -> list[tuple[str, object]]:
    """The rules with their values. A number of 0, a switch that is off and an empty list say little and come late;
    rules that this game does not have come last.
    """
    told = [(name, now) for name, (now, _) in rules.items()]
    return sorted(told, key=lambda rule: (not means_something(rule_field(rule[0]), here), rule[1] in (0, ())))


def _told(name: str, value: object, title: str, here: Ruleset) -> str:
    """A rule and its value: `Lowest bid 80`."""
    field = rule_field(name)
    rule = words.rule_label(field)
    if not means_something(field, here):
        #: A rule that the other game has, as in: Lowest bid: not in this game. {rule}: the name of a rule.
        return QCoreApplication.translate("GameDetail", "{rule}: not in this game").format(rule=rule)
    if value is True:
        return rule
    if rule == title and not isinstance(value, int):
        return rule_value(name, value)
    if isinstance(value, int) and not isinstance(value, bool):
        #: A rule of a game with its number, as in: Lowest bid 80. {rule}: the name of a rule. {value}: a number.
        said = QCoreApplication.translate("GameDetail", "{rule} {value}")
    else:
        #: A rule of a game with its value, as in: Contract: The points bid. {rule}: the name of a rule.
        said = QCoreApplication.translate("GameDetail", "{rule}: {value}")
    return said.format(rule=rule, value=rule_value(name, value))


def _other(rules: Mapping[str, tuple[object, object]], there: Ruleset) -> str:
    """The value in the other game of the first of some rules, if it says something by itself."""
    name, (_, was) = next(iter(rules.items()))
    return rule_value(name, was) if isinstance(was, Choice) and means_something(rule_field(name), there) else ""
