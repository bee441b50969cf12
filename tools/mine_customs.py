"""The part of `tools.mine_strategy` for customs: their rules decide, and the players of the deals keep to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from belote_desktop import engine
from belote_desktop.coach.bidding.rules import broken
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Chapter, StrategyPosition, problems, question
from belote_desktop.coach.strategy.customs.discards import discards_of
from belote_desktop.engine import Action, Card, Match, Play, SeatView
from belote_desktop.engine.cards import Rank
from belote_desktop.players.knowledge import Knowledge

BY = "custom"
"""What the check of a position says that no search has found."""
ASKING = ("direct-signal", "seinen", "tahreeb", "tanfeer")
"""The chapters in which a discard of one's own tells something."""
READ = ("read-signal", "read-tahreeb")
"""The chapters in which the partner has asked for a suit: it must hold the ace of it."""


def customs_of(game: str) -> tuple[str, ...]:
    """The customs that the curriculum of a game names; the others are not played in it."""
    curriculum = CURRICULA[game]
    named = (*curriculum.first, *curriculum.then, *curriculum.later)
    return tuple(each for each in named if CHAPTERS[each].custom is not None)


def kept_to(view: SeatView, customs: Iterable[str]) -> Action | None:
    """What a player who keeps to these customs does; None where they say nothing."""
    findings = (CHAPTERS[each].detect(view) for each in customs)
    finding = next((each for each in findings if each is not None), None)
    return None if finding is None else min(finding.good, key=str)


def by_custom(match: Match, view: SeatView, chapter: Chapter, before: StrategyPosition) -> StrategyPosition | None:
    """The position as the rule of a custom answers it; None where the rule says nothing, or a signal lied."""
    finding = chapter.detect(view)
    if finding is None or (chapter.id in READ and not _is_true(match, view, finding.good)):
        return None
    lawful = [action for action in view.lawful if action in finding.good or action in finding.bad]
    made = replace(
        before,
        chapter=chapter.id,
        best=tuple(str(action) for action in lawful if action in finding.good),
        losses={str(action): None for action in lawful if action in finding.bad},
        check={"by": BY},
    )
    return None if any(problems(made)) or any(unlike_customs(made)) else made


def unlike_customs(position: StrategyPosition) -> Iterator[str]:
    """What in a position goes against its customs, in English for developers: calls and discards of its side that a
    partner would read wrongly, or that no sensible player would make."""
    *earlier, last = position.matches()
    asked = engine.to_act(last)
    assert asked is not None
    customs = customs_of(position.game)
    for match, text in zip(earlier, position.actions, strict=True):
        seat = engine.to_act(match)
        if seat is None or last.rules.side_of(seat) != last.rules.side_of(asked):
            continue
        view, action = engine.view(match, seat), engine.parse_action(match, text)
        if (rule := broken(view, action)) is not None:
            yield f"the call {text} of seat {seat} is {rule}"
        findings = (CHAPTERS[each].detect(view) for each in customs)
        if any(each is not None and action in each.bad for each in findings):
            yield f"{text} of seat {seat} goes against a custom"
    if position.chapter in ASKING:
        yield from _told_before(engine.view(last, asked))


def _told_before(view: SeatView) -> Iterator[str]:
    """The discards of the partner: where this seat begins to ask, they would be read as messages too."""
    if view.contract is None or view.seat is None:
        return
    at = Knowledge(view, view.contract, view.seat)
    yield from (f"the partner has discarded {said.card}" for seat in at.partners for said in discards_of(at, seat))


def _is_true(match: Match, view: SeatView, leads: Collection[Action]) -> bool:
    """Whether the partner holds the ace of the suit that is to be led."""
    assert match.deal is not None
    assert view.seat is not None
    seats, side = range(view.rules.table.seats), view.rules.side_of(view.seat)
    aces = {Card.of(Rank.ACE, each.card.suit) for each in leads if isinstance(each, Play)}
    partners = (seat for seat in seats if seat != view.seat and view.rules.side_of(seat) == side)
    return all(aces <= set(match.deal.hand(seat)) for seat in partners)


def is_like_too_many(position: StrategyPosition, others: Iterable[StrategyPosition], most: int) -> bool:
    """Whether so many positions of its chapter have the same kind of answer already."""
    kinds = Counter(_kind(each) for each in others if (each.game, each.chapter) == (position.game, position.chapter))
    return kinds[_kind(position)] >= most


def _kind(position: StrategyPosition) -> tuple[str, str]:
    """The suit of the right cards, or the place of the right call among the answers; and the sentence for it."""
    right, asked = position.best[0], question(position)
    why = "" if asked is None else next(iter(asked.right.values())).source
    if len(right) == len("AS"):
        return right[1], why
    return str(sorted((*position.best, *position.losses), key=_by_points).index(right)), why


def _by_points(text: str) -> tuple[int, str]:
    digits = "".join(filter(str.isdigit, text))
    return (int(digits or 0), text)
