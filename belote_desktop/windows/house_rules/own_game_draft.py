"""A game of one's own while it is made: its name, the game it begins as, and what is changed in it."""

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
"""Rules that only make sense with others: they are set by what sets several rules at once."""


def every_field_on(page: str) -> tuple[RuleField, ...]:
    """The rules of a page, in the order of the ruleset, those that shape the game among them."""
    found: list[RuleField] = []
    for section in dataclasses.fields(Ruleset):
        if section.name in EDITED[page] and isinstance(section.default_factory, type):
            found += [field for field in fields_of(section.default_factory) if field.name not in ONLY_TOGETHER]
    return tuple(found)


class OwnGameDraft(RuleDraft):
    """A game that is being made, or one that is changed; `editing` is the name under which that one is kept.

    `called` tells of another name.
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
        """What of it is saved."""

    @classmethod
    def of(cls, game: OwnGame, parent: QObject | None = None) -> OwnGameDraft:
        """A game of one's own, to be changed."""
        return cls(game.base, game.rules, name=game.name, editing=game.name, parent=parent)

    @property
    def unsaved(self) -> UnsavedGame:
        """The game as it stands, to be taken up again."""
        changes = ((rule, spelled(value)) for rule, value in self.options().items())
        return UnsavedGame(self.editing, self.name, self.base_id, tuple(changes))

    def take_up(self, left: UnsavedGame) -> None:
        """Go on where it was left; RulesetError if that can be no game any more."""
        base = get(left.base)
        rules = played(base.change(dict(left.changes)))
        self.name, self.base_id, self._base, self.rules = left.name, left.base, base, rules

    def is_of(self, game: OwnGame) -> bool:
        """Whether it was begun as this game, as it is kept now."""
        return self.kept == OwnGameDraft.of(game).kept

    def renamed(self, name: str) -> None:
        """The game that is changed is kept under another name now."""
        if self.name == self.editing:
            self.name = name
        self.editing = name
        self.kept = (name, *self.kept[1:])

    def call(self, name: str) -> None:
        """Give it a name."""
        self.name = name
        self.called.emit()

    @property
    def game(self) -> Variant:
        """What is said of the game it begins as."""
        return variant(self.base_id)

    @property
    def is_unsaved(self) -> bool:
        """Whether anything is lost if the draft is thrown away."""
        if not self.editing:
            return bool(plain_name(self.name) or self.changes())
        return self._state() != self.kept

    def choose_base(self, base: str) -> bool:
        """Begin as another game; what is changed stays as far as it means something there. False, with the reason in
        `refused`, if it cannot stand there: then nothing is changed."""
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
        """The game as it stands; RulesetError says what of it cannot be."""
        return own_game(self.name, self.base_id, self.options())

    def kept_as(self, game: OwnGame) -> None:
        """It is saved."""
        self.name = self.editing = game.name
        self.kept = self._state()

    def _state(self) -> tuple[str, str, Ruleset]:
        return plain_name(self.name), self.base_id, self.rules
