"""The glossary: the page follows the data, and no word of it is one that is not used."""

from __future__ import annotations

import csv

import pytest

from belote_desktop import variants
from belote_desktop.engine.rules.terms import Misplay
from belote_desktop.translations.checks import vocabulary
from belote_desktop.translations.checks.entries import Entry
from belote_desktop.variants.glossary import ENTRIES, of_game
from belote_desktop.variants.glossary import Entry as Word
from tools import glossary_page


def test_the_page_is_up_to_date() -> None:
    """After a change of the data: python -m tools.glossary_page."""
    page = glossary_page.PAGE.read_text(encoding="utf-8")
    assert glossary_page.renewed(page) == page


def test_ids_are_unique() -> None:
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_a_word_is_explained_in_our_words(entry: Word) -> None:
    found = list(vocabulary.check_source(Entry("glossary", entry.meaning)))
    assert [each for each in found if not each.is_warning] == []


def test_words_of_the_program_are_unique_and_explained() -> None:
    with glossary_page.PROGRAM.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len({row["term"] for row in rows}) == len(rows) > 0
    assert all(row["meaning"].endswith(".") for row in rows)


def test_every_game_has_words_and_every_word_a_game() -> None:
    games = [variants.get(game.id) for game in variants.all_variants()]
    free_play = variants.get("baloot", misplay=Misplay.CHALLENGE)  # an option that no game comes with
    used = {entry.id for rules in (*games, free_play) for entry in of_game(rules)}
    assert used == {entry.id for entry in ENTRIES}


def test_one_word_is_not_explained_twice_in_a_game() -> None:
    for game in variants.all_variants():
        forms = [form for entry in of_game(variants.get(game.id)) if entry.said for form in entry.said.split("|")]
        assert len(forms) == len(set(forms)), game.id
