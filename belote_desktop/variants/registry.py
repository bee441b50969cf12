"""Finding a game by its id."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from belote_desktop.engine.rules import RuleField, Ruleset, RulesetError
from belote_desktop.engine.rules.fields import snake_case
from belote_desktop.engine.rules.ruleset import rule_field, spelled
from belote_desktop.variants.catalogue import catalogued
from belote_desktop.variants.families.arabia import ARABIA
from belote_desktop.variants.families.as_published import AS_PUBLISHED
from belote_desktop.variants.families.atlantic import ATLANTIC
from belote_desktop.variants.families.balkans import BALKANS
from belote_desktop.variants.families.bundles import spread, words_of
from belote_desktop.variants.families.contree import CONTREE
from belote_desktop.variants.families.eastern_europe import EASTERN_EUROPE
from belote_desktop.variants.families.fewer_players import FEWER_PLAYERS
from belote_desktop.variants.families.french import FRENCH
from belote_desktop.variants.families.greece_and_cyprus import GREECE_AND_CYPRUS
from belote_desktop.variants.families.house_games import HOUSE_GAMES
from belote_desktop.variants.families.unestablished import UNESTABLISHED
from belote_desktop.variants.variant import Variant

_FAMILIES = (
    FRENCH,
    HOUSE_GAMES,
    CONTREE,
    FEWER_PLAYERS,
    BALKANS,
    GREECE_AND_CYPRUS,
    EASTERN_EUROPE,
    ARABIA,
    ATLANTIC,
    AS_PUBLISHED,
)
_VARIANTS = {known.id: catalogued(known) for family in _FAMILIES for known in family}


def all_variants() -> tuple[Variant, ...]:
    """Every registered game, in the order of the catalogue."""
    return tuple(_VARIANTS.values())


def unestablished() -> tuple[Variant, ...]:
    """The games without known rules; they are listed, and a house version of one starts from its parent."""
    return UNESTABLISHED


def unestablished_game(name: str) -> Variant | None:
    """The game without known rules that has this id; None if there is none."""
    return next((game for game in UNESTABLISHED if game.id == name), None)


def variant(name: str) -> Variant:
    """The registered game with this id. RulesetError names similar ids if there is none."""
    if not isinstance(name, str):
        raise RulesetError(f"A game is named by its id, such as 'classic', not {name!r}.")
    found = _VARIANTS.get(name)
    unknown = unestablished_game(name)
    if unknown is not None:
        raise RulesetError(
            f"The rules of {unknown.name} are not known. {unknown.known} Its closest relative is {unknown.parent!r}."
        )
    if found is None:
        import difflib  # for a mistake only

        near = difflib.get_close_matches(name, _VARIANTS, n=3, cutoff=0.4)
        offer = f"Did you mean {' or '.join(near)}?" if near else f"The games are: {', '.join(_VARIANTS)}."
        raise RulesetError(f"There is no game {name!r}. {offer}")
    return found


def name_of(name: str) -> str:
    """The English name of a game; the id of a game that is not registered is its name."""
    return _VARIANTS[name].name if name in _VARIANTS else name


def get(name: str, /, **options: object) -> Ruleset:
    """The ruleset of a registered game with options, such as `get("classic", tie="litige")`.

    RulesetError for an unknown game, option or value, and for an option of other games.
    """
    changes = spread(options, name)
    rules = _ruleset(name).change(changes)
    for option in options:
        if not words_of(snake_case(option), name):
            _refuse_foreign(rules, rule_field(option))
    return rules


def _refuse_foreign(rules: Ruleset, option: RuleField) -> None:
    need = option.needs
    if need is not None and not need.met(rules):
        found, wanted = spelled(rules.value(need.rule)), " or ".join(map(spelled, need.values))
        raise RulesetError(
            f"The game {rules.variant} has no option {option.name}: it needs {need.rule} = {wanted}, not {found}."
        )


@cache
def _ruleset(name: str) -> Ruleset:
    found = variant(name)
    about: dict[str, Any] = {"variant": found.id, "name": found.name, "confidence": found.confidence}
    parent = Ruleset(variant="", name="") if found.parent is None else _ruleset(found.parent)
    return replace(parent, **about).change(spread(found.changes))
