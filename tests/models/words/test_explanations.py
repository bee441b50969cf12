"""Every action that is not allowed says why, truly, in every language, and tells nothing of hidden cards.

Each game is played by chance, with options drawn by chance in most matches; in positions of every phase a wide
choice of actions is tried from every seat. `EXPLAIN_POSITIONS=500` tries as many positions of each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from belote_desktop import coach, engine, variants
from belote_desktop.engine import (
    Action,
    Card,
    CardSet,
    Match,
    Message,
    Play,
    Rank,
    Refusal,
    RulesetError,
    SeatView,
    Suit,
)
from belote_desktop.engine.actions import (
    BELOTE,
    CHALLENGE,
    CLAIM,
    PASS,
    THROW_IN,
    Announce,
    Bid,
    BidKind,
    Declaration,
    Declare,
    Discard,
    Exchange,
    Name,
    NameHokum,
    Say,
    Word,
)
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import SIGHT, Place
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.terms import AuctionModel, Phase, Sight, Zone
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.variants.rule_sheet import rule_sheet, section_about
from belote_desktop.windows.look.languages import PSEUDO, Languages, available
from tests.engine.random_play import GAMES
from tests.lengths import length
from tests.models.words.true_reasons import CHECKS, Refused, is_true

POSITIONS = length("EXPLAIN_POSITIONS", 40, 20)
BIDS = 24 if POSITIONS < 500 else 120
"""How many of a game's bids are tried in a position."""
OPTIONS: dict[str, tuple[object, ...]] = {
    "announcing": ("manual",), "misplay": ("challenge",), "schmeiss": ("A", "B", "C"), "na_dosta": (True,),
    "doubling": ("on", "off"), "coinche_timing": ("any_time",),
    "throw_in": ("no_points", "low_hand", "dealer_seven", "dealer_any"), "late_runs": (True,), "seven_buy": (True,),
    "exchange": ("low_trump",), "exchange_origin": ("first_six", "any"), "must_hold_trump": (True,),
    "pass_out": ("dealer_must_take", "eldest_must_take", "eldest_at_once", "turned_forced", "negative"),
    "second_round_suits": ("any", "turned_again"), "sa_ta_in_classic": ("both", "round2"), "overlap": (True, False),
    "decl_window": ("before_play", "first_card"), "belote_context": ("not_thrown_off", "partner_lead"),
    "baloot_block": ("hundred", "any_project", "any_card"), "plain_must_beat": (True,), "beat_after_ruff": (True,),
    "multipliers": ("2-4-8-16",),
    "match_level": (True,), "passed_may_rebid": (False,), "freeze": (True, False), "capot_coinchable": (False,),
    "no_coinche_on80": (True,), "generale": (True,), "capot_flag": (True,), "declarations_max": (1,),
    "doubling_reply": ("bidder", "everyone"), "ashkal": ("off", "both"), "suit_naming": ("at_confirm",),
    "partner_winning": ("no_underruff", "must_trump"), "undertrump": ("avoid", "must"), "lock": ("raiser_chooses",),
    "late_announce": (True,), "speaks_first": ("dealer",), "nt_declarations": ("none", "fours_only"),
}  # fmt: skip
"""The options on which reasons depend."""
TABLE = Names(("Anna", "Samir", "Léa", "Karim"), you=0)


def rules_of(game: str, chance: Random) -> engine.Ruleset:
    """The game as it is, or with some options changed, those that can stand together."""
    rules = variants.get(game)
    if chance.random() < 0.4:
        return rules
    for name in chance.sample(sorted(OPTIONS), 16):
        try:
            changed = rules.change({name: chance.choice(OPTIONS[name])})
            engine.start(changed, 0)
        except RulesetError:
            continue
        rules = changed
    return rules


def positions(game: str, count: int) -> Iterator[Match]:
    """Positions of matches played by chance, those between the tricks less often than the calls."""
    chance = Random(f"explanations of {game}")
    while count:
        rules = rules_of(game, chance)
        match, quiet = engine.start(rules, chance.randrange(2**32)), chance.choice((0.3, 0.6, 0.97))
        while count and not match.is_over and len(match.deals) < 2:
            assert match.deal is not None
            if chance.random() < (0.12 if match.deal.phase is Phase.PLAY else 0.4):
                yield match
                count -= 1
            match = engine.apply(match, choose(match, chance, quiet))[0]


def choose(match: Match, chance: Random, quiet: float) -> Action:
    """Some option: in quiet auctions mostly a pass, words beside the cards often, what ends a deal early seldom."""
    seldom = (CHALLENGE, CLAIM, THROW_IN)
    offered = [one for one in engine.legal(match) if one not in seldom or chance.random() < 0.03]
    if PASS in offered and chance.random() < quiet:
        return PASS
    words = [one for one in offered if isinstance(one, Declare) or one == BELOTE]
    return chance.choice(words if words and chance.random() < 0.5 else offered)


def universe(rules: engine.Ruleset, match: Match, chance: Random) -> list[Action]:
    """What somebody may try to do: every word, name, card, exchange and declaration, and some bids and discards."""
    cards = pack(rules)
    suits = [CardSet(cards).suited(suit) for suit in Suit]
    runs = [sorted(suit, reverse=True)[at : at + size] for suit in suits for size in (3, 4, 5) for at in range(6)]
    fours = [Declaration(tuple(Card.of(rank, suit) for suit in Suit)) for rank in sorted({c.rank for c in cards})]
    return [
        *map(Say, Word),
        *map(Name, Denomination),
        *map(NameHokum, Suit),
        *(Announce(length) for length in (0, 3, 5)),
        *map(Play, cards),
        *map(Exchange, cards),
        *(Declare(Declaration(tuple(run))) for run in runs if len(run) >= 3),
        *map(Declare, fours),
        *_bids(rules, match, chance),
        *(Discard(tuple(chance.sample(cards, size))) for size in (1, 2, 3, max(1, rules.deal.kitty))),
        Discard(count=2),
    ]


def _bids(rules: engine.Ruleset, match: Match, chance: Random) -> list[Action]:
    """Bids below, at, above and between the levels; all kinds; the bid that stands."""
    assert match.deal is not None
    named = [call for _, call in match.deal.calls if isinstance(call, Bid)]
    if rules.auction.auction_model is not AuctionModel.POINTS:
        return [Bid(100, Denomination.HEARTS), Bid(0, Denomination.HEARTS, BidKind.CAPOT)]
    low, high = rules.auction.min_bid, rules.auction.max_bid or 300
    numbers = [max(1, low - 1), low, low + 1, high, high + 1, 9999, *(chance.randint(low, high) for _ in range(6))]
    every = [Bid(number, one, capot=flag) for number in numbers for one in Denomination for flag in (False, True)]
    kinds = [Bid(0, one, kind) for one in Denomination for kind in (BidKind.CAPOT, BidKind.GENERALE)]
    lowest = Bid(max(1, low - 1), Denomination(rules.auction.contracts[0]))
    return [lowest, *chance.sample([*every, *kinds], BIDS), *named[-1:]]


def cards_in(fact: object) -> Iterator[Card]:
    """The cards that a fact names."""
    if isinstance(fact, Card):
        yield fact
    elif isinstance(fact, CardSet | tuple):
        yield from chain.from_iterable(map(cards_in, fact))
    elif isinstance(fact, Message):
        yield from chain.from_iterable(map(cards_in, fact.facts.values()))


def cards_of(action: Action) -> set[Card]:
    """The cards that whoever tries the action names."""
    if isinstance(action, Play | Exchange):
        return {action.card}
    if isinstance(action, Declare):
        return set(action.declaration.cards)
    return set(action.cards) if isinstance(action, Discard) else set()


def seen_by(view: SeatView) -> set[Card]:
    """Every card that the seat has before its eyes or has seen in this deal."""
    lying = (cards for cards in view.places.values() if isinstance(cards, tuple))
    played = (trick.cards for trick in (*view.tricks, *([view.trick] if view.trick else [])))
    shown = {card for _, one in view.shown for card in one.cards}
    given = {card for _, card in view.exchanged}
    public = {card for card in (view.turn_up, view.bottom) if card is not None}
    own = {card for one in view.own_declarations for card in one.cards}
    return set(chain(*lying, *played)) | shown | given | public | own


def with_other_hidden_cards(match: Match, seat: int, chance: Random) -> Match:
    """The match as it may be just as well for this seat: what it cannot see lies elsewhere.

    What the others have announced stays theirs, for it must agree with what they said.
    """
    assert match.deal is not None
    deal = match.deal
    known = seen_by(engine.view(match, seat)) | {card for _, one in deal.declared for card in one.cards}
    closed = [place for place in deal.places if SIGHT[place.zone] is not Sight.ALL and place.zone is not Zone.WON]
    hidden = [card for place in closed for card in deal.places[place] if card not in known]
    chance.shuffle(hidden)
    places = dict(deal.places)
    for place in closed:
        if place != Place(Zone.HAND, seat):
            places[place] = tuple(card if card in known else hidden.pop() for card in deal.places[place])
    stacks = deal.stacks and tuple(
        tuple(stack._replace(covered=_lying(places, deal.places, stack.covered)) for stack in row)
        for row in deal.stacks
    )
    changed = deal.with_(places=MappingProxyType(places), unlawful=(), stacks=stacks)
    return match.with_(deal=changed)


def _lying(after: Any, before: Any, card: Card) -> Card:
    """The card that lies now where this one lay."""
    place, at = next((place, cards.index(card)) for place, cards in before.items() if card in cards)
    found: Card = after[place][at]
    return found


def tried(match: Match, chance: Random) -> Iterator[tuple[int, Action]]:
    """Every action of the universe for the seat to act, some of them for the others."""
    actions = universe(match.rules, match, chance)
    actor = engine.to_act(match)
    for seat in range(match.rules.table.seats):
        yield from ((seat, one) for one in (actions if seat == actor else chance.sample(actions, 16)))


def check_reasons(at: Refused, told: tuple[Refusal, ...], known: set[Card]) -> None:
    """Each reason is true, and names only cards that the seat knows or has named itself."""
    for refusal in told:
        source = refusal.message.source
        assert source in CHECKS, source
        assert is_true(at, refusal.message), f"{at.action} by {at.seat}: {refusal}"
        named = set(chain.from_iterable(map(cards_in, refusal.message.facts.values())))
        if isinstance(at.action, Exchange):
            named -= lowest_of_turned(at)  # the rule names this card, wherever it lies
        assert named <= known | cards_of(at.action), f"{at.action} by {at.seat}: {refusal}"


def lowest_of_turned(at: Refused) -> set[Card]:
    """The lowest card of the turned suit."""
    up = at.deal.turn_up
    return set() if up is None else {Card.of(Rank(at.rules.deck.lowest_rank), up.suit)}


def check_duties(match: Match, told: set[Refusal]) -> None:
    """What is permitted is what is lawful; each duty is a reason of something refused, or what a bid has to beat."""
    for seat in range(match.rules.table.seats):
        view = engine.view(match, seat)
        found = coach.permitted(view)
        assert set(found.actions) == set(view.lawful)
        assert len(found.actions) == len(view.lawful)
        if seat != engine.to_act(match):
            assert found.duties == ()
            continue
        for duty in found.duties:
            if duty.message.source.startswith("{player} has ") and "must be higher" in duty.message.source:
                assert_stands(match, duty.message)
            else:
                assert duty in told, str(duty)
        if view.phase is Phase.AUCTION and PASS not in view.lawful:
            assert found.duties
        if view.phase is Phase.PLAY:
            assert bool(found.duties) == (found.cards != view.hand)


def assert_stands(match: Match, message: Message) -> None:
    """The highest call so far is the last one that named something, by this player."""
    assert match.deal is not None
    owner, call = next(one for one in reversed(match.deal.calls) if isinstance(one[1], Name | Bid))
    assert message.facts["player"].seat == owner  # type: ignore[attr-defined]
    if isinstance(call, Bid) and call.kind is BidKind.POINTS:
        assert str(message.facts["highest"]).startswith(f"{call.points} ")


class InLanguage:
    """Preferences that know a language."""

    def value(self, key: str) -> Any:
        return "en" if key == "language" else 0

    def set(self, key: str, value: Any) -> None:
        raise AssertionError(f"{key} is not to be set")


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    found = Languages(qapp, Preferences(InLanguage()))
    yield found
    found.remove()


def check_wording(told: dict[str, list[Message]], languages: Languages) -> None:
    """In every language a whole sentence comes of every reason, with nothing left open and no word of the program."""
    for language in (*available(), PSEUDO):
        languages.use(language)
        for message in chain.from_iterable(told.values()):
            for text in (words.sentence(message, "fr", TABLE), words.spoken(message, TABLE), words.spoken(message)):
                assert not set("{}_<>") & set(text), text
                assert text.rstrip("]").endswith("."), text
                assert not {"Rule.", "Phase."} & set(text.split()), text
                assert language != PSEUDO or text.startswith("["), text
    languages.use("en")
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_refused_action_is_explained_truly(game: str, languages: Languages) -> None:
    chance = Random(game)
    samples: dict[str, list[Message]] = {}
    for number, match in enumerate(positions(game, POSITIONS)):
        sheet = rule_sheet(match.rules)
        told: set[Refusal] = set()
        seats = range(match.rules.table.seats)
        known = {seat: seen_by(engine.view(match, seat)) for seat in seats}
        others = {seat: with_other_hidden_cards(match, seat, chance) for seat in seats}
        for seat, action in tried(match, chance):
            refusals = engine.refusals(match, action, seat)
            if not refusals:
                assert action in engine.options(match)[seat]
                continue
            assert len(refusals) == 1 or seat != engine.to_act(match)
            check_reasons(Refused(match, seat, action), refusals, known[seat])
            if number % 3 == 0:
                assert engine.refusals(others[seat], action, seat) == refusals, f"{action} by {seat}"
            told.update(refusals)
        for refusal in told:
            assert section_about(sheet, refusal.rule) is not None, str(refusal)
            found = samples.setdefault(refusal.message.source, [])
            if len(found) < 2:
                found.append(refusal.message)
        duties = {duty for seat in seats for duty in coach.in_force(engine.view(match, seat))}
        for duty in duties:
            samples.setdefault(duty.message.source, [duty.message])
        check_duties(match, told)
    check_wording(samples, languages)


def after(game: str, calls: str, **options: object) -> Match:
    """An auction after these calls; seat 0 speaks first."""
    match = engine.start(variants.get(game, **options), 4, dealer=3)
    for call in calls.split():
        match = engine.apply(match, engine.parse_any_action(call))[0]
    return match


def duties(match: Match) -> list[str]:
    """What the seat to act is held to, in English."""
    return [str(duty) for duty in coach.in_force(engine.view(match, engine.to_act(match)))]


@pytest.mark.parametrize(
    ("game", "calls", "told"),
    [
        ("coinche", "", ["Nobody has bid yet, so there is nothing to double.", "The lowest bid is 80."]),
        ("coinche", "90S", ["seat 0 has bid 90 ♠. A bid must be higher."]),
        (
            "coinche",
            "90S pass",
            [
                "seat 0 has the highest bid. Only seat 0’s opponents may double it.",
                "seat 0 has bid 90 ♠. A bid must be higher.",
            ],
        ),
        ("coinche", "90S double", ["seat 1 has doubled the contract, so nobody can bid higher."]),
        (
            "belot-bg",
            "H double pass",
            [
                "seat 0’s contract was doubled. Only that side may raise it now.",
                "seat 0 has named ♥. A contract must be higher.",
            ],
        ),
        ("belot-bg", "H", ["seat 0 has named ♥. A contract must be higher."]),
        ("tarabish", "pass pass pass", ["Everyone else has passed. You are the dealer, so you must name a suit."]),
        ("classic", "", ["In the first round only the turn-up’s suit can be trumps: ♦."]),
    ],
)
def test_what_is_in_force_in_an_auction(game: str, calls: str, told: list[str]) -> None:
    assert duties(after(game, calls)) == told


def test_where_no_contract_is_doubled_nothing_is_said_of_doubling() -> None:
    assert duties(after("coinche", "90S pass", doubling="off")) == ["seat 0 has bid 90 ♠. A bid must be higher."]


def test_in_the_second_round_the_turned_suit_is_out_and_the_dealer_may_be_held_to_name_one() -> None:
    match = after("classic", "pass " * 7, dealer_must_take=True)
    assert match.deal is not None
    assert match.deal.turn_up is not None
    up = "♠♥♦♣"[match.deal.turn_up.suit]
    assert duties(match) == [
        "Everyone else has passed in round 2. You are the dealer, so you must name a suit.",
        f"{up} was turned down in the first round. Name another suit.",
    ]


def test_a_double_that_may_be_said_at_any_time_is_not_refused_for_the_turn() -> None:
    """Tunisia: the bidder's partner is no opponent, whosever turn it is."""
    match = after("belote-tn", "90H")
    (refusal,) = engine.refusals(match, engine.parse_any_action("double"), 2)
    assert str(refusal) == "seat 0 has the highest bid. Only seat 0’s opponents may double it."
