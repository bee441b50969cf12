"""Every language has a glossary with a word for every notion, and a table that bends those that bend."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from belote_desktop.commands.rules.translation import read_qm
from belote_desktop.engine.card_names import RANKS, SUITS
from belote_desktop.engine.wording.places import GENDERS
from belote_desktop.engine.wording.plurals import form_number
from belote_desktop.translations import check
from belote_desktop.translations.checks.entries import BEGUN as BEGUN_FOLDER
from belote_desktop.translations.checks.entries import FOLDER, Entry, files, language, read
from belote_desktop.translations.checks.glossaries import GLOSSARIES, Term, glossary, languages, notions, unused
from belote_desktop.translations.release import PLURALS
from belote_desktop.translations.word_forms import word_forms
from belote_desktop.variants.people import people_of

COMPLETE = tuple(code for code, path in files().items() if code != "en" and path.parent.name != BEGUN_FOLDER)
BEGUN = tuple(code for code in languages() if code not in COMPLETE)
SCRIPTS = {
    "ar": "ARABIC",
    "bg": "CYRILLIC",
    "el": "GREEK",
    "sr": "CYRILLIC",
    "mk": "CYRILLIC",
    "ru": "CYRILLIC",
    "uk": "CYRILLIC",
    "hy": "ARMENIAN",
    "he": "HEBREW",
}
"""The letters of the languages that do not have Latin ones."""
COUNTRIES = {
    "mk": "North Macedonia",
    "hy": "Armenia",
    "ro": "Moldova",
    "uk": "Ukraine",
    "ru": "Russia",
    "nl": "Netherlands",
}
"""Where the program has people who speak a language that is begun."""


def texts(code: str) -> Iterator[str]:
    """Every word of a language's glossary and of its table of forms."""
    for term in glossary(code).values():
        yield from filter(None, (term.word, term.plural))
    for kind in ("rank", "suit", "word"):
        for word, entry in word_forms(code).table.get(kind, {}).items():
            yield from (word, *(text for name, text in entry.items() if name != "gender"))


def test_the_notions_are_what_the_program_speaks_of() -> None:
    """Ranks, suits and words of calls are its sentences, and none that bends in English is left out."""
    said = {source for context, source, _ in read_qm((FOLDER / "belote_fr.qm").read_bytes(), language="fr").texts}
    bending = {notion.english: notion.table for notion in notions().values() if notion.table}
    assert bending.keys() <= said, "a word that the program does not say"
    assert {word: kind for word, kind in bending.items() if kind != "word"}.keys() >= {*RANKS.values(), *SUITS.values()}
    assert bending.keys() >= word_forms("en").table["word"].keys()
    assert all(notion.group and notion.english and notion.french for notion in notions().values())


def test_the_thirteen_languages_are_begun() -> None:
    assert BEGUN == ("de", "es", "he", "hy", "it", "mk", "nl", "pt", "ro", "ru", "sr", "tr", "uk")
    assert len(list(GLOSSARIES.glob("*.tsv"))) == 1 + len(languages())
    for code in BEGUN:
        assert form_number(PLURALS[code], 1) == 0, "the plural rule"
        assert code not in files() or (FOLDER / "forms" / f"{code}.toml").is_file()


@pytest.mark.parametrize("code", languages())
def test_a_glossary_has_a_word_for_every_notion(code: str) -> None:
    assert list(glossary(code)) == list(notions())
    for name, term in glossary(code).items():
        assert term.word, name
        assert not term.plural or term.gender in GENDERS, f"{name}: a plural without a gender"
        assert not term.gender or term.gender in GENDERS, name
        assert term.origin in ("collected", "corrected", "added"), name
        assert all(text == text.strip() and "'" not in text for text in (term.word, term.plural, term.note)), name


@pytest.mark.parametrize("code", languages())
def test_what_is_trusted_was_collected_from_texts(code: str) -> None:
    """The Romanian words have all been added; those that are trusted stand in docs/rules."""
    rules = "".join(path.read_text(encoding="utf-8") for path in (FOLDER.parent / "docs/rules").glob("*.md"))
    for name, term in glossary(code).items():
        if term.is_trusted and code == "ro":
            assert term.word in rules, name
        elif term.is_trusted:
            assert term.origin == "collected", name


@pytest.mark.parametrize("code", COMPLETE)
def test_a_language_of_the_program_has_a_glossary_of_the_words_it_uses(code: str) -> None:
    entries = read(files()[code])
    assert set(glossary(code)) == set(notions())
    assert list(unused(entries, code)) == []
    wrong = [replace(entry, translations=("",)) for entry in entries]
    assert len(set(unused(wrong, code))) == len(notions())


@pytest.mark.parametrize("code", BEGUN)
def test_every_rank_suit_and_call_has_its_forms(code: str) -> None:
    table = word_forms(code).table
    for name, term in glossary(code).items():
        kind = notions()[name].table
        if kind:
            assert term.word in table[kind], f"{name}: {term.word}"
            assert table[kind][term.word]["gender"] == term.gender, name
        if kind == "rank":
            assert table[kind][term.word]["pl"] == term.plural, name
    wanted = {
        kind: {glossary(code)[each.id].word for each in notions().values() if each.table == kind} for kind in table
    }
    assert table["rank"].keys() == wanted["rank"]
    assert table["suit"].keys() == wanted["suit"]
    assert table["language"].keys() == {"forms", "address", "card"}
    assert all(place in table["language"]["card"] for place in ("{rank}", "{suit"))


@pytest.mark.parametrize("code", languages())
def test_words_are_written_in_the_letters_of_the_language(code: str) -> None:
    """No Latin a in a Cyrillic word."""
    for text in texts(code):
        letters = {letter for letter in text if letter.isalpha()}
        assert {unicodedata.name(letter).partition(" ")[0] for letter in letters} <= {SCRIPTS.get(code, "LATIN")}, text


@pytest.mark.parametrize("code", BEGUN)
def test_people_of_the_country_have_a_gender(code: str) -> None:
    table = word_forms(code)
    assert {"m", "f"} == set(table.table["people"].values())
    for person in people_of(COUNTRIES[code]) if code in COUNTRIES else ():
        for name in (person.written, person.name):
            assert table.of_player(name).gender == ("f" if person.woman else "m"), name


def test_another_word_than_that_of_the_glossary_is_warned_of() -> None:
    dealer = Entry("Menus", "&Dealer", note="A label.", translations=("&Geber",))
    german = language("de")
    assert [finding for finding in check.check_translation((dealer,), german) if "glossary" in finding.reason] == []
    wrong = replace(dealer, translations=("&Austeiler",))
    found = [finding for finding in check.check_translation((wrong,), german) if "glossary" in finding.reason]
    assert [(finding.is_warning, "Geber" in finding.reason) for finding in found] == [(True, True)]
    sentence = replace(dealer, source="The dealer speaks last.", translations=("Der Austeiler spricht zuletzt.",))
    assert not any("glossary" in finding.reason for finding in check.check_translation((sentence,), german))


def test_a_language_without_a_glossary_is_not_warned_of() -> None:
    dealer = Entry("Menus", "&Dealer", note="A label.", translations=("&Donneur",))
    assert glossary("xx") == {}
    assert not any(
        "glossary" in finding.reason
        for finding in check.check_translation((dealer,), replace(language("fr"), code="xx"))
    )


def test_the_checks_say_which_word_was_not_met_among_players() -> None:
    assert glossary("tr")["tierce"] == Term("terz", "c", "terzler", False, "collected", "ask a native first")
    label = Entry("Menus", "Quarte", note="A label.", translations=("dört",))
    reasons = [finding.reason for finding in check.check_translation((label,), language("tr"))]
    assert any("was not met among players" in reason for reason in reasons), reasons
