"""The player of rules of thumb: calls by counting, and for each card the sum of weighted ideas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from belote_desktop.engine.actions import BELOTE, PASS, Action, Play
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.rules.terms import BeloteCall, BeloteOrder
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.challenging import challenge
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.personas import Persona
from belote_desktop.players.player import Decision, World, check_asked
from belote_desktop.players.slips import happening, mistaken
from belote_desktop.players.styles import Style, leading_idea, weigh
from belote_desktop.search import InconsistentError
from belote_desktop.search import worlds as sample
from belote_desktop.variants.kinship import declared

CLEAR = 10
"""By how many card points an idea must speak more for a card to make it about three times as likely, in the shares that
are shown. An estimate; no decision depends on it."""


@dataclass(frozen=True)
class ThumbPlayer:
    """Decides by the ideas of its style; the same for every seat."""

    style: Style

    def __repr__(self) -> str:
        return f"<ThumbPlayer: {len(self.style.ideas)} ideas>"

    def with_persona(self, persona: Persona) -> ThumbPlayer:
        """A player of the same level with this persona."""
        return ThumbPlayer(self.style.with_persona(persona))

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        check_asked(view)
        claimed = challenge(view, remembers=self.style.remembers)
        if claimed is not None:
            return claimed
        called = self.style.caller.decide(view)
        if called is not None and called.action in view.lawful:
            return called
        if any(isinstance(action, Play) for action in view.lawful) and view.contract is not None:
            return self._play(view, worlds, seed)
        action = PASS if PASS in view.lawful else view.lawful[0]
        return Decision(action, say(QT_TRANSLATE_NOOP("players", "No other choice is better.")), ((action, 0.0),))

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        return self.decide(view, None, seconds, seed).action

    def _play(self, view: SeatView, worlds: Sequence[World] | None, seed: int) -> Decision:
        assert view.contract is not None
        assert view.seat is not None
        cards = [action.card for action in view.lawful if isinstance(action, Play)]
        slips = happening(self.style.slips, view)
        is_lost = any(slip.loses_belote for slip in slips)
        if len(cards) == 1:
            #: {card}: a card.
            reason = say(QT_TRANSLATE_NOOP("players", "{card:the} is the only card you can play."), card=cards[0])
            only = Decision(Play(cards[0]), reason, ((Play(cards[0]), 1.0),))
            return only if is_lost else with_belote(view, cards[0], only)
        if worlds is None:
            worlds = possible_worlds(view, self.style.worlds, seed)
        at = Knowledge(view, view.contract, view.seat, tuple(worlds))
        at = mistaken(self.style.slips, at)
        ideas = self.style.ideas_for(view.contract, slips)
        weighed = weigh(ideas, at)
        card = weighed[0][0] if is_lost else _king_before_queen(at, weighed[0][0])
        reason = leading_idea(ideas, at, card).reason(card)
        found = Decision(Play(card), reason, _shares(weighed))
        return found if is_lost else with_belote(view, card, found)


def possible_worlds(view: SeatView, count: int, seed: int) -> Sequence[World]:
    """So many deals that agree with the view; none where the seats did not play by the rules."""
    try:
        return sample(view, count, seed) if count else ()
    except InconsistentError:
        return ()


def _shares(weighed: Sequence[tuple[Card, float]]) -> tuple[tuple[Action, float], ...]:
    """Weights in card points as shares of 1: ten points more make a card about three times as likely."""
    top = weighed[0][1]
    raw = [math.exp((weight - top) / CLEAR) for _, weight in weighed]
    return tuple((Play(card), each / sum(raw)) for (card, _), each in zip(weighed, raw, strict=True))


def _king_before_queen(at: Knowledge, card: Card) -> Card:
    """The king of trumps instead of the queen, if playing the queen first would lose the belote."""
    belote = at.view.rules.belote
    if not belote.belote or belote.belote_order is not BeloteOrder.KING_FIRST or card.rank is not Rank.QUEEN:
        return card
    king = Card.of(Rank.KING, card.suit)
    return king if at.contract.denomination.is_trump(card.suit) and king in at.legal else card


def _says_belote_with(view: SeatView, pair: Card) -> bool:
    """Whether belote is said with the king or queen of trumps whose other card is `pair`."""
    if view.rules.belote.belote_call is BeloteCall.SECOND_CARD:
        return any((view.seat, pair) in trick.plays(view.rules.table.seats) for trick in view.tricks)
    return pair in view.hand or (view.seat, pair) in view.belote_said


def with_belote(view: SeatView, card: Card, decision: Decision) -> Decision:
    """The decision for a card: say belote before the king or queen of trumps where the players say it themselves."""
    if BELOTE not in view.lawful or view.contract is None or not view.contract.denomination.is_trump(card.suit):
        return decision
    other = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}.get(card.rank)
    if other is None:
        return decision
    if not _says_belote_with(view, Card.of(other, card.suit)):
        return decision
    #: {belote}: the game’s word for king and queen of trumps. {card}: a card.
    source = QT_TRANSLATE_NOOP("players", "Say {belote} with {card:the}: the king and queen of trumps score.")
    reason = say(source, card=card, belote=declared(view.rules).belote)
    return Decision(BELOTE, reason, ((BELOTE, 1.0), *decision.considered))
