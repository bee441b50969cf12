"""The pages of the site: every game, word and chapter in every language, and each sentence as it is meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from gettext import c2py

import pytest

pytest.importorskip("sphinx", reason="the site is made with the extra `site`, which is not installed")

from markdown_it import MarkdownIt

from belote_desktop import variants
from belote_desktop.coach.strategy import CHAPTERS
from belote_desktop.commands.rules.translation import languages, translations
from belote_desktop.engine import Card
from belote_desktop.variants.families.all_families import FAMILIES
from belote_desktop.variants.glossary import ENTRIES
from tools.site.examples import example
from tools.site.game_pages import index
from tools.site.languages import HERE, SiteLanguage, escaped, told
from tools.site.sources import Addresses, texts
from tools.site.word_pages import PARTS, WORDS

GAMES = [game.id for game in variants.all_variants()]


@cache
def pages(code: str) -> dict[str, str]:
    return dict(texts(SiteLanguage(code), Addresses()))


@pytest.mark.slow
@pytest.mark.parametrize("code", told())
def test_every_game_has_its_rules_and_is_in_the_index(code: str) -> None:
    made, words = pages(code), SiteLanguage(code).wording
    for game in variants.all_variants():
        page = made[f"games/{game.id}.md"]
        assert page.startswith(f"# {escaped(words.text(game.name))}\n")
        assert "<figure>" in page
        assert f"]({game.id}.md)" in made["games/index.md"]
    for family in FAMILIES:
        assert f"\n## {escaped(words.text(family.name))}\n" in made["games/index.md"]
        assert all(escaped(words.text(game.name)) in made["games/index.md"] for game in family.games)


def test_no_dot_that_reads_as_a_nought_stands_among_arabic_figures() -> None:
    page = {code: index(SiteLanguage(code)) for code in ("ar", "fr")}
    assert "، ٣٢" in page["ar"]
    assert "·" not in page["ar"]
    assert "France · 4" in page["fr"]


def test_cards_are_pictures_of_the_site_and_words_lead_to_the_glossary() -> None:
    from tools.site.game_pages import rules_page

    page = rules_page(variants.variant("coinche"), SiteLanguage("fr"))
    assert 'src="../_static/cards/JS.svg" alt="V♠ (20)"' in page
    assert "data:" not in page
    assert page.count("](#word-trick)") == 1
    assert 'href="../../docs/rules/contree.html"' in page
    assert "Demandez des points" in page


def test_every_word_is_in_the_glossary_and_every_chapter_on_playing_well_once() -> None:
    assert [entry for part in WORDS.values() for entry in part] == list(ENTRIES)
    chapters = [each for part in PARTS.values() for each in part]
    assert sorted(chapters) == sorted(CHAPTERS)


def test_an_example_has_a_right_card_of_its_hand() -> None:
    picture = example("load-partner", ("classic",))
    assert picture is not None
    hand = picture.groups[-1].cards
    assert 0 < sum(card.wins for card in hand) < len(hand)
    assert all(isinstance(card.card, Card) for card in hand)
    assert example("opening-bids", ("coinche",)) is None


def test_the_site_is_in_every_language_of_the_program() -> None:
    assert told() == languages()


def places(texts: Mapping[str, object]) -> dict[str, list[str]]:
    """The places in each text, such as `{command}`; of a text with several forms, those of the last."""
    last = {name: text if isinstance(text, str) else list(text)[-1] for name, text in texts.items()}  # type: ignore[call-overload]
    return {name: re.findall(r"\$?\{\w+\}", text) for name, text in last.items()}


@pytest.mark.parametrize("code", told()[1:])
def test_texts_of_every_language_have_the_same_places(code: str) -> None:
    language, english, french = map(SiteLanguage, (code, "en", "fr"))
    assert places(language.words) == places(english.words)
    assert places(language.interface) == places(french.interface)
    assert places(language.searching) == places(french.searching)
    for page in ("index.md", "download.md"):
        assert set(_PLACE.findall(language.page(page))) == set(_PLACE.findall(english.page(page)))


@pytest.mark.parametrize("code", told()[1:])
def test_a_number_of_pages_has_the_plurals_of_the_program(code: str) -> None:
    language, program, numbers = SiteLanguage(code), translations(code), range(1000)
    form = c2py(language.plural_form)
    assert [form(number) for number in numbers] == [program.form_number(number) for number in numbers]
    counted = [text for text in language.searching.values() if isinstance(text, list)]
    assert [len(each) for each in counted] == [len({form(number) for number in numbers})]


_PLACE = re.compile(r"\$\w+")


@pytest.mark.parametrize("code", told())
def test_every_sentence_of_the_site_is_in_every_language(code: str) -> None:
    language, english = SiteLanguage(code), SiteLanguage("en")
    assert language.words.keys() == english.words.keys()
    if code != "en":
        same = [name for name, text in language.words.items() if text == english.words[name]]
        assert same == []
    assert {path.name for path in (HERE / "pages" / code).iterdir()} == {"index.md", "download.md"}


def test_an_unknown_repository_is_not_linked_and_a_known_one_is() -> None:
    from tools.site.sources import _releases

    assert "](" not in _releases(SiteLanguage("en"), Addresses())
    assert "(https://example.org/releases)" in _releases(SiteLanguage("en"), Addresses("https://example.org"))


def test_a_language_says_its_name_and_direction() -> None:
    french, arabic = SiteLanguage("fr"), SiteLanguage("ar")
    assert (french.name, french.direction, french.folder) == ("Français", "ltr", "fr")
    assert (arabic.name, arabic.direction, arabic.folder) == ("العربية", "rtl", "ar")
    assert SiteLanguage("en").folder == ""


@pytest.mark.parametrize(
    "text",
    ["a * b * c", "- 10", "+ 5", "1. first", "[a](b)", "<b> & `code`", "# 7", "x_y_z", "A♥ | 10♥", "10) ten", "~~no~~"],
)
def test_signs_are_printed_as_they_are(text: str) -> None:
    shown = re.sub("<p>(.*)</p>\n", r"\1", MarkdownIt().enable("strikethrough").render(escaped(text)))
    assert shown == text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
