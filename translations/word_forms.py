"""The forms of the words that sentences bend: of cards, suits, calls, players. One table for each language.

A table is `forms/LANGUAGE.toml`; docs/translating.md says how one is filled. A word it lacks has its plain form only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from belote_desktop.engine.wording.places import Forms
from belote_desktop.engine.wording.plurals import form_number

NOTHING: Mapping[str, Any] = MappingProxyType({})
GENDER = "gender"
"""The key of a word's gender; all others are names of forms."""
CONDITIONS = ("is", "begins")
"""The keys that say which names of players a rule is for: whole names, or beginnings; all others are names of forms."""


@dataclass(frozen=True)
class WordForms:
    """The table of one language: kind of word, word in its plain form, name of a form."""

    table: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    plural_rule: bytes = b""

    def of(self, kind: str, word: str) -> Forms:
        """The forms of a word of a kind: `rank`, `suit` or `word`."""
        return _forms(self.table.get(kind, NOTHING).get(word, NOTHING))

    def of_card(self, rank: str, suit: object, pattern: str) -> Forms:
        """The forms of a card: those of its rank, put into the `pattern` with places for rank and suit."""
        ranks = self.of("rank", rank)
        named = {name: pattern.format_map({"rank": form, "suit": suit}) for name, form in ranks.named.items()}
        return Forms(named, ranks.gender)

    def of_token(self, token: str, rank: str = "") -> Forms:
        """The forms of a token, `K♥` or `♥`: a preposition stays beside it; the gender is that of the card's rank."""
        patterns = self.table.get("token", NOTHING)
        named = {key: text.format_map({"token": token}) for key, text in patterns.items()}
        return Forms(named, self.of("rank", rank).gender)

    def of_player(self, name: str) -> Forms:
        """The forms of a name, by the first rule that fits it, and its gender if it is known."""
        rules = self.table.get("player", ())
        rule = next((rule for rule in rules if _fits(name, rule)), NOTHING)
        patterns = {key: text for key, text in rule.items() if key not in CONDITIONS}
        named = {key: text.format_map({"player": name}) for key, text in patterns.items()}
        return Forms(named, self.table.get("people", NOTHING).get(name, "c"))

    def of_count(self, count: int) -> Forms:
        """Which plural form a number takes."""
        return Forms(number=form_number(self.plural_rule, abs(count)))

    def of_decimal(self, value: float) -> Forms:
        """The plural form of a number with decimals: that of 2, as in 0.5 points; where 0 is singular, 1.5 is too."""
        is_singular = abs(value) < 2 and self.of_count(0) == self.of_count(1)
        return self.of_count(1 if is_singular else 2)

    @property
    def repeats_joints(self) -> bool:
        """Whether the word that joins a list stands before each part but the first, as in Arabic: *a or b or c*."""
        return bool(self.table.get("language", NOTHING).get("repeats_joints", False))

    @property
    def names(self) -> frozenset[str]:
        """The names of the forms that sentences of this language can ask for."""
        return frozenset(self.table.get("language", NOTHING).get("forms", ()))


@cache
def word_forms(language: str) -> WordForms:
    """The table of a language such as `fr` or `pt_BR`; that of the language without its region if it has none."""
    import tomllib  # the first sentence that asks for a form loads it, not the start

    folder, base = files("belote_desktop.translations"), language.partition("_")[0]
    rules = tomllib.loads((folder / "plurals.toml").read_text(encoding="utf-8"))
    rule = bytes.fromhex(rules.get(language, rules.get(base, rules["en"])))
    found = [folder / "forms" / f"{name}.toml" for name in (language, base)]
    table = next((tomllib.loads(file.read_text(encoding="utf-8")) for file in found if file.is_file()), NOTHING)
    return WordForms(table, rule)


def _forms(entry: Mapping[str, str]) -> Forms:
    named = {key: text for key, text in entry.items() if key != GENDER}
    return Forms(MappingProxyType(named), entry.get(GENDER, "c"))


def _fits(name: str, rule: Mapping[str, Any]) -> bool:
    folded = name.casefold()
    begins = folded.startswith(tuple(beginning.casefold() for beginning in rule.get("begins", ("",))))
    return begins and folded in {whole.casefold() for whole in rule.get("is", (name,))}
