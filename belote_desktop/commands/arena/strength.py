"""`belote-desktop strength`: show how strong the levels are in each game, or measure it with `--measure`."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from belote_desktop import engine, players, variants
from belote_desktop.commands.arena import arena_file, arena_work
from belote_desktop.commands.arena import command as arena
from belote_desktop.commands.arena.arena_figures import difference
from belote_desktop.commands.arena.arena_file import ArenaError, Pair, Setting
from belote_desktop.commands.arena.strength_page import page, shown
from belote_desktop.commands.terminal import complain, write
from belote_desktop.players import strength
from belote_desktop.players.strength import Step, StrengthError

PLAN = files("belote_desktop.resources") / "help" / "strength_plan.json"


@dataclass(frozen=True)
class Planned:
    """A comparison to measure: two levels in a game, over a number of pairs of deals."""

    game: str
    a: str
    b: str
    pairs: int
    seed: int

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.a, self.b, self.seed)

    @property
    def name(self) -> str:
        """The name of its file of pairs."""
        return f"{self.game} {self.a} {self.b} {self.seed}.jsonl".replace(" ", "_")

    @property
    def command(self) -> str:
        return shlex.join([
            "belote-desktop", "arena", "--game", self.game, "--a", self.a, "--b", self.b,
            "--deals", str(self.pairs), "--seed", str(self.seed),
        ])  # fmt: skip


def read_plan(text: str) -> list[Planned]:
    """The comparisons of a plan, in the order of the list of games. Raises ArenaError if the plan is invalid."""
    try:
        rows = json.loads(text)["steps"]
        found = [
            Planned(str(game), str(row["a"]), str(row["b"]), int(row["pairs"]), int(row["seed"]))
            for row in rows
            for game in row["games"]
        ]
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise ArenaError(
            f"This is not a plan: {problem}. A plan needs steps, each with games, a, b, pairs and seed."
        ) from None
    for step in found:
        arena.check(step.setting)
        if step.pairs < 2:
            raise ArenaError(f"{step.game}, {step.a} against {step.b}: at least two pairs are needed.")
    order = [game.id for game in variants.all_variants()]
    return sorted(found, key=lambda step: order.index(step.game))


def measured(plan: Sequence[Planned], folder: Path) -> list[Step]:
    """The results of the plan's comparisons from the pairs in the folder, without those of fewer than two pairs."""
    found = []
    for step in plan:
        path = folder / step.name
        pairs = arena_file.read_file(path, step.setting) if path.exists() else []
        pairs = [pair for pair in pairs if pair.number < step.pairs]
        if len(pairs) > 1:
            found.append(_step(step, pairs, datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()))
    return found


def _step(step: Planned, pairs: Sequence[Pair], date: str) -> Step:
    figures: dict[str, Any] = difference(pairs)
    low, high = figures["interval"]
    return Step(
        step.game, step.a, step.b, figures["pairs"], step.seed, figures["mean"], figures["standard_error"],
        (low, high), date, step.command,
    )  # fmt: skip


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ArenaError(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` shows what you can write.")


_ABOUT = "Show how strong the levels are in each game, or measure it with --measure."


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop strength`."""
    made = _Parser(prog="belote-desktop strength", description=_ABOUT)
    made.add_argument(
        "--game", action="append", default=[], metavar="GAME", help="only this game (repeat it for more games)"
    )
    made.add_argument(
        "--measure", type=Path, metavar="DIR", help="play, save the pairs of deals in DIR and continue from them"
    )
    made.add_argument("--gather", type=Path, metavar="DIR", help="play nothing and use the pairs of deals in DIR")
    made.add_argument(
        "--plan", type=Path, metavar="FILE", help="the measurements to make, instead of the program's own plan"
    )
    made.add_argument("--figures", type=Path, metavar="FILE", help="write the figures to FILE in the program's format")
    made.add_argument("--page", type=Path, metavar="FILE", help="write the table to FILE, as Markdown")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="the number of processes (default: 1)")
    made.add_argument("--dask", default="", metavar="ADDRESS", help="the scheduler of a Dask cluster to use")
    return made


def run(args: list[str]) -> int:
    """Run the command. Returns 0, 2 with a sentence for unusable arguments, or 130 if interrupted."""
    try:
        return _run(parser().parse_args(args))
    except SystemExit:  # help was asked for and shown
        return 0
    except (ArenaError, StrengthError, engine.RulesetError, players.UnknownLevelError) as problem:
        complain(str(problem))
    except OSError as problem:
        complain(f"{problem.filename} cannot be used: {problem.strerror}.")
    return 2


def _run(found: argparse.Namespace) -> int:
    for game in found.game:
        variants.get(game)
    folder, status = found.measure or found.gather, 0
    if folder is None:
        _refuse_without_folder(found)
        figures = [step for step in strength.steps() if not found.game or step.game in found.game]
    else:
        plan = read_plan((found.plan or PLAN).read_text(encoding="utf-8"))
        if found.gather and not found.measure and not folder.is_dir():
            raise ArenaError(f"There is no folder {folder}. Name the one that was given to --measure.")
        if found.measure:
            status = _play([step for step in plan if not found.game or step.game in found.game], found)
        figures = measured(plan, folder)
        _write(figures, found)
        figures = [step for step in figures if not found.game or step.game in found.game]
    write(shown(figures, found.game))
    return status


def _refuse_without_folder(found: argparse.Namespace) -> None:
    if found.figures or found.page or found.plan or found.dask:
        raise ArenaError("Name the folder of the pairs of deals: --measure DIR to play, --gather DIR only to read.")


def _play(plan: Sequence[Planned], found: argparse.Namespace) -> int:
    """Measure the missing pairs, one comparison after the other."""
    if found.jobs < 1:
        raise ArenaError("--jobs must be a whole number of at least 1.")
    found.measure.mkdir(parents=True, exist_ok=True)
    try:
        with arena_work.executor(found.jobs, found.dask) as by:
            for step in plan:
                pairs: list[Pair] = []
                arena.measure(step.setting, step.pairs, by, found.measure / step.name, pairs)
    except KeyboardInterrupt:
        complain(
            f"Interrupted. The pairs played so far are saved in {found.measure}. "
            "Run the same command again to continue."
        )
        return arena.INTERRUPTED
    return 0


def _write(figures: Sequence[Step], found: argparse.Namespace) -> None:
    if found.figures:
        found.figures.write_text(strength.text_of(figures), encoding="utf-8")
    if found.page:
        found.page.write_text(page(figures), encoding="utf-8")
