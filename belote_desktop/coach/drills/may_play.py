"""The drill in which all the cards that can be played are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belote_desktop import engine
from belote_desktop.coach import in_force
from belote_desktop.coach.drills.dealt import deals, played_by, under
from belote_desktop.coach.drills.difficulty import capped, drawn, nearest
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, Problem, Row
from belote_desktop.coach.drills.twists import BASE, TRIVIAL, Twist, exemption, situation, twist_of
from belote_desktop.engine import Card, CardSet, Match, Message, Play, Ruleset, SeatView
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say, under_contract
from belote_desktop.records import Played

LOOKED_AT = 16
"""How many deals are looked through for what is wanted: a third of a second, in which most rare twists turn up."""
MANY = 6
"""So many cards to judge make a question harder."""


@dataclass(frozen=True)
class MayPlay(Problem):
    """The hand of a seat whose turn it is, and the trick on the table; `twist` is what the answer turns on."""

    match: Match
    seat: int
    twist: Twist
    form: Form = field(init=False, default=Form.CARDS)

    @property
    def view(self) -> SeatView:
        """What the seat knows."""
        return engine.view(self.match, self.seat)

    @property
    def difficulty(self) -> int:
        base, hand = BASE[self.twist], self.view.hand
        return capped(base + (base > TRIVIAL and len(hand) >= MANY and self.solution != hand))

    @property
    def question(self) -> Message:
        asked = say(QT_TRANSLATE_NOOP("drills", "Which cards can you play? Choose all of them."))
        return asked if self.view.contract is None else under(self.rules, self.view.contract, asked)

    @property
    def picture(self) -> Picture:
        return Picture((*table_rows(self.view), hand_row(self.view)), self.view.contract)

    @property
    def solution(self) -> CardSet:
        return CardSet(action.card for action in self.view.lawful if isinstance(action, Play))

    def judge(self, answer: Answer) -> Answered:
        chosen, allowed = CardSet(answer) if isinstance(answer, CardSet) else CardSet(), self.solution
        said = list(dict.fromkeys(self._refused(card) for card in chosen - allowed))
        if missing := allowed - chosen:
            #: {cards}: cards.
            left_out = say(QT_TRANSLATE_NOOP("drills", "You left out {cards:the}."), cards=missing)
            contract = self.view.contract
            said.append(
                left_out
                if contract is None
                else under_contract(left_out, rank_table(self.rules.cards, contract.denomination).strength)
            )
        if not said:
            said = [say(QT_TRANSLATE_NOOP("drills", "You can play these cards and no others."))]
        return Answered(chosen == allowed, tuple(dict.fromkeys((*said, *self._why()))), allowed)

    def _why(self) -> Iterator[Message]:
        """The duties of the player, and why one does not apply."""
        yield from (each.message for each in in_force(self.view))
        exempt = exemption(situation(self.view), self.twist)
        if exempt is not None:
            yield exempt

    def _refused(self, card: Card) -> Message:
        """Why a card may not be played, in the engine's words."""
        return engine.refusals(self.match, Play(card), self.seat)[-1].message


def table_rows(view: SeatView) -> tuple[Row, ...]:
    """The trick on the table, in order of play; nothing for a player who leads."""
    if view.trick is None or not view.trick.cards:
        return ()
    caption = say(QT_TRANSLATE_NOOP("drills", "On the table, in order of play"))
    return (Row(caption, view.trick.cards, played_by(view.rules, view.trick)),)


def hand_row(view: SeatView, *, open_: bool = True) -> Row:
    """The cards to play from."""
    #: {player}: a name.
    caption = say(QT_TRANSLATE_NOOP("drills", "Your hand (you are {player})"), player=SeatName(view.seat or 0))
    return Row(caption, tuple(view.hand), open=open_, hand=True)


def may_play(rules: Ruleset, seed: int, wanted: int = 0) -> MayPlay:
    """A drill on a position in which something limits the player, or spares one; rare twists are as likely as others
    that are as hard."""
    draw = Draw(seed, "may play")
    pools = (tuple(_asked(rules, seed, steps)) for steps, _ in deals(rules, seed))
    return nearest(pools, drawn(draw, wanted), draw, sort=lambda asked: asked.twist, looked_at=LOOKED_AT)


def _asked(rules: Ruleset, seed: int, steps: tuple[Played, ...]) -> Iterator[MayPlay]:
    """The problems of a deal."""
    for step in steps:
        deal = step.before.deal
        if deal is None or deal.phase is not Phase.PLAY or deal.pending_belote is not None:
            continue
        view = engine.view(step.before, step.seat)
        twist = twist_of(situation(view))
        if twist is not None and any(isinstance(action, Play) for action in view.lawful):
            yield MayPlay(Kind.MAY_PLAY, rules, seed, step.before, step.seat, twist)
