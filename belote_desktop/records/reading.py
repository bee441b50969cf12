"""Read a record leniently, with line and column of every problem."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine.errors import check_kind
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.records.entries import Entry, Other
from belote_desktop.records.entry_reading import ESSENTIAL, parse_entry, reason_of
from belote_desktop.records.header import FORMAT, PRACTICE, SET, Header, Tag, writable
from belote_desktop.records.limits import LARGEST_FILE, LONGEST_LINE, MOST_LINES
from belote_desktop.records.problems import MalformedError, Problem, excerpt
from belote_desktop.records.record import Record


@dataclass(frozen=True)
class Reading:
    """The result of reading: the valid part of the record, and the problems in order of lines.

    `record` is None if the text is not a record, or has a newer format (`newer`).
    """

    record: Record | None
    problems: tuple[Problem, ...] = ()
    newer: bool = False


def decode(data: bytes) -> tuple[str, tuple[Problem, ...]]:
    """The text of a file. Bytes that are not UTF-8 are a problem and become the replacement character.

    For a file larger than `LARGEST_FILE` the text is empty, and the problem says so.
    """
    if len(data) > LARGEST_FILE:
        return "", (Problem(1, 1, _TOO_LARGE),)
    try:
        return data.decode("utf-8-sig"), ()
    except UnicodeDecodeError as problem:
        before = data[: problem.start]
        line = before.count(b"\n") + 1
        column = problem.start - (before.rfind(b"\n") + 1) + 1
        #: An error in a match file.
        message = say(QT_TRANSLATE_NOOP("records", "The file is not UTF-8 text here."))
        return data.decode("utf-8-sig", "replace"), (Problem(line, column, message),)


def too_large(text: str) -> Problem | None:
    """The problem of a text that is too large to read; None if it is not."""
    if len(text) > LARGEST_FILE:
        return Problem(1, 1, _TOO_LARGE)
    return Problem(1, 1, _TOO_MANY_LINES) if text.count("\n") > MOST_LINES else None


def parse_record(text: str) -> Reading:
    """Read a record. Never raises: what cannot be read is a problem, and everything before it is kept.

    A text with too many characters or lines is refused before it is split, and lines that are too long are skipped.
    """
    check_kind(text, str, "text", "the text of a record")
    size = too_large(text)
    if size is not None:
        return Reading(None, (size,))
    lines = writable(text).removeprefix("\ufeff").replace("\r", " ").split("\n")
    torn = lines.pop()
    found = _HeaderReading()
    entries: list[Entry] = []
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            if not found.tags:
                return Reading(None, (Problem(number, 1, _TOO_LONG),))
            found.problem(number, 1, _TOO_LONG)
            if entries or not line.startswith("["):
                entries.append(Other(line.strip(), broken=True, line=number))
            continue
        bare = line.strip()
        if not bare:
            continue
        if not found.tags:
            refusal = _refuse(bare, number)
            if refusal is not None:
                return refusal
        if bare.startswith("[") and not entries:
            found.take(line, number)
        else:
            entries.append(_entry(line, number, found.problems))
    if not found.tags:
        return Reading(None, (Problem(1, 1, _NO_RECORD),))
    record = Record(found.header(), tuple(entries))
    if torn:
        found.problems.append(Problem(len(lines) + 1, 1, _TORN))
    return Reading(record, tuple(sorted(found.problems, key=lambda problem: (problem.line, problem.column))))


_NO_RECORD = say(
    #: {line}: the first line of a match file.
    QT_TRANSLATE_NOOP("records", "This is not a match file: it does not begin with {line}."),
    line='[BRN "1"]',
)
_TOO_LARGE = say(
    #: {size}: a number.
    QT_TRANSLATE_NOOP("records", "This file is larger than {size} MB, so it is not a match file."),
    size=LARGEST_FILE // 1_000_000,
)
_TOO_MANY_LINES = say(
    #: {count}: always thousands.
    QT_TRANSLATE_NOOP("records", "This file has more than {count} lines, so it is not a match file."),
    count=MOST_LINES,
)
_TOO_LONG = say(
    #: {size}: a number.
    QT_TRANSLATE_NOOP("records", "This line is longer than {size} MB, so it is not a line of a match file."),
    size=LONGEST_LINE // 1_000_000,
)
#: {found}: a word in a match file.
_UNKNOWN = QT_TRANSLATE_NOOP("records", "This version does not know “{found}” and skips this line.")
#: A note about a match file.
_TORN = say(QT_TRANSLATE_NOOP("records", "The last line is incomplete and was skipped. Everything before it counts."))


def _refuse(bare: str, line: int) -> Reading | None:
    """The reading that refuses the file because of its first line; None if it is a record this version reads."""
    found = re.fullmatch(r'\[BRN "([0-9]{1,9})"\]', " ".join(bare.split()))
    if found is None:
        return Reading(None, (Problem(line, 1, _NO_RECORD),))
    if int(found[1]) > FORMAT:
        message = say(
            #: {known}: the newest format that is known, a number. {found}: a number.
            QT_TRANSLATE_NOOP(
                "records",
                "This match file has format {found}, and this version reads formats up to {known}. Open it "
                "with a newer version of Belote Desktop.",
            ),
            found=int(found[1]),
            known=FORMAT,
        )
        return Reading(None, (Problem(line, bare.index('"') + 2, message),), newer=True)
    return None


def _entry(line: str, number: int, problems: list[Problem]) -> Entry:
    try:
        entry = parse_entry(line, number)
    except MalformedError as problem:
        problems.append(Problem(number, problem.offset + 1, problem.message))
        keyword = line.split(maxsplit=1)[0]
        return Other(line.strip(), broken=keyword in ESSENTIAL or not keyword[0].isalpha(), line=number)
    if isinstance(entry, Other):
        message = say(_UNKNOWN, found=excerpt(entry.text))
        problems.append(Problem(number, len(line) - len(line.lstrip()) + 1, message, notice=True))
    return entry


#: An error in a match file. {shape}: how such a line looks.
_NO_TAG = say(QT_TRANSLATE_NOOP("records", "This header line does not have the form {shape}."), shape='[name "text"]')
_SHAPES = {"BRN": (1, 1), "variant": (1, 1), "date": (1, 1), "seat": (2, 2), "rule": (2, 1), PRACTICE: (1, 2),
           SET: (1, 1)}  # fmt: skip
"""The known header lines: how many words and how many texts they have."""
_TAG = re.compile(r'\[([A-Za-z][\w-]*)((?: [\w-]+)*)((?: "(?:[^"\\]|\\.)*")+) ?\]')
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


@dataclass
class _HeaderReading:
    """The header lines read so far."""

    tags: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)
    more: list[Tag] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def problem(self, line: int, column: int, message: Message, *, notice: bool = False) -> None:
        self.problems.append(Problem(line, column, message, notice))

    def take(self, text: str, line: int) -> None:
        """Read one header line."""
        tag = _read_tag(text.strip())
        start = text.index("[") + 1
        if tag is None:
            self.problem(line, start, _NO_TAG)
            return
        if tag.words in self.tags:
            name = " ".join(tag.words)
            #: A note about a match file. {name}: the name of a header line.
            source = QT_TRANSLATE_NOOP("records", "“{name}” appears twice. The first one is used.")
            self.problem(line, start, say(source, name=excerpt(name)))
            return
        shape = _SHAPES.get(tag.words[0])
        if shape is not None and shape != (len(tag.words), len(tag.texts)):
            self.problem(line, start, _NO_TAG)
            return
        self.tags[tag.words] = tag.texts
        if tag.words[0] == "rule":
            self._rule(tag.words[1], tag.texts[0], line, text)
        elif tag.words[0] in (PRACTICE, SET):
            self.more.append(tag)
        elif shape is None:
            self.more.append(tag)
            self.problem(line, start, say(_UNKNOWN, found=excerpt(text.strip())), notice=True)

    def _rule(self, name: str, value: str, line: int, text: str) -> None:
        self.rules[name] = value
        try:
            declared = rule_field(name)
            self.rules[declared.name] = self.rules.pop(name)
            declared.read(value)
        except ValueError as problem:
            column = text.index(name if isinstance(problem, RulesetError) and "no option" in str(problem) else '"') + 1
            message = say(
                #: An error in a match file. {reason}: a whole sentence.
                QT_TRANSLATE_NOOP("records", "This rule cannot be used: {reason}"),
                reason=reason_of(problem),
            )
            self.problem(line, column, message)

    def header(self) -> Header:
        """The header read so far. A missing part is a problem and stays empty."""
        seats = sum(words[0] == "seat" for words in self.tags)
        abouts = [self._seat(number) for number in range(min(seats, 8))]
        return Header(
            self._text("variant"),
            MappingProxyType(dict(self.rules)),
            tuple(about[0] for about in abouts),
            tuple(about[1] for about in abouts),
            self._text("date"),
            tuple(self.more),
        )

    def _text(self, name: str) -> str:
        if (name,) not in self.tags:
            self._missing(name)
        return self.tags.get((name,), ("",))[0]

    def _seat(self, number: int) -> tuple[str, str]:
        about = self.tags.get(("seat", str(number)), ())
        if len(about) == 2:
            return about[0], about[1]
        self._missing(f"seat {number}")
        return "", ""

    def _missing(self, name: str) -> None:
        #: An error in a match file. {name}: the name of a header line.
        self.problem(1, 1, say(QT_TRANSLATE_NOOP("records", "The header has no “{name}”."), name=name))


def _read_tag(text: str) -> Tag | None:
    found = _TAG.fullmatch(text)
    if found is None:
        return None
    try:
        texts = tuple(writable(str(json.loads(part[0]))) for part in _TEXT.finditer(found[3]))
    except ValueError:
        return None
    return Tag((found[1], *found[2].split()), texts)
