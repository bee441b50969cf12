"""Deals to ask about, played by rules of thumb from a seed so that they look natural."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from belote_desktop import engine, players
from belote_desktop.coach.drills.problem import NoProblemError
from belote_desktop.coach.lessons.deals import lying
from belote_desktop.coach.lessons.wording import together, trumps_are
from belote_desktop.engine import Card, Contract, Message, Play, Ruleset, SeatView
from belote_desktop.engine.deal import Deal, Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say_of
from belote_desktop.records import Played

LEVEL = "casual"
"""Who plays the deals: quick, and with some sense."""
TRIES = 60
"""How many deals are looked through for a problem. A round number that keeps the wait short."""
_CASUAL = players.get(LEVEL)


@lru_cache(maxsize=32)
def played_deal(rules: Ruleset, seed: int) -> tuple[tuple[Played, ...], SettledDeal]:
    """The first deal of a match from this seed: its actions with the match before each, and how it ended."""
    match, steps = engine.start(rules, seed), list[Played]()
    while not match.deals:
        seat = engine.to_act(match)
        assert seat is not None
        view = engine.view(match, seat)
        action = _CASUAL.choose(view, seed=seed)
        if action not in view.lawful:
            action = view.lawful[0]
        steps.append(Played(seat, action, match))
        match, _ = engine.apply(match, action)
    return tuple(steps), match.deals[0]


def deals(rules: Ruleset, seed: int) -> Iterator[tuple[tuple[Played, ...], SettledDeal]]:
    """Deals of this seed one after another, without those that were not played; NoProblemError after too many."""
    draw = Draw(seed, "drill deals")
    for _ in range(TRIES):
        steps, settled = played_deal(rules, draw.below(1 << 48))
        if settled.deal.contract is not None and settled.deal.tricks:
            yield steps, settled
    raise NoProblemError(f"No problem was found in {TRIES} deals of {rules.variant}.")


def played_by(rules: Ruleset, trick: Trick) -> dict[Card, Message]:
    """The note under each card of a trick: who played it."""
    return {card: named(seat) for seat, card in trick.plays(rules.table.seats)}


def under(rules: Ruleset, contract: Contract, question: Message) -> Message:
    """The question after a sentence that names the trumps."""
    return together((trumps_are(rules, contract), question))


def named(seat: int) -> Message:
    """The name of a player, or *You*, as a note."""
    #: {player}: a name, an answer to a question.
    theirs = QT_TRANSLATE_NOOP("drills", "{player}")
    #: The user, in place of a name: below a card, or an answer to a question.
    return say_of(seat, theirs, QT_TRANSLATE_NOOP("drills", "You"))


def whole_trick(steps: Sequence[Played], trick: Trick, seat: int) -> SeatView:
    """What a seat saw when all had played to a trick, before it was gathered."""
    last = trick.cards[-1]
    step = next(each for each in steps if isinstance(each.action, Play) and each.action.card == last)
    return lying(step.before, trick, seat)


def is_last(deal: Deal, trick: Trick) -> bool:
    """Whether a trick is the last of a deal that was played out."""
    return trick is deal.tricks[-1]
