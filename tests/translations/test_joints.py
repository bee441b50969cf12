"""Words whose end depends on the sound that follows, in sentences and in the tables of forms."""

from __future__ import annotations

import pytest

from belote_desktop.translations import check
from belote_desktop.translations.checks.entries import Entry, language
from belote_desktop.translations.checks.joints import JOINTS, wrong_joints
from belote_desktop.translations.word_forms import CONDITIONS, word_forms


@pytest.mark.parametrize(
    ("code", "right", "wrong"),
    [
        ("bg", "със сто", "с сто"),
        ("bg", "със „сира“", "с „сира“"),
        ("bg", "с поп", "със поп"),
        ("bg", "във всяка", "в всяка"),
        ("bg", "в ръката", "във ръката"),
        ("hr", "sa žirom", "s žirom"),
        ("hr", "s herc kraljem", "sa herc kraljem"),
        ("el", "τη μοιρασιά", "την μοιρασιά"),
        ("el", "στη σίρα", "στην σίρα"),
        ("el", "την μπάζα", "τη μπάζα"),
        ("el", "στην «τρίτη»", "στη «τρίτη»"),
        ("el", "Την ντάμα", "Τη ντάμα"),
    ],
)
def test_a_word_ends_as_the_next_one_wants(code: str, right: str, wrong: str) -> None:
    assert wrong_joints(right, code) == ()
    assert len(wrong_joints(wrong, code)) == 1
    entry = Entry("log", "One.", note="A sentence.", translations=(f"{wrong}.",))
    assert any("before this word" in found.reason for found in check.check_translation((entry,), language(code)))


def test_before_a_place_or_a_figure_nothing_is_said() -> None:
    assert wrong_joints("την {card} και τη {suit}", "el") == ()
    assert wrong_joints("karte sa 7 bodova, s 8 bodova", "hr") == ()


@pytest.mark.parametrize("code", sorted(JOINTS))
def test_the_forms_of_words_keep_to_the_rule(code: str) -> None:
    table = word_forms(code).table
    entries = [entry for kind in ("rank", "suit", "word") for entry in table[kind].values()]
    texts = [text for entry in entries for text in entry.values()]
    texts += [str(text) for rule in table.get("player", ()) for key, text in rule.items() if key not in CONDITIONS]
    assert len(texts) > 100
    assert {text: wrong_joints(text, code) for text in texts if wrong_joints(text, code)} == {}
