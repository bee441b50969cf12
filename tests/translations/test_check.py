"""The checks of translations: each finds its fault in an entry that is in order without it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop.translations import check
from belote_desktop.translations.checks.entries import Entry, Finding, files, language, read
from belote_desktop.translations.checks.plain_places import plain_places
from belote_desktop.translations.checks.vocabulary import never_words
from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES

FRENCH, RUSSIAN, ENGLISH = language("fr"), language("ru"), language("en")
PLAYS = Entry(
    "log",
    "{player} plays {card:the}.",
    note="{player}: a name. {card}: K♥.",
    translations=("{player} joue {card:le}.",),
)
COUNTS = Entry(
    "log",
    "%n point(s) for {player}.",
    note="{player}: a name.",
    is_plural=True,
    translations=("%n\u00a0point pour {player}.", "%n\u00a0points pour {player}."),
)
MENU = Entry("Menus", "&New match…", note="A menu.", translations=("&Nouvelle partie…",))


def said(entry: Entry, *translations: str) -> Entry:
    return replace(entry, translations=translations)


def errors(*entries: Entry) -> list[str]:
    return [finding.reason for finding in check.check_translation(entries, FRENCH) if not finding.is_warning]


def errors_of_source(entry: Entry) -> list[str]:
    return [finding.reason for finding in check.check_sources((entry,)) if not finding.is_warning]


def test_entries_in_order_have_no_findings() -> None:
    assert errors(PLAYS, COUNTS, MENU) == []
    for entry in (PLAYS, COUNTS, MENU):
        assert errors_of_source(entry) == []


PLANTED = {
    "not translated": (said(PLAYS, ""), "not translated"),
    "unfinished": (replace(PLAYS, state="unfinished"), "not translated"),
    "a place is missing": (said(PLAYS, "{player} joue."), "{card} is missing"),
    "a place too many": (said(PLAYS, "{player} joue {card} à {suit}."), "no place {suit}"),
    "a place is left open": (said(PLAYS, "{player} joue {card."), "not closed"),
    "a form that French lacks": (said(PLAYS, "{player} joue {card:acc}."), "does not have"),
    "one text for the genders": (said(PLAYS, "{player:g|il} {player} joue {card}."), "2 to 4 texts"),
    "three texts for two numbers": (said(PLAYS, "{player} joue {card:n|a|b|c}."), "2 texts"),
    "one plural form of two": (said(COUNTS, "%n\u00a0points pour {player}."), "2 plural forms"),
    "an empty plural form": (said(COUNTS, "%n\u00a0point pour {player}.", ""), "is empty"),
    "a plural without its number": (
        said(COUNTS, "%n\u00a0point pour {player}.", "des points pour {player}."),
        "the number",
    ),
    "a straight apostrophe": (said(PLAYS, "{player} l'a : {card}."), "apostrophe"),
    "straight quotation marks": (said(PLAYS, '{player} joue "{card}".'), "quotation marks"),
    "three dots": (said(MENU, "&Nouvelle partie..."), "ellipsis"),
    "two spaces": (said(PLAYS, "{player} joue  {card}."), "two spaces"),
    "a space at the end": (said(PLAYS, "{player} joue {card}. "), "at the end"),
    "a plain space before a colon": (said(PLAYS, "{player} joue : {card}."), "before a colon"),
    "a wide space before a question mark": (said(PLAYS, "{player}\u00a0? Il joue {card}."), "before ; ! and ?"),
    "no space inside the marks": (said(PLAYS, "{player} joue «{card}»."), "inside « »"),
    "a mark of direction": (said(PLAYS, "{player} joue \u200e{card}."), "mark of direction"),
    "a plain space before per cent": (said(PLAYS, "{player} joue {card} à 9 %."), "before %"),
    "a plain space after a count": (
        said(COUNTS, "%n point pour {player}.", "%n\u00a0points pour {player}."),
        "after %n",
    ),
    "a plain space before a unit": (said(PLAYS, "{player} joue {card} : 14 points."), "its unit"),
    "a plain space between a place and its unit": (said(PLAYS, "{player} joue {card}, {points} points."), "its unit"),
    "a plain space before a word by the number": (said(PLAYS, "{player} joue {card} {card:n|a|b}."), "its unit"),
    "another end": (said(PLAYS, "{player} joue {card}"), "must end with"),
    "a full stop on a menu": (said(MENU, "&Nouvelle partie."), "must end with"),
    "no accelerator": (said(MENU, "Nouvelle partie…"), "lacks the &"),
    "a line break": (said(PLAYS, "{player} joue\n{card}."), "line breaks"),
    "markup": (said(PLAYS, "<b>{player}</b> joue {card}."), "markup"),
    "two scripts in a word": (said(PLAYS, "{player} j\u043eue {card}."), "two scripts"),
    "a word that is not ours": (said(PLAYS, "{player} joue {card} dans la levée."), "pli"),
}
"""What is wrong, the entry, and a part of the reason that is given."""


@pytest.mark.parametrize(("entry", "reason"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_fault_is_found(entry: Entry, reason: str) -> None:
    found = errors(entry)
    assert any(reason in each for each in found), found


PLANTED_IN_ENGLISH = {
    "a number before a noun": ("{points} points for you.", "count with %n"),
    "two counts": ("%n trick(s), %n point(s).", "two counts"),
    "a straight apostrophe": ("The taker's side.", "apostrophe"),
    "a plain space before per cent": ("You win in 9 % of deals.", "before %"),
    "may not": ("You may not ruff.", "cannot"),
    "whoever": ("Whoever leads plays a trump.", "a player who"),
}


@pytest.mark.parametrize(("source", "reason"), PLANTED_IN_ENGLISH.values(), ids=PLANTED_IN_ENGLISH.keys())
def test_a_planted_fault_of_an_english_sentence_is_found(source: str, reason: str) -> None:
    found = errors_of_source(Entry("sheet", source, note="A rule.", is_plural="%n" in source))
    assert any(reason in each for each in found), found


CARD_NOTES = ("a card.", "K♥ on screen, the king of hearts aloud.", "the card to beat.", "higher trumps.")


@pytest.mark.parametrize("note", CARD_NOTES)
def test_a_card_needs_an_article_within_a_sentence_but_not_in_a_list(note: str) -> None:
    """Aloud it is *king of hearts*."""
    for source in ("You cannot beat {one}.", "{one} is not a trump.", "You hold {one:and}."):
        found = errors_of_source(Entry("coach", source, note=f"{{one}}: {note}"))
        assert any("without an article" in each for each in found), (source, found)
    for source in ("You cannot beat {one:the}.", "Your {one} is a trump.", "Best: {one}.", "{one}: misplay", "{one}"):
        assert errors_of_source(Entry("coach", source, note=f"{{one}}: {note}")) == [], source


def test_what_is_not_a_card_needs_no_article() -> None:
    for note in ("a suit, hearts.", "a number of cards.", "the points of each card.", "how many trumps are out."):
        assert errors_of_source(Entry("coach", "That makes {one}.", note=f"{{one}}: {note}")) == [], note


def test_places_without_a_comment_are_found() -> None:
    assert errors_of_source(replace(PLAYS, note="")) != []
    assert errors_of_source(Entry("Menus", "Undo")) == []


def test_one_source_with_two_translations_needs_comments() -> None:
    one = Entry("score", "Last trick", translations=("Dernier pli",))
    other = replace(one, translations=("Dix de der",))
    assert any("two translations" in each for each in errors(one, other))
    assert errors(replace(one, comment="trick"), replace(other, comment="points")) == []


def test_a_language_needs_as_many_plural_forms_as_it_has() -> None:
    entry = Entry("log", "%n trick(s).", is_plural=True, translations=("%n взятка.", "%n взятки.", "%n взяток."))
    assert list(check.check_translation((entry,), RUSSIAN)) == []
    assert [len(one.numbers) for one in (ENGLISH, FRENCH, RUSSIAN, language("ar"))] == [2, 2, 3, 6]


def test_a_form_for_a_single_number_may_leave_it_out() -> None:
    arabic = language("ar")
    forms = ("بلا نقاط", "نقطة", "نقطتان", "%Ln نقاط", "%Ln نقطة", "%Ln نقطة")
    entry = Entry("log", "%n point(s)", is_plural=True, translations=forms)
    assert [each for each in check.check_translation((entry,), arabic) if not each.is_warning] == []


@pytest.mark.parametrize("source", ["Start", "Choose the game that {player} knows", "<b>{player}</b> wins."])
def test_a_text_longer_than_any_that_was_tried_in_the_window_warns(source: str) -> None:
    tried = PSEUDO_LANGUAGES["xx-long"].word(source, -1)
    for text, warns in ((tried, False), (tried + "é", True)):
        found = check.check_translation((Entry("page", source, translations=(text,)),), FRENCH)
        assert [each.is_warning for each in found if "tried in the window" in each.reason] == [True] * warns


def test_a_word_that_is_right_elsewhere_only_warns() -> None:
    found = list(check.check_sources((Entry("sheet", "The hand is over."),)))
    assert [finding.is_warning for finding in found] == [True]


def test_every_word_of_the_lists_says_what_to_write_instead() -> None:
    for code in ("en", "fr"):
        words = never_words(code)
        assert all(each.word and each.instead for each in words)
        assert len({each.word for each in words}) == len(words) > 0


def test_findings_name_context_sentence_and_reason() -> None:
    assert str(Finding(PLAYS, "wrong.")) == "log: “{player} plays {card:the}.”: wrong."


def test_a_language_that_is_not_there_is_a_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        check.main(["xx"])
    assert "there is no translation into xx" in capsys.readouterr().err


def test_entries_are_read_with_their_notes(tmp_path: Path) -> None:
    path = tmp_path / "belote_fr.ts"
    path.write_text(
        '<TS language="fr"><context><name>log</name><message numerus="yes"><source>%n trick(s)</source>'
        "<extracomment>In the log.</extracomment><translation><numerusform>%n pli</numerusform>"
        "<numerusform>%n plis</numerusform></translation></message><message><source>old</source>"
        '<translation type="vanished">vieux</translation></message></context></TS>',
        encoding="utf-8",
    )
    assert read(path) == (
        Entry("log", "%n trick(s)", note="In the log.", is_plural=True, translations=("%n pli", "%n plis")),
    )


def test_a_verb_after_a_name_and_a_list_of_numbers_are_no_units() -> None:
    text = (
        "{player} annonce, {player} donne, {card:le} points, 14 9 6 5, 10 pour {card}, 15 s’il le faut, 12\u00a0points."
    )
    entry = Entry("log", "{player} {card}.", note="{player}: a name. {card}: a suit.", translations=(text,))
    assert errors(entry) == []


def begun(folder: Path, code: str, text: str) -> None:
    """A file with one sentence, translated so, among the languages that are begun."""
    state = "" if text else ' type="unfinished"'
    (folder / "begun").mkdir(exist_ok=True)
    (folder / "begun" / f"belote_{code}.ts").write_text(
        f'<TS version="2.1" language="{code}"><context><name>log</name><message>'
        "<extracomment>A button.</extracomment><source>Go on.</source>"
        f"<translation{state}>{text}</translation></message></context></TS>",
        encoding="utf-8",
    )


@pytest.mark.parametrize(
    ("text", "told"), [("", "1 sentences are not translated yet"), ("Weiter", "de.ts: log: “Go on.”")]
)
def test_of_a_language_that_is_begun_only_what_is_translated_is_checked(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun(tmp_path, "de", text)
    monkeypatch.setattr(check, "files", lambda: files(tmp_path))
    assert check.main(["de"]) == bool(text)
    assert told in capsys.readouterr().out


def test_plain_text_in_a_place_has_no_forms() -> None:
    entry = Entry(
        "lists",
        "{first}, {next}",
        note="{first}, {next}: two words of a list.",
        translations=("{first:le}, {next}",),
    )
    (reason,) = errors(entry)
    assert reason.startswith("{first:le} asks for a form of plain text (card_words.py, line ")
    assert errors(said(entry, "{first}, {next}")) == []


def test_a_name_and_a_suit_in_a_place_have_forms() -> None:
    plain = plain_places()
    assert ("{points} in {trump}", "points") in plain
    assert ("{points} in {trump}", "trump") not in plain
    assert ("Take {suit}", "suit") not in plain
