"""The table of `docs/actions.md` and the engine speak of the same grammar."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.engine.actions import Word, parse_any_action, parse_seated_action
from belote_desktop.engine.cards import Card, Rank, Suit
from tests.folders import DOCS

PAGE = (DOCS / "actions.md").read_text(encoding="utf-8")
WRITTEN = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
PUBLIC = ("announce run3", "announce run4", "announce run5", "announce four", "discard 2")


def test_the_table_was_found() -> None:
    assert len(WRITTEN) > 40
    assert len(set(WRITTEN)) == len(WRITTEN)


@pytest.mark.parametrize("text", [*WRITTEN, *PUBLIC])
def test_every_written_form_reads_and_writes_back(text: str) -> None:
    seat, action = parse_seated_action(text)
    assert text == (str(action) if seat is None else f"{seat}: {action}")


def test_every_word_of_the_engine_is_in_the_table() -> None:
    assert set(Word) <= set(WRITTEN)


@given(card=st.builds(Card.of, st.sampled_from(Rank), st.sampled_from(Suit)))
def test_every_card_is_an_action(card: Card) -> None:
    assert str(parse_any_action(str(card))) == str(card)


NO_CALLS = ("", "1H", "b20H", "b8", "capot", "generale", "10", "hokumNT", "PASS", "three")
NO_CARDS = ("KX", "declare KH-QH", "declare KH-JH-TH", "four J", "announce run6", "exchange", "discard")


@pytest.mark.parametrize("text", [*NO_CALLS, *NO_CARDS])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_any_action(text)
