"""Finding a game by its id."""

from __future__ import annotations

import difflib
from dataclasses import replace
from functools import cache
from typing import Any

from belote_desktop.engine.rules import Ruleset, RulesetError
from belote_desktop.variants.bundles import spread
from belote_desktop.variants.french import FRENCH
from belote_desktop.variants.variant import Variant

_VARIANTS = {known.id: known for known in FRENCH}


def all_variants() -> tuple[Variant, ...]:
    """Every registered game, in the order of the catalogue."""
    return tuple(_VARIANTS.values())


def variant(name: str) -> Variant:
    """The registered game with this id; RulesetError offers the nearest ids."""
    found = _VARIANTS.get(name)
    if found is None:
        near = difflib.get_close_matches(name, _VARIANTS, n=3, cutoff=0.4) or list(_VARIANTS)
        raise RulesetError(f"There is no game {name!r}. Near: {', '.join(near)}.")
    return found


def get(name: str, /, **options: object) -> Ruleset:
    """The ruleset of a registered game with options, as `get("classic", tie="litige")`; RulesetError if unknown."""
    return _ruleset(name).change(spread(options))


@cache
def _ruleset(name: str) -> Ruleset:
    found = variant(name)
    about: dict[str, Any] = {"variant": found.id, "name": found.name, "confidence": found.confidence}
    parent = Ruleset(variant="", name="") if found.parent is None else _ruleset(found.parent)
    return replace(parent, **about).change(spread(found.changes))
