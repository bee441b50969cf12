"""Hand out the sentences of a language by subject, and take the translations back in.

``python translations/worksheet.py out LANGUAGE FILE [--contexts NAME...] [--beside LANGUAGE] [--all]``
``python translations/worksheet.py in LANGUAGE FILE...``
``python translations/worksheet.py contexts LANGUAGE``

A worksheet is a JSON list with one object for each sentence: its `id`, where it stands, what is told to translators,
and its translation in another language to compare. What comes back is a JSON object: for each id a text, or a list with
one text for each plural form. Sentences of one context stand together, so that a subject is translated in one piece.
Run ``update.py`` afterwards: it writes the file as Qt's tools do, and later changes are easier to see.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from belote_desktop.translations.checks.entries import FOLDER, Entry, file_of, language, read

Answers = Mapping[str, str | list[str]]
"""The translations of sentences by id; a list holds one for each plural form."""


def id_of(key: tuple[str, str, str]) -> str:
    """A short name of a sentence, made from what it is found by: context, source and comment."""
    return hashlib.sha256("\0".join(key).encode()).hexdigest()[:8]


def sheet(entries: Iterable[Entry], beside: Iterable[Entry], forms: int) -> list[dict[str, object]]:
    """The worksheet of some sentences, compared with those of another language."""
    others = {each.key: each.translations for each in beside}
    return [_line(entry, others.get(entry.key, ()), forms) for entry in entries]


def _line(entry: Entry, other: Sequence[str], forms: int) -> dict[str, object]:
    line: dict[str, object] = {"id": id_of(entry.key), "context": entry.context, "source": entry.source}
    if entry.comment:
        line["comment"] = entry.comment
    if entry.note:
        line["note"] = entry.note
    if entry.is_plural:
        line["forms"] = forms
    if any(other):
        line["beside"] = list(other) if entry.is_plural else other[0]
    return line


def put(path: Path, answers: Answers, forms: int) -> int:
    """Write translations into a .ts file; how many. Raises ValueError for an unknown id or a wrong number of forms."""
    tree = ElementTree.parse(path)
    left = dict(answers)
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            key = context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")
            given = left.pop(id_of(key), None)
            if given is not None:
                _fill(message, given, forms)
    if left:
        raise ValueError(f"No sentence has the id {', '.join(sorted(left))}.")
    text = ElementTree.tostring(tree.getroot(), encoding="unicode")
    beginning = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    written = path.with_suffix(".part")
    written.write_text(f"{beginning}{text}\n", encoding="utf-8")
    written.replace(path)
    return len(answers)


def _fill(message: ElementTree.Element, given: str | list[str], forms: int) -> None:
    """Give one sentence its translation. Raises ValueError if the number of its forms is wrong."""
    source, translation = message.findtext("source", ""), message.find("translation")
    counted = message.get("numerus") == "yes"
    texts = [given] if isinstance(given, str) else given
    wanted = forms if counted else 1
    if len(texts) != wanted:
        raise ValueError(f"“{source}” has {wanted} form(s), not {len(texts)}.")
    if translation is None:
        translation = ElementTree.SubElement(message, "translation")
    translation.attrib.pop("type", None)
    for child in list(translation):
        translation.remove(child)
    translation.text = None if counted else texts[0]
    if counted:
        for text in texts:
            ElementTree.SubElement(translation, "numerusform").text = text


def _out(code: str, file: Path, contexts: Sequence[str], beside: str, *, everything: bool) -> int:
    entries = [each for each in read(file_of(code, FOLDER)) if not contexts or each.context in contexts]
    wanted = [each for each in entries if everything or each.is_open]
    other = read(file_of(beside, FOLDER)) if beside else ()
    lines = sheet(wanted, other, len(language(code).numbers))
    rows = ",\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
    file.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    print(f"{len(lines)} sentences.")
    return 0


def _in(code: str, files: Sequence[Path]) -> int:
    answers: dict[str, str | list[str]] = {}
    for file in files:
        answers |= json.loads(file.read_text(encoding="utf-8"))
    try:
        count = put(file_of(code, FOLDER), answers, len(language(code).numbers))
    except ValueError as problem:
        print(problem)
        return 1
    print(f"{count} translations.")
    return 0


def _contexts(code: str) -> int:
    entries = read(file_of(code, FOLDER))
    all_of, still = (
        Counter(each.context for each in entries),
        Counter(each.context for each in entries if each.is_open),
    )
    for name, count in all_of.most_common():
        print(f"{name:28} {count:5} sentences, {still[name]:5} to translate")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Hand out or take in; 0, or 1 where an answer fits no sentence."""
    parser = argparse.ArgumentParser(description="Hand out the sentences of a language by subject, and take them in.")
    actions = parser.add_subparsers(dest="action", required=True)
    out = actions.add_parser("out", help="write a worksheet")
    out.add_argument("language")
    out.add_argument("file", type=Path)
    out.add_argument("--contexts", nargs="*", default=[], help="the subjects; default: all")
    out.add_argument("--beside", default="fr", help="the language to compare with (default: fr); '' for none")
    out.add_argument("--all", action="store_true", help="sentences that have a translation, too")
    back = actions.add_parser("in", help="take translations in")
    back.add_argument("language")
    back.add_argument("files", nargs="+", type=Path)
    actions.add_parser("contexts", help="list the subjects").add_argument("language")
    options = parser.parse_args(arguments)
    if not file_of(options.language, FOLDER).is_file():
        parser.error(f"there are no sentences in {options.language!r} yet: translations/update.py makes the file")
    if options.action == "out":
        return _out(options.language, options.file, options.contexts, options.beside, everything=options.all)
    return _in(options.language, options.files) if options.action == "in" else _contexts(options.language)


if __name__ == "__main__":
    sys.exit(main())
