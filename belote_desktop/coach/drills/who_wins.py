"""The drill in which the winning card of a trick is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop.coach.drills.dealt import deals, played_by, under, whole_trick
from belote_desktop.coach.drills.difficulty import EASIEST, capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, Problem, Row
from belote_desktop.engine import Card, CardSet, Contract, Message, Ruleset, SeatView, Suit
from belote_desktop.engine.cards import Rank, deck_of
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.matches.state import SettledDeal
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say, say_of
from belote_desktop.records import Played

MANY = 3
"""So many cards of the winner's suit make a question harder."""


@dataclass(frozen=True)
class WhoWins(Problem):
    """A complete trick under a contract."""

    contract: Contract
    trick: Trick
    steps: tuple[Played, ...] = field(repr=False, compare=False)
    """The actions of the deal, to find the position in which the trick lay on the table."""
    form: Form = field(init=False, default=Form.CARD)

    @property
    def view(self) -> SeatView:
        return whole_trick(self.steps, self.trick, seat=0)

    @property
    def question(self) -> Message:
        asked = say(QT_TRANSLATE_NOOP("drills", "Which card wins this trick?"))
        return under(self.rules, self.contract, asked)

    @property
    def picture(self) -> Picture:
        caption = say(QT_TRANSLATE_NOOP("drills", "The trick, in order of play"))
        row = Row(caption, self.trick.cards, played_by(self.rules, self.trick), open=True)
        return Picture((row,), self.contract)

    @property
    def difficulty(self) -> int:
        cards, best = self.trick.cards, self.solution
        of_suit = [card for card in cards if card.suit is best.suit]
        hidden = best != max(of_suit, key=lambda card: card.rank)
        return capped(EASIEST + (best.suit is not cards[0].suit) + hidden + (len(of_suit) >= MANY))

    @property
    def solution(self) -> Card:
        table = rank_table(self.rules.cards, self.contract.denomination)
        return self.trick.cards[winning_place(self.trick.cards, table)]

    def judge(self, answer: Answer) -> Answered:
        best = self.solution
        right = answer == best
        chosen = next((card for card in self.trick.cards if card == answer), best)
        said = [] if chosen == best else [self._loses(chosen)]
        return Answered(right, (*said, self._wins(best)), CardSet((best,)))

    def _wins(self, best: Card) -> Message:
        """The sentence that says who wins and why."""
        winner = self.trick.seat_of(self.trick.cards.index(best), self.rules.table.seats)
        is_trump = self.contract.trump is not None and best.suit is self.contract.trump
        theirs, yours = (_HIGHEST_TRUMP, _YOUR_TRUMP) if is_trump else (_HIGHEST_LED, _YOURS_OF_LED)
        return say_of(winner, theirs, yours, card=best, order=self.order(best.suit))

    def _loses(self, chosen: Card) -> Message:
        """Why a card does not win."""
        best, led, trump = self.solution, self.trick.cards[0].suit, self.contract.trump
        if chosen.suit not in (led, trump):
            return say(_NOT_LED if trump is None else _NEITHER, card=chosen, suit=led)
        if chosen.suit is best.suit:
            return say(_LOWER, best=best, card=chosen)
        return say(_RUFFED, best=best, card=chosen)

    def order(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit under the contract, from high to low."""
        table = rank_table(self.rules.cards, self.contract.denomination)
        cards = (card for card in deck_of(Rank(self.rules.deck.lowest_rank)) if card.suit is suit)
        return tuple(sorted(cards, key=lambda card: -table.strength[card]))


#: {player}: a name. {card}: a card. {order}: cards.
_HIGHEST_TRUMP = QT_TRANSLATE_NOOP(
    "drills", "{player} wins with {card:the}, the highest trump. From the highest down: {order}."
)
#: {player}: a name. {card}: a card. {order}: cards.
_HIGHEST_LED = QT_TRANSLATE_NOOP(
    "drills", "{player} wins with {card:the}, the highest card of the suit led. From the highest down: {order}."
)
#: {card}: a card. {order}: cards.
_YOUR_TRUMP = QT_TRANSLATE_NOOP("drills", "You win with {card:the}, the highest trump. From the highest down: {order}.")
#: {card}: a card. {order}: cards.
_YOURS_OF_LED = QT_TRANSLATE_NOOP(
    "drills", "You win with {card:the}, the highest card of the suit led. From the highest down: {order}."
)
#: {best}, {card}: cards.
_LOWER = QT_TRANSLATE_NOOP("drills", "In this contract {best:the} is higher than {card:the}.")
#: {best}, {card}: cards.
_RUFFED = QT_TRANSLATE_NOOP("drills", "Trumps beat other suits, so {best:the} beats {card:the}.")
#: {card}: a card. {suit}: the suit led.
_NEITHER = QT_TRANSLATE_NOOP("drills", "{card:the} cannot win: it is neither a trump nor of the suit led, {suit}.")
#: {card}: a card. {suit}: the suit led.
_NOT_LED = QT_TRANSLATE_NOOP("drills", "{card:the} cannot win: it is not of the suit led, {suit}.")


def who_wins(rules: Ruleset, seed: int, wanted: int = 0) -> WhoWins:
    """A drill on a trick of a deal."""
    draw = Draw(seed, "who wins")
    pools = (tuple(_asked(rules, seed, steps, settled)) for steps, settled in deals(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw)


def _asked(rules: Ruleset, seed: int, steps: tuple[Played, ...], settled: SettledDeal) -> Iterator[WhoWins]:
    """The problems of a deal. Of trivial ones only those in which another card than the winner has a higher rank."""
    assert settled.contract is not None
    for trick in settled.deal.tricks:
        asked = WhoWins(Kind.WHO_WINS, rules, seed, settled.contract, trick, steps)
        tempting = any(card.rank > asked.solution.rank for card in trick.cards)
        if trick.winner is not None and (asked.difficulty > EASIEST or tempting):
            yield asked
