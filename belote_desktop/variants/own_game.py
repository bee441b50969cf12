"""A game of a person's own: a registered game under another name, with some of its rules changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Source, say
from belote_desktop.engine.rules import Ruleset, RulesetError
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.variants import registry
from belote_desktop.variants.trial import try_out
from belote_desktop.variants.variant import Variant

LONGEST = 40
"""How many letters the name of a game may have: it stands on its card and on the score sheet."""

YOURS = QT_TRANSLATE_NOOP("variants", "Your own games")
"""Stands where other games have their country."""


@dataclass(frozen=True)
class OwnGame:
    """A game of a person's own: its name, the registered game it is nearest to, and the rules changed in it.

    Made by `own_game`, which refuses what cannot be.
    """

    name: str
    base: str
    changes: Mapping[str, object]

    @cached_property
    def rules(self) -> Ruleset:
        """Every rule of the game; its id is its name, so that a record of it says what it was called."""
        about = replace(registry.get(self.base), variant=self.name, name=self.name, confidence=Confidence.C)
        return about.change(self.changes)

    @cached_property
    def variant(self) -> Variant:
        """The game as it stands among the others."""
        near = registry.variant(self.base)
        return replace(
            near, id=self.name, name=self.name, country=YOURS, flavour=near.flavour, parent=self.base,
            changes=self.changes, confidence=Confidence.C, source="", is_own=True,
        )  # fmt: skip

    def called(self, name: str) -> OwnGame:
        """The same game under another name; RulesetError for a name that cannot be."""
        return OwnGame(checked_name(name), self.base, self.changes)


def own_game(name: str, base: str, changes: Mapping[str, object]) -> OwnGame:
    """A game of one's own; RulesetError says what of it cannot be: its name, its base, a rule, or all together.

    Rules that are as in the base already are left out.
    """
    called, near = checked_name(name), registry.get(base)
    rules = near.change({rule_field(rule).name: value for rule, value in changes.items()})
    refusal = try_out(rules)
    if refusal is not None:
        raise RulesetError(refusal)
    return OwnGame(called, base, {rule: now for rule, (now, _) in rules.differences(near).items()})


def plain_name(name: str) -> str:
    """A name without spaces around it, and with single ones in it."""
    return re.sub(r"\s+", " ", name).strip()


def name_key(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return plain_name(name).casefold()


def checked_name(name: str) -> str:
    """The name as it is written; RulesetError for one that no game of one's own can have."""
    plain = plain_name(name)
    if not plain:
        raise RulesetError(say(_NO_NAME))
    if len(plain) > LONGEST:
        raise RulesetError(say(_TOO_LONG, longest=LONGEST, length=len(plain)))
    if not plain.isprintable():
        raise RulesetError(say(_NOT_WRITTEN))
    registered = next((game for game in registry.all_variants() if name_key(plain) in _keys(game)), None)
    if registered is not None:
        raise RulesetError(say(_TAKEN, name=Source(registered.name, "variants")))
    return plain


def _keys(game: Variant) -> tuple[str, str]:
    return name_key(game.id), name_key(game.name)


_NO_NAME = QT_TRANSLATE_NOOP("variants", "The game has no name yet. Give it one.")
_TOO_LONG = QT_TRANSLATE_NOOP("variants", "A name has at most {longest} letters; this one has {length}. Shorten it.")
_NOT_WRITTEN = QT_TRANSLATE_NOOP("variants", "The name has characters in it that cannot be shown. Leave them out.")
_TAKEN = QT_TRANSLATE_NOOP("variants", "{name} is a game of the catalogue. Choose another name.")
