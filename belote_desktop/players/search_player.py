"""The player that searches: it samples possible deals, solves each with open cards, and scores by the game's rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf

from belote_desktop.engine.actions import BELOTE, PASS, Action, Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.players.effort import USUAL_SECONDS, Effort, calls_for, playouts_for, worlds_for
from belote_desktop.players.evidence import Evidence, Weighed, against, effective_size, scaled
from belote_desktop.players.heuristic_player import ThumbPlayer, with_belote
from belote_desktop.players.inference.reading import weighted_worlds
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.personas import EVEN, Persona
from belote_desktop.players.player import Decision, World
from belote_desktop.players.styles import leading_idea, weigh
from belote_desktop.players.weighing.call_search import UNSEEN, CallSearch, candidates
from belote_desktop.players.weighing.card_search import weigh_cards
from belote_desktop.players.weighing.habits import play_logs
from belote_desktop.search import InconsistentError
from belote_desktop.search.stopping import NEVER, Stop
from belote_desktop.search.worlds import Masks, sampled_masks

NOISE = 0.1
"""Cards that are behind by less than this part of the error of their difference are held to be equal. More costs: with
0.5 habit was 1.3 points a decision worse, most of it at the first lead."""
CALL_NOISE = 1.0
"""The same for calls, in favour of the call by rules of thumb. A round number; not measured."""
LEFT_OVER = 2.0
"""How much more the deals that are drawn must be worth than those that are kept: the heaviest are always kept. A round
number; not measured."""
SAME = 0.05
"""Points that are no difference at all: far less than a score can show. An estimate."""
_BETTER = QT_TRANSLATE_NOOP("players", "Over all possible deals, this call brings the most points on average.")


@dataclass(frozen=True)
class SearchPlayer:
    """Weighs every card in possible deals; `thumb` decides what is not searched and which of equal cards is played."""

    thumb: ThumbPlayer
    effort: Effort
    stop: Stop = field(default=NEVER, compare=False)
    persona: Persona = EVEN
    also: tuple[Action, ...] = ()
    """Calls that are weighed whatever rules of thumb think of them, and never chosen for that: a hint tells what they
    would bring."""
    never: tuple[Action, ...] = ()
    """Calls that are not weighed, whatever rules of thumb think of them, unless there is only one other."""

    def __repr__(self) -> str:
        return f"<SearchPlayer {self.persona.id}: {self.effort.worlds} possible deals>"

    def weighing(self, *actions: Action) -> SearchPlayer:
        """The same player, which also weighs these calls."""
        return replace(self, also=actions)

    def without(self, *actions: Action) -> SearchPlayer:
        """The same player, which does not weigh these calls unless there is only one other."""
        return replace(self, never=actions)

    def with_persona(self, persona: Persona) -> SearchPlayer:
        """A player of the same level with this persona."""
        return replace(self, persona=persona)

    @cached_property
    def _own(self) -> ThumbPlayer:
        """`thumb` with this player's persona; the other seats, whose personas are unknown, play by `thumb` itself."""
        return self.thumb.with_persona(self.persona)

    def stopped_by(self, stop: Stop) -> SearchPlayer:
        """The same player, whose search raises StoppedError once `stop.ask` is called."""
        return replace(self, stop=stop)

    def decide(
        self, view: SeatView, worlds: Sequence[World] | None = None, seconds: float = 0.5, seed: int = 1
    ) -> Decision:
        habit = self._own.decide(view, worlds, seconds, seed)
        try:
            if self._weighs_cards(view, habit):
                return self._card(view, worlds, seconds, seed) or habit
            if self._weighs_calls(view):
                return self._call(view, worlds, seconds, seed, habit)
        except InconsistentError:  # somebody did not play by the rules, or the view was made up
            pass
        return habit

    def choose(self, view: SeatView, seconds: float = 0.5, seed: int = 1) -> Action:
        return self.decide(view, None, seconds, seed).action

    def _weighs_cards(self, view: SeatView, habit: Decision) -> bool:
        """Whether there is more than one card to choose from, in a deal the search understands."""
        if view.contract is None or view.contract.negative or view.trick is None:
            return False
        cards = sum(isinstance(action, Play) for action in view.lawful)
        return cards > 1 and (isinstance(habit.action, Play) or habit.action == BELOTE)

    def _weighs_calls(self, view: SeatView) -> bool:
        """Whether this level weighs calls, and there are several."""
        return self.effort.call_worlds > 0 and view.phase in (Phase.AUCTION, Phase.RAISES) and len(view.lawful) > 1

    def _card(self, view: SeatView, worlds: Sequence[World] | None, seconds: float, seed: int) -> Decision | None:
        """The best card in the possible deals; None if the time allows too few of them."""
        begun = time.perf_counter()
        count, playouts = worlds_for(view, self.effort, seconds), 0
        if not count:
            count, playouts = playouts_for(self.effort, seconds)
        if not count:
            return None
        masks, weights, exhaustive = self._worlds(view, worlds, count, seed)
        even = inf if exhaustive and self.effort.even else self.effort.even
        weighed = weigh_cards(view, masks, weights, self.stop, playouts, even)
        return self._chosen(view, _evidence(masks, weights, exhaustive, weighed, begun))

    def _call(
        self, view: SeatView, worlds: Sequence[World] | None, seconds: float, seed: int, habit: Decision
    ) -> Decision:
        """The call with the best result, or the one by rules of thumb if no call is clearly better."""
        begun = time.perf_counter()
        thought_of = candidates(view, habit, self.effort.calls, self.never)
        calls = [*thought_of, *(action for action in self.also if action in view.lawful and action not in thought_of)]
        count = calls_for(view, self.effort, seconds)
        if len(calls) < 2 or not count:
            return habit
        masks, weights, exhaustive = self._worlds(view, worlds, count, seed)
        search = self._call_search(view, unseen=0 if worlds else UNSEEN)
        weighed = search.weigh(calls, masks, weights, seed, self.effort.even)
        evidence = _evidence(masks, weights, exhaustive, weighed, begun)
        best = _call_of([each for each in weighed if each.action in thought_of], habit.action)
        if best.action == habit.action:
            return replace(habit, evidence=evidence)
        considered = tuple((each.action, each.mean) for each in weighed)
        return Decision(best.action, say(_BETTER), considered, evidence)

    def against_best(self, view: SeatView, call: Action, evidence: Evidence, seed: int) -> Weighed:
        """One more call in all the deals of the evidence of this seed, against what is best there.

        `behind` is below 0 where the call is better. StoppedError when the thinking is ended.
        """
        search = self._call_search(view)
        paid = search.column(call, evidence.worlds, seed)
        columns = [each.points for each in paid], [each.won for each in paid]
        return against(evidence, call, *columns)

    def worth(self, view: SeatView, call: Action, seed: int, seconds: float = USUAL_SECONDS) -> float:
        """What one call brings on average in the possible deals of this seed.

        A call that was chosen in the same deals is worth less in others: it was chosen where it happens to do well.
        """
        worlds, weights, _ = self._worlds(view, None, calls_for(view, self.effort, seconds), seed)
        paid = self._call_search(view).column(call, worlds, seed)
        return sum(weight * each.points for weight, each in zip(weights, paid, strict=True))

    def _call_search(self, view: SeatView, unseen: int = UNSEEN) -> CallSearch:
        return CallSearch(view, self.thumb, self.stop, self.persona, unseen=unseen)

    def _worlds(
        self, view: SeatView, worlds: Sequence[World] | None, count: int, seed: int
    ) -> tuple[tuple[Masks, ...], tuple[float, ...], bool]:
        """The possible deals, their weights, and whether these are all there are."""
        if worlds:
            share = 1 / len(worlds)
            return tuple(tuple(hand.mask for hand in world) for world in worlds), (share,) * len(worlds), False
        if any(stack.covered for own in view.stacks for stack in own):  # the same hands over other covered cards
            return tuple(sampled_masks(view, count, seed, self.stop)), (1 / count,) * count, False
        is_play = view.trick is not None
        found = weighted_worlds(
            view,
            count,
            seed,
            calls=self.effort.reads_calls,
            plays=play_logs if self.effort.reads_plays and is_play else None,
            unread=self.effort.unread if is_play else 0.0,
            worth=0.0 if is_play else LEFT_OVER * min(self.effort.even, count),
            stop=self.stop,
        )
        return found.worlds, found.weights, found.exhaustive

    def _chosen(self, view: SeatView, evidence: Evidence) -> Decision:
        """The best card; of those that cannot be told apart, the one a good player would take by habit."""
        assert view.contract is not None
        assert view.seat is not None
        style = self._own.style
        worlds = tuple(tuple(map(CardSet.of_mask, world)) for world in evidence.worlds[: style.worlds])
        at = Knowledge(view, view.contract, view.seat, worlds)
        ideas = style.ideas_for(view.contract)
        habit = {card: place for place, (card, _) in enumerate(weigh(ideas, at))}
        noise = 0.0 if evidence.exhaustive else NOISE  # where every deal was looked at nothing is left to chance
        equal = [each for each in evidence.weighed if each.behind <= max(SAME, noise * each.error)]
        chosen = min(equal, key=lambda each: habit[_card(each)])
        card = _card(chosen)
        considered = tuple(
            (each.action, each.mean) for each in (chosen, *(w for w in evidence.weighed if w is not chosen))
        )
        reason = leading_idea(ideas, at, card).reason(card)
        return with_belote(view, card, Decision(Play(card), reason, considered, evidence))


def _call_of(weighed: Sequence[Weighed], habit: Action) -> Weighed:
    """The best call; of those that can hardly be told apart the habitual one, or else passing."""
    least = weighed[0].behind  # nothing, unless a call that was only asked about is best
    equal = [each for each in weighed if each.behind - least <= max(SAME, CALL_NOISE * each.error)]
    return min(equal, key=lambda each: (each.action != habit, each.action != PASS))


def _evidence(
    worlds: tuple[Masks, ...],
    weights: tuple[float, ...],
    exhaustive: bool,
    weighed: tuple[Weighed, ...],
    begun: float,
) -> Evidence:
    """What was reckoned with: the deals up to where the best action was clear."""
    used = len(weighed[0].payoffs)
    kept = tuple(scaled(weights[:used]))
    everything = exhaustive and used == len(worlds)
    if everything:
        weighed = tuple(replace(each, error=0.0) for each in weighed)
    return Evidence(worlds[:used], kept, effective_size(kept), everything, weighed, time.perf_counter() - begun)


def _card(weighed: Weighed) -> Card:
    assert isinstance(weighed.action, Play)
    return weighed.action.card
