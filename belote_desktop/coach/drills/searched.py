"""Bidding and card-play problems found by search: positions in which one action is clearly the best.

A position comes from a deal of a seed or from a mistake of the user; searching it again gives the same problem.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from belote_desktop import engine
from belote_desktop.coach.advice import EFFORT, Advice, advise, adviser, is_choice
from belote_desktop.coach.drills.dealt import played_deal
from belote_desktop.coach.drills.difficulty import capped
from belote_desktop.coach.drills.may_play import hand_row, table_rows
from belote_desktop.coach.drills.problem import Answer, Answered, Form, Kind, NoProblemError, Picture, Problem, Row
from belote_desktop.coach.figures import is_counted
from belote_desktop.coach.ladder import IDEA, idea, rung
from belote_desktop.coach.numbers import numbers
from belote_desktop.coach.numbers_in_words import Beside, beside, less
from belote_desktop.coach.stakes import stake_of
from belote_desktop.engine import Action, Card, CardSet, Message, Play, Ruleset, SeatView
from belote_desktop.engine.deals.randomness import Draw
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, CallName, say, say_of
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.search.stopping import NEVER, Stop

SURE = 3.0
"""By how many standard errors the second best must be behind: as much as a call must to be a mistake."""
DEAR = 0.08
"""The least part of the stake by which it must be behind: between a small mistake and a serious one. An estimate."""
CLOSE = 2.0
"""A second best by so many times that part behind makes the question harder. A round number; not measured."""
GLANCE = replace(EFFORT, worlds=16, milliseconds=120, call_worlds=16, calls=3, playouts=4, even=0)
"""How hard a position is looked at before it is thought through: about a tenth of the effort. An estimate."""
LOOKED_AT = 3
"""Decisions of one deal that are thought through. Few, because each takes a search."""
TRIES = 40
"""Deals that are looked through for a problem. A round number that keeps the wait short."""
HARD = 5
"""Among so many positions one is looked for that rules of thumb get wrong; then any will do. A small number that keeps
the wait short."""
PHASES = {Kind.CALL: (Phase.AUCTION,), Kind.CARD: (Phase.PLAY,)}


@dataclass(frozen=True)
class Position:
    """A decision to ask about: what the seat knows, what the deal is about in points, what was done there."""

    view: SeatView
    stake: float
    done: Action | None = None


@dataclass(frozen=True)
class Decide(Problem):
    """A problem whose answer is the action that the search finds best."""

    position: Position
    advice: Advice

    @property
    def view(self) -> SeatView:
        """What the seat knows."""
        return self.position.view

    @property
    def difficulty(self) -> int:
        second = self.advice.weighed[1]
        close = second.behind < CLOSE * DEAR * self.position.stake
        return capped(2 + (0 if self.is_easy else 2) + close)

    @property
    def best(self) -> Action:
        """The action that is best."""
        return self.advice.weighed[0].action

    @property
    def hint(self) -> tuple[Message, ...]:
        return rung(self.advice, IDEA)

    @property
    def is_easy(self) -> bool:
        """True if rules of thumb find the best action too."""
        return self.position.done == self.best

    def _judged(self, action: Action | None) -> tuple[Message, ...]:
        """What is said of an action that was chosen: what it brings is not said again among the numbers.

        Where a reason speaks for a call, its numbers are left to the hints.
        """
        said = [beside(self.view, self.best, _BEST), idea(self.advice)]
        has_reason = self.advice.reason is not None and not isinstance(self.best, Play)
        told = [] if has_reason else list(numbers(self.advice))
        found, evidence = None if action is None else self.advice.of(action), self.advice.evidence
        if found is not None and evidence is not None and action != self.best and action is not None:
            if is_counted(evidence, found):
                own = beside(self.view, action, _WORSE, points=found.behind)
            else:
                own = beside(self.view, action, _IN_WORDS, less=less(self.advice, evidence, found.behind))
            said.insert(0, own)
            named = action.card if isinstance(action, Play) else CallName(action, self.view.rules)
            told = [each for each in told if named not in each.facts.values()]
        return (*said, *told)


@dataclass(frozen=True)
class DecideCard(Decide):
    """A problem on the card to play."""

    form: Form = field(init=False, default=Form.CARD)

    @property
    def question(self) -> Message:
        #: The title of a kind of question.
        return say(QT_TRANSLATE_NOOP("drills", "Which card do you play?"))

    @property
    def picture(self) -> Picture:
        rows = (*table_rows(self.view), hand_row(self.view), *earlier_rows(self.view))
        return Picture(rows, self.view.contract, facts=(state_of_trick(self.view),))

    @property
    def solution(self) -> Card:
        assert isinstance(self.best, Play)
        return self.best.card

    def judge(self, answer: Answer) -> Answered:
        played = Play(Card(int(answer))) if isinstance(answer, int) else None
        marked = CardSet((self.solution,))
        if played is not None and played not in self.view.lawful:
            #: {card}: a card.
            refused = say(QT_TRANSLATE_NOOP("drills", "You cannot play {card:the} here."), card=played.card)
            return Answered(False, (refused, *self._judged(None)), marked)
        return Answered(played == self.best, self._judged(played), marked)


@dataclass(frozen=True)
class DecideCall(Decide):
    """A problem on the call to make."""

    form: Form = field(init=False, default=Form.CALL)

    @property
    def question(self) -> Message:
        #: The title of a kind of question.
        return say(QT_TRANSLATE_NOOP("drills", "What do you call?"))

    @property
    def picture(self) -> Picture:
        return auction_picture(self.view)

    @property
    def solution(self) -> Action:
        return self.best

    def judge(self, answer: Answer) -> Answered:
        action = None if isinstance(answer, CardSet | int) else answer
        return Answered(action == self.best, self._judged(action))


def state_of_trick(view: SeatView) -> Message:
    """What was led to the trick on the table, and whether the seat that is to play holds that suit."""
    led = next(iter(view.trick.cards), None) if view.trick is not None else None
    if led is None:
        return say(QT_TRANSLATE_NOOP("drills", "It is your lead."))
    if any(card.suit is led.suit for card in view.hand):
        #: {suit}: a suit, of which you hold at least one card.
        return say(QT_TRANSLATE_NOOP("drills", "{suit} were led."), suit=led.suit)
    #: {suit}: a suit, of which you hold no card.
    return say(QT_TRANSLATE_NOOP("drills", "{suit} were led, and you have none."), suit=led.suit)


_BEST = Beside(
    #: {card}: a card.
    QT_TRANSLATE_NOOP("drills", "Best: {card}."),
    #: {call}: what a player says, Pass or 100 ♠.
    QT_TRANSLATE_NOOP("drills", "Best: “{call}”."),
)
_WORSE = Beside(
    #: {card}: a card. {points}: points with a decimal.
    QT_TRANSLATE_NOOP("drills", "Your choice: {card}. On average it costs {points} {points:n|point|points}."),
    #: {call}: what a player says, Pass or 100 ♠. {points}: points with a decimal.
    QT_TRANSLATE_NOOP("drills", "Your choice: “{call}”. On average it costs {points} {points:n|point|points}."),
)
_IN_WORDS = Beside(
    #: {card}: a card. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("drills", "Your choice: {card}. It is {less}."),
    #: {call}: what a player says, Pass or 100 ♠. {less}: almost as good, a little worse …
    QT_TRANSLATE_NOOP("drills", "Your choice: “{call}”. It is {less}."),
)


def auction_picture(view: SeatView) -> Picture:
    """What a seat sees that is to call."""
    rows = [hand_row(view, open_=False)]
    if view.turn_up is not None:
        rows.insert(0, Row(say(QT_TRANSLATE_NOOP("drills", "The turn-up")), (view.turn_up,)))
    #: {player}: a name.
    theirs = QT_TRANSLATE_NOOP("drills", "{player} is the dealer.")
    dealer = say_of(view.dealer, theirs, QT_TRANSLATE_NOOP("drills", "You are the dealer."))
    return Picture(tuple(rows), calls=view.calls, facts=(dealer,))


def earlier_rows(view: SeatView) -> tuple[Row, ...]:
    """The cards that were played before."""
    cards = tuple(card for trick in view.tricks for card in trick.cards)
    if not cards:
        return ()
    return (
        Row(
            say(QT_TRANSLATE_NOOP("drills", "Earlier tricks, in order of play")),
            cards,
            small=True,
            group=view.rules.table.seats,
        ),
    )


def decide(
    rules: Ruleset, seed: int, position: Position, player: SearchPlayer | None, pace: float, stop: Stop = NEVER
) -> Decide | None:
    """The problem of a position; None where no action is better than all others by a clear margin.

    `player` is who thinks; without one the analyst, after a glance that leaves out what is surely close.
    """
    if player is None and not _seems_clear(position, pace, stop):
        return None
    found = advise(position.view, player, pace=pace, stop=stop)
    if not is_clear(found, position.stake):
        return None
    kind = Kind.CARD if position.view.phase is Phase.PLAY else Kind.CALL
    made = DecideCard if kind is Kind.CARD else DecideCall
    return made(kind, rules, seed, position, found)


def _seems_clear(position: Position, pace: float, stop: Stop) -> bool:
    glance = advise(position.view, replace(adviser(), effort=GLANCE), pace=pace, stop=stop)
    return len(glance.weighed) > 1 and glance.weighed[1].behind >= max(glance.weighed[1].error, DEAR * position.stake)


def is_clear(advice: Advice, stake: float) -> bool:
    """Whether every action was weighed and the best leads by several errors and by a good part of the stake."""
    if not advice.is_clear or len(advice.weighed) < 2:
        return False
    best, second = advice.weighed[0].action, advice.weighed[1]
    cards = {action for action in advice.view.lawful if isinstance(action, Play)}
    whole = advice.view.phase is not Phase.PLAY or cards <= {each.action for each in advice.weighed}
    ours = advice.action == best and (advice.view.phase is not Phase.PLAY or isinstance(best, Play))
    return whole and ours and second.behind >= max(SURE * second.error, DEAR * stake)


def find(
    kind: Kind,
    rules: Ruleset,
    seed: int,
    player: SearchPlayer | None = None,
    *,
    pace: float = 1.0,
    stop: Stop = NEVER,
    tries: int = TRIES,
) -> Decide:
    """The first problem among the positions of a seed; NoProblemError if none is clear, StoppedError when it is ended.

    Equal arguments give the same problem; `player` and `pace` are those of `coach.advice`.
    """
    for number, position in enumerate(positions(kind, rules, seed, tries)):
        stop.check()
        made = decide(rules, seed, position, player, pace, stop)
        if made is not None and is_good(made, number):
            return made
    raise NoProblemError(f"No clear decision was found in {tries} deals of {rules.variant}.")


def is_good(made: Decide, number: int) -> bool:
    """True if this problem, found at the position with this number, should be asked."""
    return number >= HARD or not made.is_easy


def positions(kind: Kind, rules: Ruleset, seed: int, tries: int = TRIES) -> Iterator[Position]:
    """Decisions of deals that were played by rules of thumb, a few of each deal."""
    draw = Draw(seed, f"drill {kind}")
    for _ in range(tries):
        steps, _ = played_deal(rules, draw.below(1 << 48))
        free = [step for step in steps if _is_free(engine.view(step.before, step.seat), kind)]
        stake = stake_of(steps)
        for _ in range(min(LOOKED_AT, len(free))):
            step = free.pop(draw.below(len(free)))
            yield Position(engine.view(step.before, step.seat), stake, step.action)


def _is_free(view: SeatView, kind: Kind) -> bool:
    """Whether there is something to decide that can be asked: cards, or calls."""
    if view.phase not in PHASES[kind] or not is_choice(view):
        return False
    return kind is Kind.CALL or sum(isinstance(action, Play) for action in view.lawful) > 1
