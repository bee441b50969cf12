"""The draft of a user-made game: its name, the game it is based on, and its changed rules."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.rules import RuleField
from belote_desktop.engine.rules.fields import fields_of
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.profile.own_games.own_game_drafts import UnsavedGame
from belote_desktop.variants import OwnGame, Variant, get, own_game, variant
from belote_desktop.variants.own_game import plain_name
from belote_desktop.windows.drafts.rule_draft import RuleDraft, played, sentence_of

EDITED = {
    "deal": ("table", "deck", "dealer", "deal"),
    "auction": ("auction", "bid", "hokum", "doubling"),
    "play": ("cards", "play"),
    "declarations": ("declaration", "roem", "belote"),
    "scoring": ("scoring", "bid_score", "hokum_score"),
    "match": ("match",),
}
"""The pages of the editor, each with the sections of a ruleset it shows."""
ONLY_TOGETHER = ("phases",)
"""Rules that only make sense with others, and so are changed only by sets of rules."""


def every_field_on(page: str) -> tuple[RuleField, ...]:
    """The rules of a page in the order of the ruleset, including those that shape the game."""
    found: list[RuleField] = []
    for section in dataclasses.fields(Ruleset):
        if section.name in EDITED[page] and isinstance(section.default_factory, type):
            found += [field for field in fields_of(section.default_factory) if field.name not in ONLY_TOGETHER]
    return tuple(found)


class OwnGameDraft(RuleDraft):
    """A new game, or a saved one being changed; `editing` is the saved name, empty for a new game.

    `called` is emitted when the name changes.
    """

    called = Signal()

    def __init__(
        self,
        base: str,
        rules: Ruleset | None = None,
        *,
        name: str = "",
        editing: str = "",
        parent: QObject | None = None,
    ) -> None:
        self.base_id = base
        super().__init__(get(base), parent)
        self.rules = self._base if rules is None else self._base.change(rules.values())
        self.name = name
        self.editing = editing
        self.kept = self._state()
        """The state that is saved."""

    @classmethod
    def of(cls, game: OwnGame, parent: QObject | None = None) -> OwnGameDraft:
        """The draft to change a user-made game."""
        return cls(game.base, game.rules, name=game.name, editing=game.name, parent=parent)

    @property
    def unsaved(self) -> UnsavedGame:
        """The draft in its present state, to be stored and continued later."""
        changes = ((rule, spelled(value)) for rule, value in self.options().items())
        return UnsavedGame(self.editing, self.name, self.base_id, tuple(changes))

    def take_up(self, left: UnsavedGame) -> None:
        """Continue a stored draft; RulesetError if it is no longer a possible game."""
        base = get(left.base)
        rules = played(base.change(dict(left.changes)))
        self.name, self.base_id, self._base, self.rules = left.name, left.base, base, rules

    def is_of(self, game: OwnGame) -> bool:
        """Whether the draft was started from this game as it is saved now."""
        return self.kept == OwnGameDraft.of(game).kept

    def renamed(self, name: str) -> None:
        """Note that the game being changed is now saved under another name."""
        if self.name == self.editing:
            self.name = name
        self.editing = name
        self.kept = (name, *self.kept[1:])

    def call(self, name: str) -> None:
        """Set the name of the game."""
        self.name = name
        self.called.emit()

    @property
    def game(self) -> Variant:
        """The catalogue entry of the game it is based on."""
        return variant(self.base_id)

    @property
    def is_unsaved(self) -> bool:
        """Whether discarding the draft would lose changes."""
        if not self.editing:
            return bool(plain_name(self.name) or self.changes())
        return self._state() != self.kept

    def choose_base(self, base: str) -> bool:
        """Base the draft on another game, keeping the changes that apply there.

        Returns False, with the reason in `refused` and nothing changed, if they conflict with that game.
        """
        game = get(base)
        try:
            rules = played(game.change(self.fitting(game)))
        except RulesetError as problem:
            self.refused.emit(sentence_of(problem))
            return False
        self.base_id, self._base, self.rules = base, game, rules
        self.changed.emit()
        return True

    def made(self) -> OwnGame:
        """The game in its present state; RulesetError if it is not possible."""
        return own_game(self.name, self.base_id, self.options())

    def kept_as(self, game: OwnGame) -> None:
        """Note that the draft has been saved as this game."""
        self.name = self.editing = game.name
        self.kept = self._state()

    def _state(self) -> tuple[str, str, Ruleset]:
        return plain_name(self.name), self.base_id, self.rules
