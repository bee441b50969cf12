"""How an auction goes on in possible deals: in every game the turns call as the policy does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import Match, SeatView
from belote_desktop.engine.actions import Action, Say, Word
from belote_desktop.engine.auction import AUCTIONS, AuctionState
from belote_desktop.engine.auction.auctions import depends_on_hands
from belote_desktop.engine.cards import Card, CardSet, Rank, Suit
from belote_desktop.engine.deals.dealing import eldest
from belote_desktop.engine.phases.auction import auction_state, with_calls
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.players.calls.turned_hand import TurnedHand
from belote_desktop.players.calls.turns import turn_of
from belote_desktop.players.heuristic_player import ThumbPlayer
from belote_desktop.players.styles import ANYONE, CLUB
from belote_desktop.players.weighing.call_search import CallSearch
from belote_desktop.players.weighing.continuation import Continuation

GAMES = [game.id for game in variants.all_variants()]
POLICY = ThumbPlayer(ANYONE)
HANDS_DECIDE = {"bourloto", "clabber"}
"""Games in which the cards of a seat decide what it may say: its seven buys the turned card, or it must hold the suit
that it names."""
SPEAKING = {"bela-3p"}
"""Games in which nobody may pass."""


def auctions(game: str, deals: int) -> Iterator[tuple[Match, SeatView]]:
    """The moments of auctions in which three of four calls are the policy's and one is any."""
    chance = random.Random(game)
    for seed in range(deals):
        match = engine.start(variants.get(game), seed)
        while not match.deals and match.deal is not None and match.deal.phase is Phase.AUCTION:
            seat = engine.to_act(match)
            view = engine.view(match, seat)
            yield match, view
            call = POLICY.choose(view) if chance.random() < 0.75 else chance.choice(view.lawful)
            match = engine.apply(match, call, seat)[0]


def by_turn(match: Match, view: SeatView) -> Action | None:
    """The call of the seat to speak as its turn tells it."""
    assert match.deal is not None
    assert view.seat is not None
    turn = turn_of(view, ANYONE.caller.caution_in(view))
    hand = TurnedHand.of(view.rules, view.dealer, view.seat, view.turn_up)
    return None if turn is None else turn.call(*hand.rows(match.deal.hand(view.seat).mask))


@pytest.mark.parametrize("game", [game for game in GAMES if not variants.get(game).deal.stacks])
def test_a_turn_calls_as_the_policy_does(game: str) -> None:
    told = [(by_turn(match, view), POLICY.choose(view)) for match, view in auctions(game, 6)]
    known = [(turn, policy) for turn, policy in told if turn is not None]
    assert known or game in SPEAKING
    assert [(turn, policy) for turn, policy in known if turn != policy] == []


def test_a_raise_that_stakes_the_match_is_left_to_the_policy() -> None:
    match = engine.start(variants.get("belot-bg", match_level=True), 1)
    for word in ("C", "double", "redouble"):
        match, _ = engine.apply(match, engine.parse_action(match, word))
    view = engine.view(match, engine.to_act(match))
    assert Say(Word.MATCH) in view.words
    assert turn_of(view, ANYONE.caller.caution_in(view)) is None


def test_hands_decide_what_may_be_said_in_few_games_only() -> None:
    found = {game for game in GAMES if depends_on_hands(variants.get(game))}
    assert found == HANDS_DECIDE


@pytest.mark.parametrize("game", [game for game in GAMES if game not in HANDS_DECIDE])
def test_elsewhere_the_calls_alone_decide_it(game: str) -> None:
    for _, view in auctions(game, 6):
        assert view.seat is not None
        first = eldest(view.rules, view.dealer)
        unseen = AuctionState(view.rules, view.dealer, first, view.turn_up, view.calls, totals=view.totals)
        assert AUCTIONS[view.rules.auction.auction_model].options(unseen)[view.seat] == view.lawful


@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "baloot", "pilotta", "klaberjass", "belote-3p-24"])
def test_the_auction_ends_as_if_every_seat_had_been_asked(game: str) -> None:
    for seed in range(4):
        match = asked = engine.start(variants.get(game), seed)
        followed = CallSearch(engine.view(match, engine.to_act(match)), POLICY).called_out(match, 0)
        while not asked.deals and asked.deal is not None and asked.deal.trick is None:
            seat = engine.to_act(asked)
            asked = engine.apply(asked, POLICY.choose(engine.view(asked, seat)), seat)[0]
        if asked.deals:
            assert followed.deals[0].score == asked.deals[0].score
        else:
            assert followed.deal == asked.deal


@pytest.mark.parametrize("game", ["coinche", "belot-bg", "baloot"])
def test_a_deal_with_followed_calls_knows_its_auction_as_if_worked_out_anew(game: str) -> None:
    for match, view in auctions(game, 3):
        assert match.deal is not None
        AUCTIONS[view.rules.auction.auction_model].actor(view.auction)
        known = auction_state(match.rules, with_calls(match.rules, match.deal, view.auction))
        anew = auction_state(match.rules, match.deal.with_())
        assert known is not view.auction
        assert known == anew
        options = AUCTIONS[view.rules.auction.auction_model].options
        assert options(known) == options(anew) == {view.seat: view.lawful}


def test_no_policy_is_asked_where_turns_tell_the_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    match = engine.start(variants.get("coinche"), 3)
    continuation = Continuation(engine.view(match, engine.to_act(match)), POLICY)
    monkeypatch.setattr(ThumbPlayer, "decide", None)
    after = continuation.followed(match)
    assert after.deal is None or after.deal.phase is not Phase.AUCTION


def test_what_a_club_player_asks_of_a_hand_is_left_to_the_policy() -> None:
    match = engine.start(variants.get("coinche"), 3)
    continuation = Continuation(engine.view(match, engine.to_act(match)), ThumbPlayer(CLUB))
    assert continuation.followed(match) is match


def test_a_low_trump_is_judged_as_the_turned_card_and_brings_its_belote() -> None:
    """Exchanged for the six, the turned queen of hearts joins the king: in hearts that is a belote."""
    rules, queen = variants.get("deberts-3p"), Card.parse("QH")
    low = Card.of(Rank(rules.deck.lowest_rank), Suit.HEARTS)
    seat = TurnedHand.of(rules, dealer=1, seat=0, turn_up=queen)
    hand = CardSet.parse("TH KH 8S QS KC 8C")
    _, edges, extras = seat.rows((hand | CardSet((low,))).mask)
    values, without, none = seat.rows((hand | CardSet((Card.parse("8D"),))).mask)
    assert extras[Suit.HEARTS] == none[Suit.HEARTS] + rules.belote.belote_points
    assert edges[Suit.HEARTS] == values.edges((hand | CardSet((queen,))).mask)[Suit.HEARTS] > without[Suit.HEARTS]
    assert extras[Suit.CLUBS] == none[Suit.CLUBS]
