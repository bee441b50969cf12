"""Scenes of the replay of a deal: open and closed hands, and two results side by side."""

from __future__ import annotations

from functools import cache

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.stage import NAMES, Act, Scene, Stage
from belote_desktop.models.match.matches import HUMAN
from belote_desktop.models.match.recorded import Recorded
from belote_desktop.records import Header, Played
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.review.replay_pages import ReplayPages


@cache
def recorded(game: str, deals: int = 2, seed: int = 3) -> Recorded:
    """A match of computer players with this many finished deals; the first seat is recorded as the user."""
    rules, casual = variants.get(game), players.get("casual")
    seats = rules.table.seats
    match = engine.start(rules, seed=seed, dealer=seats - 1)
    steps: list[Played] = []
    while match.deal is not None and len(match.deals) < deals:
        seat = engine.to_act(match)
        assert seat is not None
        steps.append(Played(seat, casual.choose(engine.view(match, seat), seed=seed), match))
        match, _ = engine.apply(match, steps[-1].action, seat)
    header = Header.of(rules, NAMES[:seats], (HUMAN, *("casual",) * (seats - 1)), "2026-11-21")
    return Recorded(header, match, tuple(steps))


def _open(stage: Stage, game: str, seed: int, number: int | None = None) -> ReplayPage:
    pages = ReplayPages(stage.program.services, stage.window.record_reader, stage.window.show_page, stage.window)
    pages.practising.connect(lambda controller: stage.window.show_controller(controller).begin(deal_shown=False))
    page = pages.show_recorded(recorded(game, seed=seed), number)
    assert page is not None
    return page


def at(game: str, part: float, *, is_open: bool, seed: int = 3) -> Act:
    """The last deal of a match, at this fraction of its steps, with open or closed hands."""

    def act(stage: Stage) -> None:
        page = _open(stage, game, seed)
        page.choices.open_hands.setChecked(is_open)
        page.show_place(round(part * (len(page.found) - 1)))

    return act


def _compared(game: str, seed: int = 3) -> Act:
    def act(stage: Stage) -> None:
        _open(stage, game, seed).choices.swap.click()

    return act


def _machine(stage: Stage) -> None:
    """Step through a deal in which a computer player plays another seat's hand."""
    page = _open(stage, "classic", 3)
    page.choices.swap.click()
    page.results.watch_buttons[-1].click()
    page.choices.open_hands.setChecked(True)
    page.show_place(len(page.found) // 2)


def _play_from_here(stage: Stage) -> None:
    """A practice match started in the middle of a deal."""
    page = _open(stage, "classic", 3)
    page.show_place(round(0.55 * (len(page.found) - 1)))
    page.choices.play.click()
    stage.settle()


def _list(stage: Stage) -> None:
    stage.save_a_match(60)
    ReplayPages(stage.program.services, stage.window.record_reader, stage.window.show_page, stage.window).show_list()


REPLAY_SCENES: tuple[Scene, ...] = (
    Scene("replay-open", "a finished deal, stepped through with open hands", at("classic", 0.55, is_open=True)),
    Scene("replay-closed", "the same as you saw it", at("classic", 0.55, is_open=False)),
    Scene("replay-dealt", "the cards of a deal as they were dealt, open", at("classic", 0, is_open=True)),
    Scene("replay-auction", "the auction of a finished deal", at("coinche", 0.09, is_open=True)),
    Scene("replay-over", "the end of a deal that is stepped through", at("classic", 1, is_open=True)),
    Scene("replay-for-two", "two players with a hand and stacks, open", at("belot-2p-open", 0.4, is_open=True)),
    Scene("replay-for-three", "three players with open hands", at("belote-3p-24", 0.4, is_open=True)),
    Scene("replay-stacks", "stacks of cards, stepped through", at("decouverte", 0.4, is_open=True)),
    Scene("replay-side-by-side", "how the computer player did in your seat and in another", _compared("classic")),
    Scene("replay-side-by-side-three", "the same for three players", _compared("belote-3p-24")),
    Scene("replay-machine", "a deal as the computer player played it", _machine),
    Scene("replay-play-from-here", "the deal is played on from the middle, as practice", _play_from_here),
    Scene("replay-list", "the matches whose deals can be looked at", _list),
)
