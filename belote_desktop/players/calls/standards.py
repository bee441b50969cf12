"""The strength a hand must have: the margins, in points of 162, from which a seat takes or raises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, Declarations, Settlement, Unit
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.lacks.asked import OF_CLUB_PLAYERS, Lack

# Chosen by judgement, not measured, except for the bonus of the lead.
PARTNERED, ALONE = 19.0, 9.0
"""The margin of a contract with a partner, whose cards are hidden, and without one."""
ON_A_LADDER = -8.0
"""How much weaker a hand may be where others can still name something higher."""
AMONG_STACKS = 12.0
"""How much stronger a hand must be on a ladder among stacks, half of whose cards are covered. In open Belot for two 12
brought 1.4 ± 0.6 match points a deal more than nothing (400 pairs); with 24 half the deals
were passed out."""
HIDDEN = 6.0
"""What declarations that are not known yet may add to a contract."""
KITTY = -14.0
"""How much weaker a hand may be for each card of a kitty."""
SECOND_ROUND = 6.0
"""How much weaker a hand may be in the second round, or in a single one."""
LEAD_BONUS = 3.0
"""What the first lead is worth to the taker, from the same fit as the counts of a hand."""
LAST_CHANCE = 8.0
"""How much weaker a hand may be when passing may end the match."""
PROJECT_DEAL = 20
"""About what the winners of a deal of Baloot write, where a Hokum is worth 16 and a Sun 26. Not measured."""


@dataclass(frozen=True)
class Caution:
    """Points of 162 added to the margins for taking and for raising, and what is asked of a hand beside.

    `last_word` is added for the last seat that is asked, when everyone else has passed; `among_stacks` on a ladder
    where cards lie covered, which beginners do not think of; `duel` in a game for two without stacks.
    `hoped` is what a bid counts on from declarations that the partner may hold. `last_round` is added when nobody will
    be asked again, `over_opponents` where the Hokum or the bid of points to be outbid is theirs.
    """

    taking: float = 0.0
    raising: float = 0.0
    last_word: float = 0.0
    last_round: float = 0.0
    over_opponents: float = 0.0
    among_stacks: float = AMONG_STACKS
    duel: float = 0.0
    hoped: float = 0.0
    asked: tuple[Lack, ...] = ()


class AuctionKind(NamedTuple):
    """A kind of auction, and whether declarations count towards what is bid in it."""

    model: AuctionModel
    is_declared: bool = False


def auction_kind(rules: Ruleset) -> AuctionKind:
    """The kind of a game's auction."""
    model = rules.auction.auction_model
    return AuctionKind(model, model is AuctionModel.POINTS and rules.declaration.declarations is Declarations.ON)


OF_ANYONE: Mapping[AuctionKind, Caution] = MappingProxyType(
    {
        AuctionKind(AuctionModel.TAKE_TURN_UP): Caution(taking=3.0, last_round=5.0, hoped=HIDDEN, duel=8.0),
        AuctionKind(AuctionModel.SINGLE_ROUND): Caution(hoped=HIDDEN),
        AuctionKind(AuctionModel.LADDER): Caution(taking=9.0, last_round=5.0, hoped=HIDDEN),
        AuctionKind(AuctionModel.POINTS): Caution(over_opponents=-14.0),
        AuctionKind(AuctionModel.POINTS, is_declared=True): Caution(taking=14.0, over_opponents=-28.0, hoped=HIDDEN),
        AuctionKind(AuctionModel.HOKUM_SUN): Caution(taking=2.0, last_round=6.0, over_opponents=5.0, hoped=HIDDEN),
    }
)
"""The margins of a player of unknown level, by the kind of auction. Players who search expect these of the other seats,
and read calls by them. Set so that they agree best with 1,600 deals of coinche, classic, belot-bg and baloot, called by
players who weighed their calls in 16 deals and leaned on the club's habits: in 80, 90, 84 and 86 of 100 chances to open
it is the same call, where a margin of nothing gives 80, 90, 59 and 86; in the second rounds of classic and baloot 91
and 87, where it gives 75 and 72. Expert that expected this opened as expected in 89, 92 and 87 of 100 chances of
belot-bg, classic and baloot (80 deals each). In coinche it contested 52 of 100 openings where 20 were expected: so -14.
In pilotta (200 deals) it opened 67 of 100 hands and bid over the partner with 22, where 96 and 44 were expected: so 14;
over the opponents it bid 43 of 100, where -14 in all gives 44. Where a card is turned up for two players without
stacks, 8 more: in Belote for two Expert took with 13, 21, 59 and 52 of 100 hands as first to fourth to be asked, where
15, 18, 64 and 51 are expected with it (101 deals), and 30, 34, 83 and 72 without (200 deals). Not measured in the other
games for two.
"""
OF_CLUB = Caution(asked=OF_CLUB_PLAYERS)
"""The margins of the casual and the club player."""
ONE_ROUND = (AuctionModel.SINGLE_ROUND, AuctionModel.LADDER, AuctionModel.POINTS)
"""Auctions in which a deal is passed out after one round."""


def of_anyone(view: SeatView) -> Caution:
    """The margins to expect of a player of unknown level in this auction."""
    return OF_ANYONE[auction_kind(view.rules)]


def need_to_take(view: SeatView, caution: Caution) -> float:
    """The margin from which this seat undertakes a contract without a bid."""
    partnered = view.rules.side_count < view.rules.table.seats
    points = (PARTNERED if partnered else ALONE) + KITTY * view.rules.deal.kitty
    if partnered and view.rules.auction.auction_model is AuctionModel.LADDER:
        points += ON_A_LADDER
    if view.rules.deal.stacks and view.rules.auction.auction_model is AuctionModel.LADDER:
        points += caution.among_stacks
    if is_last_round(view):
        points += caution.last_round - SECOND_ROUND
    if view.seat == eldest(view.rules, view.dealer):
        points -= LEAD_BONUS
    if view.rules.table.seats == 2 and not view.rules.deal.stacks:
        points += caution.duel
    points += caution.taking + (caution.last_word if has_last_word(view) else 0.0)
    return points - LAST_CHANCE if slipping_away(view) else points


def has_last_word(view: SeatView) -> bool:
    """Whether the deal is passed out if this seat passes, as far as the calls tell."""
    seats, said = view.rules.table.seats, [call for _, call in view.calls]
    rounds = 1 if view.rules.auction.auction_model in ONE_ROUND else 2
    return len(said) == rounds * seats - 1 and all(call == PASS for call in said)


def is_last_round(view: SeatView) -> bool:
    """Whether nobody will be asked again once everyone has passed."""
    single = view.rules.auction.auction_model is AuctionModel.SINGLE_ROUND
    return single or len(view.calls) >= view.rules.table.seats


def slipping_away(view: SeatView) -> bool:
    """True if one ordinary deal would win the match for another side but not for this one."""
    target = view.rules.match.target
    if view.seat is None or not target:
        return False
    side, deal = view.rules.side_of(view.seat), ordinary_deal(view.rules)
    others = max(points for other, points in enumerate(view.totals) if other != side)
    return others + deal >= target > view.totals[side] + deal


def ordinary_deal(rules: Ruleset) -> int:
    """The approximate score of the winners of a deal."""
    if rules.scoring.settlement is Settlement.PROJECTS:
        return PROJECT_DEAL
    return rules.scoring.fail_base // (10 if rules.scoring.unit is Unit.TENS else 1)
