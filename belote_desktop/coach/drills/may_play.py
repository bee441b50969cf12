"""The drill in which all the cards that may be played are chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from belote_desktop import engine
from belote_desktop.coach import in_force
from belote_desktop.coach.drills.dealt import deals, played_by, under
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, Picture, Problem, Row
from belote_desktop.engine import Card, CardSet, Match, Message, Play, Ruleset, SeatView
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say
from belote_desktop.records import Played


@dataclass(frozen=True)
class MayPlay(Problem):
    """The hand of a seat whose turn it is, and the trick on the table."""

    match: Match
    seat: int
    form: Form = field(init=False, default=Form.CARDS)

    @property
    def view(self) -> SeatView:
        """What the seat knows."""
        return engine.view(self.match, self.seat)

    @property
    def me(self) -> int:
        return self.seat

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
        missing = tuple(allowed - chosen)
        if missing:
            #: {cards}: cards.
            said.append(say(QT_TRANSLATE_NOOP("drills", "You can also play {cards:the}."), cards=missing))
        if not said:
            said = [say(QT_TRANSLATE_NOOP("drills", "You can play these cards and no others."))]
        duties = tuple(each.message for each in in_force(self.view))
        return Answered(chosen == allowed, (*said, *(duty for duty in duties if duty not in said)), allowed)

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


def may_play(rules: Ruleset, seed: int) -> MayPlay:
    """A drill on a position in which a rule limits the player; rare rules are as likely as common ones."""
    draw = Draw(seed, "may play")
    for steps, _ in deals(rules, seed):
        found: dict[str, list[Played]] = {}
        for step in steps:
            rule = _binding(step)
            if rule is not None:
                found.setdefault(rule, []).append(step)
        if found:
            of_rule = found[sorted(found)[draw.below(len(found))]]
            step = of_rule[draw.below(len(of_rule))]
            return MayPlay(Kind.MAY_PLAY, rules, seed, step.before, step.seat)
    raise AssertionError("deals() ends with a NoProblemError")


def _binding(step: Played) -> str | None:
    """The rule that limits this player's cards; None if every card may be played."""
    deal = step.before.deal
    if deal is None or deal.phase is not Phase.PLAY or deal.pending_belote is not None:
        return None
    view = engine.view(step.before, step.seat)
    allowed = sum(isinstance(action, Play) for action in view.lawful)
    duties = in_force(view)
    return str(duties[-1].rule) if duties and 0 < allowed < len(view.hand) else None
