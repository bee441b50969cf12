"""The drill on the call to make with a hand that opens the auction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop import engine
from belote_desktop.coach.action_words import instruction
from belote_desktop.coach.bidding.standards import SUITS, is_measured
from belote_desktop.coach.drills.auction_moments import LOWEST, openings
from belote_desktop.coach.drills.call_reasons import against, against_passing, in_favour, share
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, SeatProblem
from belote_desktop.coach.drills.searched import auction_picture
from belote_desktop.coach.lessons.strategy_lessons import curriculum_of
from belote_desktop.coach.strategy import positions_of, question
from belote_desktop.engine import Action, Message, Ruleset, SeatView
from belote_desktop.engine.actions import PASS, Bid
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.calls.lacks.situation import Situation

CHAPTERS = ("when-to-take", "opening-bids", "three-kinds", "sun-or-hokum", "forced-dealer")
"""The chapters of strategy on the auction."""
FROM_POSITIONS = 4
"""One problem in so many comes from a position of a chapter. A choice of variety; not measured."""
NEAR = (62, 82)
"""Between these shares of made contracts a hand is near the limit."""
WRONG = 3
"""How many wrong calls can be chosen."""


@dataclass(frozen=True)
class BidHand(SeatProblem):
    """A hand that opens the auction: `calls` are the answers, `why` speaks for the best, `wrong` against the others.

    `is_close` tells that the hand is near the limit of what club players take or open with.
    """

    best: Action
    why: tuple[Message, ...]
    wrong: Mapping[Action, Message]
    is_close: bool = False
    form: Form = field(init=False, default=Form.CHOICE)

    @property
    def difficulty(self) -> int:
        return capped(2 + self.is_close + any(isinstance(call, Bid) for call in self.calls))

    @property
    def question(self) -> Message:
        return say(QT_TRANSLATE_NOOP("drills", "What would a good player call with this hand?"))

    @property
    def picture(self) -> Picture:
        return auction_picture(self.seen)

    @property
    def calls(self) -> tuple[Action, ...]:
        """The answers, in the order in which the game offers them."""
        return tuple(call for call in self.seen.lawful if call == self.best or call in self.wrong)

    @property
    def choices(self) -> tuple[Message, ...]:
        return tuple(instruction(self.seen, call) for call in self.calls)

    @property
    def solution(self) -> int:
        return self.calls.index(self.best)

    def judge(self, answer: Answer) -> Answered:
        known = isinstance(answer, int) and 0 <= answer < len(self.calls)
        call = self.calls[int(answer)] if isinstance(answer, int) and known else None
        said = () if call is None or call == self.best else (self.wrong[call],)
        #: {action}: a whole sentence.
        best = say(QT_TRANSLATE_NOOP("drills", "Best: {action}"), action=instruction(self.seen, self.best))
        return Answered(call == self.best, (*said, best, *self.why))


# ---------------------------------------------------------------------- from the positions of the chapters
def _from_position(rules: Ruleset, seed: int, draw: Draw) -> Iterator[BidHand]:
    """A position of a chapter on the auction, which was found and checked by search."""
    if curriculum_of(rules) is None:
        return
    asked = [each for each in positions_of(rules.variant) if each.chapter in CHAPTERS]
    found = question(asked[draw.below(len(asked))], rules) if asked else None
    if found is not None:
        view = engine.view(found.match, found.seat)
        wrong = _few(found.wrong, draw)
        best, why = next(iter(found.right.items()))
        yield BidHand(Kind.BID, rules, seed, view, best, (why,), wrong, is_close=True)


def _few(wrong: Mapping[Action, Message], draw: Draw) -> Mapping[Action, Message]:
    """A few of the wrong calls, a pass always among them."""
    others = [call for call in wrong if call != PASS]
    chosen: list[Action] = [PASS] if PASS in wrong else []
    while others and len(chosen) < WRONG:
        chosen.append(others.pop(draw.below(len(others))))
    return MappingProxyType({call: wrong[call] for call in chosen})


# ---------------------------------------------------------------------- from the standards of club players
def _from_standards(
    rules: Ruleset, seed: int, draw: Draw, view: SeatView, agreed: Sequence[Action]
) -> Iterator[BidHand]:
    """A hand on which club players agree, with calls that are wrong for one reason each."""
    at, best = Situation(view), agreed[0]
    found = tuple(against(at, agreed, draw, WRONG - (best != PASS)))
    passing = () if best == PASS else ((PASS, against_passing(at, best)),)
    if found or passing:
        close = NEAR[0] <= max((share(at, call) for call in view.lawful), default=0) <= NEAR[1]
        wrong = MappingProxyType(dict((*passing, *found)))
        yield BidHand(Kind.BID, rules, seed, view, best, tuple(in_favour(at, best)), wrong, close)


def is_judged(rules: Ruleset) -> bool:
    """Whether the standards speak of the auction of this game."""
    model = rules.auction.auction_model
    measured = model in SUITS or (model is AuctionModel.POINTS and rules.auction.min_bid * rules.bid.bid_unit == LOWEST)
    return measured and is_measured(rules) and not rules.deal.stacks and not rules.deal.kitty


def bid_hand(rules: Ruleset, seed: int, wanted: int = 0) -> BidHand:
    """A drill on the first call of an auction: one in four from the positions of the chapters, where there are any."""
    draw = Draw(seed, "bid this hand")
    if not draw.below(FROM_POSITIONS):
        found = next(_from_position(rules, seed, draw), None)
        if found is not None:
            return found
    pools = (tuple(_from_standards(rules, seed, draw, view, agreed)) for view, agreed in openings(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw, sort=lambda asked: asked.best == PASS)
