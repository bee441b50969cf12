"""Check files of vectors and count those that pass."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from belote_desktop import variants
from belote_desktop.commands.interruption import Interruption
from belote_desktop.commands.vectors.auction import check_auction
from belote_desktop.commands.vectors.declaring import check_declarations
from belote_desktop.commands.vectors.fields import Fields, VectorError
from belote_desktop.commands.vectors.legal import check_legal
from belote_desktop.commands.vectors.matches import check_match
from belote_desktop.commands.vectors.settling import check_settle
from belote_desktop.commands.vectors.winner import check_winner
from belote_desktop.engine import Ruleset

KINDS: Mapping[str, Callable[[Ruleset, Fields], str | None]] = {
    "legal": check_legal,
    "settle": check_settle,
    "winner": check_winner,
    "declarations": check_declarations,
    "auction": check_auction,
    "match": check_match,
}
"""The kinds of vectors; each function gives what differs, None if nothing does, and raises for what it cannot read."""


@dataclass(frozen=True)
class Report:
    """The number of passed vectors, and one line for each that failed."""

    passed: int
    failures: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        """True if nothing failed and something was checked."""
        return self.passed > 0 and not self.failures


@dataclass(frozen=True)
class NamedCase:
    """One case of a file with its name for reports; `problem` is set if the file itself cannot be read."""

    name: str
    data: object
    problem: str | None = None


def check(paths: Iterable[Path], ended: Interruption | None = None) -> Report:
    """Check every case in these files and, recursively, in the .json files of these folders."""
    cases = (case for path in paths for case in read_cases(path))
    found = (ended or Interruption()).each(cases, _failure_line)
    failures = tuple(filter(None, found))
    return Report(len(found) - len(failures), failures)


def _failure_line(case: NamedCase) -> str:
    """The line for a failed case; empty for one that passed."""
    failure = case.problem or failure_of(case.data)
    return f"{case.name}: {' '.join(failure.split())}" if failure else ""


def failure_of(data: object) -> str | None:
    """Why a case fails: expected and actual result, or the part that cannot be read; None if it passes."""
    try:
        case = Fields(data)
        case.text("id")
        case.optional("why", case.text, "")
        kind = case.word("kind", tuple(KINDS))
        rules = variants.get(case.text("preset"), **_options(case))
        return KINDS[kind](rules, case)
    except (VectorError, ValueError) as problem:  # a RulesetError and an unreadable action are ValueErrors too
        return str(problem)


def _options(case: Fields) -> dict[str, object]:
    options: object = case.raw("options") if case.has("options") else {}
    if not isinstance(options, dict):
        raise VectorError("options must be an object.")
    for name, value in options.items():
        if not isinstance(value, (str, int, bool)) and not _is_row(value):
            raise VectorError(f"options.{name} must be a word, a number, true, false, or a list of words and numbers.")
    return options


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(part, (str, int)) for part in value)


def read_cases(path: Path) -> Iterator[NamedCase]:
    """The cases of a file or folder, in order. An unreadable file becomes a case with its problem."""
    if path.is_dir():
        files = sorted(path.rglob("*.json"))
        if not files:
            yield NamedCase(str(path), None, "there is no .json file in this folder.")
        for file in files:
            yield from _cases_of(file)
    else:
        yield from _cases_of(path)


def _cases_of(file: Path) -> Iterator[NamedCase]:
    try:
        cases = json.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        yield NamedCase(str(file), None, f"the file cannot be read: {problem.strerror or problem}.")
        return
    except UnicodeDecodeError as problem:
        yield NamedCase(str(file), None, f"the file is not UTF-8 text: byte {problem.start} is not.")
        return
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        yield NamedCase(str(file), None, f"the file is not JSON: {problem.msg} at {where}.")
        return
    except (RecursionError, ValueError) as problem:
        yield NamedCase(str(file), None, f"the file cannot be read as JSON: {problem}.")
        return
    if not isinstance(cases, list):
        yield NamedCase(str(file), None, "the file is not a list of cases.")
        return
    for number, case in enumerate(cases):
        named = case.get("id") if isinstance(case, dict) else None
        yield NamedCase(named if isinstance(named, str) and named else f"{file}[{number}]", case)
