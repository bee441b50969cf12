"""Check the positions of strategy: `python -m tools.check_strategy [--search] [ID ...]`.

Every position is rebuilt with today's rules, its answers must be lawful, and its chapter must speak for a right answer,
against a wrong one, and against no right one. By custom the right answers must be exactly those of its rule, which has
a reason against every wrong one, and what the side has bid and discarded before must be sound, too. With `--search` the
right cards must also bring more points by open cards than every wrong one, on average over possible deals drawn evenly
from what the seat knows; that takes minutes. Customs are left out of the search: open cards say nothing about what a
partner is told. A position at the score of a match is searched twice: at its totals the right answers must win the
match more often than the wrong ones, and at 0:0 another answer must be better.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from belote_desktop import engine
from belote_desktop.coach.strategy import CHAPTERS, StrategyPosition, games, positions_of, problems
from belote_desktop.coach.strategy.scores.chances import card_chances
from belote_desktop.engine import Card, CardSet, Match
from belote_desktop.players.weighing.card_search import open_sides
from belote_desktop.search.open_game import OpenGame, Position
from belote_desktop.search.worlds import sampled_masks, stacked_worlds
from tools.mine_customs import unlike_customs
from tools.score_search import unlike_score

SEED = 20


def open_points(match: Match, deals: int, seed: int = SEED) -> Mapping[str, float]:
    """The points each lawful card brings the side to act by open cards, on average over so many possible deals."""
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    assert view.contract is not None
    assert view.trick is not None
    game = OpenGame(match.rules, view.contract, match.rules.side_of(seat))
    found: dict[str, list[float]] = {}
    for world in stacked_worlds(view, sampled_masks(view, deals, seed), seed):
        hands = tuple(CardSet.of_mask(mask) for mask in world.hands)
        covered = tuple((Card(top), Card(under)) for top, under in world.stacks)
        at = Position(hands, view.trick.leader, view.trick.cards, covered, open_sides(view, game.tables))
        for card, value in game.values(at).items():
            found.setdefault(str(card), []).append(value)
    return {card: statistics.fmean(values) for card, values in found.items()}


def scored_points(match: Match, deals: int, seed: int = SEED) -> Mapping[str, float]:
    """What each lawful card scores by open cards, with the contract made or failed, on average over possible deals."""
    seat = engine.to_act(match)
    assert seat is not None
    return {str(card): worth for card, worth in card_chances(engine.view(match, seat), deals, seed).worth.items()}


def brought_by(chapter: str) -> Callable[[Match, int], Mapping[str, float]]:
    """What the cards of a chapter are compared by."""
    return scored_points if CHAPTERS[chapter].by_score else open_points


def is_custom(position: StrategyPosition) -> bool:
    """Whether its chapter rests on a custom, which no search can check."""
    chapter = CHAPTERS.get(position.chapter)
    return chapter is not None and chapter.custom is not None


def searched(position: StrategyPosition, deals: int) -> Iterator[str]:
    """Wrong answers that are as good as the right ones by search; nothing for a custom, nor for a call at 0:0."""
    if position.totals:
        yield from unlike_score(position, deals, SEED)
        return
    match = position.match()
    if match.deal is None or match.deal.contract is None or is_custom(position):
        return
    points = brought_by(position.chapter)(match, deals)
    best = max(points[text] for text in position.best)
    yield from (f"{text} is as good by open cards" for text in position.losses if points[text] >= best)


def chosen(ids: Sequence[str]) -> tuple[StrategyPosition, ...]:
    """The positions whose ids begin with one of these; all for none."""
    every = (position for game in games() for position in positions_of(game))
    return tuple(each for each in every if not ids or each.id.startswith(tuple(ids)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is wrong and how many positions each chapter has; the number of problems, at most 99."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ids", nargs="*", metavar="ID", help="only positions whose id begins so, such as classic/")
    parser.add_argument("--search", action="store_true", help="check the cards by search, too")
    parser.add_argument("--deals", type=int, default=120, help="possible deals of the search")
    asked = parser.parse_args(arguments)
    positions, failed = chosen(asked.ids), 0
    for position in positions:
        found = list(problems(position))
        if is_custom(position) and not found:
            found = list(unlike_customs(position))
        if asked.search and not found:
            found = list(searched(position, asked.deals))
        failed += len(found)
        for problem in found:
            print(f"{position.id}: {problem}.")
    counts = Counter(position.chapter for position in positions)
    print(", ".join(f"{chapter} {counts[chapter]}" for chapter in CHAPTERS))
    if asked.search:
        print(f"Not searched, as they rest on customs: {sum(map(is_custom, positions))} positions.")
    print(f"{len(positions)} positions, {failed} problems")
    return min(failed, 99)


if __name__ == "__main__":
    sys.exit(main())
