"""User-made games: a registered game under another name, with some of its rules changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from belote_desktop.engine.rules import Ruleset, RulesetError
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.engine.rules.terms import Confidence
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, counted, say
from belote_desktop.variants import registry
from belote_desktop.variants.variant import Variant

LONGEST = 40
"""How many letters the name of a game may have: it stands on its card and on the score sheet."""

#: Stands where other games have their country, and heads a list.
YOURS = QT_TRANSLATE_NOOP("variants", "Your games")
"""Stands where other games have their country."""


@dataclass(frozen=True)
class OwnGame:
    """A user-made game: its name, the registered game it is based on, and the rules changed in it.

    Make one with `own_game`, which checks the values.
    """

    name: str
    base: str
    changes: Mapping[str, object]

    @cached_property
    def rules(self) -> Ruleset:
        """The whole ruleset; its id is the game's name, so that match files keep the name."""
        about = replace(registry.get(self.base), variant=self.name, name=self.name, confidence=Confidence.C)
        return about.change(self.changes)

    @cached_property
    def variant(self) -> Variant:
        """The game as a `Variant`, to be listed with the registered ones."""
        near = registry.variant(self.base)
        return replace(
            near, id=self.name, name=self.name, country=YOURS, flavour=near.flavour, parent=self.base,
            changes=self.changes, confidence=Confidence.C, source="", is_own=True,
        )  # fmt: skip

    def called(self, name: str) -> OwnGame:
        """The same game under another name; RulesetError for a name that is not allowed."""
        return OwnGame(checked_name(name), self.base, self.changes)


def own_game(name: str, base: str, changes: Mapping[str, object]) -> OwnGame:
    """Make a user-made game; RulesetError names what is wrong: the name, the base, a rule or the combination.

    Rules with the same value as in the base are left out.
    """
    from belote_desktop.variants.trial import try_out  # it plays, with the whole engine

    called, near = checked_name(name), registry.get(base)
    rules = near.change({rule_field(rule).name: value for rule, value in changes.items()})
    refusal = try_out(rules)
    if refusal is not None:
        raise RulesetError(refusal)
    return OwnGame(called, base, {rule: now for rule, (now, _) in rules.differences(near).items()})


def plain_name(name: str) -> str:
    """The name without spaces around it and with single spaces inside."""
    return re.sub(r"\s+", " ", name).strip()


def name_key(name: str) -> str:
    """A key that is equal for names that look the same to people."""
    return plain_name(name).casefold()


def checked_name(name: str) -> str:
    """The name with its spaces tidied; RulesetError if a user-made game may not have it."""
    plain = plain_name(name)
    if not plain:
        raise RulesetError(say(_NO_NAME))
    if len(plain) > LONGEST:
        raise RulesetError(counted(_TOO_LONG, LONGEST))
    if not plain.isprintable():
        raise RulesetError(say(_NOT_WRITTEN))
    registered = next((game for game in registry.all_variants() if name_key(plain) in _keys(game)), None)
    if registered is not None:
        raise RulesetError(say(_TAKEN, name=Source(registered.name, "variants")))
    return plain


def _keys(game: Variant) -> tuple[str, str]:
    return name_key(game.id), name_key(game.name)


_NO_NAME = QT_TRANSLATE_NOOP("variants", "The game has no name yet. Enter one.")
#: %n: the greatest number of letters, 40. An error in the rule editor.
_TOO_LONG = QT_TRANSLATE_NOOP("variants", "A name can have at most %n character(s). Shorten it.", "", 1)
_NOT_WRITTEN = QT_TRANSLATE_NOOP("variants", "The name contains characters that cannot be shown. Remove them.")
#: {name}: the name of a game, Coinche. An error in the rule editor.
_TAKEN = QT_TRANSLATE_NOOP("variants", "{name} is already a game in the catalogue. Choose another name.")
