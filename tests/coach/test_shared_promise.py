"""The seals of matches in whose shuffle the person has a part: what is proved, what is found out, and the two lines."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.coach.looking_back.seals import (
    ANOTHER_SECRET,
    KEPT,
    KEPT_WITH_DRAWN,
    KEPT_WITH_OWN,
    NO_LINK,
    NO_NUMBER,
    NO_PACK,
    NOT_DRAWN,
    SharedPromise,
    promises,
    read_unsealed,
)
from belote_desktop.commands.scenes.pages.honesty_scenes import record_text
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.records import Opened, PersonNumber, Record

CLASSIC = variants.get("classic")
TEXT = record_text("classic", seed=3, deals=2, actions=3, number="482139605")
"""Deal 1 is shuffled, deal 2 is gathered and cut, deal 3 goes on."""


def unsealed(text: str) -> Record:
    record = read_unsealed(text.encode())
    assert record is not None
    return record


def promised(text: str = TEXT) -> list[SharedPromise]:
    return [each for each in promises(unsealed(text)) if isinstance(each, SharedPromise)]


def with_number(promise: SharedPromise, number: str) -> SharedPromise:
    return replace(promise, person=PersonNumber(number, is_own=True))


def test_the_deals_that_are_over_keep_what_was_promised_and_the_other_one_tells_nothing() -> None:
    first, second, third = promised()
    assert [each.fault(CLASSIC) for each in (first, second)] == [None, None]
    assert (second.link, third.link) == (first.opened.salt, second.opened.salt)
    assert (third.opened, third.text, third.found()) == (None, "", "")
    assert "sealed-secret" in TEXT
    assert "sealed-secret" not in "".join(map(str, unsealed(TEXT).entries))


def test_only_a_number_of_ones_own_proves_that_the_cards_were_not_chosen() -> None:
    assert promised()[0].kept == KEPT_WITH_OWN
    assert promised(TEXT.replace("by person", "by program"))[0].kept == KEPT_WITH_DRAWN


def test_the_seals_of_older_versions_prove_what_they_always_proved() -> None:
    older = promises(unsealed(record_text("classic", seed=3, deals=2)))
    assert [(type(each).__name__, each.fault(CLASSIC), each.kept) for each in older[:2]] == [
        ("Promise", None, KEPT)
    ] * 2


@pytest.mark.parametrize("place", [0, 1])
def test_every_fault_has_its_sentence(place: int) -> None:
    promise = promised()[place]
    deck, secret = promise.opened.deck, promise.opened.salt
    swapped = (deck[1], deck[0], *deck[2:])
    assert replace(promise, opened=Opened(deck, secret[::-1])).fault(CLASSIC) == ANOTHER_SECRET
    assert replace(promise, opened=Opened(swapped, secret)).fault(CLASSIC) == NOT_DRAWN
    assert replace(promise, opened=Opened((*deck[1:], deck[1]), secret)).fault(CLASSIC) == NO_PACK
    assert with_number(promise, "482139606").fault(CLASSIC) == NOT_DRAWN
    assert replace(promise, person=None).fault(CLASSIC) == NO_NUMBER
    assert replace(promise, link="0" * 64).fault(CLASSIC) == NO_LINK
    assert promise.fault(None) == NO_PACK


def printed(lines: tuple[str, str]) -> list[str]:
    assert not any("\n" in line for line in lines)
    return [
        subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True).stdout.strip() for line in lines
    ]


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="this system has no sha256sum")
@pytest.mark.parametrize(
    ("rules", "place"),
    [(CLASSIC, 0), (CLASSIC, 1), pytest.param(variants.get("belot-ru-3p"), 0, marks=pytest.mark.every_case)],
)
def test_the_two_lines_print_the_seal_and_the_pack_twice(rules: Ruleset, place: int, tmp_path: Path) -> None:
    text = TEXT if rules is CLASSIC else record_text(rules.variant, seed=3, deals=2, number="7")
    path = tmp_path / "the match of Léa’s $HOME; (2).brn"
    path.write_text(text, encoding="utf-8")
    promise = promised(text)[place]
    told, worked_out = printed(promise.commands(str(path), rules))
    assert told == worked_out
    assert told.split("\n") == [f"seal {promise.digest}", f"open {' '.join(map(str, promise.opened.deck))}"]
    assert printed(with_number(promise, "1").commands(str(path), rules))[1] != told
