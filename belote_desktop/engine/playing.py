"""The play of a deal: cards, belote, declarations, tricks."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.actions import BELOTE, Action, Declare, Play, announcement
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal, Place, Trick
from belote_desktop.engine.dealing import eldest, seats_from
from belote_desktop.engine.declarations import Contest, best_announcement, candidates, compare, compatible
from belote_desktop.engine.events import (
    Announced,
    BeloteSaid,
    CardPlayed,
    DeclarationsVoid,
    Event,
    Shown,
    TrickWon,
)
from belote_desktop.engine.following import Situation, card_refusal, legal_cards, situation, winning_place
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import (
    Announcing,
    BeloteOrder,
    Declarations,
    DeclarationWindow,
    Leader,
    Zone,
)

Step = tuple[Deal, tuple[Event, ...]]


def the_contract(deal: Deal) -> Contract:
    assert deal.contract is not None, "the play begins with a contract"
    return deal.contract


def open_first_trick(rules: Ruleset, deal: Deal) -> Step:
    """Who leads to the first trick (`rules/00` section 3, Leader)."""
    first = eldest(rules, deal.dealer)
    leader = first if rules.play.leader is Leader.ELDEST else the_contract(deal).declarer
    return deal.with_(trick=Trick(leader)), ()


def seat_situation(rules: Ruleset, deal: Deal, seat: int) -> Situation:
    """What the player at this seat has to reckon with when playing to the trick on the table."""
    return situation_at(rules, the_contract(deal), deal.hand(seat), deal.trick or Trick(seat), seat)


def situation_at(rules: Ruleset, contract: Contract, hand: CardSet, trick: Trick, seat: int) -> Situation:
    """The same from what the seat itself knows."""
    partners = frozenset(
        place
        for place in range(len(trick.cards))
        if rules.side_of(trick.seat_of(place, rules.table.seats)) == rules.side_of(seat)
    )
    return situation(rules, contract.denomination, hand, trick.cards, partner_places=partners, locked=contract.lock)


_BELOTE_REFUSED = QT_TRANSLATE_NOOP(
    "engine", "Belote is said with king and queen of trumps in hand, as one of them is played; you hold {cards}."
)
_DECLARATION_REFUSED = QT_TRANSLATE_NOOP(
    "engine", "A declaration is announced with your first card, from your hand {cards}, and no card may count twice."
)


class PlayingRules:
    """Who plays, what may be played, and what a card does."""

    def actor(self, rules: Ruleset, deal: Deal) -> int | None:
        if deal.trick is None:
            return None
        return deal.trick.seat_of(len(deal.trick.cards), rules.table.seats)

    def options(self, rules: Ruleset, deal: Deal) -> Mapping[int, tuple[Action, ...]]:
        seat = self.actor(rules, deal)
        if seat is None:
            return {}
        cards = playable(rules, deal, seat)
        words: tuple[Action, ...] = (BELOTE,) if belote_may_be_said(rules, deal, seat, cards) else ()
        return {seat: (*(Play(card) for card in cards), *words, *_first_card_declarations(rules, deal, seat))}

    def refusal(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Refusal:
        if isinstance(action, Play):
            return _card_refusal(rules, deal, seat, action.card)
        if action == BELOTE:
            return Refusal(Rule.BELOTE, say(_BELOTE_REFUSED, cards=deal.hand(seat)))
        if isinstance(action, Declare):
            return Refusal(Rule.DECLARATION, say(_DECLARATION_REFUSED, cards=deal.hand(seat)))
        source = QT_TRANSLATE_NOOP("engine", "The auction is over, {player} has the contract: play a card.")
        return Refusal(Rule.PHASE, say(source, player=SeatName(the_contract(deal).declarer)))

    def apply(self, rules: Ruleset, deal: Deal, seat: int, action: Action) -> Step:
        if action == BELOTE:
            return deal.with_(pending_belote=seat), ()
        if isinstance(action, Declare):
            return declare(deal, seat, action)
        assert isinstance(action, Play)
        return play_card(rules, deal, seat, action.card)


def playable(rules: Ruleset, deal: Deal, seat: int) -> CardSet:
    """The cards that may be played now; after the word belote only the king or queen of trumps."""
    cards = legal_cards(seat_situation(rules, deal, seat))
    if deal.pending_belote == seat:
        cards = CardSet(card for card in cards if _pairs_with(rules, deal, seat, card) is not None)
    return cards


def _card_refusal(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Refusal:
    if card not in deal.hand(seat):
        return Refusal(Rule.POSSESSION, say(QT_TRANSLATE_NOOP("engine", "{card} is not in your hand."), card=card))
    refusal = card_refusal(seat_situation(rules, deal, seat), card)
    said = say(QT_TRANSLATE_NOOP("engine", "You said belote: play {cards}."), cards=playable(rules, deal, seat))
    return refusal or Refusal(Rule.BELOTE, said)


def play_card(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Step:
    """Play a card: announcements first, then the card, then the end of the trick."""
    events: tuple[Event, ...] = ()
    if _window_open(rules, deal) and rules.declaration.announcing is Announcing.AUTOMATIC:
        deal, events = announce_all(rules, deal, seat)
    deal, said = _say_belote(rules, deal, seat, card)
    assert deal.trick is not None
    trick = Trick(deal.trick.leader, (*deal.trick.cards, card))
    deal = deal.moved(card, Place(Zone.HAND, seat), Place(Zone.TRICK)).with_(trick=trick)
    deal, ended = _end_trick(rules, deal) if len(trick.cards) == rules.table.seats else (deal, ())
    return deal, (*events, *said, CardPlayed(seat, card), *ended)


def _end_trick(rules: Ruleset, deal: Deal) -> Step:
    """Give the trick to its winner; after the first one the declarations that count are shown."""
    assert deal.trick is not None
    cards, seats = deal.trick.cards, rules.table.seats
    table = rank_table(rules.cards, the_contract(deal).denomination)
    winner = deal.trick.seat_of(winning_place(cards, table), seats)
    points = sum(table.points[card] for card in cards)
    done = Trick(deal.trick.leader, cards, winner, points)
    for card in cards:
        deal = deal.moved(card, Place(Zone.TRICK), Place(Zone.WON, winner))
    tricks = (*deal.tricks, done)
    last = not any(deal.hand(seat) for seat in range(seats))
    deal = deal.with_(tricks=tricks, trick=None if last else Trick(winner))
    shown = _show_declarations(rules, deal) if len(tricks) == 1 else ()
    return deal, (TrickWon(winner, cards, points, len(tricks)), *shown)


def _window_open(rules: Ruleset, deal: Deal) -> bool:
    """Whether declarations may be announced now by the seat to act: with one's first card."""
    on = rules.declaration.declarations is Declarations.ON
    return on and rules.declaration.decl_window is DeclarationWindow.FIRST_CARD and not deal.tricks


def _first_card_declarations(rules: Ruleset, deal: Deal, seat: int) -> tuple[Action, ...]:
    if not _window_open(rules, deal) or rules.declaration.announcing is Announcing.AUTOMATIC:
        return ()
    return declaration_actions(rules, deal, seat)


def declaration_actions(rules: Ruleset, deal: Deal, seat: int) -> tuple[Action, ...]:
    """The declarations a seat may still announce beside those it has announced."""
    hand = deal.hand(seat)
    said = tuple(one for owner, one in deal.declared if owner == seat)
    return tuple(
        Declare(one)
        for one in candidates(rules.declaration, hand)
        if one not in said and compatible(rules.declaration, hand, (*said, one))
    )


def declare(deal: Deal, seat: int, action: Action) -> Step:
    assert isinstance(action, Declare)
    deal = deal.with_(declared=(*deal.declared, (seat, action.declaration)))
    return deal, (Announced(seat, announcement(action.declaration)),)


def announce_all(rules: Ruleset, deal: Deal, seat: int) -> Step:
    """Announce what scores most from this hand."""
    events: list[Event] = []
    for one in best_announcement(rules.declaration, deal.hand(seat)):
        deal = deal.with_(declared=(*deal.declared, (seat, one)))
        events.append(Announced(seat, announcement(one)))
    return deal, tuple(events)


def contest(rules: Ruleset, deal: Deal) -> Contest:
    """Which of the announced declarations is best, and which count."""
    if not deal.declared or _all_void(rules, deal):
        return Contest(None, (), cancelled=bool(deal.declared))
    seats = range(rules.table.seats)
    return compare(
        rules.declaration,
        deal.declared,
        trump=the_contract(deal).trump,
        eldest=eldest(rules, deal.dealer),
        seats=rules.table.seats,
        side_of={seat: rules.side_of(seat) for seat in seats},
    )


def _all_void(rules: Ruleset, deal: Deal) -> bool:
    """Four sevens or eights in one hand void every declaration, where the option is on (`rules/23`)."""
    return rules.declaration.seven_eight_carre_cancels_all and any(
        has_four(deal, seat, rank) for seat in range(rules.table.seats) for rank in (Rank.SEVEN, Rank.EIGHT)
    )


def has_four(deal: Deal, seat: int, rank: Rank) -> bool:
    """Whether a seat was dealt all four cards of a rank, played or not."""
    played = [card for trick in (*deal.tricks, *([deal.trick] if deal.trick else []))
              for owner, card in trick.plays(_seat_count(deal)) if owner == seat]  # fmt: skip
    return sum(card.rank is rank for card in (*deal.hand(seat), *played)) == 4


def _seat_count(deal: Deal) -> int:
    return len({place.seat for place in deal.places if place.zone is Zone.HAND})


def _show_declarations(rules: Ruleset, deal: Deal) -> tuple[Event, ...]:
    result = contest(rules, deal)
    if result.cancelled:
        return (DeclarationsVoid(),)
    order = seats_from(rules, eldest(rules, deal.dealer))
    return tuple(Shown(seat, one) for player in order for seat, one in result.valid if seat == player)


def _pairs_with(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Card | None:
    """The other card of a belote when `card` is king or queen of trumps and the word may still be said with it."""
    if not rules.belote.belote or card.rank not in (Rank.KING, Rank.QUEEN):
        return None
    if not the_contract(deal).denomination.is_trump(card.suit):
        return None
    other = Card.of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)
    said = (seat, other) in deal.belote_said
    late = rules.belote.late_announce and _has_played(rules, deal, seat, other)
    return other if other in deal.hand(seat) or said or late else None


def _has_played(rules: Ruleset, deal: Deal, seat: int, card: Card) -> bool:
    return any((seat, card) in trick.plays(rules.table.seats) for trick in deal.tricks)


def belote_may_be_said(rules: Ruleset, deal: Deal, seat: int, cards: CardSet) -> bool:
    """Whether the word belote may be said now, where the players say it themselves."""
    if rules.declaration.announcing is Announcing.AUTOMATIC or deal.pending_belote == seat:
        return False
    return any(_pairs_with(rules, deal, seat, card) is not None for card in cards)


def _say_belote(rules: Ruleset, deal: Deal, seat: int, card: Card) -> Step:
    """Belote with the first of the pair, rebelote with the second; nothing when the queen comes first and may not."""
    other = _pairs_with(rules, deal, seat, card)
    asked = rules.declaration.announcing is Announcing.AUTOMATIC or deal.pending_belote == seat
    deal = deal.with_(pending_belote=None)
    if other is None or not asked:
        return deal, ()
    second = other not in deal.hand(seat)
    queen_first = card.rank is (Rank.KING if second else Rank.QUEEN)
    if queen_first and rules.belote.belote_order is BeloteOrder.KING_FIRST:
        return deal, ()
    return deal.with_(belote_said=(*deal.belote_said, (seat, card))), (BeloteSaid(seat, second),)


def belote_pairs(rules: Ruleset, deal: Deal) -> tuple[tuple[int, Card], ...]:
    """The belotes of a finished deal that count: (seat, card of the pair that was played first).

    Both words must have been said; where a late belote counts, the second is enough.
    """
    played = [card for trick in deal.tricks for card in trick.cards]
    found = []
    for seat, card in deal.belote_said:
        other = Card.of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)
        is_second = played.index(other) < played.index(card)
        if is_second and ((seat, other) in deal.belote_said or rules.belote.late_announce):
            found.append((seat, other))
    return tuple(found)
