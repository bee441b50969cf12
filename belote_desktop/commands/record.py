"""`belote-desktop record check|show|json FILE…`: match files on the command line, in plain English."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from belote_desktop import records
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.matches.match import SettledDeal
from belote_desktop.engine.score import Item
from belote_desktop.engine.wording.messages import SUIT_MARKS, in_english, token


def run(args: list[str]) -> int:
    """Run the command. Returns 0 only if everything was read and has no problems."""
    options = parser().parse_args(args)
    command: Callable[[list[str]], int] = options.command
    return command(options.files)


def parser() -> argparse.ArgumentParser:
    """What can be written after `belote-desktop record`."""
    made = argparse.ArgumentParser(prog="belote-desktop record", description="Check and show match files.")
    commands = made.add_subparsers(title="commands", required=True, metavar="check | show | json")
    for name, command, count, purpose in (
        ("check", _check, "+", "find every problem in match files"),
        ("show", _show, 1, "show the match in words"),
        ("json", _json, 1, "print the match as JSON"),
    ):
        added = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        added.add_argument("files", nargs=count, metavar="FILE", help="a match file")
        added.set_defaults(command=command)
    return made


def _check(names: list[str]) -> int:
    """Print one line for each problem, and a last line with their number."""
    ended = Interruption()
    counts = ended.each(names, _told_problems)
    count = sum(counts)
    files = f"{len(counts)} {'file' if len(counts) == 1 else 'files'}"
    print(f"{files}, {count} {'problem' if count == 1 else 'problems'}")
    return ended.status or (1 if count else 0)


def _told_problems(name: str) -> int:
    """Print the problems of a file. Returns their number."""
    text, problems = _text(name)
    found = [*problems, *(records.check(text) if text is not None else ())]
    for problem in sorted(found, key=lambda problem: (problem.line, problem.column)):
        kind = "notice: " if problem.notice else ""
        print(f"{name}:{problem.line}:{problem.column}: {kind}{in_english(problem.message)}")
    return sum(not problem.notice for problem in found) + (text is None)


def _json(names: list[str]) -> int:
    record, status = _record(names[0])
    if record is not None:
        print(records.to_json(record), end="")
    return status


def _show(names: list[str]) -> int:
    record, status = _record(names[0])
    if record is not None:
        replay = records.replay(record)
        for line in told(record, replay):
            print(line)
        if replay.problems:
            print(f"\nSome lines have problems. To see them: belote-desktop record check {names[0]}")
            status = 1
    return status


def _text(name: str) -> tuple[str | None, tuple[records.Problem, ...]]:
    """The text of a file. For a file that cannot be read, the sentence is printed at once."""
    try:
        with Path(name).open("rb") as file:
            text, problems = records.decode(file.read(records.LARGEST_FILE + 1))
        if not text and problems:
            print(f"{name}:{problems[0]}")
            return None, ()
        return text, problems
    except FileNotFoundError:
        reason = "This file does not exist."
    except IsADirectoryError:
        reason = "This is a folder, not a match file."
    except OSError as problem:
        reason = f"The file cannot be read: {problem.strerror or problem}."
    except ValueError:
        reason = "This is not a valid file name."
    print(f"{name}:1:1: {reason}")
    return None, ()


def _record(name: str) -> tuple[records.Record | None, int]:
    text, problems = _text(name)
    if text is None:
        return None, 1
    reading = records.parse_record(text)
    found = (*problems, *reading.problems)
    for problem in found:
        print(f"{name}:{problem}", file=sys.stderr)
    return reading.record, 1 if any(not problem.notice for problem in found) else 0


def told(record: records.Record, replay: records.Replay) -> Iterator[str]:
    """The match in words, line by line: the players, then each deal with its calls, tricks and score."""
    header, match = record.header, replay.match
    game = header.variant if match is None else match.rules.name
    yield f"{game}, {header.date}"
    yield ", ".join(f"seat {seat}: {name} ({kind})" for seat, (name, kind) in enumerate(_seats(header)))
    if match is None:
        return
    for settled in match.deals:
        yield ""
        yield from _deal(header, settled)
    if replay.helps:
        yield ""
        yield f"Help used: {len(replay.helps)}"
    if match.deal is not None:
        yield ""
        yield f"Deal {match.deal.number} is still in play. Its cards are sealed."
    elif match.winner is None:
        yield f"The match is a draw: {_points(match.totals)}."
    else:
        yield f"Side {match.winner} wins the match: {_points(match.totals)}."


def _seats(header: records.Header) -> list[tuple[str, str]]:
    return list(zip(header.names, header.kinds, strict=True))


def _deal(header: records.Header, settled: SettledDeal) -> Iterator[str]:
    deal = settled.deal
    seats = len(header.names)

    def who(seat: int) -> str:
        return header.names[seat] if seat < seats and header.names[seat] else f"seat {seat}"

    turned = "" if deal.turn_up is None else f", turn-up {token(deal.turn_up)}"
    yield f"Deal {deal.number}: {who(deal.dealer)} deals{turned}."
    for seat, action in (*deal.calls, *deal.doubles):
        yield f"  {who(seat)}: {_call(str(action))}"
    if deal.contract is not None:
        yield f"  Contract: {_contract(deal.contract)} by {who(deal.contract.declarer)}."
    for seat, declaration in deal.declared:
        cards = " ".join(token(card) for card in declaration.cards)
        yield f"  {who(seat)} declares {cards}"
    for seat, card in deal.belote_said:
        yield f"  {who(seat)} says belote with {token(card)}"
    for number, trick in enumerate(deal.tricks, 1):
        plays = ", ".join(f"{who(seat)} {token(card)}" for seat, card in trick.plays(max(seats, 1)))
        winner = "" if trick.winner is None else f", {who(trick.winner)} wins {trick.points}"
        yield f"  Trick {number}: {plays}{winner}"
    yield f"  Result: {settled.score.result.label}, {_points(settled.score.points)}."
    for item in settled.score.written:
        yield f"    {_item(item)}"
    if any(settled.score.held_out):
        yield f"  Held over: {_points(settled.score.held_out)}."
    yield f"  Total: {_points(settled.totals)}."


def _item(item: Item) -> str:
    return f"side {item.side}: {item.points} {item.what.label}"


def _call(text: str) -> str:
    return SUIT_MARKS["SHDC".index(text)] if text in ("S", "H", "D", "C") else text


def _contract(contract: Contract) -> str:
    bid = "" if contract.bid is None else f"{contract.bid} "
    times = "" if contract.multiplier == 1 else f" ×{contract.multiplier}"
    return f"{bid}{_call(str(contract.denomination))}{' capot' if contract.capot else ''}{times}"


def _points(row: tuple[int, ...]) -> str:
    return " to ".join(map(str, row))
