"""Rules while they are being changed. An impossible change is refused with the reason and has no effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.rules import rule_field
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import raised


def sentence_of(problem: RulesetError) -> str:
    """Why a ruleset is refused, in the user's language."""
    said = words.sentence(problem.message) if problem.message is not None else str(problem)
    return raised(said)  # it may begin with the name of a rule


def played(rules: Ruleset) -> Ruleset:
    """The rules unchanged, after playing a trial game; RulesetError if no game can be played by them."""
    from belote_desktop.variants.trial import try_out  # it plays, with the whole engine

    refusal = try_out(rules)
    if refusal is not None:
        raise RulesetError(refusal)
    return rules


class RuleDraft(QObject):
    """A game's rules with the user's changes; emits `changed` after each change, or `refused` with the reason."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self, base: Ruleset, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rules = base
        self._base = base

    @property
    def base(self) -> Ruleset:
        """The rules of the game without changes."""
        return self._base

    def changes(self) -> dict[str, tuple[Any, Any]]:
        """The changes: the rule's name -> (value now, value of the game)."""
        return self.rules.differences(self.base)

    def options(self) -> dict[str, object]:
        """The options that turn the rules of the game into these."""
        return {name: now for name, (now, _) in self.changes().items()}

    def set_option(self, name: str, value: object) -> bool:
        """Change one rule; False, with the reason in `refused`, if it conflicts with the others."""
        return self.set_options({name: value})

    def set_options(self, options: Mapping[str, object]) -> bool:
        """Change several rules together, or none of them, with the reason in `refused`."""
        try:
            rules = played(self.rules.change(options))
        except RulesetError as problem:
            self.refused.emit(sentence_of(problem))
            return False
        self.rules = rules
        self.changed.emit()
        return True

    def fitting(self, game: Ruleset) -> dict[str, object]:
        """The options that apply in another game too; a row of packets only if it deals as many cards there."""
        return {
            name: value
            for name, value in self.options().items()
            if rule_field(name).applies(game)
            and (not isinstance(value, tuple) or _size(value) == _size(game.value(name)))
        }

    def reset_option(self, name: str) -> bool:
        """Set one rule back to the game's value."""
        return self.set_option(name, self.base.value(name))

    def reset_all(self) -> None:
        """Set all rules back to the game's values."""
        self.rules = self.base
        self.changed.emit()


def _size(row: tuple[object, ...]) -> int:
    """The number of cards a row of packets deals; for other rows, their length."""
    numbers = [part for part in row if isinstance(part, int)]
    return sum(numbers) if len(numbers) == len(row) else len(row)
