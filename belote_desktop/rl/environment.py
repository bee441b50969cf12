"""A game of the family as a PettingZoo environment, in which one player acts after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from belote_desktop import variants
from belote_desktop.engine import Action, ActionRefused, Match, Ruleset, Score, SeatView, SettledDeal
from belote_desktop.engine.actions import Discard
from belote_desktop.engine.matches.match import act, deal_again, legal, refusals, start, to_act
from belote_desktop.engine.view import view as view_of
from belote_desktop.rl.action_numbers import ActionNumbers
from belote_desktop.rl.observations import INT8, MOST, Observations

Episode = Literal["deal", "match"]
EPISODES: tuple[Episode, ...] = ("deal", "match")

Observation = dict[str, NDArray[Any]]
"""`observation` is a vector of whole numbers (`Observations`), `action_mask` has a 1 for each number allowed now."""


def environment(game: str, *, episode: Episode = "deal", **options: object) -> BeloteEnvironment:
    """The environment of a registered game, with its options as for `variants.get`.

    Raises RulesetError for an unknown game, option or value, ValueError for an unknown `episode`.
    """
    return BeloteEnvironment(variants.get(game, **options), episode=episode)


class BeloteEnvironment(AECEnv[str, Observation, int]):
    """A deal, or a match, of any game. The agents are `player_0`, `player_1` …, in the order of turns.

    An agent sees what a person in its seat would see: its observation is made from its `SeatView` and nothing else.
    Rewards come from the settlement: the points that the agent's side gets for a deal, less the mean of the points of
    the other sides. They are 0 during the deal.
    """

    def __init__(self, rules: Ruleset, *, episode: Episode = "deal", render_mode: str | None = None) -> None:
        super().__init__()
        if episode not in EPISODES:
            raise ValueError(f"There is no episode {episode!r}: the episodes are {' and '.join(EPISODES)}.")
        self.metadata = {"name": f"belote_{rules.variant}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.rules, self.episode, self.render_mode = rules, episode, render_mode
        self.numbers = ActionNumbers(rules)
        self.observations = Observations(rules)
        self.possible_agents = [f"player_{seat}" for seat in range(rules.table.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.numbers)) for agent in self.possible_agents}
        self._seeds = Random()
        self._no_number = bytes(len(self.numbers))

    def _space(self) -> spaces.Dict:
        vector = spaces.Box(-MOST, MOST, (self.observations.size,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (len(self.numbers),), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed deals the same cards, in this episode and the following ones.

        `options` can fix the first deal: `deck` is the whole pack in dealing order, as text or cards, `dealer` a seat.
        Raises RulesetError if either does not exist in this game. Other options are ignored.
        """
        if seed is not None:
            self._seeds = Random(seed)
        wanted = options or {}
        decks = [wanted["deck"]] if "deck" in wanted else []
        self._match = start(self.rules, self._seeds.getrandbits(32), decks=decks, dealer=wanted.get("dealer"))
        self._chosen: tuple[int, ...] = ()
        self._offered: Mapping[int, Action | None] | None = None
        self._is_paid = False
        self._skip_agent_selection: str | None = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = to_act(self._match)
        self._actor = 0 if seat is None else seat
        self.agent_selection = self.possible_agents[self._actor]

    @property
    def match(self) -> Match:
        """The whole state, hidden cards included: for the code that runs the environment, not for agents."""
        return self._match

    @property
    def settled(self) -> tuple[SettledDeal, ...]:
        """The settled deals of the episode, the latest last."""
        return self._match.deals

    def view(self, agent: str) -> SeatView:
        """The view of an agent: the source of its observation, and the input of a computer player."""
        return view_of(self._match, self._seat_of[agent])

    def observe(self, agent: str) -> Observation:
        """The observation and the action mask of an agent; the mask is empty when another agent is to act."""
        view = view_of(self._match, self._seat_of[agent])
        mask, chosen = bytearray(self._no_number), 0
        if view.to_act == view.seat:
            for number in self._offers():
                mask[number] = 1
            chosen = self._chosen_cards() if self._chosen else 0
        vector = self.observations.vector(view, chosen)
        return {"observation": vector, "action_mask": np.frombuffer(mask, INT8)}

    def legal_numbers(self) -> tuple[int, ...]:
        """The numbers that the selected agent can choose now: the indices of 1 in its mask."""
        return tuple(self._offers())

    def _offers(self) -> Mapping[int, Action | None]:
        """What the selected agent can choose: the action that each number completes, as `ActionNumbers.next_steps`."""
        offered = self._offered
        if offered is None:
            offered = self._offered = self.numbers.next_steps(legal(self._match), self._chosen)
        return offered

    def _chosen_cards(self) -> int:
        actions = (self.numbers.actions[number] for number in self._chosen)
        return sum(1 << card for action in actions if isinstance(action, Discard) for card in action.cards)

    def number_of(self, action: Action) -> int:
        """The number to choose for an option of the selected agent; for a discard, that of the next card."""
        return next(number for number in self.numbers.steps(action) if number not in self._chosen)

    def step(self, action: int | None) -> None:
        """Do the action with this number for the selected agent; pass None once the agent is done.

        Raises ActionRefused with the reason if the rules do not allow it; the environment is unchanged then.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: choose a number of its action mask, not None.")
        number = int(action)
        done = self._completed(number)
        self._cumulative_rewards[agent] = 0.0
        if self._is_paid:
            self._clear_rewards()
            self._is_paid = False
        self._offered = None
        if done is None:
            self._chosen = (*self._chosen, number)
            return
        self._chosen = ()
        self._match, _, goes_on = act(self._match, self._actor, done)
        if self._match.deal is None:
            self._end_deal(goes_on)
        self._select()

    def _end_deal(self, match_goes_on: bool) -> None:
        """Pay for the deal that was settled, and deal again or end the episode."""
        self._pay(self._match.deals[-1].score)
        if match_goes_on and self.episode == "match":
            self._match, _ = deal_again(self._match)
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def _pay(self, score: Score) -> None:
        """Reward every agent for a settled deal."""
        whole, others = sum(score.points), len(score.points) - 1
        for agent in self.agents:
            own = score.points[self.rules.side_of(self._seat_of[agent])]
            self.rewards[agent] = own - (whole - own) / others
        self._accumulate_rewards()
        self._is_paid = True

    def _completed(self, number: int) -> Action | None:
        """The action that a number completes; None if more cards of a discard must follow."""
        offered = self._offers()
        if number in offered:
            return offered[number]
        if number in self._chosen:
            raise ValueError(f"{self.numbers.actions[number]} is chosen already: choose another card.")
        if not 0 <= number < len(self.numbers):
            raise ValueError(f"There is no action {number}: actions are numbered from 0 to {len(self.numbers) - 1}.")
        raise ActionRefused(refusals(self._match, self.numbers.actions[number]))

    def render(self) -> str | None:
        """The table as text in the render mode `ansi`, as a spectator sees it; None in no mode."""
        if self.render_mode is None:
            return None
        view = view_of(self._match, None)
        seats = self.rules.table.seats
        trick = " ".join(f"{seat}:{card}" for seat, card in view.trick.plays(seats)) if view.trick else ""
        calls = " ".join(f"{seat}:{call}" for seat, call in (*view.calls, *view.doubles))
        lines = (
            f"deal {view.number}, {view.phase}, to act: {view.to_act}",
            f"calls: {calls}",
            f"trick {len(view.tricks) + 1}: {trick}",
            f"totals: {' '.join(map(str, view.totals))}",
        )
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
