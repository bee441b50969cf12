"""Which games say which words."""

from __future__ import annotations

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules.needs import Condition, Rules
from belote_desktop.variants.declaration_words import DeclarationWords
from belote_desktop.variants.kinship import declared, raises


def speaks(words: DeclarationWords) -> Condition:
    """True for the games that use these words for declarations and belote."""

    def holds(rules: Rules) -> bool:
        return isinstance(rules, Ruleset) and declared(rules) == words

    return holds


def raises_by(words: tuple[str, ...]) -> Condition:
    """True for the games that raise a contract with these words."""

    def holds(rules: Rules) -> bool:
        return isinstance(rules, Ruleset) and raises(rules) == words

    return holds
