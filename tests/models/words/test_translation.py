"""Translations without Qt: the reader of .qm files, the choice of a language, sentences with their facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import belote_desktop.translations
from belote_desktop import variants
from belote_desktop.commands.rules.rule_pages import sheet_page
from belote_desktop.commands.rules.translation import (
    TranslationError,
    Translations,
    language_of,
    languages,
    read_qm,
    translations,
)
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine import Card
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.ruleset import RuleName
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, counted, in_english, say

FRENCH = Path(next(iter(belote_desktop.translations.__path__))) / "belote_fr.qm"


def test_a_file_is_read_as_qt_reads_it(qapp: QCoreApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(FRENCH))
    french = read_qm(FRENCH.read_bytes(), language="fr")
    assert len(french.texts) > 500
    for (context, source, comment), forms in french.texts.items():
        for count in (0, 1, 2, 100) if len(forms) > 1 else (-1,):
            found = translator.translate(context, source, comment, count)
            assert forms[french.form_number(count) if len(forms) > 1 else 0] == found


def test_two_texts_that_only_their_comments_tell_apart_are_both_found() -> None:
    texts = {("menu", "Play", "verb"): ("Jouer",), ("menu", "Play", "noun"): ("Jeu",)}
    french = Translations("fr", texts)
    assert french.text(QT_TRANSLATE_NOOP("menu", "Play", "verb")) == "Jouer"
    assert french.text(QT_TRANSLATE_NOOP("menu", "Play", "noun")) == "Jeu"


def test_a_counted_sentence_is_in_the_form_of_its_number() -> None:
    #: {player}: a name.
    won = QT_TRANSLATE_NOOP("log", "{player} wins the trick: %n point(s).", "", 1)
    forms = ("{player} fait le pli : %n point.", "{player} fait le pli : %n points.")
    french = Wording(Translations("fr", {("log", won, ""): forms}, b"\x03\x01"))
    said = [french.sentence(counted(won, count, player="Ann")) for count in (0, 1, 2)]
    assert said == [f"Ann fait le pli : {each}." for each in ("0 point", "1 point", "2 points")]
    assert in_english(counted(won, 1, player="Ann")) == "Ann wins the trick: 1 point."
    assert Wording().sentence(counted(won, 0, player="Ann")) == "Ann wins the trick: 0 points."


def test_arabic_lists_in_a_terminal_repeat_their_joint() -> None:
    arabic = Wording(translations("ar"))
    said = " ".join(sheet_page(variants.variant("baloot"), variants.get("baloot"), arabic))
    assert "٢٠ و١٤ و١١ و١٠ و٤ و٣ و٠ و٠" in said
    ruffs = QT_TRANSLATE_NOOP("engine", "{cards:the or}")
    assert arabic.say(ruffs, cards=[Card.parse("KH"), Card.parse("QH"), Card.parse("JH")]) == "K♥ أو Q♥ أو J♥"


def test_a_damaged_file_is_an_error_in_words() -> None:
    data = FRENCH.read_bytes()
    with pytest.raises(TranslationError, match=r"half\.qm cannot be read: it is cut short or damaged\."):
        read_qm(data[: len(data) // 2], "half.qm")
    with pytest.raises(TranslationError, match=r"notes\.txt is not a file of translations\."):
        read_qm(b"hello", "notes.txt")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANGUAGE": "fr:en", "LANG": "en_US"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_XX"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_english_needs_no_file_and_a_text_without_a_translation_stays_english() -> None:
    assert languages()[0] == "en"
    assert translations("en").text(QT_TRANSLATE_NOOP("sheet", "Belote")) == "Belote"
    assert Translations("fr").text(QT_TRANSLATE_NOOP("sheet", "No such text")) == "No such text"


def test_facts_of_a_sentence_are_in_the_language_too() -> None:
    french = Wording(translations("fr"))
    missing = say(QT_TRANSLATE_NOOP("engine", "You do not hold {card:the}."), card=Card.parse("QH"))
    assert french.sentence(missing) == "Vous n’avez pas D♥."
    together = QT_TRANSLATE_NOOP("engine", "“{first}” and “{second}” do not go together. {why}")
    why = say(QT_TRANSLATE_NOOP("engine", "Every deal is already scored exactly."))
    clash = say(together, first=RuleName("rounding"), second=RuleName("last_deal_exact"), why=why)
    assert "« Arrondi »" in french.sentence(clash).replace("\u00a0", " ")
    assert "Toutes les donnes se marquent déjà sans arrondi" in french.sentence(clash)
    turn = say(QT_TRANSLATE_NOOP("engine", "It is {player}’s turn, not yours."), player=SeatName(1))
    assert "joueur 2" in french.sentence(turn)


def test_values_of_rules_are_in_words() -> None:
    french = Wording(translations("fr"))
    assert french.value(RULE_FIELDS["belote"], True) == "oui"
    assert french.value(RULE_FIELDS["packets"], (3, 2)) == "3-2"
    assert french.value(RULE_FIELDS["packets"], ()) == "rien"
    assert french.value(RULE_FIELDS["contracts"], ("S", "H", "NT")) == "♠, ♥, sans-atout"
    assert french.value(RULE_FIELDS["carre_points"], ("J200", "A100", "K100")) == "200 (valets) et 100 (as et rois)"
    assert french.value(RULE_FIELDS["plain_order"], "ATKQJ") == "A 10 R D V"
    assert french.value(RULE_FIELDS["target"], 501) == "501"
