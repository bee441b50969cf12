"""`belote-desktop bench search`: the speed of the search, next to `colver` in the same process if it is installed."""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Any, TypeVar

from belote_desktop import engine, variants
from belote_desktop.commands.interruption import Interruption
from belote_desktop.commands.terminal import complain, write
from belote_desktop.engine import Card, Contract, Denomination, Match, Play, Rank, Ruleset, RulesetError, Suit
from belote_desktop.search.compiled import is_compiled
from belote_desktop.search.core import Solver
from belote_desktop.search.playouts import Playouts
from belote_desktop.search.tables import tables_for

Result = TypeVar("Result")

SIZES = (8, 7, 6, 5, 4)
"""How many cards a hand has in the positions that are measured beside the other engine."""
DEALS, DEALS_UNCOMPILED = 200, 2
ROUNDS = 2
"""How often each position is measured; the fastest counts, on both sides."""
PLAYOUTS = 20_000
SEED = 2024
COLVER = "colver"
COLVER_RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""The order in which it numbers the cards of a suit."""
COLVER_BONUS = (90, 0)
"""By its rules all tricks are 252 to seats 0 and 2, and nothing more to the others."""


@dataclass(frozen=True)
class Figures:
    """Milliseconds of a search, over many positions."""

    median: float
    mean: float
    p95: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Figures:
        ordered = sorted(1000 * each for each in seconds)
        return Figures(statistics.median(ordered), statistics.fmean(ordered), ordered[len(ordered) * 19 // 20])

    def __str__(self) -> str:
        return f"{self.median:9.3f} {self.mean:9.3f} {self.p95:9.3f}"


@dataclass(frozen=True)
class GameSpeed:
    """The time to value every legal first lead of randomly reached whole deals, with an empty table."""

    game: str
    deals: int
    milliseconds: Figures
    nodes_median: float
    nodes_mean: float


@dataclass(frozen=True)
class SideBySide:
    """The time to value every legal card of the same positions, ours and colver's, with the number of differences."""

    cards: int
    positions: int
    ours: Figures
    theirs: Figures
    ratio_median: float
    ratio_mean: float
    differences: int


@dataclass(frozen=True)
class PlayoutSpeed:
    """Random playouts of whole deals from the first lead, a second."""

    ours: float
    theirs: float | None
    ratio: float | None


def run(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    options = _parser().parse_intermixed_args(arguments)
    try:
        games = [variants.get(game) for game in options.games or [game.id for game in variants.all_variants()]]
    except RulesetError as problem:
        complain(str(problem))
        return 2
    colver, ended = _colver(), Interruption()
    compared, playouts = list[SideBySide](), None
    with ended:
        compared = list(beside(colver, options.deals)) if colver else []
        playouts = measure_playouts(colver)
    speeds = ended.each(games, lambda rules: measure(rules, options.deals))
    if options.json:
        found = {
            "compiled": is_compiled(), "peer": f"colver {colver.__version__}" if colver else None,
            "beside": [asdict(each) for each in compared], "playouts": asdict(playouts) if playouts else None,
            "games": [asdict(each) for each in speeds],
        }  # fmt: skip
        write(json.dumps(found, indent=2))
    else:
        _print(colver, compared, playouts, speeds)
    return ended.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="belote-desktop bench search",
        description="Measure the search with open cards: every legal card of the first lead, in every game. "
        "If colver is installed, it searches the same deals in the same process.",
    )
    deals = DEALS if is_compiled() else DEALS_UNCOMPILED
    parser.add_argument("--games", nargs="+", metavar="GAME", help="measure only these games")
    parser.add_argument(
        "--deals", type=_count, default=deals, help=f"the number of deals of each game (default: {deals})"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("measure at least one deal")
    return number


def _colver() -> Any:
    """The other engine, or None if it is not installed."""
    try:
        return importlib.import_module(COLVER)
    except ImportError:
        return None


def _print(
    colver: Any, compared: Sequence[SideBySide], playouts: PlayoutSpeed | None, speeds: Sequence[GameSpeed]
) -> None:
    write(f"The search is {'compiled' if is_compiled() else 'not compiled'}. Milliseconds: median, mean, p95.")
    for each in compared:
        write(
            f"{each.cards} cards  ours {each.ours}  colver {each.theirs}  "
            f"{each.ratio_median:5.1f} times faster by median, {each.ratio_mean:.1f} by mean"
            + (f", {each.differences} positions with other values" if each.differences else "")
        )
    if playouts is not None:
        theirs = f", colver {playouts.theirs:,.0f}: {playouts.ratio:.1f} times as many" if playouts.theirs else ""
        write(f"playouts a second: {playouts.ours:,.0f}{theirs}")
    if colver is None:
        write("colver is not installed (the extra 'peers'), so there is no comparison.")
    for speed in speeds:
        write(
            f"{speed.game:22} {speed.milliseconds}  "
            f"nodes: median {speed.nodes_median:,.0f}, mean {speed.nodes_mean:,.0f}"
        )


def timed(work: Callable[[], Result]) -> tuple[float, Result]:
    """The seconds a call took, and its result."""
    begun = time.perf_counter()
    result = work()
    return time.perf_counter() - begun, result


# ---------------------------------------------------------------------- each game by itself
def measure(rules: Ruleset, deals: int) -> GameSpeed:
    """The first leads of a number of deals of a game."""
    solver, seconds, nodes = Solver(), [], []
    for match in first_leads(rules, deals):
        place(match, solver)
        seconds.append(timed(partial(_search, solver))[0])
        nodes.append(solver.nodes_searched)
    return GameSpeed(rules.variant, deals, Figures.of(seconds), statistics.median(nodes), statistics.fmean(nodes))


def _search(solver: Solver) -> None:
    solver.clear()
    solver.values()


def first_leads(rules: Ruleset, deals: int) -> Iterator[Match]:
    """Deals at the first lead. The auction, exchanges and declarations before it are chosen at random."""
    chance, found = Random(SEED), 0
    while found < deals:
        match = engine.start(rules, chance.randrange(2**32))
        while not match.is_over and len(match.deals) < 20:
            assert match.deal is not None
            offered = engine.legal(match)
            if match.deal.trick is not None and isinstance(offered[0], Play):
                found += 1
                yield match
                break
            match, _ = engine.apply(match, chance.choice(offered))


def place(match: Match, solver: Solver) -> None:
    """Set the search to the position at the first lead, for the taker's side."""
    deal, rules = match.deal, match.rules
    assert deal is not None
    assert deal.contract is not None
    assert deal.trick is not None
    solver.load(tables_for(rules, deal.contract, rules.side_of(deal.contract.declarer)))
    hands = [deal.hand(seat).mask for seat in range(rules.table.seats)]
    stacks = [(stack.open, stack.covered) for of_seat in deal.stacks for stack in of_seat]
    solver.place(hands, deal.trick.leader, (), 3, stacks)


# ---------------------------------------------------------------------- beside colver
def beside(colver: Any, deals: int) -> Iterator[SideBySide]:
    """The comparison on full deals, then on the same deals after some random tricks."""
    rules = variants.get("contree-ffb")
    chance = Random(SEED)
    found: dict[int, list[tuple[float, float, bool]]] = {size: [] for size in SIZES}
    for _ in range(deals):
        trump = chance.choice(list(Suit))
        solver = Solver()
        solver.load(tables_for(rules, Contract(0, Denomination.of(trump))).with_capot(COLVER_BONUS))
        env = _ready(colver, _deal(chance), chance.randrange(4), trump)
        for size in SIZES:
            while max(map(len, env.get_hands())) > size:
                env.step(chance.choice(env.legal_actions()))
            found[size].append(_both(env, solver))
    for size, results in found.items():
        ours = Figures.of([each[0] for each in results])
        theirs = Figures.of([each[1] for each in results])
        ratios = theirs.median / ours.median, theirs.mean / ours.mean
        yield SideBySide(size, len(results), ours, theirs, *ratios, sum(not each[2] for each in results))


def _deal(chance: Random) -> list[list[int]]:
    numbers = chance.sample(range(32), 32)
    return [numbers[8 * seat : 8 * seat + 8] for seat in range(4)]


def _ready(colver: Any, dealt: list[list[int]], dealer: int, trump: Suit) -> Any:
    """colver's deal with these cards, at the first lead."""
    env = colver.Env.deal_with_hands(dealer, dealt)
    env.set_contract(trump.value, 80, 0, 0)
    env.set_phase_playing()
    return env


def _both(env: Any, solver: Solver) -> tuple[float, float, bool]:
    """Our seconds, colver's, and True if the values are equal."""
    hands = [sum(1 << card_of(number) for number in hand) for hand in env.get_hands()]
    won, taken = env.get_tricks_won(), env.get_points()[0]
    still = (1 if not won[1] else 0) | (2 if not won[0] else 0)

    def ours() -> list[tuple[int, int]]:
        solver.clear()
        solver.place(hands, env.current_player(), (), still)
        found: list[tuple[int, int]] = solver.values()
        return found

    mine, its = [], []
    for _ in range(ROUNDS):
        its.append(timed(env.solve_scores))
        mine.append(timed(ours))
    values = {card: value + taken for card, value in mine[0][1]}
    same = values == {card_of(number): value for number, value in its[0][1]["scores"]}
    return min(each[0] for each in mine), min(each[0] for each in its), same


def card_of(number: int) -> Card:
    return Card.of(COLVER_RANKS[number % 8], Suit(number // 8))


def measure_playouts(colver: Any) -> PlayoutSpeed:
    """Playouts from the first lead of deals of contrée, next to colver's if it is installed."""
    chance, count = Random(SEED), PLAYOUTS if is_compiled() else 20
    rules, solver = variants.get("contree-ffb"), Solver()
    solver.load(tables_for(rules, Contract(0, Denomination.SPADES)))
    mine, its = [], []
    for seed in range(10):
        dealt = _deal(chance)
        solver.place([sum(1 << card_of(number) for number in hand) for hand in dealt], 0)
        mine.append(timed(partial(Playouts(solver).results, count, seed))[0])
        if colver:
            its.append(timed(partial(_ready(colver, dealt, 3, Suit.SPADES).rollout, count))[0])
    ours, theirs = count / statistics.median(mine), count / statistics.median(its) if its else None
    return PlayoutSpeed(ours, theirs, ours / theirs if theirs else None)
