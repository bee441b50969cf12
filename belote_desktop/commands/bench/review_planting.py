"""Plant classic blunders in deals. A search that the review does not use confirms that each one costs points."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.stakes import stake_of
from belote_desktop.engine import Card, CardSet, Match, Play, Rank, SeatView
from belote_desktop.players.effort import worlds_for
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.weighing.card_search import everything, open_sides
from belote_desktop.players.weighing.payoffs import Payoffs
from belote_desktop.records import Played
from belote_desktop.search import worlds
from belote_desktop.search.core import Solver
from belote_desktop.search.worlds import stacked_worlds

DEALS = 64
"""In how many deals, drawn evenly from those that are possible, a slip is held against the other cards."""
FEWEST = 24
COSTLY, SURE = 0.2, 3.0
"""A slip is a blunder if it costs so large a part of the stake, and so many standard errors of that."""
SHARE = 0.5
"""Which part of the slips that are found is looked at: so that they lie in all parts of a deal."""

Slip = Callable[[Knowledge, Card], bool]


@dataclass(frozen=True)
class Planted:
    """A recorded deal with a blunder at index `place` of its actions. `kind` names it; `cost`, in points of the game,
    and `stake` are the values by which it was chosen.
    """

    game: str
    kind: str
    steps: tuple[Played, ...]
    number: int
    place: int
    cost: float
    stake: float


def throws_master_away(at: Knowledge, card: Card) -> bool:
    """True if the card is the master of a side suit, played on an opponents' trick that it does not win."""
    lost = at.winner in at.opponents and not at.overtakes(card)
    return lost and not at.is_trump(card) and at.points(card) > 0 and at.is_master(card)


def ruffs_partner(at: Knowledge, card: Card) -> bool:
    """True if the card ruffs the partner's winning side-suit card although another card was allowed."""
    if not at.partner_winning or at.best is None or at.is_trump(at.best) or not at.is_trump(card):
        return False
    return any(not at.is_trump(other) for other in at.legal)


def gives_ten(at: Knowledge, card: Card) -> bool:
    """True if the card is a ten on an opponents' trick that it does not win, with a cheaper card allowed."""
    lost = at.winner in at.opponents and not at.overtakes(card)
    cheaper = any(at.points(other) < at.points(card) for other in at.legal)
    return lost and card.rank is Rank.TEN and not at.is_trump(card) and cheaper


SLIPS: Mapping[str, Slip] = MappingProxyType(
    {"master thrown away": throws_master_away, "partner ruffed": ruffs_partner, "ten given": gives_ten}
)
"""What is planted, by name."""


def plant(game: str, seed: int, kind: str) -> Planted:
    """A recorded deal with a blunder of this kind, played otherwise by Casual players."""
    chance = Random(seed)
    while True:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        steps, slip = played_with_slip(match, kind, chance)
        if slip is None:
            continue
        stake = stake_of(steps)
        if slip[1] >= COSTLY * stake:
            return Planted(game, kind, steps, 1, slip[0], slip[1], stake)


def played_with_slip(match: Match, kind: str, chance: Random) -> tuple[tuple[Played, ...], tuple[int, float] | None]:
    """The first deal of a match from its record, and the index and cost of the blunder, if there was one."""
    player, seats = players.get("casual"), match.rules.table.seats
    recorder = records.Recorder.new()
    header = records.Header.of(match.rules, [str(seat) for seat in range(seats)], ["casual"] * seats, "2026-11-22")
    text = recorder.opening_text(header, match)
    slip, place = None, 0
    while (seat := engine.to_act(match)) is not None and not match.deals:
        view = engine.view(match, seat)
        found = slip_in(view, kind, chance) if slip is None else None
        if found is not None:
            slip = place, found[1]
        action = player.choose(view) if found is None else found[0]
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match, place = after, place + 1
    record = records.parse_record(text).record
    assert record is not None
    return records.replay(record).steps, slip


def slip_in(view: SeatView, kind: str, chance: Random) -> tuple[Play, float] | None:
    """A blunder of this kind that certainly costs something, with its cost; None if there is none."""
    if view.contract is None or view.contract.negative or view.trick is None or view.seat is None:
        return None
    at = Knowledge(view, view.contract, view.seat)
    if at.leads or len(at.legal) < 2:
        return None
    cards = [card for card in at.legal if SLIPS[kind](at, card)]
    if not cards or chance.random() >= SHARE:
        return None
    card = chance.choice(cards)
    cost, error = cost_of(view, card, chance.randrange(2**32))
    return (Play(card), cost) if cost > 0 and cost >= SURE * error else None


def cost_of(view: SeatView, card: Card, seed: int) -> tuple[float, float]:
    """How many points of the game a card is behind the best one, and the standard error of that.

    Deals are sampled uniformly, calls and cards are not interpreted, and every card is solved with open cards. Returns
    0 and 0 if the search would take too long.
    """
    assert view.trick is not None
    reference = players.get("strong")
    assert isinstance(reference, SearchPlayer)
    if worlds_for(view, reference.effort, 2.0) < FEWEST:
        return 0.0, 0.0
    payoffs, solver = Payoffs.of_view(view), Solver()
    tables = payoffs.tables()
    solver.load(tables)
    rows: list[dict[Card, float]] = []
    masks = [tuple(hand.mask for hand in world) for world in worlds(view, DEALS, seed)]
    for layout in stacked_worlds(view, masks, 0):
        solver.place(layout.hands, view.trick.leader, view.trick.cards, open_sides(view, tables), layout.stacks)
        hands = tuple(map(CardSet.of_mask, everything(layout)))
        paid = {Card(one): payoffs.payoff(hands, value, Card(one)) for one, value in solver.values()}
        rows.append(paid)
    return _behind(rows, card)


def _behind(rows: Sequence[Mapping[Card, float]], card: Card) -> tuple[float, float]:
    best = max(rows[0], key=lambda each: statistics.fmean(row[each] for row in rows))
    differences = [row[best] - row[card] for row in rows]
    return statistics.fmean(differences), statistics.pstdev(differences) / math.sqrt(len(differences))
