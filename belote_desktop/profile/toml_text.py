"""TOML: read untrusted text, and write values so that the same values are read back."""

from __future__ import annotations

import datetime
import json
import math
import re
import tomllib
from collections.abc import Mapping

LARGEST = 1_000_000
"""Bytes; a file of ours has some thousands."""


def toml_table(data: bytes) -> dict[str, object]:
    """The table in a TOML text. Byte order mark and Windows line ends are accepted. Raises ValueError if invalid."""
    if len(data) > LARGEST:
        raise ValueError("The text is too long.")
    try:
        return tomllib.loads(data.decode("utf-8-sig").replace("\r\n", "\n"))
    except Exception as problem:  # also RecursionError, where brackets are nested without end
        raise ValueError(str(problem)) from problem


def toml_text(table: Mapping[str, object]) -> str:
    """The TOML text of a table: one plain value per line, nested tables inline."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _string(key)


def _string(text: str) -> str:
    plain = text.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(plain, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else str(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(str(key))} = {_value(part)}" for key, part in value.items()) + "}"
    raise TypeError(f"TOML has no {type(value).__name__}")
