"""The drill on what a partner’s call promises, by the conventions of club players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.coach.bidding.standards import BELOTE, OPENINGS, Row, is_measured
from belote_desktop.coach.drills.auction_moments import LOWEST, answers
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, SeatProblem
from belote_desktop.coach.drills.searched import auction_picture
from belote_desktop.engine import Message, Ruleset, SeatView
from belote_desktop.engine.actions import Action, Bid
from belote_desktop.engine.auction.call_words import bid_fact
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, counted, say
from belote_desktop.players.calls.lacks.situation import SUN, Situation

MODELS = (AuctionModel.POINTS, AuctionModel.LADDER, AuctionModel.HOKUM_SUN)
"""The auctions in which a call says one thing clearly; taking a turn-up says only that the hand will do."""
WRONG = 2
"""How many wrong meanings can be chosen."""


@dataclass(frozen=True)
class Meaning:
    """Something that a call may promise, and what is wrong with it as the meaning of the call that was made; None for
    the right one."""

    text: Message
    wrong: Message | None = None


@dataclass(frozen=True)
class Promised(SeatProblem):
    """A partner’s opening call, and meanings of which one is right; `why` are sentences on the right one, one for each
    kind of hand it covers."""

    caller: int
    call: Action
    meanings: tuple[Meaning, ...]
    why: tuple[Message, ...]
    form: Form = field(init=False, default=Form.CHOICE)

    @property
    def difficulty(self) -> int:
        return capped(2 + isinstance(self.call, Bid) + (len(self.why) > 2))

    @property
    def question(self) -> Message:
        #: {player}: a name.
        source = QT_TRANSLATE_NOOP("drills", "{player}, your partner, opened the auction. What does the call promise?")
        return say(source, player=SeatName(self.caller))

    @property
    def picture(self) -> Picture:
        return auction_picture(self.seen)

    @property
    def choices(self) -> tuple[Message, ...]:
        return tuple(each.text for each in self.meanings)

    @property
    def solution(self) -> int:
        return next(place for place, each in enumerate(self.meanings) if each.wrong is None)

    def judge(self, answer: Answer) -> Answered:
        known = isinstance(answer, int) and 0 <= answer < len(self.meanings)
        wrong = self.meanings[int(answer)].wrong if isinstance(answer, int) and known else None
        said = () if wrong is None else (wrong,)
        return Answered(answer == self.solution, (*said, *self.why, say(_CONVENTION)))


_CONVENTION = QT_TRANSLATE_NOOP("drills", "This is a convention of good players, not a rule of the game.")

# ---------------------------------------------------------------------- first bids of points
_HANDS: Mapping[tuple[bool, bool, int], str] = MappingProxyType(
    {
        (True, True, 0): QT_TRANSLATE_NOOP("drills", "%n trump(s) with jack and nine", "", 1),
        (True, True, 1): QT_TRANSLATE_NOOP("drills", "%n trump(s) with jack and nine, and a side ace", "", 1),
        (True, True, 2): QT_TRANSLATE_NOOP("drills", "%n trump(s) with jack and nine, and two side aces", "", 1),
        (True, False, 0): QT_TRANSLATE_NOOP("drills", "%n trump(s) with the jack", "", 1),
        (True, False, 1): QT_TRANSLATE_NOOP("drills", "%n trump(s) with the jack, and a side ace", "", 1),
        (False, True, 0): QT_TRANSLATE_NOOP("drills", "%n trump(s) with the nine", "", 1),
        (False, True, 1): QT_TRANSLATE_NOOP("drills", "%n trump(s) with the nine, and a side ace", "", 1),
    }
)


def _hand(row: Row) -> Message:
    return counted(_HANDS[row.top, row.second, row.aces], row.trumps)


def _is_far(row: Row, level: int) -> bool:
    """Whether nobody opens these cards with this bid, even with belote beside them, or one step off."""
    return row.worth >= level + 2 * STEP or row.worth <= level - BELOTE - STEP


STEP = 10
"""The points between two bids."""


def _of_points(at: Situation, call: Bid, draw: Draw) -> tuple[tuple[Meaning, ...], tuple[Message, ...]] | None:
    """Hands of which one is opened with this bid."""
    level = at.level(call)
    fitting = [row for row in OPENINGS if row.worth == level]
    far = [row for row in OPENINGS if level is not None and _is_far(row, level)]
    if call.denomination.suit is None or not fitting or not far:
        return None
    right = fitting[draw.below(len(fitting))]
    chosen = [right]
    while far and len(chosen) <= WRONG:
        chosen.append(far.pop(draw.below(len(far))))
    meanings = tuple(
        Meaning(_hand(row), None if row is right else _other_bid(row, right)) for row in OPENINGS if row in chosen
    )
    return meanings, tuple(say(_OPENED, hand=_hand(row), bid=bid_fact(call)) for row in fitting)


def _other_bid(row: Row, right: Row) -> Message:
    return say(_TOO_GOOD if row.worth > right.worth else _TOO_WEAK, hand=_hand(row), points=row.worth)


#: {hand}: a hand in words, as “3 trumps, the jack, a side ace”. {bid}: a bid.
_OPENED = QT_TRANSLATE_NOOP("drills", "Good players open with {bid} on this hand: {hand}.")
#: {hand}: a hand in words. {points}: a bid.
_TOO_GOOD = QT_TRANSLATE_NOOP("drills", "This hand is worth more, about {points}: {hand}.")
#: {hand}: a hand in words. {points}: a bid.
_TOO_WEAK = QT_TRANSLATE_NOOP("drills", "This hand is worth less, about {points}: {hand}.")

# ---------------------------------------------------------------------- contracts
ACES, JACKS, LENGTH = range(3)
_PROMISES: Mapping[int, str] = MappingProxyType(
    {
        ACES: QT_TRANSLATE_NOOP("drills", "At least two aces, in any suits"),
        JACKS: QT_TRANSLATE_NOOP("drills", "At least two jacks, in any suits"),
        LENGTH: QT_TRANSLATE_NOOP("drills", "A long suit with the jack or the nine"),
    }
)
_REASONS: Mapping[int, str] = MappingProxyType(
    {
        ACES: QT_TRANSLATE_NOOP("drills", "In no trumps aces are highest: the call promises at least two."),
        JACKS: QT_TRANSLATE_NOOP("drills", "In all trumps jacks are highest: the call promises at least two."),
        LENGTH: QT_TRANSLATE_NOOP(
            "drills",
            "With a trump suit, length and the two highest trumps count. The call promises the jack or the "
            "nine, usually with at least two more trumps.",
        ),
    }
)
_MISTAKEN: Mapping[int, str] = MappingProxyType(
    {
        ACES: QT_TRANSLATE_NOOP("drills", "Aces in several suits point to no trumps."),
        JACKS: QT_TRANSLATE_NOOP("drills", "Jacks in several suits point to all trumps."),
        LENGTH: QT_TRANSLATE_NOOP("drills", "With a long suit your partner would have named that suit."),
    }
)


def _of_contract(at: Situation, call: Action) -> tuple[tuple[Meaning, ...], tuple[Message, ...]] | None:
    """What a call of a suit, of no trumps or of all trumps is based on."""
    named = at.denomination(call)
    if named is None:
        return None
    right = ACES if call == SUN or named is Denomination.NO_TRUMP else JACKS if named.suit is None else LENGTH
    meanings = tuple(
        Meaning(say(source), None if each == right else say(_MISTAKEN[each])) for each, source in _PROMISES.items()
    )
    return meanings, (say(_REASONS[right]),)


def is_clear(rules: Ruleset) -> bool:
    """Whether this game has conventions that say clearly what an opening call promises."""
    auction = rules.auction
    points = auction.auction_model is AuctionModel.POINTS
    lowest = auction.min_bid * rules.bid.bid_unit
    return auction.auction_model in MODELS and is_measured(rules) and (not points or lowest == LOWEST)


def promised(rules: Ruleset, seed: int, wanted: int = 0) -> Promised:
    """A drill on the opening call of a partner."""
    draw = Draw(seed, "promised")
    pools = (tuple(_asked(rules, seed, draw, *moment)) for moment in answers(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw)


def _asked(rules: Ruleset, seed: int, draw: Draw, view: SeatView, caller: int, call: Action) -> Iterator[Promised]:
    at = Situation(view)
    found = _of_points(at, call, draw) if isinstance(call, Bid) else _of_contract(at, call)
    if found is not None:
        yield Promised(Kind.PROMISED, rules, seed, view, caller, call, *found)
