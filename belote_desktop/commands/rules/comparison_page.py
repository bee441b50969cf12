"""The page that `belote-desktop rules compare A B` prints: two games side by side. Plain text."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from belote_desktop.commands.rules.rule_pages import underlined
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.commands.terminal import WIDTH, paragraph
from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import RuleField
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import Variant
from belote_desktop.variants.rule_sheet import Row, difference

Game = tuple[Variant, Ruleset]
GUTTER = "  |  "
_COLUMN = (WIDTH - len(GUTTER)) // 2


def comparison(here: Game, there: Game, wording: Wording) -> list[str]:
    """The differences between two games, section by section and side by side, and every rule that differs."""
    found = here[1].differences(there[1])
    names = [f"{wording.text(game.name)} ({game.id})" for game, _ in (here, there)]
    if not found:
        return paragraph(wording.say(_SAME, first=names[0], second=names[1]))
    lines = paragraph(wording.say(_DIFFER, first=names[0], second=names[1], number=len(found)))
    for title, rows in difference(here[1], there[1]):
        lines += ["", *underlined(wording.sentence(title), "-"), *_beside(here[0].id, there[0].id)]
        for row in rows:
            lines += _side_by_side(row, wording)
    lines += ["", *underlined(wording.text(_EVERY_RULE), "-")]
    for name, values in found.items():
        lines += _both_values(RULE_FIELDS[name], values, wording)
    return lines


#: {first}, {second}: games. In the terminal.
_SAME = QT_TRANSLATE_NOOP("pages", "{first} and {second} have the same rules.")
#: {first}, {second}: games. {number}: how many. In the terminal.
_DIFFER = QT_TRANSLATE_NOOP("pages", "{first} and {second}. Rules that differ: {number}.")
#: A title in the terminal, above the rules in which two games differ.
_EVERY_RULE = QT_TRANSLATE_NOOP("pages", "Every rule that differs")
#: {label}: a rule. {here}, {there}: its values in the two games. In the terminal.
_VALUES = QT_TRANSLATE_NOOP("pages", "{label}: {here} | {there}")


def _beside(left: str, right: str) -> list[str]:
    return [line.rstrip() for line in (f"{left:{_COLUMN}}{GUTTER}{right}",)]


def _side_by_side(row: Row, wording: Wording) -> list[str]:
    """A sentence of each game in two columns; a dash if a game has none."""
    cells = [
        textwrap.wrap("–" if message is None else wording.sentence(message), _COLUMN, break_on_hyphens=False)
        for message in (row.here, row.there)
    ]
    pairs = zip_longest(*cells, fillvalue="")
    rule = "-" * _COLUMN
    return [f"{rule}{GUTTER}{rule}", *(f"{left:{_COLUMN}}{GUTTER}{right}".rstrip() for left, right in pairs)]


def _both_values(field: RuleField, values: tuple[object, object], wording: Wording) -> list[str]:
    here, there = (wording.value(field, value) for value in values)
    label = f"{wording.text(field.label)} ({field.name})"
    return paragraph(wording.say(_VALUES, label=label, here=here, there=there), hanging=4)
