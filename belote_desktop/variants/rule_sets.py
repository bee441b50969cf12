"""Rules that change together: the houses of French games, and options that set several rules at once.

Some cannot be reached by changing one rule at a time, because the rules in between do not fit together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import Ruleset, RulesetError, rule_field
from belote_desktop.variants.families.bundles import COMPOUND, words_of
from belote_desktop.variants.families.house_games import HOUSE_GAMES
from belote_desktop.variants.own_words import OWN_WORDS
from belote_desktop.variants.registry import get
from belote_desktop.variants.reported import REPORTS


@dataclass(frozen=True)
class RuleSet:
    """Rules that are set together. `name` is English (context `variants`)."""

    name: str
    changes: Mapping[str, object]

    def in_force(self, rules: Ruleset) -> bool:
        """True if every rule of the set has its value already."""
        return all(rules.value(name) == value for name, value in self.changes.items())


def rule_sets(game: str) -> tuple[RuleSet, ...]:
    """The sets offered in a registered game: houses first, no set twice, none without effect."""
    rules, found = get(game), list[RuleSet]()
    for name, words in (*_houses(rules), *_options(game), *_reported(game)):
        changes = {rule_field(rule).name: rule_field(rule).read(value) for rule, value in words.items()}
        made = RuleSet(name, changes)
        if _fits(rules, made) and not any(known.changes == changes for known in found):
            found.append(made)
    return tuple(found)


def _houses(rules: Ruleset) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The house rules of related games, named after the game that is played so."""
    for house in HOUSE_GAMES:
        home = get(house.parent or "")
        if (home.auction.auction_model, home.scoring.settlement, home.table.seats) == (
            rules.auction.auction_model, rules.scoring.settlement, rules.table.seats,
        ):  # fmt: skip
            yield house.name, words_of("house")[str(house.changes["house"])]


def _options(game: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    for option in dict.fromkeys((*COMPOUND, *OWN_WORDS.get(game, {}))):
        for changes in words_of(option, game).values():
            if option in NAMES and len(changes) > 1:
                yield NAMES[option], changes


def _reported(game: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The reported options of this game, each with a name that says so."""
    return ((report.name, report.changes) for report in REPORTS if game in report.games)


def _fits(rules: Ruleset, made: RuleSet) -> bool:
    """True if the set changes these rules and the result is a valid ruleset."""
    try:
        changed = rules.change(made.changes)
    except RulesetError:
        return False
    return changed != rules and all(rule_field(name).applies(changed) for name in made.changes)


NAMES: Mapping[str, str] = {
    "declarations": QT_TRANSLATE_NOOP("variants", "Declarations, and what goes with them"),
    "der_on_capot": QT_TRANSLATE_NOOP("variants", "Last trick of a capot"),
    "suit_inversion": QT_TRANSLATE_NOOP("variants", "Trumps upside down"),
    "soft_play": QT_TRANSLATE_NOOP("variants", "Soft play"),
    "made_only": QT_TRANSLATE_NOOP("variants", "Only the points made are written"),
    "raw501": QT_TRANSLATE_NOOP("variants", "Points instead of match points"),
    "scoring": QT_TRANSLATE_NOOP("variants", "Croatian score"),
    "deal": QT_TRANSLATE_NOOP("variants", "Packets of the deal"),
    "deck": QT_TRANSLATE_NOOP("variants", "Pack of cards"),
    "talon": QT_TRANSLATE_NOOP("variants", "Size of the talon"),
    "form": QT_TRANSLATE_NOOP("variants", "Form of the game for three"),
    "capot": QT_TRANSLATE_NOOP("variants", "Capot, and a player without a trick"),
    "capot_value": QT_TRANSLATE_NOOP("variants", "Points of a capot"),
    "contract_counts": QT_TRANSLATE_NOOP("variants", "What counts for the contract"),
    "meld_order": QT_TRANSLATE_NOOP("variants", "Ranking of declarations"),
    "klaberjass": QT_TRANSLATE_NOOP("variants", "Following suit as in Klaberjass"),
    "overtrump": QT_TRANSLATE_NOOP("variants", "When trumps must be beaten"),
    "deck4": QT_TRANSLATE_NOOP("variants", "Pack of cards"),
    "bait_penalty": QT_TRANSLATE_NOOP("variants", "Price of failed contracts"),
    "unit": QT_TRANSLATE_NOOP("variants", "Small points on the sheet"),
    "zero_tricks": QT_TRANSLATE_NOOP("variants", "Price of a deal without a trick"),
    "long_runs": QT_TRANSLATE_NOOP("variants", "Long runs"),
    "code": QT_TRANSLATE_NOOP("variants", "Ruffing as in a city"),
    "stacks": QT_TRANSLATE_NOOP("variants", "Number of stacks"),
    "trump_making": QT_TRANSLATE_NOOP("variants", "How trumps are made"),
    "end": QT_TRANSLATE_NOOP("variants", "End of the match"),
}
"""Option -> what its sets are called; what they set says the rest."""
