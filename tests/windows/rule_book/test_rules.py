"""The rule book: it opens at the paragraph in question, finds words in one sheet and in all, and shows real cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.engine import Refusal, Rule
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.games.help_topic import help_topic
from belote_desktop.models.games.text_search import SheetSearch, spots
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.picture_words import alternative
from belote_desktop.table.items.pixmaps import Look
from belote_desktop.variants.rule_sheet import pictures, rule_sheet, section_about
from belote_desktop.windows.look.languages import PSEUDO, Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.rule_book.rules_window import RulesWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

GAMES = [game.id for game in variants.all_variants()]
CLASSIC = variants.get("classic")


@pytest.fixture
def book(qtbot: QtBot, style: Style, preferences: Preferences) -> RulesWindow:
    return opened("classic", qtbot, style, preferences)


def opened(game: str, qtbot: QtBot, style: Style, preferences: Preferences) -> RulesWindow:
    made = RulesWindow(style, preferences, variants.get(game))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


def blocks(book: RulesWindow) -> Iterator[QTextBlock]:
    block = book.text.document().begin()
    while block.isValid():
        yield block
        block = block.next()


def images(book: RulesWindow) -> list[tuple[str, str, QImage]]:
    """Name, text for whoever cannot see it, and picture of all that the text shows."""
    found = []
    for block in blocks(book):
        parts = block.begin()
        while not parts.atEnd():
            shape = parts.fragment().charFormat()
            if shape.isImageFormat():
                name = shape.toImageFormat().name()
                kind = QTextDocument.ResourceType.ImageResource
                told = shape.property(QTextFormat.Property.ImageAltText)
                found.append((name, told, QImage(book.text.document().resource(kind.value, QUrl(name)))))
            parts += 1
    return found


def on_top(book: RulesWindow) -> str:
    """The paragraph at the top of what is in sight."""
    return book.text.cursorForPosition(book.text.viewport().rect().topLeft()).block().text()


def marked(book: RulesWindow) -> list[str]:
    return [mark.cursor.selectedText() for mark in book.text.extraSelections() if mark.cursor.hasSelection()]


# ---------------------------------------------------------------------- opened at the paragraph in question
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_opens_the_book_of_its_game_at_its_section(
    game: str, qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    book = opened(game, qtbot, style, preferences)
    sheet = rule_sheet(variants.get(game))
    for rule in Rule:
        section = section_about(sheet, rule)
        book.open_at(rule)
        if section is not None:
            assert book.text.section == section.anchor
            assert book.contents.keys[book.contents.currentRow()] == section.anchor
            title = str(section.title)
            assert book.text.textCursor().block().text() == title, "the keyboard reads on from there"
            top = book.text.cursorRect(book.text.textCursor()).top()
            bar = book.text.verticalScrollBar()
            assert 0 <= top < book.text.viewport().height()
            assert top < 40 or bar.value() == bar.maximum()


@pytest.mark.parametrize("rule", [Rule.RUFF, Rule.DECLARATION])
def test_a_new_book_that_opens_at_a_rule_stays_there_when_it_has_its_width(
    rule: Rule, qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    made = RulesWindow(style, preferences, CLASSIC)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.open_at(rule)
    qtbot.waitUntil(lambda: not made._later.isActive() and made._room > 0)
    section = section_about(rule_sheet(CLASSIC), rule)
    assert section is not None
    assert on_top(made) == str(section.title)


def test_the_same_rule_can_be_asked_for_again(book: RulesWindow) -> None:
    book.open_at(Rule.RUFF)
    assert on_top(book) == "Ruffing"
    book.text.verticalScrollBar().setValue(0)
    assert on_top(book) == "Players"
    book.open_at(Rule.RUFF)
    assert on_top(book) == "Ruffing"
    book.text.verticalScrollBar().setValue(0)
    item = book.contents.item(book.contents.currentRow())
    book.contents.itemClicked.emit(item)
    assert on_top(book) == "Ruffing"


def test_what_is_asked_for_comes_from_the_refusal_then_the_panel_then_the_duty_then_the_phase() -> None:
    match = engine.start(CLASSIC, seed=3, dealer=3)
    view = engine.view(match, 0)
    refusal = Refusal(Rule.OVERRUFF, say("No."))
    assert help_topic(view, refusal, "score") == Rule.OVERRUFF
    assert help_topic(view, panel="score") == "scoring"
    assert help_topic(view, panel="sheet") == "rounding"
    assert help_topic(view) == Rule.AUCTION
    match, _ = engine.apply(match, engine.parse_action(match, "take"))
    leads = engine.view(match, 0)
    assert help_topic(leads) == Rule.TURN, "whoever leads is held to nothing"
    match, _ = engine.apply(match, leads.lawful[0])
    assert help_topic(engine.view(match, 1)) in set(Rule) - {Rule.TURN, Rule.PHASE}
    assert help_topic(None) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_a_section_of_every_games_book(game: str) -> None:
    sheet = rule_sheet(variants.get(game))
    for panel in ("score", "sheet", "end"):
        assert section_about(sheet, help_topic(None, panel=panel)) is not None, panel


# ---------------------------------------------------------------------- pictures
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "belote-3p-24", "klaverjas-rotterdam"])
def test_every_picture_is_in_the_text_with_its_words_and_fits(
    game: str, qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    book = opened(game, qtbot, style, preferences)
    book.open_at("cards")
    found = images(book)
    assert sorted(told for _, told, _ in found) == sorted(alternative(each) for each in pictures(book.rules))
    for _, _, image in found:
        assert not image.isNull()
        assert image.width() / image.devicePixelRatio() <= book.text.viewport().width()


def test_a_picture_in_words_names_every_card_and_what_it_does() -> None:
    told = [alternative(each) for each in pictures(CLASSIC)]
    assert any("jack of spades (20), nine of spades (14)" in each for each in told)
    assert any("nine of spades (ruffs, wins)" in each for each in told)
    assert any("jack of spades (not allowed)" in each for each in told)


def test_pictures_follow_the_deck_of_the_person(book: RulesWindow, preferences: Preferences) -> None:
    def trumps() -> QImage:
        return images(book)[0][2]

    seen = [trumps()]
    for key, value in (
        ("deck_index", "fr"),
        ("deck_colours", "two"),
        ("deck_colours", "german"),
        ("theme", "contrast"),
    ):
        preferences.set(key, value)
        seen.append(trumps())
    assert seen[0] != seen[1], "the index letters"
    assert seen[1] == seen[2], "two colours leave spades as they are"
    assert all(before != after for before, after in pairwise(seen[2:]))
    assert book._deck.look == Look(book.style_.theme, "german", "german", str(preferences.value("card_back")))


def test_pictures_grow_with_the_text(book: RulesWindow, preferences: Preferences) -> None:
    book.open_at("cards")
    before = images(book)[0][2]
    preferences.set("text_size", 200)
    after = images(book)[0][2]
    assert after.height() > 1.5 * before.height()


def test_the_order_of_cards_runs_as_the_page_is_read_and_no_card_is_mirrored(
    book: RulesWindow, languages: Languages
) -> None:
    book.open_at("cards")
    before = images(book)[0][2]
    languages.use(PSEUDO)
    QApplication.processEvents()
    assert book.layoutDirection() is Qt.LayoutDirection.RightToLeft
    after = images(book)[0][2]
    assert after.size() == before.size()
    width, ratio = before.width(), before.devicePixelRatio()
    card = round(44 * ratio)
    lower = QRect(0, before.height() // 2, card, before.height() // 8)
    highest = before.copy(lower.translated(round(6 * ratio), 0))
    places = range(width // 2, width - card)
    assert highest in [after.copy(lower.translated(x, 0)) for x in places], "the highest card is at the right now"
    assert highest not in [after.copy(lower.translated(x, 0)) for x in range(width // 4)]


# ---------------------------------------------------------------------- finding
@pytest.mark.parametrize(
    ("text", "asked", "found"),
    [
        ("A run beats a Run.", "run", ((2, 3), (14, 3))),
        ("Déclaré, déclare", "declare", ((0, 7), (9, 7))),
        ("le cœur", "coeur", ((3, 4),)),
        ("hold K♥\u00a0Q♥ now", "K♥ Q", ((5, 4),)),
        ("aaaa", "aa", ((0, 2), (2, 2))),
        ("nothing", "  ", ()),
        ("nothing", "poker", ()),
    ],
)
def test_words_are_found_whatever_their_capitals_and_accents(
    text: str, asked: str, found: tuple[tuple[int, int], ...]
) -> None:
    assert spots(text, asked) == found


def test_everything_that_is_found_is_marked_and_one_of_it_is_shown(book: RulesWindow, qtbot: QtBot) -> None:
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(book.bar.field.hasFocus)
    QTest.keyClicks(book.bar.field, "last trick")
    count = sum(len(spots(block.text(), "last trick")) for block in blocks(book))
    assert count > 3
    assert [text.lower() for text in marked(book)] == ["last trick"] * count
    assert book.bar.count.text() == f"1 of {count}"
    ink = book.style_.ink
    grounds = [mark.format.background().color().name() for mark in book.text.extraSelections()]
    assert grounds.count(ink.primary.name()) == 1


def test_on_and_back_go_round_and_the_contents_follow(book: RulesWindow) -> None:
    book.bar.field.setText("last trick")
    count = book.text.hits
    for _ in range(count):
        before = book.text.hit
        QTest.keyClick(book, Qt.Key.Key_F3)
        assert book.text.hit == before % count + 1
        cursor = book.text.cursorRect(book.text.textCursor())
        assert 0 <= cursor.top() < book.text.viewport().height()
        assert book.contents.keys[book.contents.currentRow()] == book.text.section_of_hit
    QTest.keyClick(book, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert book.text.hit == count
    QTest.keyClick(book.bar.field, Qt.Key.Key_Return)
    assert book.text.hit == 1
    QTest.keyClick(book.bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert book.text.hit == count


def test_what_is_not_there_is_said_and_escape_forgets_it_before_it_closes(book: RulesWindow) -> None:
    book.bar.field.setFocus()
    QTest.keyClicks(book.bar.field, "poker")
    assert book.bar.count.text() == "Not found"
    assert not book.bar.on.isEnabled()
    assert marked(book) == []
    QTest.keyClick(book.bar.field, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert book.bar.text == ""
    QTest.keyClick(book.bar.field, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_words_are_found_in_the_rules_of_every_game(book: RulesWindow) -> None:
    book.bar.everywhere.click()
    book.bar.field.setText("roem")
    shown = [block.text() for block in blocks(book) if block.blockFormat().headingLevel() == 2]
    assert shown == ["Klaverjas, Amsterdam", "Klaverjas, Rotterdam"]
    assert set(map(str.lower, marked(book))) == {"roem"}
    assert book.bar.count.text().endswith("in 2 games")


def test_a_game_that_was_found_opens_at_the_place_and_there_is_a_way_back(book: RulesWindow) -> None:
    book.bar.everywhere.click()
    book.bar.field.setText("roem")
    book.text.anchorClicked.emit(QUrl("1"))
    assert book.shown.variant == "klaverjas-rotterdam"
    assert book.rules == CLASSIC
    assert on_top(book) == "Roem"
    assert "roem" in map(str.lower, marked(book))
    assert not book.home.isHidden()
    book.home.click()
    assert book.shown == CLASSIC
    assert book.home.isHidden()


def test_a_rule_opens_the_book_of_the_match_wherever_one_has_been(book: RulesWindow) -> None:
    book.show_game(variants.get("klaverjas-rotterdam"))
    book.open_at(Rule.DECLARATION)
    assert book.shown == CLASSIC
    assert book.text.section == Rule.DECLARATION


def test_the_search_in_every_game_finds_just_the_paragraphs_that_have_the_words() -> None:
    search = SheetSearch(variants.get(game) for game in GAMES)
    found = {answer.rules.variant: answer.told for answer in search.find("HELD OVER")}
    for game in GAMES:
        told = [str(text) for section in rule_sheet(variants.get(game)) for text in section.paragraphs]
        having = [text for text in told if "held over" in text.lower()]
        assert [each.sentence for each in found.get(game, ())] == having
    assert found
    assert search.find(" ") == ()


# ---------------------------------------------------------------------- kept as a page
def saved_as_page(book: RulesWindow) -> None:
    """Choose the last entry of the menu that prints and saves."""
    entry = book.keep.entries().actions()[-1]
    assert entry.text() == "Save as web page…"
    entry.trigger()


def test_the_sheet_is_saved_as_a_page(book: RulesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "rules"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    saved_as_page(book)
    written = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert '<h2 id="underruff">' in written
    assert 'alt="J♠ (20)"' in written
    assert "rules.html" in book.notice.text()


def test_a_page_that_cannot_be_written_is_told(
    book: RulesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "taken" / "rules.html"), ""))
    saved_as_page(book)
    assert "could not be saved" in book.notice.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    saved_as_page(book)
    assert book.notice.isHidden()


def test_the_button_that_saves_the_rules_grows_with_the_text_like_that_back(
    book: RulesWindow, preferences: Preferences
) -> None:
    assert book.keep.size() == book.header.back_button.size()
    preferences.set("text_size", 200)
    QApplication.processEvents()
    assert book.keep.size() == book.header.back_button.size()
    assert book.header.rect().contains(book.keep.geometry())
