"""The text of a rule sheet, for tests that hold it against the engine."""

from __future__ import annotations

from belote_desktop import variants
from belote_desktop.engine import Ruleset
from belote_desktop.variants.rule_sheet import rule_sheet


def told(game: str, **options: object) -> str:
    """All paragraphs of the rule sheet of a game with these options."""
    return text_of(variants.get(game, **options))


def text_of(rules: Ruleset) -> str:
    """All paragraphs of the rule sheet of these rules."""
    return " ".join(str(text) for section in rule_sheet(rules) for text in section.paragraphs)
