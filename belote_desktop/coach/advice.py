"""`Advice`: the result of searching a decision, with the idea that both the search and the facts support."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial

from belote_desktop import players
from belote_desktop.coach.bidding.asking import asked_about
from belote_desktop.coach.bidding.choice import sensible, settled
from belote_desktop.coach.bidding.rules import senseless
from belote_desktop.coach.bidding.sacrifice import is_sacrifice
from belote_desktop.coach.bidding.standards import standard
from belote_desktop.coach.figures import EVEN_DEALS, are_counted
from belote_desktop.coach.ideas.calling import Calling
from belote_desktop.coach.ideas.calling_ideas import CALLING
from belote_desktop.coach.ideas.card_ideas import ideas_on
from belote_desktop.coach.ideas.hand_ideas import too_little, too_little_to_double, whole_hand
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.coach.ideas.sampled_ideas import FIRST, OUTCOME, PROBABLE, SAMPLED, Sample
from belote_desktop.coach.reasons import Choice, Line, Reason, most_telling, no_suit
from belote_desktop.coach.standing import is_apart
from belote_desktop.engine.actions import BELOTE, CHALLENGE, Action, Play
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, under_contract
from belote_desktop.players.effort import USUAL_SECONDS, Effort
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.player import Decision
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.search.stopping import NEVER, Stop

ADVISER = "analyst"
"""The level whose reckoning is told."""
EFFORT = Effort(
    worlds=160, milliseconds=1200, call_worlds=128, calls=5, reads_plays=True, playouts=16, even=EVEN_DEALS, unread=0.5
)
"""How hard the analyst thinks, the same for hints, the tutor and reviews. Half of the weight in play does not depend on
what was called and played: reading that is a guess, and a guess alone is no reason to blame a player. The numbers are
estimates: enough deals for figures (EVEN_DEALS) in the time a person waits."""
FEW_TRICKS = 3
"""So many tricks before the end a deal may be settled. A choice of what to teach; not measured."""
NOTHING = 0.05
"""Fewer points than this are shown as 0.0."""
SAME_ALL = "no_difference"
"""The idea that nothing speaks for one action against another."""
_SAME_CARDS = QT_TRANSLATE_NOOP("ideas", "It makes no difference what you play here.")
_SAME_CALLS = QT_TRANSLATE_NOOP("ideas", "The best calls are too close to tell apart.")
_SAME_CARDS_OF_FEW = QT_TRANSLATE_NOOP(
    "ideas", "It seems to make no difference what you play here, but few possible deals could be examined."
)
_SAME_CALLS_OF_FEW = QT_TRANSLATE_NOOP(
    "ideas", "The best calls seem equally good, but few possible deals could be examined."
)


def is_choice(view: SeatView) -> bool:
    """True if there is more than one thing to do; a challenge counts only at the end, because it is always open."""
    aside = () if view.phase is Phase.CHALLENGE else (CHALLENGE,)
    return sum(action not in aside for action in view.lawful) > 1


@dataclass(frozen=True)
class Advice:
    """The analysis of one decision, from what the seat knows and nothing else."""

    view: SeatView
    decision: Decision
    seed: int = 1
    """The seed that the possible deals come from."""

    @property
    def evidence(self) -> Evidence | None:
        """The possible deals that were searched; None if the advice is by rules of thumb."""
        return self.decision.evidence

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """The actions that were weighed, best first."""
        return self.evidence.weighed if self.evidence is not None else ()

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do."""
        return not is_choice(self.view)

    @cached_property
    def sensible(self) -> tuple[Weighed, ...]:
        """The actions that may be advised: every card, and the calls that break no rule (`bidding`)."""
        return sensible(self.view, self.weighed, self.decision.action)

    @cached_property
    def equals(self) -> tuple[Action, ...]:
        """The actions that cannot be told apart from the best (`standing`), of those that may be advised."""
        if not self.weighed:
            return (self.decision.action,)
        return tuple(
            each.action
            for each in self.weighed
            if not is_apart(each.action, each.behind, each.error) and each in self.sensible
        )

    @property
    def is_sacrifice(self) -> bool:
        """Whether a contract is advised that will probably fail, for it costs less than passing."""
        return is_sacrifice(self.view, self.of(self.decision.action))

    @property
    def as_good(self) -> tuple[Action, ...]:
        """The actions in `equals` other than the advised one."""
        advised = self.action if self.found is None else self.found.action
        return tuple(each for each in self.equals if each not in (advised, self.action))

    @property
    def is_clear(self) -> bool:
        """Whether one action is better than every other by more than the error of the difference."""
        return bool(self.weighed) and len(self.equals) == 1

    @cached_property
    def reason(self) -> Reason | None:
        """Why the action is advised; None if no idea tells it.

        Of a card the usual idea is told, and chances only where none speaks; of a call the idea that best separates the
        good calls from the others. That all come to the same is said last, where no other can be told from the best.
        """
        if self._at is not None:
            return self._of_card() or self._no_difference()
        return (
            self._of_hand(whole_hand)
            or most_telling(self._choice.reason(line) for line in self._calls())
            or (self._of_hand(too_little) or self._of_hand(too_little_to_double) if self._is_settled else None)
            or most_telling(self._choice.reason(line) for line in self._sampled(OUTCOME))
            or self._no_difference()
        )

    def _of_card(self) -> Reason | None:
        at = self._at
        assert at is not None
        usual = [
            Line(each.name, partial(_of_card, each.argues, at), each.takes_high, each.keeps)
            for each in ideas_on(at)
            if not (self._is_idle and (each.keeps or each.promises))
        ]
        first, probable = ((), ()) if self._is_idle else (FIRST, PROBABLE)
        if self._is_idle and any(line.argues(each.action) for line in self._sampled(*FIRST) for each in self.weighed):
            return None  # the partner takes it whatever is added
        return self._choice.usual([*self._sampled(*first), *usual, *self._sampled(*probable)]) or most_telling(
            self._choice.reason(line) for line in self._sampled(*SAMPLED, OUTCOME)
        )

    @cached_property
    def action(self) -> Action:
        """What is advised: the analyst's action, or a card as good that there is a reason for, the lowest of these."""
        if self.decision.action == BELOTE or self._at is None or not self.weighed:
            return self.decision.action
        if self.reason is None:
            return self._choice.advised(self.equals) or self.decision.action
        return self._choice.advised(self.reason.for_actions, self.reason.takes_high) or self.decision.action

    @cached_property
    def found(self) -> Weighed | None:
        """The result of the advised action; if that is to say belote, the result of the card that follows."""
        return self._result(self.action)

    def _result(self, action: Action) -> Weighed | None:
        if action != BELOTE:
            return self.of(action)
        pair = (Rank.KING, Rank.QUEEN)
        return next((each for each in self.weighed if isinstance(each.action, Play) and each.action.card.rank in pair
                     and self._is_trump(each.action.card)), None)  # fmt: skip

    def _is_trump(self, card: Card) -> bool:
        contract = self.view.contract
        return contract is not None and contract.denomination.is_trump(card.suit)

    def of(self, action: Action) -> Weighed | None:
        """The result of an action; None if it was not weighed."""
        return next((each for each in self.weighed if each.action == action), None)

    @property
    def _compared(self) -> tuple[Weighed, ...]:
        """The actions among which a reason is looked for: the advised one and those the figures put behind it."""
        return self.weighed if self.view.phase is Phase.PLAY else tuple(
            each for each in self.weighed if each in self.sensible or each.behind > 0
        )  # fmt: skip

    @property
    def _choice(self) -> Choice:
        """What a reason is looked for: the card or the call that is advised, and what it stands against."""
        found = self._result(self.decision.action)
        chosen = self.decision.action if found is None else found.action
        rank = _even if self._at is None else partial(_height, self._at)
        suit = _suit if self._at is not None and self._at.leads else no_suit
        return Choice(self._compared, self.equals, chosen, rank, of_cards=self._at is not None, suit=suit)

    @property
    def _is_idle(self) -> bool:
        """Whether the last tricks are settled: every card comes to the same in all possible deals."""
        at = self._at
        is_end = at is not None and at.tricks_left <= FEW_TRICKS
        return is_end and all(each.behind < NOTHING and each.error < NOTHING for each in self.weighed)

    def _calls(self) -> Iterator[Line]:
        """The ideas for calls, each as a function from an action to its sentence."""
        if self.view.phase in (Phase.AUCTION, Phase.RAISES):
            at = Calling(self.view)
            yield from (Line(idea.name, partial(_of_call, idea.argues, at)) for idea in CALLING)

    def _sampled(self, *ideas: Idea[Sample, Action]) -> Iterator[Line]:
        """The ideas that count possible deals."""
        if self.evidence is not None:
            sample = Sample(self.evidence, self._at)
            yield from (Line(idea.name, partial(idea.argues, sample), idea.takes_high) for idea in ideas)

    @cached_property
    def _at(self) -> Knowledge | None:
        """The seat's knowledge when it plays a card; None in the auction."""
        view = self.view
        if view.contract is None or view.seat is None or view.trick is None:
            return None
        return Knowledge(view, view.contract, view.seat)

    @property
    def _is_settled(self) -> bool:
        """Whether the hand alone decides a call: club players agree on it, or no other can be advised."""
        return self.decision.action in standard(self.view) or self.is_clear

    def _of_hand(self, argues: Callable[[Calling, Action], Message | None]) -> Reason | None:
        """What a player counts before the call that is advised, whatever else the figures say."""
        if self.view.phase not in (Phase.AUCTION, Phase.RAISES) or not self.weighed:
            return None
        told = _of_call(argues, Calling(self.view), self.decision.action)
        return None if told is None else Reason(argues.__name__, told, (self.decision.action,), 1.0)

    def _no_difference(self) -> Reason | None:
        """The reason that all cards, or the best calls, are equally good; None if they are not."""
        evidence, playing = self.evidence, self.view.phase is Phase.PLAY
        if evidence is None or len(self.equals) < (len(self.weighed) if playing else 2):
            return None
        if are_counted(evidence):
            told = say(_SAME_CARDS if playing else _SAME_CALLS)
        else:
            told = say(_SAME_CARDS_OF_FEW if playing else _SAME_CALLS_OF_FEW)
        return Reason(SAME_ALL, told, self.equals, 0.0)


def advise(
    view: SeatView, player: SearchPlayer | None = None, *, pace: float = 1.0, seed: int = 1, stop: Stop = NEVER
) -> Advice:
    """The decision of the seat to act thought through by a player (the ADVISER); ValueError if the seat has none.

    Equal views and seeds give equal advice; `pace` is how much can be thought in the same time (`players.pace`).
    StoppedError when it is ended.
    """
    thinker = adviser().weighing(*asked_about(view)) if player is None else player
    thinker = thinker.without(*senseless(view)).stopped_by(stop)
    decision = thinker.decide(view, seconds=USUAL_SECONDS * pace, seed=seed)
    return Advice(view, settled(view, decision), seed)


def adviser() -> SearchPlayer:
    """The computer player whose search the advice is based on."""
    player = players.get(ADVISER)
    assert isinstance(player, SearchPlayer)
    return replace(player, effort=EFFORT)


def _even(_: Action) -> tuple[int, ...]:
    """No call is higher than another."""
    return ()


def _height(at: Knowledge, action: Action) -> tuple[int, ...]:
    """How high a card is: by its points, then by its strength."""
    return (at.points(action.card), at.strength(action.card)) if isinstance(action, Play) else (0, 0)


def _suit(action: Action) -> Suit | None:
    return action.card.suit if isinstance(action, Play) else None


def _of_call(argues: Callable[[Calling, Action], Message | None], at: Calling, action: Action) -> Message | None:
    return at.listed(argues(at, action))


def _of_card(argues: Callable[[Knowledge, Card], Message | None], at: Knowledge, action: Action) -> Message | None:
    told = argues(at, action.card) if isinstance(action, Play) else None
    return None if told is None else under_contract(told, at.table.strength)
