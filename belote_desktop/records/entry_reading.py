"""Read one line of a record into an entry."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType

from belote_desktop.engine.actions import parse_any_action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.records.entries import (
    BY_PERSON,
    BY_PROGRAM,
    Acted,
    DealBegun,
    Entry,
    Finished,
    Helped,
    Note,
    Opened,
    Other,
    Paced,
    PersonNumber,
    Scored,
    Seal,
    Sealed,
    SealedSecret,
    SecretSeal,
    TookBack,
    TurnedUp,
)
from belote_desktop.records.limits import LONGEST_NUMBER
from belote_desktop.records.problems import MalformedError, excerpt

LONGEST_REASON = 160
"""Characters of an error text of the engine that are told."""
_GLYPHS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")
_ACTED = re.compile(r"([0-9]{1,2})\s*:(.*)", re.DOTALL)
_TEN = re.compile("(?<![0-9b])10(?=[♠♥♦♣♤♡♢♧])")


def plain_suits(text: str) -> str:
    """The text with suit signs replaced by letters: `10♥` becomes `TH`."""
    return _TEN.sub("T", text).translate(_GLYPHS)


def parse_entry(text: str, line: int) -> Entry:
    """The entry in one line; an unknown kind becomes an `Other`. Raises MalformedError for errors in a known kind."""
    bare = text.strip()
    if bare.startswith(";"):
        return Note(bare[1:].strip(), line=line)
    acted = _ACTED.fullmatch(bare)
    if acted is not None:
        return _read_action(text, int(acted[1]), acted[2], line)
    keyword = bare.split(maxsplit=1)[0] if bare else ""
    reader = READERS.get(keyword)
    if reader is None:
        return Other(bare, line=line)
    pattern, shape, make = reader
    found = re.fullmatch(pattern, " ".join(plain_suits(bare).split()))
    if found is None:
        message = say(
            #: {found}: what was found. An error in a match file. {shape}: how a line looks.
            QT_TRANSLATE_NOOP("records", "This line should have the form “{shape}” but says “{found}”."),
            shape=shape,
            found=excerpt(bare),
        )
        raise MalformedError(text.index(keyword), message)
    try:
        return make(found, line)
    except _BadPartError as problem:
        raise MalformedError(max(text.find(problem.part), 0), problem.message) from None


class _BadPartError(ValueError):
    """A part of a line that cannot be read. Its text gives its column in the line."""

    def __init__(self, part: str, reason: Message | str) -> None:
        super().__init__(str(reason))
        self.part = part
        #: An error in a match file. {part}: part of a line. {reason}: a whole sentence.
        source = QT_TRANSLATE_NOOP("records", "“{part}” cannot be read: {reason}")
        self.message = say(source, part=excerpt(part), reason=reason)


def excerpt_end(reason: str) -> str:
    """An error text of the engine, without the long texts it may quote."""
    return reason if len(reason) <= LONGEST_REASON else reason[:60] + "…" + reason[-90:]


def reason_of(problem: ValueError) -> Message | str:
    """Why the engine refuses something, as a message if it has one that is not too long."""
    message = problem.message if isinstance(problem, RulesetError) else None
    return message if message is not None and len(str(message)) <= LONGEST_REASON else excerpt_end(str(problem))


def _read_action(text: str, seat: int, said: str, line: int) -> Acted:
    try:
        return Acted(seat, parse_any_action(plain_suits(said)), line=line)
    except ValueError as problem:
        offset = text.index(":") + 1
        offset += len(said) - len(said.lstrip()) if said.strip() else 0
        message = say(
            #: {seat}: the number of a seat. An error in a match file. {reason}: a whole sentence.
            QT_TRANSLATE_NOOP("records", "The action of seat {seat} cannot be read: {reason}"),
            seat=seat,
            reason=excerpt_end(str(problem)),
        )
        raise MalformedError(offset, message) from None


def _cards(text: str) -> tuple[Card, ...]:
    cards = []
    for word in text.split():
        try:
            cards.append(Card.parse(word))
        except ValueError as problem:
            raise _BadPartError(word, excerpt_end(str(problem))) from None
    return tuple(cards)


def _inside(text: str) -> str:
    """What stands behind base64."""
    try:
        return base64.b64decode(text, validate=True).decode("ascii")
    except ValueError:
        #: Why a part of a match file cannot be read.
        message = say(QT_TRANSLATE_NOOP("records", "It is not base64 text."))
        raise _BadPartError(text, message) from None


def _sealed_secret(found: re.Match[str], line: int) -> SealedSecret:
    last = _inside(found[1])
    if not re.fullmatch(SALT, last):
        #: Why a part of a match file cannot be read. The secret is a row of digits and letters.
        raise _BadPartError(found[1], say(QT_TRANSLATE_NOOP("records", "It does not contain a secret.")))
    return SealedSecret(last, line=line)


def _sealed(found: re.Match[str], line: int) -> Sealed:
    cards, _, salt = _inside(found[1]).rpartition(" ")
    if not re.fullmatch(SALT, salt):
        #: Why a part of a match file cannot be read. The secret is a row of digits and letters.
        raise _BadPartError(found[1], say(QT_TRANSLATE_NOOP("records", "It does not contain a pack and its secret.")))
    return Sealed(_cards(cards), salt, line=line)


def _paced(found: re.Match[str], line: int) -> Paced:
    pace = Fraction(1, int(found[1] or 1))
    if pace.denominator & pace.denominator - 1:
        #: Why a part of a match file cannot be read: it is a fraction such as 1/3.
        message = say(QT_TRANSLATE_NOOP("records", "It must be 1, 1/2, 1/4, 1/8 and so on."))
        raise _BadPartError(f"1/{found[1]}", message)
    return Paced(pace, line=line)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())


def _scored(found: re.Match[str], line: int) -> Scored:
    points, total, held = (_numbers(found[place]) for place in (2, 3, 4))
    return Scored(found[1], points, total, held, tuple(found[5].split()), line=line)


def _finished(found: re.Match[str], line: int) -> Finished:
    return Finished(None if found[1] == "draw" else int(found[1]), _numbers(found[2]), line=line)


SALT = "[0-9a-f]{64}"
PERSON_NUMBER = f"[0-9]{{1,{LONGEST_NUMBER}}}"
_NUMBER, _ROW = "([0-9]{1,6})", "((?: -?[0-9]{1,9}){1,9})"
_ITEMS = r"((?: [a-z_]+/[0-9]/-?[0-9]{1,9}/[^\s/]+)*)"
_Reader = tuple[str, str, Callable[[re.Match[str], int], Entry]]
READERS: Mapping[str, _Reader] = MappingProxyType(
    {
        "deal": (f"deal {_NUMBER} dealer ([0-9])", "deal 1 dealer 3",
                 lambda m, line: DealBegun(int(m[1]), int(m[2]), line=line)),
        "seal": ("seal ([0-9a-f]{64})", "seal <64 hexadecimal digits>", lambda m, line: Seal(m[1], line=line)),
        "number": (f"number ({PERSON_NUMBER}) by ({BY_PERSON}|{BY_PROGRAM})", "number 482139605 by person",
                   lambda m, line: PersonNumber(m[1], m[2] == BY_PERSON, line=line)),
        "sealed-secret": (r"sealed-secret (\S+)", "sealed-secret <base64>", _sealed_secret),
        "secret-seal": ("secret-seal ([0-9a-f]{64})", "secret-seal <64 hexadecimal digits>",
                        lambda m, line: SecretSeal(m[1], line=line)),
        "sealed": (r"sealed (\S+)", "sealed <base64>", _sealed),
        "turn-up": (r"turn-up (\S+)", "turn-up KH", lambda m, line: TurnedUp(_cards(m[1])[0], line=line)),
        "take-back": ("take-back ([1-9][0-9]{0,5})", "take-back 2", lambda m, line: TookBack(int(m[1]), line=line)),
        "pace": ("pace 1(?:/([1-9][0-9]{0,5}))?", "pace 1/2", _paced),
        "help": ("help ([a-z][a-z0-9-]*)", "help hint", lambda m, line: Helped(m[1], line=line)),
        "open": (f"open (.+) ({SALT})", "open <deck> <salt>", lambda m, line: Opened(_cards(m[1]), m[2], line=line)),
        "score": (f"score ([a-z_]+) points{_ROW} total{_ROW} held{_ROW} items{_ITEMS}",
                  "score made points 90 72 total 90 72 held 0 0 items cards/0/90/cards …", _scored),
        "result": (f"result ([0-9]|draw) total{_ROW}", "result 0 total 1012 640", _finished),
    }
)  # fmt: skip
"""The kinds of lines by their first word: the pattern, an example for people, and how to make the entry."""

ESSENTIAL = frozenset({"deal", "sealed", "take-back"})
"""The kinds of lines without which what follows cannot be trusted."""
