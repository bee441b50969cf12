"""Scenes of the catalogue: as it opens, filtered, searched, with no results, and after some matches."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.windows.new_match.new_match_page import NewMatch

RECENT = "coinche\nclassic\nbela-4p\nbaloot\ntarabish\npilotta"
PLAYED = {"recent_games": "coinche\nbela-4p\ndecouverte", "last_variant": "coinche"}


def _picker(then: Callable[[NewMatch], object]) -> Act:
    def act(stage: Stage) -> None:
        page: NewMatch = stage.window.show_new_match()
        stage.settle()
        then(page)

    return act


def _filtered(page: NewMatch) -> None:
    page.games.filters.chips["3"].click()
    page.games.filters.chips["short"].click()
    page.games.card("belote-3p-24").click()


def _other(page: NewMatch) -> None:
    page.games.card("coinche").click()


def _fold(page: NewMatch) -> None:
    page.games.sections["each"].head.click()
    page.games.sections["balkans"].head.click()


def _wide(stage: Stage) -> None:
    stage.window.resize(1920, 1080)
    stage.settle()
    _picker(lambda page: page.games.reveal("coinche"))(stage)


PICKER_SCENES: tuple[Scene, ...] = (
    Scene("picker-other", "another game is chosen: what differs", _picker(_other)),
    Scene("picker-filtered", "short games for three", _picker(_filtered)),
    Scene("picker-searched", "a game by its Greek name", _picker(lambda page: page.games.search.setText("Πιλοττα"))),
    Scene("picker-rule", "games by a word of their rules", _picker(lambda page: page.games.search.setText("kitty"))),
    Scene(
        "picker-nothing",
        "no game has this name",
        _picker(lambda page: page.games.search.setText("klaverjasz")),
    ),
    Scene("picker-families", "one of each folded, the Balkans open", _picker(_fold)),
    Scene(
        "picker-played", "the last game played comes first", _picker(lambda page: page.games.reveal("coinche")), PLAYED
    ),
    Scene(
        "picker-wide",
        "played in a wide window: as many games beside each other as fit, and more of the chosen one",
        _wide,
        {"recent_games": RECENT, "last_variant": "coinche"},
    ),
)
