"""`belote-desktop bench calls`: what the calls of a level promise, beside what they bring.

Players of one level call out deals by seed. Each call promises a result: its mean over the possible deals that its
player weighed. Of several calls the one is made that does best in these deals, partly by luck; so its mean over as many
other deals is told too. What it brings is what the contract that came of the whole auction is worth with the hands as
they really were, by the same measure: games played by habit. So the difference shows how well a player foresees the
other hands and the other calls, and not how the cards are played.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from belote_desktop import engine, players, variants
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import RulesetError, SeatView
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.matches.match import Match
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.calls.standards import ordinary_deal
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.player import Decision, Player
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.styles import ANYONE
from belote_desktop.players.weighing.call_search import CallSearch

GAMES = ("coinche", "contree-ffb", "belot-bg", "classic", "baloot", "pilotta")
"""What is measured when no game is named."""
DEALS = 100
KINDS = ("opening", "raise", "contest", "double", "pass")
"""The kinds of calls: the first contract, one over the partner's, one over the opponents', a double, none."""
ENOUGH = 200
"""So many cases tell how large a difference is; with fewer a figure is marked."""
HABITS = ThumbPlayer(ANYONE)
"""How calls are made by rules of thumb."""
OTHER_DEALS = 1 << 32
"""The seed of deals that no call was chosen by."""
TOLERANCE = 15.0
"""How far promise and result may lie apart in coinche, in points; elsewhere the same share of an ordinary deal."""


@dataclass(frozen=True)
class Call:
    """One call: what it promised and brought to its side, in points of the game, and what else was weighed.

    `afresh` is what it promises in deals that it was not chosen by.
    """

    seat: int
    action: str
    kind: str
    promised: float
    afresh: float
    brought: float
    habit: str
    """The call by rules of thumb."""
    weighed: tuple[tuple[str, float, float, float], ...]
    """Every call that was weighed: its text, its mean, by how much it is behind the best, and the error of that."""


@dataclass(frozen=True)
class CalledDeal:
    """The auction of one deal: all `actions` until the first trick, by seat, and the `calls` that were weighed."""

    game: str
    level: str
    number: int
    actions: tuple[tuple[int, str], ...]
    calls: tuple[Call, ...]


@dataclass(frozen=True)
class Calibration:
    """Promise and result of one kind of call in one game, in points of the game.

    `difference` is `afresh` minus `brought`, and `error` is the standard error of the difference.
    """

    game: str
    kind: str
    cases: int
    promised: float
    afresh: float
    brought: float
    difference: float
    error: float
    limit: float


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    asked = _parser().parse_intermixed_args(arguments)
    ended, log = Interruption(), None if asked.log is None else Path(asked.log)
    try:
        games = [variants.get(name) for name in asked.games or GAMES]
    except RulesetError as problem:
        print(problem)
        return 2
    found = ended.each(games, lambda rules: measure(rules, asked.level, asked.deals, asked.seed, ended, log))
    rows = [row for deals, rules in zip(found, games, strict=False) for row in calibrations(rules, deals)]
    if asked.json:
        print(json.dumps({"calls": [asdict(row) for row in rows]}, indent=2))
        return ended.status
    for row in rows:
        few = "" if row.cases >= ENOUGH else " (few)"
        over = f" (limit: {row.limit:.1f})" if abs(row.difference) > row.limit else ""
        print(
            f"{row.game:14} {row.kind:8} {row.cases:5}{few} promised {row.promised:7.1f}, in other deals "
            f"{row.afresh:7.1f}, brought {row.brought:7.1f}, difference {row.difference:+6.1f} ± {row.error:.1f}{over}"
        )
    return ended.status


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="belote-desktop bench calls", description="Measure what calls promise.")
    made.add_argument("games", nargs="*", metavar="GAME", help=f"default: {', '.join(GAMES)}")
    made.add_argument("--level", default="expert", help="who calls (default: expert)")
    made.add_argument("--deals", type=int, default=DEALS, help=f"auctions of each game (default: {DEALS})")
    made.add_argument("--seed", type=int, default=1, help="decides the deals")
    made.add_argument("--log", help="a file of the auctions; those it holds are not called again")
    made.add_argument("--json", action="store_true", help="print the figures as JSON")
    return made


def measure(
    rules: Ruleset, level: str, count: int, seed: int, ended: Interruption, log: Path | None = None
) -> list[CalledDeal]:
    """So many auctions of one game; those in the log already are not called again."""
    known = {each.number: each for each in read(log) if (each.game, each.level) == (rules.variant, level)}
    found = list[CalledDeal]()
    with ended:
        for number in range(seed * 1_000_000, seed * 1_000_000 + count):
            deal = known.get(number) or called_deal(rules, level, number)
            found.append(deal)
            if log is not None and number not in known:
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(deal)) + "\n")
    return found


def read(log: Path | None) -> Iterator[CalledDeal]:
    """The auctions of a log, if there is one; not those of an older program, which told less of a call."""
    if log is None or not log.exists():
        return
    for line in log.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if any("afresh" not in call for call in row["calls"]):
            continue
        calls = tuple(Call(**call | {"weighed": tuple(map(tuple, call["weighed"]))}) for call in row["calls"])
        yield CalledDeal(**row | {"actions": tuple(map(tuple, row["actions"])), "calls": calls})


def called_deal(rules: Ruleset, level: str, number: int) -> CalledDeal:
    """Call one deal out."""
    player, match = players.get(level), engine.start(rules, number)
    made, asked = list[tuple[int, str]](), list[tuple[SeatView, Decision, str]]()
    while (seat := engine.to_act(match)) is not None and is_before_play(match):
        view = engine.view(match, seat)
        decision = player.decide(view, seed=number)
        if view.phase in (Phase.AUCTION, Phase.RAISES) and decision.evidence is not None:
            asked.append((view, decision, kind_of(view, decision.action)))
        made.append((seat, str(decision.action)))
        match = engine.apply(match, decision.action, seat)[0]
    calls = tuple(_call(player, view, decision, kind, match) for view, decision, kind in asked)
    return CalledDeal(rules.variant, level, number, tuple(made), calls)


def is_before_play(match: Match) -> bool:
    """Whether the first deal of a match is still being called."""
    return not match.deals and match.deal is not None and match.deal.trick is None


def kind_of(view: SeatView, call: Action) -> str:
    """Which of KINDS a call is."""
    if call == PASS:
        return "pass"
    if call in RAISES:
        return "double"
    before = [seat for seat, said in view.calls if said != PASS and said not in RAISES]
    if not before:
        return "opening"
    assert view.seat is not None
    return "raise" if view.rules.side_of(before[-1]) == view.rules.side_of(view.seat) else "contest"


def _call(player: Player, view: SeatView, decision: Decision, kind: str, match: Match) -> Call:
    assert isinstance(player, SearchPlayer)
    assert decision.evidence is not None
    assert view.seat is not None
    call, weighed = decision.action, decision.evidence.weighed
    return Call(
        seat=view.seat,
        action=str(call),
        kind=kind,
        promised=next(each.mean for each in weighed if each.action == call),
        afresh=player.worth(view, call, OTHER_DEALS),
        brought=CallSearch(view, HABITS, unseen=0).outcome(match, 0).points,
        habit=str(HABITS.decide(view).action),
        weighed=tuple((str(each.action), each.mean, each.behind, each.error) for each in weighed),
    )


def calibrations(rules: Ruleset, deals: Iterable[CalledDeal]) -> Iterator[Calibration]:
    """Promise and result of each kind of call that was made."""
    calls = [call for deal in deals for call in deal.calls]
    limit = TOLERANCE * ordinary_deal(rules) / ordinary_deal(variants.get("coinche"))
    for kind in KINDS:
        own = [call for call in calls if call.kind == kind]
        if not own:
            continue
        apart = [call.afresh - call.brought for call in own]
        error = statistics.stdev(apart) / math.sqrt(len(apart)) if len(apart) > 1 else math.inf
        promised, afresh, brought = (
            statistics.fmean(each) for each in zip(*((c.promised, c.afresh, c.brought) for c in own), strict=True)
        )
        yield Calibration(rules.variant, kind, len(own), promised, afresh, brought, afresh - brought, error, limit)
