"""`belote-desktop rules`: list the games, show the rules of one, compare two, check vectors."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from belote_desktop import variants
from belote_desktop.commands import vectors
from belote_desktop.commands.interruption import Interruption
from belote_desktop.commands.rules import comparison_page, option_pages, rule_pages
from belote_desktop.commands.rules.translation import TranslationError, language_of, languages, translations
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.commands.terminal import complain, write
from belote_desktop.engine import Ruleset, RulesetError


class _UsageError(Exception):
    """An invalid command line. The text says what is wrong and what to do."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises its errors instead of printing them."""

    def error(self, message: str) -> NoReturn:
        raise _UsageError(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` shows what you can write.")


def run(args: Sequence[str]) -> int:
    """Run the command. Returns 0 on success, 1 if a vector failed, 2 for an invalid command line."""
    try:
        options = parser().parse_args(list(args))
        command: Callable[[argparse.Namespace], int] = options.command
        return command(options)
    except (_UsageError, RulesetError, TranslationError) as problem:
        complain(str(problem))
        return 2
    except SystemExit:  # help was asked for and shown
        return 0


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop rules`."""
    made = _Parser(prog="belote-desktop rules", description="Show, compare and check the rules of the games.")
    commands = made.add_subparsers(title="commands", required=True, metavar="list | show | compare | check")

    listing = commands.add_parser("list", help="list the games")
    listing.set_defaults(command=_list)

    show = commands.add_parser("show", help="show the rules or the options of a game")
    show.add_argument("game", metavar="ID", help="the id of a game, from `belote-desktop rules list`")
    show.add_argument("--option", action="extend", nargs="+", default=[], metavar="NAME=VALUE",
                      help="show the game with these options")  # fmt: skip
    show.add_argument("--options", action="store_true", help="show the options instead of the rules")
    show.add_argument("--html", action="store_true", help="print the rules as a web page with pictures of the cards")
    show.set_defaults(command=_show)

    compare = commands.add_parser("compare", help="show the rules in which two games differ")
    compare.add_argument("first", metavar="A", help="the id of a game")
    compare.add_argument("second", metavar="B", help="the id of another game")
    compare.set_defaults(command=_compare)

    for page in (listing, show, compare):
        page.add_argument("--language", metavar="LANGUAGE", help=f"the language: {' or '.join(languages())}")

    check = commands.add_parser("check", help="check worked examples of the rules, written as JSON")
    check.add_argument("paths", metavar="FILE_OR_DIR", nargs="+", type=Path, help="a file, or a folder of files")
    check.set_defaults(command=_check)
    return made


def _wording(options: argparse.Namespace) -> Wording:
    """The wording in the requested language, or in that of the environment."""
    return Wording(translations(options.language or language_of()))


def _list(options: argparse.Namespace) -> int:
    return _print(rule_pages.catalogue(variants.all_variants(), variants.unestablished(), _wording(options)))


def _show(options: argparse.Namespace) -> int:
    unknown = variants.unestablished_game(options.game)
    if unknown is not None:
        return _print(rule_pages.unestablished_page(unknown, _wording(options)))
    chosen = dict(_name_and_value(text) for text in options.option)
    game = variants.variant(options.game)
    if options.options and options.html:
        raise _UsageError("Options can only be shown as text. Leave out --options or --html.")
    page = (
        option_pages.options_page if options.options
        else rule_pages.web_page if options.html
        else rule_pages.sheet_page
    )  # fmt: skip
    return _print(page(game, _changed(game.id, chosen), _wording(options)))


def _changed(game: str, options: dict[str, str]) -> Ruleset:
    """The rules of a game with options; the error for an option that cannot be used says where to see them all."""
    try:
        return variants.get(game, **options)
    except RulesetError as problem:
        raise _UsageError(
            f"{problem} `belote-desktop rules show {game} --options` shows what you can change."
        ) from None


def _name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise _UsageError(f"Write an option as name=value, such as tie=litige, not {text!r}.")
    return name.strip(), value.strip()


def _compare(options: argparse.Namespace) -> int:
    here, there = ((variants.variant(name), variants.get(name)) for name in (options.first, options.second))
    return _print(comparison_page.comparison(here, there, _wording(options)))


def _check(options: argparse.Namespace) -> int:
    ended = Interruption()
    report = vectors.check(options.paths, ended)
    _print([*report.failures, f"{report.passed} passed, {len(report.failures)} failed"])
    return ended.status or (0 if report.is_good else 1)


def _print(lines: Sequence[str]) -> int:
    for line in lines:
        write(line)
    return 0
