"""A count in a sentence: both English forms in one text, Qt's plural rules read from bytes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import belote_desktop
from belote_desktop.engine.wording.messages import counted, counted_of, in_english
from belote_desktop.engine.wording.plurals import english_form, form_number

PROGRAM = Path(belote_desktop.__file__).parent


@pytest.mark.parametrize(
    ("source", "one", "many"),
    [
        ("%n point(s)", "%n point", "%n points"),
        ("%n match(es) won", "%n match won", "%n matches won"),
        ("There (is|are) %n card(s) left.", "There is %n card left.", "There are %n cards left."),
        ("%n card(s) (open)", "%n card (open)", "%n cards (open)"),
    ],
)
def test_an_english_sentence_has_both_its_forms(source: str, one: str, many: str) -> None:
    assert english_form(source, 1) == one
    assert [english_form(source, count) for count in (0, 2, 11, 21)] == [many] * 4


def test_the_message_says_its_count_in_the_right_form() -> None:
    assert in_english(counted("{player} wins %n trick(s).", 1, player="Ann")) == "Ann wins 1 trick."
    assert in_english(counted("{player} wins %n trick(s).", 0, player="Ann")) == "Ann wins 0 tricks."
    own = counted_of(2, "{player} wins %n trick(s).", "You win %n trick(s).", 3)
    assert (in_english(own), own.to_player, own.count) == ("seat 2 wins 3 tricks.", "You win %n trick(s).", 3)
    assert counted("%n", 1) != counted("%n", 2)


def test_a_second_number_chooses_between_texts_of_its_place() -> None:
    said = "%n point(s) in {tricks} {tricks:n|trick|tricks}"
    assert in_english(counted(said, 2, tricks=1)) == "2 points in 1 trick"
    assert in_english(counted(said, 1, tricks=2)) == "1 point in 2 tricks"


@pytest.mark.parametrize(
    ("rule", "forms"),
    [
        ("", "000000"),
        ("01 01", "101111"),  # English: 1, the rest
        ("11 01 fd 29 0b ff 14 02 04 fd 2c 0a 13", "201220"),  # Russian: 21 as 1, 11 as 5
        ("01 00 ff 01 01 ff 01 02 ff 24 03 0a ff 2a 0b", "012344"),  # Arabic: each of 0, 1 and 2 its own
        ("01 02 fe 02 01", "010111"),  # 2 or less than 1
    ],
)
def test_a_plural_rule_of_qt_gives_the_form_of_a_number(rule: str, forms: str) -> None:
    """For 0, 1, 2, 5, 11 and 21."""
    assert "".join(str(form_number(bytes.fromhex(rule), count)) for count in (0, 1, 2, 5, 11, 21)) == forms


def test_a_plural_rule_that_is_cut_short_is_an_error() -> None:
    with pytest.raises(ValueError, match="The plural rule 01 00 ff 01 is cut short"):
        form_number(bytes.fromhex("01 00 ff 01"), 5)


def counted_sources() -> list[str]:
    """Every text marked with a count below the windows."""
    texts_of = (path.read_text(encoding="utf-8") for path in sorted(PROGRAM.rglob("*.py")))
    calls = [
        node
        for text in texts_of
        if "QT_TRANSLATE_NOOP" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP"
    ]
    texts = [(ast.literal_eval(call.args[1]), len(call.args)) for call in calls]
    assert [text for text, arguments in texts if "%n" in text and arguments < 4] == [], "a count that is not marked"
    return [text for text, arguments in texts if arguments == 4]


def test_every_counted_sentence_has_two_english_forms() -> None:
    """The library and the terminal have no other English than the source."""
    for source in counted_sources():
        one, many = english_form(source, 1), english_form(source, 2)
        assert one != many, f"{source!r} does not mark what differs in the plural, as in %n point(s)"
        assert "%n" in one, source
        assert not re.search(r"\w\(|\([^)]*\|", one), f"{source!r} marks a plural that english_form() does not know"
