"""The phase of the auction."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.auction import AUCTIONS, Auction, AuctionState
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.cards import CardSet
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import eldest, turned_again
from belote_desktop.engine.events import Called, ContractMade
from belote_desktop.engine.phases.base import Step, card_too_early
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel, CoincheTiming, Phase


class AuctionPhase:
    """The auction; it ends with a contract or is passed out."""

    def enter(self, rules: Ruleset, deal: Deal) -> Step:
        return deal, ()

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        return _auction(rules).actor(auction_state(rules, deal))

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        return _auction(rules).options(auction_state(rules, deal))

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if isinstance(action, Play):
            return card_too_early(Phase.AUCTION)
        return _auction(rules).refusal(auction_state(rules, deal), seat, action)

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        before = auction_state(rules, deal)
        deal = deal.with_(calls=(*deal.calls, (seat, action)))
        state = deal.memo["auction"] = before.after(deal.calls)
        auction = _auction(rules)
        if auction.actor(state) is not None:
            deal, turned = turned_again(rules, deal)
            return deal, (Called(seat, action), *turned)
        contract = auction.contract(state)
        made = () if contract is None else (ContractMade(contract),)
        ended = deal.with_(contract=contract, redeal=auction.redeal(state))
        ended.memo["auction"] = state
        return ended, (Called(seat, action), *made)


def _auction(rules: Ruleset) -> Auction:
    return AUCTIONS[rules.auction.auction_model]


def doubles_at_any_time(rules: Ruleset, action: Action) -> bool:
    """True if this is a double and the game allows doubles out of turn."""
    within = rules.auction.auction_model in (AuctionModel.LADDER, AuctionModel.POINTS)
    return within and action in RAISE_WORDS and rules.doubling.coinche_timing is CoincheTiming.ANY_TIME


def with_calls(rules: Ruleset, deal: Deal, followed: AuctionState) -> Deal:
    """The deal with the calls of an auction that was `followed` without looking at its hands."""
    later = deal.with_(calls=followed.calls)
    later.memo["auction"] = followed.among(_hands(rules, deal))
    return later


def _hands(rules: Ruleset, deal: Deal) -> dict[int, CardSet]:
    return {seat: deal.hand(seat) for seat in range(rules.table.seats)}


def auction_state(rules: Ruleset, deal: Deal) -> AuctionState:
    """The state of this deal's auction."""
    known: AuctionState | None = deal.memo.get("auction")
    if known is None or known.rules is not rules:
        first, hands = eldest(rules, deal.dealer), _hands(rules, deal)
        known = AuctionState(rules, deal.dealer, first, deal.turn_up, deal.calls, hands, deal.totals)
        deal.memo["auction"] = known
    return known
