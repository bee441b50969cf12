"""Scenes of the user's games: the list, and the editor with changed, refused and dependent rule values."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.variants import own_game
from belote_desktop.windows.drafts.option_rows import RuleControl
from belote_desktop.windows.house_rules.rule_editor import GAME, SETS, RuleEditor
from belote_desktop.windows.new_match.new_match_page import NewMatch

SUNDAY: Mapping[str, object] = {"tie": "litige", "target": 1200, "undertrump": "free", "belote_order": "king_first"}
LARGE = {"text_size": 200}


def _keep_some(stage: Stage) -> None:
    games = stage.program.services.profile.own_games
    games.save(own_game("Sunday Belote", "classic", SUNDAY))
    games.save(own_game("Coinche at Léa's", "coinche", {"target": 3000}))
    games.save(own_game("بلوت العائلة", "baloot", {"sun_raises": "all"}))


def _list(stage: Stage) -> None:
    _keep_some(stage)
    stage.window.own_games.show_list("Sunday Belote")


def _empty(stage: Stage) -> None:
    stage.window.own_games.show_list()


def _deleted(stage: Stage) -> None:
    _list(stage)
    stage.window.stack.currentWidget().do("delete")


def _editor(page: str) -> Act:
    """The editor of a game with some changes, at one of its pages. Wide windows list the changes beside it."""

    def act(stage: Stage) -> None:
        _keep_some(stage)
        editor = stage.window.own_games.edit("Sunday Belote")
        editor.draft.set_option("carre_points", "J200-9150-A100-T100-K100-Q100-8100")
        editor.sidebar.show_page(page)

    return act


def _refused(stage: Stage) -> None:
    _editor("deal")(stage)
    page: RuleEditor = stage.window.stack.currentWidget()
    control = page.pages.rules_on("deal").rows["packets"].control
    assert isinstance(control, RuleControl)
    control.chosen.emit("4-4")
    stage.settle()


def _sets(stage: Stage) -> None:
    editor = stage.window.own_games.make("classic")
    editor.sets.buttons[0].click()
    editor.sidebar.show_page(SETS)


def _hokum(stage: Stage) -> None:
    """The editor of a game whose own auction has its own rules."""
    editor = stage.window.own_games.make("baloot")
    editor.sidebar.show_page("auction")


def _options(page: str, **changes: object) -> Act:
    """A page of the options of a new match, some of them changed."""

    def act(stage: Stage) -> None:
        new_match: NewMatch = stage.window.show_new_match()
        new_match.draft.choose("coinche")
        for name, value in changes.items():
            new_match.draft.set_option(name, value)
        new_match.rules_button.click()
        new_match.sidebar.show_page(page)

    return act


def _own_card(stage: Stage) -> None:
    """One of the user's games selected among the others."""
    _keep_some(stage)
    page: NewMatch = stage.window.show_new_match()
    stage.settle()
    page.games.card("Sunday Belote").click()
    page.games.reveal("Sunday Belote")


OWN_GAME_SCENES: tuple[Scene, ...] = (
    Scene("own-games", "the games you have made", _list),
    Scene("own-games-none", "there is no game of your own yet", _empty),
    Scene("own-games-deleted", "a game was deleted and can be had back", _deleted),
    Scene("own-games-large", "the same with text twice as large", _list, LARGE),
    Scene("editor", "a game of your own and its rules", _editor("scoring")),
    Scene("editor-changed", "what is changed in it, in words", _editor(GAME)),
    Scene("editor-refused", "a change that cannot be is refused with the reason", _refused),
    Scene("editor-sets", "houses, and rules that are set together", _sets),
    Scene("editor-rows", "numbers, orders and rows of points are typed", _editor("declarations")),
    Scene("editor-baloot", "the rules of an auction of Hokum and Sun", _hokum),
    Scene("options", "the rules of a new match, as they are in the game", _options("deal")),
    Scene(
        "options-changed",
        "rules changed for one match: they may be saved as a game of your own",
        _options("match", target=3000, tie="litige"),
    ),
    Scene("options-large", "the same with text twice as large", _options("match", target=3000), LARGE),
    Scene("picker-own", "a game of your own among the others", _own_card),
    Scene("editor-large", "the editor with text twice as large", _editor("scoring"), LARGE),
)
