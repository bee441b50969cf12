"""Scenes of the score sheet: one for each form, with its special marks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Action, Match, Result, SeatView, What
from belote_desktop.engine.actions import Say, Word
from belote_desktop.engine.matches.state import SettledDeal

Special = Callable[[SettledDeal], bool]
RAISES = (Word.DOUBLE, Word.REDOUBLE, Word.RAISE, Word.DOUBLE_OPEN, Word.THREE_OPEN)
Played = tuple[Match, list[Action], int]


def _played(game: str, special: Special, deals: int, seed: int, raises: int, options: dict[str, object]) -> Played:
    """A match with a special deal among its first `deals`, and the row of that deal; the first by seed from `seed` on.

    In each deal, players raise whenever they may, up to `raises` times.
    """
    rules = variants.get(game, **options)
    for tried in count(seed):
        match = state = engine.start(rules, seed=tried, dealer=rules.table.seats - 1)
        actions: list[Action] = []
        while not state.is_over and len(state.deals) < deals:
            actions.append(_choice(engine.view(state, engine.to_act(state)), raises))
            state, _ = engine.apply(state, actions[-1])
        rows = [row for row, settled in enumerate(state.deals) if special(settled)]
        if rows and len(state.deals) == deals:
            return match, actions, rows[-1]
    raise AssertionError("there is always one more seed")


def _choice(view: SeatView, raises: int) -> Action:
    said = sum(isinstance(call, Say) and call.word in RAISES for _, call in (*view.calls, *view.doubles))
    bold = [action for action in view.options if isinstance(action, Say) and action.word in RAISES]
    if bold and said < raises:
        return bold[0]
    return players.get("casual").choose(view, seed=1)


def _sheet(game: str, special: Special, *, deals: int = 6, seed: int = 1, raises: int = 0, **options: object) -> Act:
    """The sheet after this many deals, opened at the last special one."""

    def act(stage: Stage) -> None:
        match, actions, row = _played(game, special, deals, seed, raises, options)
        stage.play(match, actions, shown=1)
        stage.window.show_sheet()
        stage.window.stack.currentWidget().open_deal(row)

    return act


def _ended(*results: Result) -> Special:
    return lambda settled: settled.score.result in results


def _any(settled: SettledDeal) -> bool:
    return settled.contract is not None


def _swept(settled: SettledDeal) -> bool:
    return settled.score.capot is not None


def _raised(times: int) -> Special:
    return lambda settled: settled.contract is not None and settled.contract.raises >= times


def _bolts(least: int) -> Special:
    return lambda settled: settled.score.result is Result.FAILED and max(settled.score.bolts_out) >= least


def _trickless(settled: SettledDeal) -> bool:
    return any(settled.score.trickless_out)


def _paid(settled: SettledDeal) -> bool:
    return any(item.what is What.HELD_WON for item in settled.score.written)


SHEET_SCENES: tuple[Scene, ...] = (
    Scene("sheet-litige", "points: a tie whose points wait", _sheet("classic-ffb", _ended(Result.HELD), seed=51)),
    Scene("sheet-failed", "points: a failed contract", _sheet("classic", _ended(Result.FAILED))),
    Scene("sheet-capot", "points: a capot", _sheet("classic", _swept)),
    Scene("sheet-bid", "a bid of points that failed", _sheet("coinche", _ended(Result.FAILED))),
    Scene("sheet-coinche", "a bid of points that was doubled", _sheet("coinche", _raised(1), raises=1)),
    Scene("sheet-bid-only", "only the bid is scored", _sheet("contree-bid-only", _any)),
    Scene("sheet-match-points", "match points", _sheet("belot-bg", _ended(Result.FAILED))),
    Scene("sheet-hanging", "match points that are held over", _sheet("belot-bg", _ended(Result.HELD), seed=5)),
    Scene("sheet-hanging-paid", "points held over are won", _sheet("belot-bg", _paid)),
    Scene("sheet-valat", "match points of a capot", _sheet("belot-bg", _swept)),
    Scene("sheet-tens", "a bid scored in tens", _sheet("pilotta", _any)),
    Scene("sheet-vida", "vida's doubles", _sheet("vida", _raised(2), raises=2)),
    Scene("sheet-clabber", "turkey tracks", _sheet("clabber", _ended(Result.FAILED))),
    Scene(
        "sheet-bolts", "bolts of both sides, the third one paid", _sheet("belot-md-teams", _bolts(3), deals=9, seed=14)
    ),
    Scene("sheet-bolts-for-three", "bolts of three players", _sheet("belot-md-3p", _bolts(2), deals=7)),
    Scene("sheet-bates", "bates of two players, a second one paid", _sheet("deberts-2p", _bolts(2))),
    Scene("sheet-trickless", "three players, one without a trick", _sheet("deberts-3p", _trickless)),
    Scene("sheet-half-bate", "a half-bate", _sheet("tarabish", _ended(Result.HALF), deals=5, seed=45)),
    Scene("sheet-klaberjass", "two players: a bate", _sheet("klaberjass", _ended(Result.FAILED))),
    Scene("sheet-baloot", "lana and lahum: a failed contract", _sheet("baloot", _ended(Result.FAILED))),
    Scene("sheet-baloot-raised", "lana and lahum: a raised Hokum", _sheet("baloot", _raised(2), raises=2)),
    Scene("sheet-kaboot", "lana and lahum: all the tricks", _sheet("baloot", _swept)),
    Scene("sheet-roem", "a match of sixteen deals with roem", _sheet("klaverjas-amsterdam", _any, deals=10)),
    Scene("sheet-for-two", "two players with stacks", _sheet("decouverte", _ended(Result.FAILED))),
    Scene("sheet-for-three", "three players: the taker failed", _sheet("bela-3p", _ended(Result.FAILED))),
)
