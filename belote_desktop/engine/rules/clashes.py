"""Values of two rules that cannot stand together, each with the reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import RuleName
from belote_desktop.engine.rules.needs import Rules
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say


@dataclass(frozen=True)
class Clash:
    """Two rules whose values cannot stand together."""

    first: str
    second: str
    first_values: tuple[object, ...]
    second_values: tuple[object, ...]
    why: str

    def stands(self, rules: Rules) -> bool:
        return rules.value(self.first) in self.first_values and rules.value(self.second) in self.second_values

    def message(self) -> Message:
        """The sentence that names both rules, and why."""
        #: {first}, {second}: labels of rules. {why}: a whole sentence.
        together = QT_TRANSLATE_NOOP("engine", "“{first}” and “{second}” do not go together. {why}")
        return say(together, first=RuleName(self.first), second=RuleName(self.second), why=say(self.why))


def _but(*members: Enum) -> tuple[Enum, ...]:
    """Every value of an enumeration except these."""
    return tuple(member for member in type(members[0]) if member not in members)


_BIDS = (terms.ContractTest.BID, terms.ContractTest.BID_AND_MORE)
_TURNED = (terms.AuctionModel.TAKE_TURN_UP, terms.AuctionModel.HOKUM_SUN)

_BASIC = (
    Clash("target", "deals", (0,), (0,),
          QT_TRANSLATE_NOOP("engine", "A match needs a target or a number of deals.")),
    Clash("contracts", "auction_model", ((),), _but(terms.AuctionModel.HOKUM_SUN),
          QT_TRANSLATE_NOOP("engine", "An auction needs at least one contract.")),
    Clash("declarations", "fail_decl", (terms.Declarations.OFF,),
          (terms.FailedDeclarations.ALL_ANNOUNCED,),
          QT_TRANSLATE_NOOP("engine", "There are no declarations to score.")),
    Clash("declarations", "trickless_declarations", (terms.Declarations.OFF,),
          (terms.Trickless.TRANSFER,), QT_TRANSLATE_NOOP("engine", "There are no declarations to hand over.")),
    Clash("belote", "belote_order", (False,), (terms.BeloteOrder.KING_FIRST,),
          QT_TRANSLATE_NOOP("engine", "There is no belote.")),
    Clash("deals", "last_deal_exact", (0,), (True,),
          QT_TRANSLATE_NOOP("engine", "Only a match with a fixed number of deals has a known last deal.")),
    Clash("rounding", "last_deal_exact", (terms.Rounding.NONE,), (True,),
          QT_TRANSLATE_NOOP("engine", "Every deal is already scored exactly.")),
    Clash("unit", "rounding", (terms.Unit.TENS,), (terms.Rounding.NONE, terms.Rounding.FIVES),
          QT_TRANSLATE_NOOP("engine", "A score in tens must be rounded to tens.")),
    Clash("cut", "shuffle", (False,), (terms.Shuffle.NEVER_AFTER_FIRST,),
          QT_TRANSLATE_NOOP("engine", "Cards that are neither shuffled nor cut would come back in the same order.")),
    Clash("sides", "seats", (terms.Sides.PARTNERS,), (2, 3), QT_TRANSLATE_NOOP("engine", "Pairs need four players.")),
    Clash("pass_out", "dealer_after_pass", (terms.PassOut.DEALER_MUST_TAKE,),
          (terms.AfterPass.SAME,),
          QT_TRANSLATE_NOOP("engine", "If the dealer must name a suit, no deal is passed out.")),
)  # fmt: skip

_KINDS_OF_GAMES = (
    Clash("auction_model", "settlement", (terms.AuctionModel.POINTS,), _but(terms.Settlement.BID),
          QT_TRANSLATE_NOOP("engine", "An auction with bids of points needs scoring by bids.")),
    Clash("settlement", "auction_model", (terms.Settlement.BID,), _but(terms.AuctionModel.POINTS),
          QT_TRANSLATE_NOOP("engine", "Scoring by bids needs an auction with bids of points.")),
    Clash("auction_model", "settlement", (terms.AuctionModel.HOKUM_SUN,), _but(terms.Settlement.PROJECTS),
          QT_TRANSLATE_NOOP("engine", "Hokum and Sun have their own scoring.")),
    Clash("settlement", "auction_model", (terms.Settlement.PROJECTS,), _but(terms.AuctionModel.HOKUM_SUN),
          QT_TRANSLATE_NOOP("engine", "This scoring belongs to Hokum and Sun.")),
    Clash("settlement", "contract_test", (terms.Settlement.BID,), _but(*_BIDS),
          QT_TRANSLATE_NOOP("engine", "A bid is made by reaching the points bid.")),
    Clash("contract_test", "settlement", _BIDS, _but(terms.Settlement.BID),
          QT_TRANSLATE_NOOP("engine", "Without bids there are no points to reach.")),
    Clash("auction_model", "turn_up", _TURNED, (terms.TurnUp.NONE,),
          QT_TRANSLATE_NOOP("engine", "There must be a turn-up to take.")),
    Clash("turn_up", "lowest_rank", (terms.TurnUp.OTHER_PACK,), (0,),
          QT_TRANSLATE_NOOP("engine", "The turn-up is a six that is not in play.")),
    Clash("second_round_suits", "turn_up", (terms.SecondRoundSuits.TURNED_AGAIN,), _but(terms.TurnUp.OTHER_PACK),
          QT_TRANSLATE_NOOP("engine", "A second card is turned up only if it is not in play.")),
    Clash("exchange", "turn_up", (terms.Exchange.LOW_TRUMP,), (terms.TurnUp.NONE, terms.TurnUp.OTHER_PACK),
          QT_TRANSLATE_NOOP("engine", "There is no turn-up to exchange.")),
    Clash("exchange", "turn_up_to", (terms.Exchange.LOW_TRUMP,), (terms.TurnUpTo.TAKER,),
          QT_TRANSLATE_NOOP("engine", "The taker already has the turn-up.")),
    Clash("pass_out", "auction_model", (terms.PassOut.NEGATIVE, terms.PassOut.TURNED_FORCED),
          _but(terms.AuctionModel.TAKE_TURN_UP), QT_TRANSLATE_NOOP("engine", "There is no turn-up.")),
    Clash("pass_out", "auction_model", (terms.PassOut.ELDEST_AT_ONCE,), _but(terms.AuctionModel.SINGLE_ROUND),
          QT_TRANSLATE_NOOP("engine", "Only an auction of one round can end with its first call.")),
    Clash("auction_model", "seats", (terms.AuctionModel.HOKUM_SUN,), (2, 3),
          QT_TRANSLATE_NOOP("engine", "Hokum and Sun need four players.")),
    Clash("auction_model", "sides", (terms.AuctionModel.HOKUM_SUN, terms.AuctionModel.POINTS), (terms.Sides.ALONE,),
          QT_TRANSLATE_NOOP("engine", "This auction needs two sides.")),
    Clash("doubling", "multipliers", (terms.Doubling.ON,), ((),),
          QT_TRANSLATE_NOOP("engine", "A double needs a number to multiply by.")),
    Clash("declaration_place", "instant_run", (terms.DeclarationPlace.TRICK,), tuple(range(3, 10)),
          QT_TRANSLATE_NOOP("engine", "Runs that meet in a trick cannot win a match.")),
)  # fmt: skip

CLASHES = (*_BASIC, *_KINDS_OF_GAMES)
