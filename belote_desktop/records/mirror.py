"""The JSON form of a record, for tools: the same parts with the same names."""

from __future__ import annotations

import json
from collections.abc import Mapping

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.records.header import FORMAT, Tag, quoted
from belote_desktop.records.limits import LARGEST_FILE
from belote_desktop.records.problems import Problem
from belote_desktop.records.reading import Reading, parse_record
from belote_desktop.records.record import Record


def to_json(record: Record) -> str:
    """The record as a JSON object; `parse_json` returns the same record."""
    header = record.header
    seats = [{"name": name, "kind": kind} for name, kind in zip(header.names, header.kinds, strict=True)]
    whole = {
        "BRN": FORMAT,
        "variant": header.variant,
        "date": header.date,
        "seats": seats,
        "rules": dict(header.rules),
        "more": [{"words": list(tag.words), "texts": list(tag.texts)} for tag in header.more],
        "entries": [dict(entry.named()) for entry in record.entries],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def parse_json(text: str) -> Reading:
    """The record in a JSON text. Never raises; lines in its problems are those of the record in its own notation."""
    if len(text) > LARGEST_FILE:
        return parse_record(text)
    try:
        whole = json.loads(text)
        lines = _lines(whole)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        message = say(QT_TRANSLATE_NOOP("records", "This is not a match file in JSON."))
        return Reading(None, (Problem(1, 1, message),))
    return parse_record("".join(f"{line}\n" for line in lines))


def _lines(whole: Mapping[str, object]) -> list[str]:
    """The lines of a record in its own notation, made from the JSON parts. The reader then checks them."""
    tags = [
        Tag(("BRN",), (str(whole["BRN"]),)),
        Tag(("variant",), (str(whole["variant"]),)),
        Tag(("date",), (str(whole["date"]),)),
        *(
            Tag(("seat", str(number)), (str(seat["name"]), str(seat["kind"])))
            for number, seat in enumerate(_objects(whole["seats"]))
        ),
        *(Tag(("rule", str(name)), (str(value),)) for name, value in _object(whole["rules"]).items()),
    ]
    more = [
        _one_line(f"[{' '.join((*_words(tag['words']), *_quoted(tag['texts'])))}]") for tag in _objects(whole["more"])
    ]
    return [_one_line(str(tag)) for tag in tags] + more + [_entry(entry) for entry in _objects(whole["entries"])]


def _entry(entry: Mapping[str, object]) -> str:
    if "action" in entry:
        line = f"{entry['seat']}: {entry['action']}"
    elif "open" in entry:
        line = f"open {entry['open']} {entry['salt']}"
    elif "note" in entry:
        line = f"; {entry['note']}"
    elif "other" in entry:
        line = str(entry["other"])
    else:
        line = " ".join(f"{name} {' '.join(_words(value))}".rstrip() for name, value in entry.items())
    return _one_line(line)


def _object(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError("an object is missing")
    return value


def _objects(value: object) -> list[Mapping[str, object]]:
    return [_object(part) for part in _list(value)]


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("a list is missing")
    return value


def _words(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else [str(value)]


def _quoted(value: object) -> list[str]:
    return [quoted(text) for text in _words(value)]


def _one_line(line: str) -> str:
    return line.replace("\r", " ").replace("\n", " ")
