"""Sentences ask for the form of a word that they need: articles, prepositions, cases, genders, a second number."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

import belote_desktop.translations
from belote_desktop import variants
from belote_desktop.commands.rules.translation import read_qm
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine import CardSet
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.events import CardPlayed
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, Source, say, say_of
from belote_desktop.engine.wording.places import GENDERS
from belote_desktop.models.match.log import LogModel
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import isolated, visible
from belote_desktop.models.words.forms import raised
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.translations.word_forms import CONDITIONS, GENDER, word_forms
from belote_desktop.windows.look.languages import Languages
from tests.models.memory_settings import MemorySettings

FOLDER = Path(next(iter(belote_desktop.translations.__path__)))
TABLES = sorted((FOLDER / "forms").glob("*.toml"))
COMPLETE = [path for path in TABLES if (FOLDER / f"belote_{path.stem}.ts").exists()]
"""Tables of languages that the program offers; those of the others are held to their glossaries (test_begun.py)."""
KING, ACE = Card.parse("KH"), Card.parse("AS")


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The window in a language."""
    before = QLocale()
    languages = Languages(qapp, Preferences(MemorySettings(language=request.param)))
    yield request.param
    languages.use("en")
    languages.remove()
    QLocale.setDefault(before)


def both(source: str, **facts: object) -> tuple[str, str]:
    """A sentence as it is seen and as it is heard."""
    return words.sentence(say(source, **facts)), words.spoken(say(source, **facts))


@pytest.mark.parametrize("language", ["ar"], indirect=True)
def test_arabic_repeats_what_joins_a_list(language: str) -> None:
    cards = (KING, Card.parse("QH"), ACE)
    assert both("Play {cards:the or}.", cards=cards)[1] == "Play شايب هاص أو بنت هاص أو إكة سبيت."
    assert both("You hold {cards:and}.", cards=cards)[1] == "You hold شايب هاص وبنت هاص وإكة سبيت."


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_an_english_card_has_its_article_aloud(language: str) -> None:
    assert both("You hold {card:the}.", card=KING) == ("You hold K♥.", "You hold the king of hearts.")
    assert both("Play {card:a}.", card=ACE)[1] == "Play an ace of spades."
    seen, heard = both("Play {cards:the or}.", cards=(KING, ACE))
    assert (seen, heard) == ("Play K♥ or A♠.", "Play the king of hearts or the ace of spades.")
    assert both("{suit} are trumps.", suit=Suit.HEARTS) == ("♥ are trumps.", "Hearts are trumps.")


@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_a_french_card_has_its_article_and_its_preposition(language: str) -> None:
    cards = CardSet.parse("KH AS")
    assert both("Jouez {card:le}.", card=ACE) == ("Jouez A♠.", "Jouez l’as de pique.")
    assert both("Au lieu {card:de} ou {other:de}", card=KING, other=Card.parse("QC")) == (
        "Au lieu de R♥ ou de D♣".replace("R♥", "K♥").replace("D♣", "Q♣"),
        "Au lieu du roi de cœur ou de la dame de trèfle",
    )
    assert both("Jouez {cards:le or}.", cards=cards)[1] in (
        "Jouez l’as de pique or le roi de cœur.",  # as long as the word is not translated
        "Jouez l’as de pique ou le roi de cœur.",
    )
    assert both("{card} est {card:g|échangé|échangée}.", card=Card.parse("QH"))[0] == "Q♥ est échangée."
    assert both("C’est {belote:le}.", belote=QT_TRANSLATE_NOOP("calls", "belote"))[0] == "C’est la belote."


@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_a_player_has_a_gender_and_an_elided_preposition(language: str) -> None:
    taken = "{player} est {player:g|sorti|sortie|sorti(e)}, les cartes {player:de}"
    names = Names(("Samir", "Léa", "Anna", "Zoé"))
    said = [words.sentence(say(taken, player=SeatName(seat)), names=names) for seat in range(3)]
    assert said == [
        "Samir est sorti, les cartes de Samir",
        "Léa est sortie, les cartes de Léa",
        "Anna est sorti(e), les cartes d’Anna",
    ]
    assert words.sentence(say("C’est {player:à}.", player=SeatName(1))) == "C’est au joueur 2."


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_each_part_of_a_list_can_be_denied(language: str) -> None:
    said = [both("{suits:nor}", suits=tuple(Suit)[:count]) for count in (1, 2, 3)]
    assert said == [
        ("♠", "Spades"), ("neither ♠ nor ♥", "Neither spades nor hearts"),
        ("neither ♠ nor ♥ nor ♦", "Neither spades nor hearts nor diamonds"),
    ]  # fmt: skip
    for count, (seen, _) in enumerate(said, 1):
        message = say("{suits:nor}", suits=tuple(Suit)[:count])
        assert str(message) == Wording().sentence(message) == seen


@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_a_denied_list_keeps_the_preposition_of_each_part(language: str) -> None:
    told = "Il n’a plus rien {suits:à nor}."
    assert both(told, suits=(Suit.SPADES,))[1] == "Il n’a plus rien à pique."
    assert both(told, suits=(Suit.SPADES, Suit.HEARTS))[1] in (
        "Il n’a plus rien neither à pique nor à cœur.",  # as long as the words are not translated
        "Il n’a plus rien ni à pique ni à cœur.",
    )


def test_a_sentence_to_the_player_keeps_its_places(language: str) -> None:
    message = say_of(0, "{player} plays {card:the}.", "You play {card:the}.", card=KING)
    assert words.sentence(message, names=Names(("Ann",), 0)) == "You play K♥."


def test_a_place_chooses_by_a_second_number(language: str) -> None:
    """0 is singular in French."""
    said = [both("{tricks} {tricks:n|one|many}", tricks=count)[0] for count in (0, 1, 2)]
    assert said == [f"0 {'one' if language == 'fr' else 'many'}", "1 one", "2 many"]


@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_a_form_that_a_word_lacks_is_its_plain_form(language: str) -> None:
    assert both("{card:gen}, {name:gen}", card=KING, name="Ann")[1] == "Roi de cœur, Ann"


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_has_the_forms_it_announces_and_no_others(path: Path) -> None:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    forms, used = set(table["language"]["forms"]), set()
    for kind in ("rank", "suit", "word"):
        for word, entry in table.get(kind, {}).items():
            assert entry.keys() <= forms | {GENDER}, word
            assert entry.get(GENDER, "c") in GENDERS, word
            assert all(text and text == text.strip() for text in entry.values()), word
            used |= entry.keys()
    for rule in (table.get("token", {}), *table.get("player", ())):
        assert rule.keys() <= forms | set(CONDITIONS)
        used |= rule.keys()
    assert forms <= used, "no word has this form"
    assert set(table.get("people", {}).values()) <= {"m", "f"}


@pytest.mark.parametrize("path", COMPLETE, ids=lambda path: path.stem)
def test_a_table_has_words_the_program_says(path: Path) -> None:
    """A key is the word as the program shows it."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    qm = read_qm((FOLDER / f"belote_{path.stem}.qm").read_bytes(), language=path.stem)
    said = {text for each in qm.texts.values() for text in each}
    words = {word for kind in ("rank", "suit", "word") for word in table.get(kind, {})}
    assert path.stem == "en" or words <= said


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_all_ranks_of_the_pack_have_the_same_forms(path: Path, qapp: QApplication) -> None:
    """A form that only suits or names have, such as that for calling somebody, is none of a rank."""
    table = word_forms(path.stem)
    assert len(table.table["rank"]) >= 9
    kinds = {rank: table.of("rank", rank).named.keys() for rank in table.table["rank"]}
    for rank, forms in kinds.items():
        assert forms == set().union(*kinds.values()), rank


def test_a_word_of_a_game_has_the_gender_that_the_games_named_after_it_have(qapp: QApplication) -> None:
    """*Belot découvert*, so *le belot*; *Bela découverte*, so *la bela*."""
    qm = read_qm((FOLDER / "belote_fr.qm").read_bytes(), language="fr")
    names = [text for (context, _, _), each in qm.texts.items() for text in each if context == "variants"]
    laid_open = {
        name.split()[0].casefold(): "f" if "découverte" in name else "m"
        for name in names
        if name.split()[1:2] in (["découvert"], ["découverte"])
    }
    assert laid_open == {"belote": "f", "belot": "m", "bela": "f"}
    for word, gender in laid_open.items():
        assert word_forms("fr").table["word"][word][GENDER] == gender


def test_a_name_has_the_forms_of_the_rule_for_it_and_of_none_that_is_for_another() -> None:
    """`is` holds for the whole name: who types Аннабель is not called by the forms of Анна."""
    russian, armenian, hebrew = word_forms("ru"), word_forms("hy"), word_forms("he")
    assert (russian.of_player("Анна").named["acc"], russian.of_player("Анна").gender) == ("Анну", "f")
    assert (russian.of_player("Аннабель").named, russian.of_player("Аннабель").gender) == ({}, "c")
    assert armenian.of_player("Արամ").named["ins"] == "Արամով"
    assert [hebrew.of_player(name).named["to"] for name in ("רות", "Ruth")] == ["לרות", "ל־Ruth"]


IN_RUSSIAN = {
    "king": "король",
    "hearts": "червы",
    "{rank} of {suit}": "{rank} {suit:gen}",
    "Play {card:acc}.": "Ходите {card:ins}.",
}


class Russian(QTranslator):
    """A few words of a language that is begun."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return IN_RUSSIAN.get(source, "")


def test_a_suit_has_the_case_that_the_name_of_a_card_asks_for(qapp: QApplication) -> None:
    before, russian = QLocale(), Russian()
    QLocale.setDefault(QLocale("ru_RU"))
    qapp.installTranslator(russian)
    try:
        assert words.card_name(KING) == "король червей"
        assert words.spoken(say("Play {card:acc}.", card=KING)) == "Ходите королём червей."
    finally:
        qapp.removeTranslator(russian)
        QLocale.setDefault(before)


def test_a_language_without_a_table_has_plain_forms_and_its_plurals() -> None:
    russian = word_forms("ru_RU")
    assert russian.names == word_forms("ru").names
    assert [russian.of_count(count).number for count in (1, 3, 5, 21)] == [0, 1, 2, 0]
    assert not word_forms("xx").names
    assert word_forms("xx").of("rank", "king").named == {}
    assert word_forms("fr_CA").names == word_forms("fr").names


def test_cards_and_names_are_isolated_where_the_window_reads_from_the_right(qapp: QApplication) -> None:
    message = say("{player} plays {card}.", player=SeatName(0), card=KING)
    names = Names(("Ann",))
    assert words.sentence(message, names=names) == "Ann plays K♥."
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        seen = words.sentence(message, names=names)
        assert seen == "\u2068Ann\u2069 plays \u2066K♥\u2069."
        assert visible(seen) == "Ann plays K♥."
        assert words.spoken(message, names) == "Ann plays king of hearts.", "nothing of it is spoken"
        assert names.first(0) == "\u2068Ann\u2069"
        log = LogModel(Sides(variants.get("belote-2p"), names))
        log.add([CardPlayed(0, KING)])
        assert log.index(0).data() == "\u2068Ann\u2069 plays the king of hearts."
        assert log.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Ann plays the king of hearts."
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert isolated("نورة") == "\u2068نورة\u2069", "a name that reads from the right is isolated in any window"


def test_the_first_letter_is_raised_as_the_language_writes_it(qapp: QApplication) -> None:
    before = QLocale()
    try:
        assert raised("\u2068ibo\u2069 oynar") == "\u2068Ibo\u2069 oynar"
        QLocale.setDefault(QLocale("tr"))
        assert raised("ibo oynar") == "İbo oynar"
    finally:
        QLocale.setDefault(before)
    assert raised("") == ""
    assert raised("♥ are trumps") == "♥ are trumps"
    assert Source("x").counted is False


@pytest.mark.parametrize(("locale", "lower", "upper"), [("el", "όταν", "Όταν"), ("fr", "école", "École")])
def test_a_raised_letter_keeps_its_accent(locale: str, lower: str, upper: str, qapp: QApplication) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    assert raised(lower) == upper
    QLocale.setDefault(before)
