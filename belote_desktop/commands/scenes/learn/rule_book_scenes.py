"""Scenes of the rule book: pictures of cards, a search, and other games."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from belote_desktop import variants
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Rule
from belote_desktop.windows.rule_book.rules_window import RulesWindow

LARGE = {"text_size": 200}


def _book(stage: Stage, game: str) -> RulesWindow:
    """The rules of a game, in a window as large as the stage's."""
    book: RulesWindow = stage.window.side.rules(variants.get(game))
    book.resize(stage.window.size())
    stage.settle()
    return book


def _at(game: str, section: str) -> Act:
    def act(stage: Stage) -> QWidget:
        book = _book(stage, game)
        book.open_at(section)
        stage.settle()
        return book

    return act


def _found(game: str, asked: str, *, everywhere: bool = False) -> Act:
    def act(stage: Stage) -> QWidget:
        book = _book(stage, game)
        book.bar.everywhere.setChecked(everywhere)
        book.bar.field.setText(asked)
        stage.settle()
        return book

    return act


def _elsewhere(stage: Stage) -> QWidget:
    """The first game found by a search, opened from the list. A number is found in the test languages, too."""
    book = _book(stage, "classic")
    book.bar.everywhere.setChecked(True)
    book.bar.field.setText("301")
    stage.settle()
    book.text.anchorClicked.emit("0")
    stage.settle()
    return book


def _scene(name: str, shows: str, act: Act, settings: Mapping[str, object] | None = None) -> Scene:
    return Scene(f"rule-book-{name}", shows, act, settings or {})


RULE_BOOK_SCENES: tuple[Scene, ...] = (
    _scene("cards", "the order and the points of the cards", _at("classic", "cards")),
    _scene("coinche", "the same with no trumps and all trumps", _at("coinche", "cards")),
    _scene("declarations", "runs, fours of a kind and belote as cards", _at("belot-bg", Rule.DECLARATION)),
    _scene("ruff", "what may be played from a hand, and why", _at("bela-4p", Rule.RUFF)),
    _scene("tricks", "who wins a trick between three", _at("belote-3p-24", Rule.TURN)),
    _scene("locked", "a closed deal", _at("baloot", Rule.LOCKED)),
    _scene("roem", "cards that meet in one trick", _at("klaverjas-rotterdam", "roem")),
    _scene("found", "words found in the sheet", _found("classic", "belote")),
    _scene("nothing", "words that are not in the sheet", _found("classic", "poker")),
    _scene("everywhere", "words found in the rules of all games", _found("classic", "litige", everywhere=True)),
    _scene("elsewhere", "the rules of another game, opened from there", _elsewhere),
    _scene("german", "with German cards", _at("classic", "cards"), {"deck_colours": "german"}),
    _scene("large", "with text twice as large", _at("classic", "cards"), LARGE),
    _scene("large-ruff", "what may be played, with text twice as large", _at("classic", Rule.RUFF), LARGE),
)  # fmt: skip
