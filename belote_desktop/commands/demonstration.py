"""A whole match between computer players, printed: what the program does without a screen. Imports no Qt."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from belote_desktop import engine, variants
from belote_desktop.commands import match_report
from belote_desktop.commands.libraries import advice
from belote_desktop.commands.terminal import complain, paragraph, write
from belote_desktop.engine import Match, RulesetError

if TYPE_CHECKING:
    from belote_desktop.players import Player

THINKING = 0.2
"""Seconds a computer player may think at each turn, at full pace."""


def run(args: Sequence[str] = ()) -> int:
    """Explain that there is no screen, play a match of `--game` dealt from `--seed`, and return 0."""
    from belote_desktop import players
    from belote_desktop.players.pace import usual_pace

    options = _parser().parse_args(list(args))
    try:
        rules, player = variants.get(options.game), players.get(options.level)
    except (RulesetError, players.UnknownLevelError) as problem:
        complain(str(problem))
        return 2
    names = match_report.seat_names(rules)
    _print([*paragraph(no_screen_notice()), "", *match_report.opening_lines(rules, names)])
    match, seconds = engine.start(rules, options.seed), THINKING * float(usual_pace())
    while not match.is_over:
        match = _play_deal(match, player, options.seed, seconds)
        _print(["", *match_report.deal_lines(match, match.deals[-1], names)])
    _print(["", *match_report.final_lines(match, names)])
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belote-desktop", description="A match between computer players, as text.")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="club")
    return parser


def _play_deal(match: Match, player: Player, seed: int, seconds: float) -> Match:
    """The match after one more deal. Every player gets only its seat's view."""
    before = len(match.deals)
    while len(match.deals) == before:
        seat = engine.to_act(match)
        action = player.choose(engine.view(match, seat), seconds=seconds, seed=seed)
        match, _ = engine.apply(match, action, seat)
    return match


def _print(lines: Sequence[str]) -> None:
    for line in lines:
        write(line)


def no_screen_notice() -> str:
    """The reason why a match is printed instead of a window, and how to change that."""
    notice = (
        "No window can be opened because there is no screen. To play yourself, start the program in a graphical "
        "session or set DISPLAY or WAYLAND_DISPLAY."
    )
    return " ".join(filter(None, (notice, advice(), "Meanwhile, four computer players play a match.")))
