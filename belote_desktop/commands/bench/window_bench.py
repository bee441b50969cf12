"""`belote-desktop bench window`: each part is measured in a process of its own."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from belote_desktop import players, variants
from belote_desktop.commands.interruption import Interruption
from belote_desktop.commands.terminal import complain, write
from belote_desktop.engine import RulesetError

PARTS = ("start", "frames", "deck", "blocks", "memory")
WANTED: Mapping[str, float] = {
    "start": 2.0, "first page": 3.5, "frames median": 4.0, "frames p95": 10.0, "deck": 60.0, "blocks": 33.0,
    "memory": 1.15,
}  # fmt: skip
"""What no figure should be above: ratios to the empty window, milliseconds, a ratio to the first deals."""
LEVELS = ("club", "expert")
Found = dict[str, Any]


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 1 if something could not be measured, or 2 for an invalid command line."""
    parser = _parser()
    options = parser.parse_intermixed_args(arguments)
    try:
        variants.get(options.game)
        for level in options.levels:
            players.get(level)
    except (RulesetError, players.UnknownLevelError) as problem:
        complain(str(problem))
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ended = Interruption()
    found, missing = measured(options, ended)
    for sentence in missing:
        complain(sentence)
    if options.json:
        write(json.dumps(found, indent=2))
    else:
        for line in lines_of(found):
            write(line)
    return ended.status or (1 if missing else 0)


def measured(options: argparse.Namespace, ended: Interruption) -> tuple[Found, list[str]]:
    """The figures of the requested parts, and the reasons why some could not be measured.

    Several parts are measured in processes of their own, so that they do not affect each other.
    """
    found: Found = {"platform": os.environ["QT_QPA_PLATFORM"]}
    missing: list[str] = []
    measure = _figures if len(options.parts) == 1 else _in_a_process

    def look(part: str) -> Found:
        try:
            return measure(part, options)
        except (OSError, TimeoutError) as problem:
            missing.append(str(problem))
            return {}

    for figures in ended.each(options.parts, look):
        found |= figures
    return found, missing


def _figures(part: str, options: argparse.Namespace) -> Found:
    """Measure one part in this process."""
    with tempfile.TemporaryDirectory(prefix="belote-window-") as folder:
        return {part: plain(_MEASURES[part](Path(folder), options))}


def _start(_folder: Path, options: argparse.Namespace) -> object:
    from belote_desktop.commands.bench import window_start

    return window_start.measure(options.runs)


def _frames(folder: Path, options: argparse.Namespace) -> object:
    from belote_desktop.commands.bench import window_frames

    return window_frames.frames(folder, options.game, options.dealt)


def _deck(_folder: Path, options: argparse.Namespace) -> object:
    from belote_desktop.commands.bench import window_frames
    from belote_desktop.qt_application import application

    application()
    return window_frames.deck(options.runs)


def _blocks(folder: Path, options: argparse.Namespace) -> object:
    from belote_desktop.commands.bench import window_blocks

    return [
        window_blocks.measure(folder / level, options.game, level, options.played) for level in options.levels
    ]  # fmt: skip


def _memory(folder: Path, options: argparse.Namespace) -> object:
    from belote_desktop.commands.bench import window_memory

    return window_memory.measure(folder, options.game, options.levels[0], options.deals)


_MEASURES: Mapping[str, Callable[[Path, argparse.Namespace], object]] = {
    "start": _start, "frames": _frames, "deck": _deck, "blocks": _blocks, "memory": _memory,
}  # fmt: skip


def plain(figures: object) -> Any:
    """Figures as JSON values, rounded to their meaningful digits."""
    if isinstance(figures, list | tuple):
        return [plain(each) for each in figures]
    if dataclasses.is_dataclass(figures):
        return {field.name: plain(getattr(figures, field.name)) for field in dataclasses.fields(figures)}
    return round(figures, 3) if isinstance(figures, float) else figures


def _in_a_process(part: str, options: argparse.Namespace) -> Found:
    """Measure one part in a separate process. Raises OSError if that fails."""
    numbers = {"--runs": options.runs, "--dealt": options.dealt, "--played": options.played, "--deals": options.deals}
    asked = [str(word) for pair in numbers.items() for word in pair]
    done = subprocess.run(
        [*_ourselves(), "bench", "window", part, "--json", "--game", options.game, "--levels", *options.levels, *asked],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise OSError(done.stderr.strip() or f"Measuring {part} ended with status {done.returncode}.")
    found: Found = json.loads(done.stdout)
    return found


def _ourselves() -> list[str]:
    """The command that starts this program: the bundle itself, or else its interpreter.

    The option -P keeps Python from importing from the current folder, which may hold the source of another version.
    """
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "belote_desktop"]


# ---------------------------------------------------------------------- in lines
def lines_of(found: Found) -> list[str]:
    """The figures as text, each with its target."""
    lines = [f"Milliseconds, on the platform {found['platform']}."]
    for part in PARTS:
        if part in found:
            lines += _LINES[part](found[part])
    return lines


def _start_lines(starts: Sequence[Found]) -> list[str]:
    names = {"empty": "an empty window", "first": "the program at its first start", "again": "with a match waiting"}
    return [
        f"{names[each['kind']]:30} {each['milliseconds']:7.0f} till painted, {each['worked_milliseconds']:.0f} of work,"
        f" first page answers after {each['filled_milliseconds']:.0f}"
        + ("" if each["kind"] == "empty" else
           f"; {_judged(each['ratio'], 'start')} times, by work {each['worked_ratio']:.2f};"
           f" first page {_judged(each['filled_ratio'], 'first page')} times")
        for each in starts
    ]  # fmt: skip


def _frames_lines(movements: Sequence[Found]) -> list[str]:
    return [
        f"{'a frame of the movement ' + each['moving']:30} {_judged(each['work']['median'], 'frames median')} median, "
        f"{_judged(each['work']['p95'], 'frames p95')} p95; "
        f"{each['frames']} frames at {each['width']} x {each['height']}"
        for each in movements
    ]


def _deck_lines(deck: Found) -> list[str]:
    return [
        f"{'the whole deck':30} {_judged(deck['work'], 'deck')}, the first time {_judged(deck['cold'], 'deck')}; "
        f"{deck['cards']} pictures {deck['card_width']} wide"
    ]


def _blocks_lines(levels: Sequence[Found]) -> list[str]:
    lines = []
    for each in levels:
        lines.append(
            f"{'blocks, level ' + each['level']:30} longest {_judged(each['longest'], 'blocks')}, "
            f"{each['over']} too long in {each['seconds']:.0f} s; "
            f"by work {each['worked_longest']:.0f} and {each['worked_over']}, "
            f"by the clock {each['elapsed_longest']:.0f} and {each['elapsed_over']}"
        )
        lines += [
            f"    {block['elapsed']:.0f}, {block['worked']:.0f} of work, after {block['at']:.1f} s: "
            + (" < ".join(block["where"]) or "late to wake")
            for block in each["blocks"][:5]
        ]
    return lines


def _memory_lines(memory: Found) -> list[str]:
    return [
        f"{'memory':30} {memory['early']:.0f} MiB after {memory['early_deals']} deals, {memory['late']:.0f} after "
        f"{memory['deals']}: {_judged(memory['ratio'], 'memory')} times"
    ]


_LINES: Mapping[str, Callable[[Any], list[str]]] = {
    "start": _start_lines, "frames": _frames_lines, "deck": _deck_lines, "blocks": _blocks_lines,
    "memory": _memory_lines,
}  # fmt: skip


def _judged(figure: float, name: str) -> str:
    """A figure, with its target if it is above that."""
    wanted = WANTED[name]
    shown = f"{figure:.2f}" if wanted < 10 else f"{figure:.1f}"
    return shown if figure <= wanted else f"{shown} (limit: {wanted:g})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="belote-desktop bench window",
        description="Measure the window: how soon it is painted, what a frame and the deck cost, how long it cannot "
        "answer while the computer thinks, and whether its memory grows. Unless QT_QPA_PLATFORM is set, it is drawn "
        "off screen.",
    )
    parser.add_argument(
        "parts", nargs="*", metavar="PART", type=_part, default=list(PARTS),
        help=f"what to measure: {', '.join(PARTS)} (default: all)",
    )  # fmt: skip
    parser.add_argument("--game", default="classic", help="the game to deal and play (default: classic)")
    parser.add_argument(
        "--levels", nargs="+", default=list(LEVELS), metavar="LEVEL",
        help=f"the levels that think; memory is measured with the first (default: {' '.join(LEVELS)})",
    )  # fmt: skip
    for name, usual, what in (
        ("--runs", 9, "the number of starts of each kind, and of drawings of the deck"),
        ("--dealt", 5, "the number of deals dealt"),
        ("--played", 1, "the number of deals watched for blocks, at each level"),
        ("--deals", 50, "the number of deals for the memory; the first reading is after a twentieth of them"),
    ):
        parser.add_argument(name, type=_count, default=usual, metavar="N", help=f"{what} (default: {usual})")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _part(text: str) -> str:
    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"there is no part {text!r}: choose from {', '.join(PARTS)}")
    return text


def _count(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of times: write 1 or more")
    return number
