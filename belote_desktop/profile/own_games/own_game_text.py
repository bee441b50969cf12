"""A game of the user's as a small JSON file: a format, a name, the nearest game and the changed rules.

    {"belote-desktop": "own game", "format": 1, "name": "Sunday Belote", "base": "classic",
     "changes": {"tie": "litige", "target": "501"}}

Values are spelled as in records and on the command line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from belote_desktop.engine.rules import RulesetError
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.variants import OwnGame, own_game, variant

FORMAT = 1
"""The format this version writes, and the newest it reads."""
MARK, KIND = "belote-desktop", "own game"
LONGEST = 9
"""Figures of a format; records allow for as many."""
LONGEST_VALUE = 200
"""Figures or letters of the value of a rule."""
LARGEST = 100_000
"""Bytes; a file beyond is no game, whatever it is."""


class UnreadableGame(Exception):  # noqa: N818 - it is a state of affairs, not a fault
    """The text holds no game that can be played here. `reason` is the sentence, without the name of the file."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def text_of(game: OwnGame) -> str:
    """The text of a game."""
    changes = {rule: spelled(value) for rule, value in game.changes.items()}
    whole = {MARK: KIND, "format": FORMAT, "name": game.name, "base": game.base, "changes": changes}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def read(data: bytes) -> OwnGame:
    """The game in the text of a file. Raises UnreadableGame with the reason if there is none."""
    whole = _whole(data)
    _check_format(whole.get("format"))
    name, base, changes = whole.get("name"), whole.get("base"), whole.get("changes")
    if not isinstance(name, str) or not isinstance(base, str) or not isinstance(changes, dict):
        raise UnreadableGame(say(_INCOMPLETE))
    _check_base(base)
    try:
        return own_game(name, base, {rule: _plain(rule, value) for rule, value in changes.items()})
    except RulesetError as problem:
        raise UnreadableGame(problem.message or say(_IMPOSSIBLE, reason=str(problem))) from problem
    except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError) as problem:
        raise UnreadableGame(say(_NOT_OURS)) from problem  # rules that nobody foresaw together


def _whole(data: bytes) -> Mapping[str, object]:
    if len(data) > LARGEST:
        raise UnreadableGame(say(_NOT_OURS))
    try:
        whole = json.loads(data.decode("utf-8-sig"))
        json.dumps(whole, ensure_ascii=False).encode()  # a lone surrogate could be neither shown nor written
    except json.JSONDecodeError as problem:
        raise UnreadableGame(say(_BROKEN if MARK in problem.doc else _NOT_OURS, line=problem.lineno)) from problem
    except (ValueError, RecursionError) as problem:  # not UTF-8, or nested without end
        raise UnreadableGame(say(_NOT_OURS)) from problem
    if not isinstance(whole, dict) or whole.get(MARK) != KIND:
        raise UnreadableGame(say(_NOT_OURS))
    return whole


def _check_format(found: object) -> None:
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise UnreadableGame(say(_INCOMPLETE))
    if found > FORMAT:
        raise UnreadableGame(say(_NEWER, found=_brief(found), known=FORMAT))


def _brief(found: int) -> int | str:
    """A number, or its first digits if it is too long for a sentence."""
    figures = str(found)
    return found if len(figures) <= LONGEST else figures[:LONGEST] + "…"


def _check_base(base: str) -> None:
    try:
        variant(base)
    except RulesetError as problem:
        raise UnreadableGame(say(_NO_BASE, base=base[:40])) from problem


def _plain(rule: str, value: object) -> object:
    """A value that a refusal can quote: a word, a number, on or off. Raises UnreadableGame for anything longer."""
    if not isinstance(value, (str, int, bool)) or len(str(value)) > LONGEST_VALUE:
        raise UnreadableGame(say(_BAD_VALUE, rule=rule[:40]))
    return value


#: About a file.
_NOT_OURS = QT_TRANSLATE_NOOP("profile", "It is not a Belote Desktop game.")
#: {line}: the number of a line. About a file.
_BROKEN = QT_TRANSLATE_NOOP("profile", "It is damaged at line {line}.")
#: About a file.
_INCOMPLETE = QT_TRANSLATE_NOOP(
    "profile", "Part of it is missing: its format, its name, the game it is based on, or its changes."
)
#: {known}: the newest format that is known, a number. About a file. {found}: a number.
_NEWER = QT_TRANSLATE_NOOP(
    "profile",
    "It has format {found}, and this version of Belote Desktop reads formats up to {known}. Use a newer version.",
)
#: About a file. {base}: the short name of a game.
_NO_BASE = QT_TRANSLATE_NOOP("profile", "It is based on the game {base}, which this version does not have.")
#: About a file. {rule}: the short name of a rule.
_BAD_VALUE = QT_TRANSLATE_NOOP("profile", "Its value for {rule} is not one the rule allows.")
#: About a file. {reason}: a whole sentence.
_IMPOSSIBLE = QT_TRANSLATE_NOOP("profile", "Its rules do not fit together: {reason}")
