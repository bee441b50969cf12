"""Find deals in which a learner meets every notion early: `python -m tools.find_guided_deals GAME --deals 2000`.

Deals are drawn at random and played by players of one level; the learner plays the cards a hint would advise. A deal is
worth showing if the learner takes and makes the contract, and if the notions of its game come up soon. Each deal better
than those before is printed as an entry of belote_desktop/coach/guided/deals.py, with the number of actions after which
all its notions were met.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from belote_desktop import engine, players, variants
from belote_desktop.coach.advice import advise, is_choice
from belote_desktop.coach.guided.deals import LEARNER, GuidedDeal
from belote_desktop.coach.guided.guide import Guide
from belote_desktop.coach.guided.moment import Moment
from belote_desktop.coach.guided.reasons import reasons
from belote_desktop.engine import Action, Match, Play, Rank, Result, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.events import ContractMade
from belote_desktop.engine.rules.terms import Phase

LEVEL = "club"
EARLY = frozenset({"cards", "auction", "trumps", "declaration", "belote", "trick", "lead", "follow", "ruff"})
"""Notions that the set part of a deal is to show; the others come by themselves."""


Step = tuple[Match, str, Match, Sequence[engine.Event]]
"""The match before an action, the action, the match after it, its events."""
LONGEST = 24
"""The set part has no more actions: about five decisions of the learner."""


def played(match: Match) -> Iterator[Step]:
    """The first deal of a match, played out."""
    number = len(match.deals)
    while len(match.deals) == number:
        seat = engine.to_act(match)
        assert seat is not None
        action = chosen(engine.view(match, seat))
        after, events = engine.apply(match, action, seat)
        yield match, str(action), after, events
        match = after


def chosen(view: SeatView) -> Action:
    """The call or card of the seat to act."""
    if view.seat == LEARNER and view.phase is Phase.PLAY and is_choice(view):
        return advise(view).action
    return players.get(LEVEL).choose(view, seed=1)


def judged(game: str, seed: int) -> tuple[int, int, GuidedDeal] | None:
    """A deal with the number of its early notions and the number of actions until the last of them; None if the learner
    does not make a sound contract."""
    match = engine.start(variants.get(game), seed)
    assert match.deal is not None
    deck, dealer = " ".join(map(str, match.deal.deck)), match.deal.dealer
    steps = list[Step]()
    for step in played(match):
        steps.append(step)
        if any(isinstance(event, ContractMade) for event in step[3]) and not is_sound(steps):
            return None
    settled = steps[-1][2].deals[-1]
    if settled.contract is None or settled.score.result is not Result.MADE:
        return None
    actions = [action for _, action, _, _ in steps]
    met = [number for _, number in notions_met(steps) if number <= LONGEST]
    if unexplained(steps[: max(met)]) > 0:
        return None
    return len(met), max(met), GuidedDeal(game, dealer, deck, " ".join(actions))


def is_sound(steps: Sequence[Step]) -> bool:
    """Whether the learner has the contract by the first call, with four trumps among them the highest."""
    deal = steps[-1][2].deal
    if deal is None or deal.contract is None or deal.contract.trump is None or deal.contract.declarer != LEARNER:
        return False
    calls = [call for seat, call in deal.calls if seat == LEARNER]
    view = engine.view(steps[-1][2], LEARNER)
    known = {*view.hand, *((view.turn_up,) if view.turn_up else ())}
    trumps = [card for card in known if card.suit is deal.contract.trump]
    return calls[0] != PASS and len(trumps) >= 4 and any(card.rank is Rank.JACK for card in trumps)


def unexplained(steps: Sequence[Step]) -> int:
    """How many cards of the learner are a choice for which no idea has a reason."""
    plays = [
        (engine.view(before, LEARNER), action) for before, action, _, _ in steps if engine.to_act(before) == LEARNER
    ]
    chosen = ((view, engine.parse_any_action(action)) for view, action in plays if len(view.lawful) > 1)
    return sum(isinstance(action, Play) and not reasons(view, action.card) for view, action in chosen)


def notions_met(steps: Sequence[Step]) -> Iterator[tuple[str, int]]:
    """The early notions of a deal, each with the number of actions after which the learner has seen it."""
    guide, events = Guide(), tuple[engine.Event, ...]()
    for number, (before, action, _, happened) in enumerate(steps):
        mine = engine.to_act(before) == LEARNER
        following = engine.parse_action(before, action) if mine else None
        told = guide.remarks(Moment(events, engine.view(before, LEARNER), following))
        guide = guide.after([notion.id for notion, _ in told])
        yield from ((notion.id, number + mine) for notion, _ in told if notion.id in EARLY)
        events = engine.events_for(happened, LEARNER)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print each deal of a game that is better than those before."""
    parser = argparse.ArgumentParser(description="Find deals in which a learner meets every notion early.")
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    best = (0, 0)
    for seed in range(given.first, given.first + given.deals):
        found = judged(given.game, seed)
        if found is None or (found[0], -found[1]) <= best:
            continue
        count, last, deal = found
        best = (count, -last)
        print(f"# seed {seed}: {count} notions within {last} actions", flush=True)
        print(f'{deal.game!r}, {deal.dealer}, "{deal.deck}",')
        print(f'"{" ".join(deal.actions[:last])}"   # goes on: {" ".join(deal.actions[last:])}', flush=True)


if __name__ == "__main__":
    main()
