"""Find positions with one best card, for `tests/positions`: `python -m tools.mine_positions --help`.

A level plays against itself. A position is kept where the judge, a strong level, finds one card better than all others
by a clear margin, both in points and in standard errors of the difference. With `--certain` no level judges: in small
endings every possible deal is played out in every way by the engine itself, and a card is kept that wins the deal in
all of them where every other card loses it in one, or that is worth clearly more than any other in each of them.

The same seed finds the same positions; a run goes on from its file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from belote_desktop import engine, players, variants
from belote_desktop.engine import Card, CardSet, Match, Play, SeatView
from belote_desktop.engine.deal import Place
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.search.worlds import InconsistentError, enumerate_worlds
from tests.players.position_files import Position, PositionFile, Source, card_of, read_file

A_DEAL = 2
"""How many positions of one deal are kept at most, so that they differ."""
MARGIN, GAIN = 20.0, 10.0
"""By how many points the best card leads where a level judges, and where it is certain; `--margin` for small points."""
MOST_WORLDS = 40
MOST_CARDS = 3
"""Endings that can be played out in every way: cards in hand, and possible deals."""
PLACES = ("lead", "second", "third", "last")

Judge = Callable[[Match, SeatView], "Verdict | None"]


class Verdict(NamedTuple):
    """The best card, its lead in points, and the kind of position."""

    best: Card
    margin: float
    theme: str


def by_level(judge: str, sieve: str, margin: float, errors: float) -> Judge:
    """A judge that finds clear cards by a level; the faster level `sieve` first rejects nearly equal cards."""

    def weigh(_match: Match, view: SeatView) -> Verdict | None:
        if clear(players.get(sieve).decide(view), margin / 2, 0.0) is None:
            return None
        found = clear(players.get(judge).decide(view), margin, errors)
        return None if found is None else Verdict(found[0], found[1], theme(view))

    return weigh


def hard(judge: Judge, level: str) -> Judge:
    """A judge that keeps only positions in which a level plays another card."""

    def weigh(match: Match, view: SeatView) -> Verdict | None:
        found = judge(match, view)
        return None if found is None or card_of(players.get(level), match) == found.best else found

    return weigh


def clear(decision: players.Decision, margin: float, errors: float) -> tuple[Card, float] | None:
    """The best card and its lead, if it leads by enough points and enough standard errors; otherwise None."""
    if decision.evidence is None or len(decision.evidence.weighed) < 2:
        return None
    best, *others = decision.evidence.weighed
    if not isinstance(best.action, Play) or not all(
        each.behind >= margin and each.behind >= errors * each.error for each in others
    ):
        return None
    return best.action.card, others[0].behind


def theme(view: SeatView) -> str:
    assert view.trick is not None
    return f"trick {len(view.tricks) + 1}, {PLACES[len(view.trick.cards)]}"


def certain(match: Match, view: SeatView, gain: float = GAIN) -> Verdict | None:
    """The card that is best in every possible deal whatever the others do; None if there is none, or too many deals."""
    if len(view.hand) > MOST_CARDS or view.seat is None:
        return None
    try:
        worlds = enumerate_worlds(view, MOST_WORLDS)
    except InconsistentError:
        return None
    if worlds is None:
        return None
    cards = [action.card for action in view.lawful if isinstance(action, Play)]
    table = [played_out(laid(match, world), view.rules.side_of(view.seat), cards) for world in worlds]
    for best in cards:
        others = [card for card in cards if card is not best]
        lead = min(row[best] - max(row[card] for card in others) for row in table)
        wins = all(row[best] > 0 for row in table)
        if lead >= 0 and wins and all(any(row[card] <= 0 for row in table) for card in others):
            return Verdict(best, lead, "the contract is certain")
        if lead >= gain:
            return Verdict(best, lead, "a gain is certain")
    return None


def laid(match: Match, world: Sequence[int]) -> Match:
    """The match with the hands of another possible deal."""
    assert match.deal is not None
    places = dict(match.deal.places)
    for seat, mask in enumerate(world):
        places[Place(Zone.HAND, seat)] = tuple(CardSet.of_mask(mask))
    return match.with_(deal=match.deal.with_(places=MappingProxyType(places)))


def played_out(match: Match, side: int, cards: Sequence[Card]) -> dict[Card, float]:
    """The side's lead in score after each card, with open cards and best play, by the engine alone."""
    return {
        card: best_of(engine.apply(match, Play(card))[0], side, -10000.0, 10000.0, len(match.deals)) for card in cards
    }


def best_of(match: Match, side: int, low: float, high: float, number: int) -> float:
    """The value of a position as in `played_out`; outside `low` to `high` it may be inexact."""
    if len(match.deals) > number:
        points = match.deals[number].score.points
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)
    seat = engine.to_act(match)
    assert seat is not None
    legal = engine.legal(match)
    actions = [action for action in legal if isinstance(action, Play)] or legal[:1]
    if match.rules.side_of(seat) == side:
        for action in actions:
            low = max(low, best_of(engine.apply(match, action)[0], side, low, high, number))
            if low >= high:
                break
        return low
    for action in actions:
        high = min(high, best_of(engine.apply(match, action)[0], side, low, high, number))
        if low >= high:
            break
    return high


def mined(file: PositionFile, level: str, seed: int, number: int, judge: Judge) -> Iterator[Position]:
    """The positions of one deal."""
    rules = variants.get(file.game, **file.options)
    draw = Draw(seed, f"mine {number}")
    deck, dealer = draw.shuffled(pack(rules)), draw.below(rules.table.seats)
    match, done, found = engine.start(rules, seed, decks=[deck], dealer=dealer), list[str](), 0
    while not match.deals and found < A_DEAL:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        if sum(isinstance(action, Play) for action in view.lawful) > 1:
            verdict = judge(match, view)
            if verdict is not None:
                found += 1
                yield Position(
                    file.game, file.options, dealer, tuple(done), seat, frozenset([verdict.best]),
                    verdict.theme, deck, verdict.margin,
                )  # fmt: skip
        action = players.get(level).choose(view, seed=seed + number)
        done.append(str(action))
        match, _ = engine.apply(match, action)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="coinche", help="the id of a game")
    parser.add_argument("--level", default="strong", help="who plays")
    parser.add_argument("--judge", default="analyst", help="who says what is best")
    parser.add_argument("--sieve", default="strong", help="a faster level that throws out what is about equal")
    parser.add_argument("--margin", type=float, help="by how many points the best card leads")
    parser.add_argument("--errors", type=float, default=4, help="by how many standard errors it leads")
    parser.add_argument("--missed-by", metavar="LEVEL", help="only positions where this level plays another card")
    parser.add_argument("--certain", action="store_true", help="endings played out in every way, without a judge")
    parser.add_argument("--positions", type=int, default=150, help="how many to find")
    parser.add_argument("--deals", type=int, default=2000, help="how many deals to look at, at most")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--out", type=Path, required=True, help="the file, which a run goes on from")
    return parser


def main() -> None:
    """Mine until there are enough positions. The file is rewritten after each deal."""
    found = _parser().parse_args()
    margin = found.margin or (GAIN if found.certain else MARGIN)
    how: dict[str, object] = {"level": found.level, "seed": found.seed, "margin": margin}
    if not found.certain:
        how |= {"judge": found.judge, "sieve": found.sieve, "errors": found.errors}
    if found.missed_by:
        how["missed_by"] = found.missed_by
    source = Source.CERTAINTY if found.certain else Source.MINED
    file = PositionFile(source, found.game, made=how | {"deals": 0})
    if found.out.exists():
        file = read_file(found.out)
        if (file.game, {**file.made, "deals": 0}) != (found.game, {**how, "deals": 0}):
            raise SystemExit(f"{found.out} was mined otherwise: use the same values or another file.")
    judge = partial(certain, gain=margin) if found.certain else by_level(found.judge, found.sieve, margin, found.errors)
    if found.missed_by:
        judge = hard(judge, found.missed_by)
    for number in count(int(file.made["deals"])):
        if len(file.positions) >= found.positions or number >= found.deals:
            break
        more = tuple(mined(file, found.level, found.seed, number, judge))
        file = replace(file, positions=(*file.positions, *more), made={**file.made, "deals": number + 1})
        beside = found.out.with_suffix(".new")
        beside.write_text(file.text(), encoding="utf-8")
        beside.replace(found.out)
    print(f"{found.out}: {len(file.positions)} positions of {file.made['deals']} deals")


if __name__ == "__main__":
    main()
