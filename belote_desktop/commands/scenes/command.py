"""`belote-desktop scenes`: draw named states of the window as pictures, without a screen."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

THEMES = ("light", "dark", "contrast")


def run(arguments: Sequence[str]) -> int:
    """List the scenes, find those that show a text, or draw one.

    Returns 2 for an invalid command line, 1 if no scene is found or the picture cannot be written.
    """
    taken = parser()
    options = taken.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    from belote_desktop.commands.scenes.catalogue import SCENES

    if options.list:
        width = max(len(scene.name) for scene in SCENES)
        print("\n".join(f"{scene.name:{width}}  {scene.shows}" for scene in SCENES))
        return 0
    if options.showing:
        return _print_scenes(options.showing, options.size)
    if options.name is None:
        taken.error("name a scene: --list shows them all.")
    scene = next((scene for scene in SCENES if scene.name == options.name), None)
    if scene is None:
        near = difflib.get_close_matches(options.name, [scene.name for scene in SCENES], n=3, cutoff=0.3)
        offer = f" Did you mean {' or '.join(near)}?" if near else ""
        taken.error(f"there is no scene {options.name!r}.{offer} --list shows them all.")
    from belote_desktop.windows.look.languages import available
    from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES

    if options.language not in (*available(), *PSEUDO_LANGUAGES):
        taken.error(
            f"there is no language {options.language!r}: choose one of {', '.join((*available(), *PSEUDO_LANGUAGES))}."
        )
    if options.out is None:
        taken.error("name the file for the picture: --out FILE.png")
    return _draw(scene.name, options)


def _print_scenes(text: str, size: tuple[int, int]) -> int:
    """Print the scenes that show a text as they are found; 1 if there is none."""
    from belote_desktop.commands.scenes.finding import showing

    found = False
    for scene in showing(text, size):
        print(f"{scene.name}  {scene.shows}", flush=True)
        found = True
    if not found:
        print(f"No scene shows {text!r}.", file=sys.stderr)
    return int(not found)


def draw(name: str, target: Path, *, width: int, height: int, language: str, theme: str) -> None:
    """Draw a scene into a PNG file. Makes a QApplication if there is none. Raises OSError if it cannot be written."""
    from belote_desktop.commands.scenes.catalogue import SCENES
    from belote_desktop.commands.scenes.stage import Stage

    scene = next(scene for scene in SCENES if scene.name == name)
    with tempfile.TemporaryDirectory(prefix="belote-scene-") as folder:
        stage = Stage(Path(folder), {"theme": theme, **scene.settings}, language)
        try:
            stage.show(width, height)
            widget = scene.act(stage)
            stage.grab(widget, target)
        finally:
            stage.close()


def _draw(name: str, options: argparse.Namespace) -> int:
    width, height = options.size
    try:
        draw(name, options.out, width=width, height=height, language=options.language, theme=options.theme)
    except OSError as problem:
        print(f"{options.out}: {problem}", file=sys.stderr)
        return 1
    return 0


def _size(text: str) -> tuple[int, int]:
    width, times, height = text.partition("x")
    if not times or not width.isdecimal() or not height.isdecimal() or not 0 < int(width) * int(height) <= 10**8:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size: write WIDTHxHEIGHT, such as 1280x800.")
    return int(width), int(height)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.1 <= scale <= 8:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale: write a number from 0.1 to 8.")
    return scale


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop scenes`."""
    made = argparse.ArgumentParser(
        prog="belote-desktop scenes", description="Draw a situation of the window as a picture."
    )
    made.add_argument("name", nargs="?", help="the name of a scene, from --list")
    made.add_argument("--list", action="store_true", help="list all scenes")
    made.add_argument("--showing", metavar="TEXT", help="list the scenes that show an English text or part of one")
    made.add_argument("--out", type=Path, metavar="FILE", help="the PNG file to write")
    made.add_argument(
        "--size", type=_size, default=(1280, 800), metavar="WxH", help="the size of the window (default: 1280x800)"
    )
    made.add_argument(
        "--language",
        default="en",
        metavar="LANGUAGE",
        help="a language of the window, such as en or fr, or a test language: xx-long, xx-rtl, xx-case",
    )
    made.add_argument("--theme", choices=THEMES, default="dark", help="the theme of the window (default: dark)")
    made.add_argument(
        "--scale",
        type=_scale,
        default=1.0,
        metavar="F",
        help="the scale of the picture, such as 2 for twice the pixels",
    )
    return made
