"""What made a sound card cost points: the fact about the hidden cards that the player could not know."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.coach.looking_back.sweeps import Sweep, true_world
from belote_desktop.engine import CardSet, Match, Message, Play
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, counted, say
from belote_desktop.players.evidence import Evidence
from belote_desktop.players.knowledge import Knowledge

World = tuple[int, ...]
"""The hands by seat, as sets of bits."""

LIKELY = 0.8
"""A fact that is true in more of the possible deals could be expected. Chosen by judgement, not measured."""
MUCH = 0.3
"""Where a fact is true, the card must cost on average at least this part of what it really cost. Chosen by reading
reviews; no figure depends on it."""
SURE = 2.0
"""By how many standard errors it must cost more than where the fact is not true: the usual mark of statistics."""
MANY = 3
"""So many trumps in one hand are worth telling. A choice of what to tell; not measured."""
TOP = 3
"""Of each suit so many of the highest cards that are out are looked for. A choice of what to tell; not measured."""


@dataclass(frozen=True)
class Fact:
    """Something that is true of the deal, in a sentence, and `holds`, whether it is true of a possible deal."""

    told: Message
    holds: Callable[[World], bool]


def misfortune(judged: Judged, before: Match) -> Message | None:
    """Why a sound card cost points in this deal, before which the match lay so; None if it did not, or is a call.

    If a side could win every trick, this is told. Else it is the fact about the hidden cards that accounts best for the
    cost: in the possible deals with it the card costs clearly more than in those without.
    """
    best, made = judged.open_best, judged.action
    if not isinstance(best, Play) or not isinstance(made, Play) or best == made:
        return None
    if judged.sweep is not Sweep.NONE:
        return say(_SWEEPS[judged.sweep], card=made.card, best=best.card)
    found = _cause(judged, best, made, before)
    return say(_HINDSIGHT, best=best.card) if found is None else found.told


def _cause(judged: Judged, best: Play, made: Play, before: Match) -> Fact | None:
    evidence, view = judged.advice.evidence, judged.advice.view
    if evidence is None or judged.real is None or view.contract is None or view.seat is None:
        return None
    losses = _losses(judged, best, made, evidence)
    at = Knowledge(view, view.contract, view.seat)
    if losses is None:
        return None
    told = [(each, _excess(each, losses, evidence, judged.real)) for each in _facts(at, (best, made), before)]
    least = [(fact, excess) for fact, excess in told if excess is not None]
    return max(least, key=lambda each: each[1], default=(None, 0.0))[0]


def _losses(judged: Judged, best: Play, made: Play, evidence: Evidence) -> Sequence[float] | None:
    """What the card costs beside the best one of this deal, in each of the possible deals; None if it is unknown."""
    one, other = judged.advice.of(best), judged.advice.of(made)
    if one is None or other is None or not len(one.payoffs) == len(other.payoffs) == len(evidence.worlds):
        return None
    return [a - b for a, b in zip(one.payoffs, other.payoffs, strict=True)]


def _excess(fact: Fact, losses: Sequence[float], evidence: Evidence, real: float) -> float | None:
    """By how much more the card costs on average where a fact is true; None where that tells nothing."""
    split: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for world, weight, loss in zip(evidence.worlds, evidence.weights, losses, strict=True):
        split[fact.holds(world)].append((weight, loss))
    if not all(split.values()):
        return None
    (share, mean, error), (_, other, other_error) = (_summed(split[holds]) for holds in (True, False))
    if share > LIKELY or mean < MUCH * real or mean - other <= SURE * math.hypot(error, other_error):
        return None
    return mean - other


def _summed(found: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """The weight of these deals, and the mean of their losses with its standard error."""
    whole = math.fsum(weight for weight, _ in found)
    mean = math.fsum(weight * loss for weight, loss in found) / whole
    spread = math.fsum((weight / whole) ** 2 * (loss - mean) ** 2 for weight, loss in found)
    return whole, mean, math.sqrt(spread)


def _facts(at: Knowledge, plays: Sequence[Play], before: Match) -> Iterator[Fact]:
    """What is true of the hidden cards of this deal and bears on these cards."""
    hands = true_world(before)
    suits = dict.fromkeys((*(play.card.suit for play in plays), *(card.suit for card in at.trick[:1])))
    if at.trump is not None:
        suits[at.trump] = None
    for seat in (seat for seat in range(at.seats) if seat != at.seat):
        for suit in suits:
            yield from _held(seat, suit, hands[seat], at)
        if not at.same_side(seat, at.seat):
            yield from _all_trumps(seat, hands[seat], at)
            for suit in suits:
                yield from _ruffs(seat, suit, hands[seat], at)


def _held(seat: int, suit: Suit, hand: CardSet, at: Knowledge) -> Iterator[Fact]:
    """That a player holds one of the highest cards of a suit that are out."""
    for card in sorted(at.out.suited(suit), key=at.strength, reverse=True)[:TOP]:
        if card in hand:
            yield Fact(say(_HELD, player=SeatName(seat), card=card), _with(seat, card))


def _with(seat: int, card: Card) -> Callable[[World], bool]:
    return lambda world: card in CardSet.of_mask(world[seat])


def _all_trumps(seat: int, hand: CardSet, at: Knowledge) -> Iterator[Fact]:
    """That a player holds all the trumps that are out."""
    trumps = CardSet() if at.trump is None else at.out.suited(at.trump)
    if len(trumps) >= MANY and trumps == hand & trumps:
        told = counted(_ALL_TRUMPS, len(trumps), player=SeatName(seat))
        yield Fact(told, lambda world: trumps == CardSet.of_mask(world[seat]) & trumps)


def _ruffs(seat: int, suit: Suit, hand: CardSet, at: Knowledge) -> Iterator[Fact]:
    """That a player is void in a suit and holds a trump."""
    trump = at.trump
    if trump is None or suit is trump:
        return

    def could(held: CardSet) -> bool:
        return not held.suited(suit) and bool(held.suited(trump))

    if could(hand):
        yield Fact(
            say(_COULD_RUFF, player=SeatName(seat), suit=suit), lambda world: could(CardSet.of_mask(world[seat]))
        )


_SWEEPS = {
    #: {card}, {best}: cards. After “With the cards as they lay, it cost 165 points.”
    Sweep.THEIRS: QT_TRANSLATE_NOOP(
        "review", "After {card:the} your opponents could win every trick, after {best:the} they could not."
    ),
    #: {card}, {best}: cards. After “With the cards as they lay, it cost 165 points.”
    Sweep.OURS: QT_TRANSLATE_NOOP(
        "review", "With {best:the} your side could have won every trick, with {card:the} it could not."
    ),
}
#: {player}: a name. {card}: a card.
_HELD = QT_TRANSLATE_NOOP("review", "You could not know that {player} held {card:the}.")
#: {player}: a name. {suit}: a suit.
_COULD_RUFF = QT_TRANSLATE_NOOP("review", "You could not know that {player} was void in {suit} and could ruff.")
#: {player}: a name.
_ALL_TRUMPS = QT_TRANSLATE_NOOP(
    "review", "You could not know that {player} held all %n trump(s) still out.", "", 1
)  # fmt: skip
#: {best}: a card. After “With the cards as they lay, it cost 12 points.”
_HINDSIGHT = QT_TRANSLATE_NOOP("review", "Only with all hands open would you have seen that {best:the} was better.")
