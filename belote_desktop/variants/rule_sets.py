"""Rules that change together: the houses of French games, and options that set several rules at once.

Some cannot be reached by changing one rule at a time, because the rules in between do not fit together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from belote_desktop.engine.rules import Ruleset, RulesetError, rule_field
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
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
    #: A set of rules offered in the rule editor.
    "declarations": QT_TRANSLATE_NOOP("variants", "Declarations and what goes with them"),
    #: A set of rules offered in the rule editor.
    "der_on_capot": QT_TRANSLATE_NOOP("variants", "Last trick of a capot"),
    #: A set of rules offered in the rule editor.
    "suit_inversion": QT_TRANSLATE_NOOP("variants", "Trumps upside down"),
    #: A set of rules offered in the rule editor. The lighter duties of some tables.
    "soft_play": QT_TRANSLATE_NOOP("variants", "Gentler rules of play"),
    #: A set of rules offered in the rule editor.
    "made_only": QT_TRANSLATE_NOOP("variants", "Score only the points made"),
    #: A set of rules offered in the rule editor.
    "raw501": QT_TRANSLATE_NOOP("variants", "Points instead of match points"),
    #: A set of rules offered in the rule editor.
    "scoring": QT_TRANSLATE_NOOP("variants", "Croatian scoring"),
    #: A set of rules offered in the rule editor. Packets: how many cards are dealt together.
    "deal": QT_TRANSLATE_NOOP("variants", "Packets of the deal"),
    #: A set of rules offered in the rule editor.
    "deck": QT_TRANSLATE_NOOP("variants", "Size of the pack"),
    #: A set of rules offered in the rule editor.
    "talon": QT_TRANSLATE_NOOP("variants", "Cards dealt face down"),
    #: A set of rules offered in the rule editor.
    "form": QT_TRANSLATE_NOOP("variants", "Form of Belote for three"),
    #: A set of rules offered in the rule editor.
    "capot": QT_TRANSLATE_NOOP("variants", "Capot, and a player without a trick"),
    #: A set of rules offered in the rule editor.
    "capot_value": QT_TRANSLATE_NOOP("variants", "Value of a capot"),
    #: A set of rules offered in the rule editor.
    "contract_counts": QT_TRANSLATE_NOOP("variants", "What counts for the contract"),
    #: A set of rules offered in the rule editor.
    "meld_order": QT_TRANSLATE_NOOP("variants", "Ranking of declarations"),
    #: A set of rules offered in the rule editor.
    "klaberjass": QT_TRANSLATE_NOOP("variants", "Following suit as in Klaberjass"),
    #: A set of rules offered in the rule editor.
    "overtrump": QT_TRANSLATE_NOOP("variants", "When you must beat trumps"),
    #: A set of rules offered in the rule editor.
    "deck4": QT_TRANSLATE_NOOP("variants", "Size of the pack"),
    #: A set of rules offered in the rule editor.
    "bait_penalty": QT_TRANSLATE_NOOP("variants", "Cost of failed contracts"),
    #: A set of rules offered in the rule editor. In place of match points.
    "unit": QT_TRANSLATE_NOOP("variants", "Card points on the score sheet"),
    #: A set of rules offered in the rule editor.
    "zero_tricks": QT_TRANSLATE_NOOP("variants", "Cost of a deal without a trick"),
    #: A set of rules offered in the rule editor.
    "long_runs": QT_TRANSLATE_NOOP("variants", "Long runs"),
    #: A set of rules offered in the rule editor. Of Klaverjas: Amsterdam or Rotterdam.
    "code": QT_TRANSLATE_NOOP("variants", "Ruffing rules by city"),
    #: A set of rules offered in the rule editor. Stacks of two cards on the table.
    "stacks": QT_TRANSLATE_NOOP("variants", "Number of stacks"),
    #: A set of rules offered in the rule editor.
    "trump_making": QT_TRANSLATE_NOOP("variants", "How trumps are chosen"),
    #: A set of rules offered in the rule editor.
    "end": QT_TRANSLATE_NOOP("variants", "End of the match"),
}
"""Option -> what its sets are called; what they set says the rest."""
