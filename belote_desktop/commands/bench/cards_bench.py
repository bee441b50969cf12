"""`belote-desktop bench coach --cards`: which ideas hints on cards give, and in how many they give none.

Decisions of deals between Club players, by seed. Each is searched twice: the second search uses other possible deals
and judges the card that is advised. The log has a paragraph for each decision, with all hands open, for somebody who
judges whether a club player would give the same reason.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from belote_desktop import engine, players, variants
from belote_desktop.coach.advice import SAME_ALL, Advice, advise, is_choice
from belote_desktop.coach.ideas.sampled_ideas import OUTCOME, SAMPLED
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.standing import SAME
from belote_desktop.commands.interruption import Interruption
from belote_desktop.engine import CardSet, Match, Play, RulesetError, SeatView, in_english
from belote_desktop.engine.rules.terms import Phase

CARDS = 50
"""So many decisions of each game are looked at."""
SHARE = 0.25
"""Which part of the decisions of a deal is looked at, so that they come from many deals. A round number."""
WITHIN = 2.0
"""A card agrees with a second search if it is behind the best there by so many standard errors at most."""
UNTOLD = ("", SAME_ALL, OUTCOME.name, *(idea.name for idea in SAMPLED))
"""What teaches nothing: no reason, that nothing matters, and that a card simply wins more often."""


@dataclass(frozen=True)
class Hinted:
    """One decision: the card that is advised, the idea for it, and by how much a second search puts it behind."""

    game: str
    number: int
    advised: str
    idea: str
    sentence: str
    behind: float
    error: float

    @property
    def is_told(self) -> bool:
        """Whether the hint gives an idea of play."""
        return self.idea not in UNTOLD

    @property
    def agrees(self) -> bool:
        """Whether the second search cannot tell the card from its best."""
        return self.behind <= max(SAME, WITHIN * self.error)


def run(games: Sequence[str], count: int, seed: int, log: str | None, as_json: bool) -> int:
    """Measure and print. Returns 0, 2 for an unknown game, or 130 if interrupted."""
    ended, path = Interruption(), None if log is None else Path(log)
    try:
        found = ended.each(games, lambda game: measure(game, count, seed, ended, path))
    except RulesetError as problem:
        print(problem)
        return 2
    if as_json:
        print(json.dumps({"cards": {each[0].game: [asdict(one) for one in each] for each in found if each}}, indent=2))
        return ended.status
    for each in found:
        _tell(each[0].game if each else "", each)
    if len(found) > 1:
        _tell("together", [one for each in found for one in each])
    return ended.status


def measure(game: str, count: int, seed: int, ended: Interruption, log: Path | None = None) -> list[Hinted]:
    """So many decisions of one game, each added to the log. Raises RulesetError for an unknown game."""
    found = list[Hinted]()
    with ended:
        for match, view in cards_to_play(game, seed):
            if len(found) == count:
                break
            advice = advise(view, seed=seed)
            if len(advice.weighed) < 2:
                continue
            again = advise(view, seed=seed + 1 + len(found))
            found.append(hinted(game, len(found), advice, again))
            if log is not None:
                with log.open("a", encoding="utf-8") as file:
                    file.write(paragraph(found[-1], match, advice) + "\n\n")
    return found


def cards_to_play(game: str, seed: int) -> Iterator[tuple[Match, SeatView]]:
    """Choices of a card in deals of Club players, endlessly, with the match they belong to."""
    chance, player = Random(seed), players.get("club")
    while True:
        match = engine.start(variants.get(game), chance.randrange(2**32))
        while (seat := engine.to_act(match)) is not None and not match.deals:
            view = engine.view(match, seat)
            if view.phase is Phase.PLAY and is_choice(view) and chance.random() < SHARE:
                yield match, view
            match, _ = engine.apply(match, player.choose(view, seed=seed), seat)


def hinted(game: str, number: int, advice: Advice, again: Advice) -> Hinted:
    """What a hint says, and what another search says of it."""
    made = None if advice.found is None else again.of(advice.found.action)
    reason = advice.reason
    return Hinted(
        game, number, str(advice.action), reason.idea if reason else "", _said(advice, 2),
        made.behind if made else 0.0, made.error if made else 0.0,
    )  # fmt: skip


def paragraph(one: Hinted, match: Match, advice: Advice) -> str:
    """A decision for a judge: all hands, the tricks so far, and every sentence of the hint."""
    return "\n".join(_lines(one, match, advice))


def _lines(one: Hinted, match: Match, advice: Advice) -> Iterator[str]:
    view, deal = advice.view, match.deal
    assert deal is not None
    yield (
        f"## {one.game} {one.number}: seat {view.seat} plays, contract {view.contract} (seat and what it named), "
        f"trick {len(view.tricks) + 1}, score {view.totals}"
    )
    seats = view.rules.table.seats
    for seat in range(seats):
        mark = ">" if seat == view.seat else " "
        yield f"{mark} seat {seat}: {CardSet(deal.hand(seat))}"
    for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
        cards = " ".join(f"{seat}:{card}" for seat, card in trick.plays(seats))
        yield f"  {'now' if trick.winner is None else f'won by {trick.winner}'}: {cards}"
    legal = " ".join(str(CardSet((each.card,))) for each in view.lawful if isinstance(each, Play))
    yield f"  may play: {legal}"
    yield from (f"{number}. {_said(advice, number)}" for number in RUNGS)
    yield f"  idea: {one.idea or 'none'}; {one.advised} is behind {one.behind:.1f} ± {one.error:.1f} in a second search"
    yield "  figures: " + ", ".join(f"{each.action} -{each.behind:.1f}±{each.error:.1f}" for each in advice.weighed)


def _said(advice: Advice, number: int) -> str:
    return " ".join(in_english(each) for each in rung(advice, number))


def _tell(name: str, found: Sequence[Hinted]) -> None:
    if not found:
        return
    names = Counter(each.idea for each in found)
    untold, agreed = sum(not each.is_told for each in found), sum(each.agrees for each in found)
    print(
        f"{name:12} {len(found)} cards: nothing told {untold / len(found):.1%}, agreement {agreed / len(found):.1%}; "
        + ", ".join(f"{idea or 'none'} {count}" for idea, count in names.most_common())
    )
