"""What is promised of the computer players, and the seals that anyone can check."""

from __future__ import annotations

import base64
import dataclasses
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from belote_desktop import engine, records, variants
from belote_desktop.coach.looking_back.honesty import DEALING, SEEN
from belote_desktop.coach.looking_back.seals import Promise, decisions, promises, read_unsealed
from belote_desktop.engine import SeatView
from belote_desktop.engine.rules.terms import Shuffle
from belote_desktop.records import Opened, Record, Sealed, view_text
from tests.coach.test_dealt_hands import a_deck, recorded

CLASSIC = variants.get("classic")
needs_shell = pytest.mark.skipif(shutil.which("sha256sum") is None, reason="this system has no sha256sum")


@pytest.fixture
def data() -> bytes:
    """A match with two deals that are over and one in progress."""
    return records.write(recorded(variants.get("classic"), 2, actions=3)).encode()


def opened(data: bytes) -> Record:
    record = read_unsealed(data)
    assert record is not None
    return record


def sealed_lines(data: bytes) -> list[bytes]:
    return [line for line in data.split(b"\n") if line.startswith(b"sealed ")]


# ---------------------------------------------------------------------- what a player is sent
def test_every_field_of_the_view_has_its_sentence_in_the_order_of_the_text() -> None:
    assert list(SEEN) == [field.name for field in dataclasses.fields(SeatView)]
    assert len(set(SEEN.values())) == len(SEEN)


def test_the_text_that_is_sent_has_these_parts_and_no_others() -> None:
    view = engine.view(engine.start(variants.get("classic"), seed=1), 1)
    assert list(json.loads(view_text(view))) == list(SEEN)


def test_every_way_to_make_a_deck_has_its_sentence() -> None:
    assert set(DEALING) == set(Shuffle)


# ---------------------------------------------------------------------- the deal in progress stays sealed
def test_a_sealed_deck_is_never_read(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(sealed_lines(data)) == 3
    monkeypatch.setattr(base64, "b64decode", lambda *_: pytest.fail("a seal was broken"))
    assert not any(isinstance(entry, Sealed) for entry in opened(data).entries)


def test_whatever_is_sealed_nothing_changes(data: bytes) -> None:
    last = sealed_lines(data)[-1]
    other = data.replace(last, b"sealed " + base64.b64encode(b"another deck"))
    assert promises(opened(other)) == promises(opened(data))
    assert decisions(opened(other)) == decisions(opened(data))


def test_no_decision_of_the_deal_in_progress_is_shown(data: bytes) -> None:
    found = decisions(opened(data))
    assert list(found) == [1, 2]
    decks = {promise.number: promise.opened.deck for promise in promises(opened(data)) if promise.opened is not None}
    assert {step.before.deal.deck for steps in found.values() for step in steps if step.before.deal is not None} == set(
        decks.values()
    )


# ---------------------------------------------------------------------- seals
def test_the_seal_stands_before_the_first_card_and_is_opened_after_the_last(data: bytes) -> None:
    first, second, third = promises(opened(data))
    assert [each.number for each in (first, second, third)] == [1, 2, 3]
    assert first.is_kept()
    assert second.is_kept()
    assert third.opened is None
    assert (third.text, third.found(), third.is_kept()) == ("", "", False)
    assert len(third.digest) == 64


def test_a_deal_that_just_began_is_sealed_already() -> None:
    rules = variants.get("classic")
    data = records.write(recorded(rules, 0)).encode()
    (promise,) = promises(opened(data))
    assert promise.opened is None
    assert promise.digest in data.decode()


def test_another_deck_or_another_salt_breaks_the_seal(data: bytes) -> None:
    promise = promises(opened(data))[0]
    assert promise.opened is not None
    deck, salt = promise.opened.deck, promise.opened.salt
    swapped = (deck[1], deck[0], *deck[2:])
    assert not Promise(1, promise.digest, Opened(swapped, salt)).is_kept()
    assert not Promise(1, promise.digest, Opened(deck, salt[::-1])).is_kept()


def test_a_sealed_deck_that_is_no_pack_is_found_out() -> None:
    rules = variants.get("classic")
    deck = a_deck(rules)
    assert Promise(1, "", Opened(deck, "00")).is_pack(rules)
    assert not Promise(1, "", Opened((*deck[:-1], deck[0]), "00")).is_pack(rules)


def test_what_was_taken_back_opens_nothing(data: bytes) -> None:
    """The last card of a deal is taken back: its deal is in progress again, although its deck stands in the file."""
    record = recorded(variants.get("classic"), 1)
    text = records.write(record) + "take-back 1\n"
    (promise,) = promises(opened(text.encode()))
    assert promise.opened is None
    assert decisions(opened(text.encode())) == {}


@needs_shell
@pytest.mark.parametrize("name", ["match.brn", "the match of Léa's $HOME; (2).brn"])
def test_the_two_lines_print_the_same_number_in_a_shell(data: bytes, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    for promise in promises(opened(data))[:2]:
        lines = promise.commands(str(path), CLASSIC)
        assert not any("\n" in line for line in lines)
        ran = subprocess.run(["sh", "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
        assert ran.stdout.split() == [promise.digest, promise.digest]


@needs_shell
def test_the_two_lines_show_a_deck_that_was_changed(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.brn"
    path.write_bytes(data)
    promise = promises(opened(data))[0]
    assert promise.opened is not None
    changed = Promise(1, promise.digest, Opened(promise.opened.deck[::-1], promise.opened.salt))
    script = "\n".join(changed.commands(str(path), CLASSIC))
    ran = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    first, second = ran.stdout.split()
    assert first == promise.digest != second
