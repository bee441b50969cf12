"""Scenes of the page that chooses the players of a new match: all alike, and each one separately."""

from __future__ import annotations

from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.players import Kind
from belote_desktop.windows.new_match.match_pages import PLAYERS

CHOSEN = {1: Kind("casual", "fighter"), 2: Kind("expert"), 3: Kind("beginner", "bold")}


def _players(game: str, *, each_own: bool) -> Act:
    def act(stage: Stage) -> None:
        page = stage.window.show_new_match()
        page.draft.choose(game)
        page.sidebar.show_page(PLAYERS)
        if each_own:
            for seat, kind in CHOSEN.items():
                page.draft.set_kind(seat, kind)
            page.players.own_switch.click()

    return act


def _number(stage: Stage) -> None:
    """The number that a user has typed, at the end of the page."""
    stage.window.services.next_shuffle.renew("5" * 64)
    _players("coinche", each_own=False)(stage)
    page = stage.window.stack.currentWidget()
    page.players.number_edit.setFocus()
    page.players.number_edit.setText("482139605")
    page.players.number_edit.textEdited.emit("482139605")
    stage.settle()
    area = page.sidebar.stack.currentWidget()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def _portraits(stage: Stage) -> None:
    """All portraits to choose from, over the page of the players; one is chosen already."""
    _players("coinche", each_own=False)(stage)
    page = stage.window.stack.currentWidget()
    page.draft.portrait = "bun"
    page.players.refresh()
    page.players.portrait.click()


PLAYER_SCENES: tuple[Scene, ...] = (
    Scene("players", "the others are alike", _players("coinche", each_own=False)),
    Scene("players-own", "each of the others has a level and a temperament", _players("coinche", each_own=True)),
    Scene("players-own-three", "the same for three players", _players("belote-3p-24", each_own=True)),
    Scene("players-number", "the user’s number in the shuffle", _number),
    Scene("portraits", "the portraits to choose from", _portraits),
)
