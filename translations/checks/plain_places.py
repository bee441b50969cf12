"""Places that the program fills with plain text, which has no other forms: asked for one, it is an error at run time.

Found in the program's own sources: what `format` and `told` are given for a sentence that stands in the same function.
A value is taken for plain unless a name in it says `worded`, or belongs to a parameter that is `Worded`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache

from belote_desktop.translations.checks.entries import FOLDER, Entry, Finding, Language
from belote_desktop.translations.checks.places import places

PROGRAM = FOLDER.parent / "belote_desktop"
_SOURCE_AT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions that mark a sentence, and which of their values it is."""
_FILLING = ("format", "told")
_DEEP = 3
"""Through how many variables of a function a value is followed."""


def check(entry: Entry, _language: Language) -> Iterator[Finding]:
    """Findings about the forms that a translation asks of plain text."""
    plain = plain_places()
    for text in filter(None, entry.translations):
        for name, form in _places(text):
            where = plain.get((entry.source, name))
            if form and where:
                yield Finding(entry, f"{{{name}:{form}}} asks for a form of plain text ({where}).")


def _places(text: str) -> list[tuple[str, str]]:
    try:
        return places(text)
    except ValueError:  # told by another check
        return []


@cache
def plain_places() -> Mapping[tuple[str, str], str]:
    """A sentence and a place in it that gets plain text, with the line of the program that does this."""
    found: dict[tuple[str, str], str] = {}
    for file in sorted(PROGRAM.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if any(f"{name}(" in text for name in _FILLING):
            for key, line in _in_module(text):
                found[key] = f"{file.name}, line {line}"
    return found


def _in_module(text: str) -> Iterator[tuple[tuple[str, str], int]]:
    """The plain places of a module, each with its line."""
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef):
            yield from _Function(function).plain()


class _Function:
    """A function, with what its variables are given."""

    def __init__(self, function: ast.FunctionDef) -> None:
        self._function = function
        self._given: dict[str, list[ast.expr]] = {}
        arguments = (*function.args.args, *function.args.kwonlyargs)
        self._worded = {each.arg for each in arguments if each.annotation and "Worded" in ast.unparse(each.annotation)}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self._given.setdefault(target.id, []).append(node.value)

    def plain(self) -> Iterator[tuple[tuple[str, str], int]]:
        """Sentences with a place that gets plain text, each with its line."""
        for call in ast.walk(self._function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _FILLING:
                sentences = {text for part in (call.func.value, *call.args) for text in self._sentences(part)}
                for value in call.keywords:
                    if value.arg and not self._has_forms(value.value):
                        yield from (((text, value.arg), call.lineno) for text in sentences)

    def _nodes(self, value: ast.AST, deep: int = _DEEP) -> Iterator[ast.AST]:
        """What a value is made of, and what the variables in it are."""
        for node in ast.walk(value):
            yield node
            if isinstance(node, ast.Name) and deep:
                for given in self._given.get(node.id, ()):
                    yield from self._nodes(given, deep - 1)

    def _sentences(self, value: ast.AST) -> Iterator[str]:
        """The English sentences that a value may be."""
        for node in self._nodes(value):
            if isinstance(node, ast.Call):
                at = _SOURCE_AT.get(_name(node.func))
                text = node.args[at] if at is not None and at < len(node.args) else None
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield text.value

    def _has_forms(self, value: ast.AST) -> bool:
        names = {_name(node) for node in self._nodes(value)}
        return bool(names & self._worded) or any("worded" in name.lower() for name in names)


def _name(node: ast.AST) -> str:
    """The name of a variable, or the last one after dots; empty if it is neither."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
