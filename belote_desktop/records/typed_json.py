"""Frozen values as JSON, written and read by the declared types of their fields.

Cards, declarations and actions are written in the grammar of the records, enumerations as their words, named tuples
and tuples as lists, dataclasses as objects, mappings as lists of pairs in their order.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from math import isfinite
from types import MappingProxyType
from typing import Any

from belote_desktop.engine.actions import Action, Declaration, parse_any_action, parse_declaration
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.ruleset import Ruleset, spelled
from belote_desktop.records.header import Header

Turn = Callable[[Any], Any]


@dataclass(frozen=True)
class Form:
    """How values of one type are converted to JSON (`write`) and back (`read`, which raises for invalid data)."""

    write: Turn
    read: Turn


@cache
def form_of(kind: Any) -> Form:
    """The form of a type. Raises TypeError if it has none."""
    if kind in _TEXTS:
        return _TEXTS[kind]
    if kind in (int, bool, str):
        return Form(lambda value: value, lambda data: _plain(kind, data))
    if kind is float:
        return Form(lambda value: value, _number)
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return _union_form(parts)
    if origin is tuple:
        return _row_form(parts[0]) if parts[1:] == (...,) else _parts_form(tuple, parts)
    if origin is Mapping or origin is typing.Mapping:
        return _mapping_form(*parts)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Form(lambda value: value.value, kind)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return _parts_form(lambda values: kind(*values), tuple(typing.get_type_hints(kind).values()))
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _object_form(kind)
    raise TypeError(f"{kind} has no form in JSON.")


def _plain(kind: type, data: Any) -> Any:
    if type(data) is not kind:
        raise ValueError(f"{data!r} is not of type {kind.__name__}")
    return data


def _number(data: Any) -> float:
    if type(data) not in (int, float) or not isfinite(data):
        raise ValueError(f"{data!r} is not a number")
    return float(data)


def _union_form(parts: tuple[Any, ...]) -> Form:
    """The form of an optional value, of a union of actions, or of a number or list."""
    kinds = [part for part in parts if part is not types.NoneType]
    if all(kind in typing.get_args(Action) for kind in kinds) and len(kinds) == len(parts):
        return _TEXTS[Action]
    if len(kinds) == 1:
        form = form_of(kinds[0])
        return Form(
            lambda value: None if value is None else form.write(value),
            lambda data: None if data is None else form.read(data),
        )
    row = next((kind for kind in kinds if typing.get_origin(kind) is tuple), None)
    if row is None or set(parts) != {int, row}:
        raise TypeError(f"The union of {parts} has no form in JSON.")
    rows = form_of(row)
    return Form(
        lambda value: value if type(value) is int else rows.write(value),
        lambda data: data if type(data) is int else rows.read(data),
    )


def _row_form(kind: Any) -> Form:
    form = form_of(kind)
    return Form(
        lambda values: [form.write(value) for value in values], lambda data: tuple(form.read(part) for part in data)
    )


def _parts_form(make: Turn, kinds: tuple[Any, ...]) -> Form:
    """The form of a tuple of different types in a fixed order."""
    forms = [form_of(kind) for kind in kinds]
    return Form(
        lambda values: [form.write(value) for form, value in zip(forms, values, strict=True)],
        lambda data: make(tuple(form.read(part) for form, part in zip(forms, data, strict=True))),
    )


def _mapping_form(key: Any, value: Any) -> Form:
    pairs = _row_form(types.GenericAlias(tuple, (key, value)))
    return Form(lambda mapping: pairs.write(mapping.items()), lambda data: MappingProxyType(dict(pairs.read(data))))


def _object_form(kind: type) -> Form:
    """The form of a dataclass, by field names. A missing field takes its default."""
    hints = typing.get_type_hints(kind)
    forms = {field.name: form_of(hints[field.name]) for field in dataclasses.fields(kind)}
    return Form(
        lambda value: {name: form.write(getattr(value, name)) for name, form in forms.items()},
        lambda data: kind(**{name: forms[name].read(part) for name, part in data.items()}),
    )


@lru_cache(maxsize=16)
def _written_rules(rules: Ruleset) -> Mapping[str, Any]:
    """The game and every rule in force, as in the header of a record."""
    return {"variant": rules.variant, "rules": {name: spelled(value) for name, value in rules.values().items()}}


def _read_rules(data: Any) -> Ruleset:
    return _ruleset(data["variant"], tuple(data["rules"].items()))


@lru_cache(maxsize=16)
def _ruleset(variant: str, rules: tuple[tuple[str, str], ...]) -> Ruleset:
    return Header(variant, dict(rules), (), (), "").ruleset()


_TEXTS: Mapping[Any, Form] = MappingProxyType(
    {
        Card: Form(str, cache(Card.parse)),
        Action: Form(str, lru_cache(maxsize=4096)(parse_any_action)),
        Declaration: Form(str, lru_cache(maxsize=4096)(parse_declaration)),
        Ruleset: Form(_written_rules, _read_rules),
        **{each: Form(str, lru_cache(maxsize=4096)(parse_any_action)) for each in typing.get_args(Action)},
    }
)
"""What the grammar writes."""
