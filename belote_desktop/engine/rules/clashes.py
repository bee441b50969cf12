"""Values of two rules that cannot stand together, each with the reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import RuleName
from belote_desktop.engine.rules.needs import Rules


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
        together = QT_TRANSLATE_NOOP("engine", "{first} and {second} cannot stand together: {why}")
        return say(together, first=RuleName(self.first), second=RuleName(self.second), why=say(self.why))


def _but(*members: Enum) -> tuple[Enum, ...]:
    """Every value of an enumeration except these."""
    return tuple(member for member in type(members[0]) if member not in members)


_BIDS = (terms.ContractTest.BID, terms.ContractTest.BID_AND_MORE)
_TURNED = (terms.AuctionModel.TAKE_TURN_UP, terms.AuctionModel.HOKUM_SUN)

_BASIC = (
    Clash("target", "deals", (0,), (0,),
          QT_TRANSLATE_NOOP("engine", "a match needs a target or a number of deals.")),
    Clash("contracts", "auction_model", ((),), _but(terms.AuctionModel.HOKUM_SUN),
          QT_TRANSLATE_NOOP("engine", "an auction needs a contract.")),
    Clash("declarations", "fail_decl", (terms.Declarations.OFF,),
          (terms.FailedDeclarations.ALL_ANNOUNCED,),
          QT_TRANSLATE_NOOP("engine", "there are no declarations to write.")),
    Clash("declarations", "trickless_declarations", (terms.Declarations.OFF,),
          (terms.Trickless.TRANSFER,), QT_TRANSLATE_NOOP("engine", "there are no declarations to hand over.")),
    Clash("belote", "belote_order", (False,), (terms.BeloteOrder.KING_FIRST,),
          QT_TRANSLATE_NOOP("engine", "there is no belote to order.")),
    Clash("deals", "last_deal_exact", (0,), (True,),
          QT_TRANSLATE_NOOP("engine", "only a match with a fixed number of deals has a known last deal.")),
    Clash("rounding", "last_deal_exact", (terms.Rounding.NONE,), (True,),
          QT_TRANSLATE_NOOP("engine", "every deal is exact already.")),
    Clash("unit", "rounding", (terms.Unit.TENS,), (terms.Rounding.NONE, terms.Rounding.FIVES),
          QT_TRANSLATE_NOOP("engine", "tens need a rounding to tens.")),
    Clash("cut", "shuffle", (False,), (terms.Shuffle.NEVER_AFTER_FIRST,),
          QT_TRANSLATE_NOOP("engine", "cards that are neither shuffled nor cut come back as they were.")),
    Clash("sides", "seats", (terms.Sides.PARTNERS,), (2, 3), QT_TRANSLATE_NOOP("engine", "pairs need four seats.")),
    Clash("pass_out", "dealer_after_pass", (terms.PassOut.DEALER_MUST_TAKE,),
          (terms.AfterPass.SAME,),
          QT_TRANSLATE_NOOP("engine", "a dealer who must name a suit leaves no deal passed out.")),
)  # fmt: skip

_KINDS_OF_GAMES = (
    Clash("auction_model", "settlement", (terms.AuctionModel.POINTS,), _but(terms.Settlement.BID),
          QT_TRANSLATE_NOOP("engine", "points that are bid need a score of bids.")),
    Clash("settlement", "auction_model", (terms.Settlement.BID,), _but(terms.AuctionModel.POINTS),
          QT_TRANSLATE_NOOP("engine", "a score of bids needs an auction in which points are bid.")),
    Clash("auction_model", "settlement", (terms.AuctionModel.HOKUM_SUN,), _but(terms.Settlement.PROJECTS),
          QT_TRANSLATE_NOOP("engine", "Hokum and Sun have a score of their own.")),
    Clash("settlement", "auction_model", (terms.Settlement.PROJECTS,), _but(terms.AuctionModel.HOKUM_SUN),
          QT_TRANSLATE_NOOP("engine", "this score belongs to Hokum and Sun.")),
    Clash("settlement", "contract_test", (terms.Settlement.BID,), _but(*_BIDS),
          QT_TRANSLATE_NOOP("engine", "a bid is made with the points that were bid.")),
    Clash("contract_test", "settlement", _BIDS, _but(terms.Settlement.BID),
          QT_TRANSLATE_NOOP("engine", "without bids there are no points to reach.")),
    Clash("auction_model", "turn_up", _TURNED, (terms.TurnUp.NONE,),
          QT_TRANSLATE_NOOP("engine", "a card must be turned up to be taken.")),
    Clash("turn_up", "lowest_rank", (terms.TurnUp.OTHER_PACK,), (0,),
          QT_TRANSLATE_NOOP("engine", "a six is turned up that is not played with.")),
    Clash("second_round_suits", "turn_up", (terms.SecondRoundSuits.TURNED_AGAIN,), _but(terms.TurnUp.OTHER_PACK),
          QT_TRANSLATE_NOOP("engine", "a second card is only turned up where it is not played with.")),
    Clash("exchange", "turn_up", (terms.Exchange.LOW_TRUMP,), (terms.TurnUp.NONE, terms.TurnUp.OTHER_PACK),
          QT_TRANSLATE_NOOP("engine", "there is no turned card to exchange.")),
    Clash("exchange", "turn_up_to", (terms.Exchange.LOW_TRUMP,), (terms.TurnUpTo.TAKER,),
          QT_TRANSLATE_NOOP("engine", "the taker has the turned card already.")),
    Clash("pass_out", "auction_model", (terms.PassOut.NEGATIVE, terms.PassOut.TURNED_FORCED),
          _but(terms.AuctionModel.TAKE_TURN_UP), QT_TRANSLATE_NOOP("engine", "no suit was turned up.")),
    Clash("pass_out", "auction_model", (terms.PassOut.ELDEST_AT_ONCE,), _but(terms.AuctionModel.SINGLE_ROUND),
          QT_TRANSLATE_NOOP("engine", "only an auction of one round can end with its first call.")),
    Clash("auction_model", "seats", (terms.AuctionModel.HOKUM_SUN,), (2, 3),
          QT_TRANSLATE_NOOP("engine", "Hokum and Sun are played by four.")),
    Clash("auction_model", "sides", (terms.AuctionModel.HOKUM_SUN, terms.AuctionModel.POINTS), (terms.Sides.ALONE,),
          QT_TRANSLATE_NOOP("engine", "this auction is one of two sides.")),
    Clash("doubling", "multipliers", (terms.Doubling.ON,), ((),),
          QT_TRANSLATE_NOOP("engine", "a double needs a number to multiply by.")),
    Clash("declaration_place", "instant_run", (terms.DeclarationPlace.TRICK,), tuple(range(3, 10)),
          QT_TRANSLATE_NOOP("engine", "runs met in tricks do not win a match.")),
)  # fmt: skip

CLASHES = (*_BASIC, *_KINDS_OF_GAMES)
