"""Ideas based on the possible deals of the search; their sentences say in how many of them they hold.

With too few deals for figures (`figures`), they use words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from belote_desktop.coach.figures import are_counted, is_whole, tell_something
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.cards import Card, CardSet
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players.evidence import Evidence
from belote_desktop.players.knowledge import Knowledge

Key = TypeVar("Key")

APART = 0.15
"""By how much chances must differ to be told: more than the 0.10 within which a share is right
(`figures.EVEN_DEALS`)."""
NEAR = 0.02
"""Chances so near are held to be equal: two deals in a hundred, chosen by judgement."""
PROBABLY = 0.75
"""In so many of the possible deals something is called probable: three of four, chosen by judgement."""
DECIDES = 0.05
"""By how much the chance to win the deal must differ to be told: one deal in twenty, chosen by judgement."""


@dataclass(frozen=True)
class Sample:
    """A decision and the possible deals it was weighed in."""

    evidence: Evidence
    at: Knowledge | None = None
    """None in an auction."""

    @cached_property
    def trick(self) -> Mapping[Card, float]:
        """In what part of the deals this side wins the trick with each card, if those after play their highest."""
        at = self.at
        if at is None or at.view.stacks or at.view.rules.side_count != 2:
            return {}
        worlds = [tuple(map(CardSet.of_mask, world)) for world in self.evidence.worlds]
        return {
            card: sum(
                weight * at.side_wins(card, world)
                for world, weight in zip(worlds, self.evidence.weights, strict=True)
            )
            for card in at.legal
        }  # fmt: skip

    @cached_property
    def won(self) -> Mapping[Action, float]:
        """In what part of the deals this side wins the deal after each action that was weighed in all of them."""
        return {each.action: each.won for each in self.evidence.weighed if is_whole(self.evidence, each)}

    @property
    def has_figures(self) -> bool:
        """Whether shares may be told as figures."""
        return are_counted(self.evidence)


def likely_trick(on: Sample, action: Action) -> Message | None:
    """The card with the best chance of the trick."""
    if not isinstance(action, Play) or not tell_something(on.evidence) or not _stands_out(on.trick, action.card, APART):
        return None
    has_partner = on.at is not None and bool(on.at.partners)
    if not on.has_figures:
        return say(_LIKELY_TRICK if has_partner else _LIKELY_TRICK_ALONE)
    chances = sorted(on.trick.values())
    #: {share}, {least}: numbers.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "With the best card you win this trick in {share} % of possible deals, with the worst one in {least} %. This "
        "assumes that your opponent plays high.",
    )
    if has_partner:
        #: {share}, {least}: numbers.
        source = QT_TRANSLATE_NOOP(
            "ideas",
            "With the best card your side wins this trick in {share} % of possible deals, with the worst one in "
            "{least} %. This assumes that the next players play high.",
        )
    return say(source, share=round(100 * chances[-1]), least=round(100 * chances[0]))


def feed_the_winner(on: Sample, action: Action) -> Message | None:
    """Points go on a trick of an opponent’s that the partner, who is still to play, will probably win."""
    at = on.at
    if at is None or not at.partners or at.leads or at.partner_winning or not isinstance(action, Play):
        return None
    card, low = action.card, min(map(at.points, at.legal))
    if at.overtakes(card) or at.points(card) <= low or on.trick.get(card, 0.0) < PROBABLY:
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "Your partner will probably win this trick: feed points to it."))


def lead_to_partner(on: Sample, action: Action) -> Message | None:
    """The suit is led in which the partner has the best chance of the trick."""
    at = on.at
    if at is None or not at.partners or not at.leads or not isinstance(action, Play) or at.is_master(action.card):
        return None
    if not tell_something(on.evidence) or not _stands_out(on.trick, action.card, APART):
        return None
    #: {suit}: a suit.
    source = QT_TRANSLATE_NOOP("ideas", "Lead {suit}, where your partner has the best chance to win the trick.")
    return say(source, suit=action.card.suit)


def decides_the_deal(on: Sample, action: Action) -> Message | None:
    """The action that wins the deal more often."""
    if not tell_something(on.evidence) or not _stands_out(on.won, action, DECIDES):
        return None
    if not on.has_figures:
        return say(_DECIDES)
    #: {share}, {other}: numbers.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "With the best choice you win {share} % of possible deals, with the worst one {other} %.",
    )
    return say(source, share=round(100 * on.won[action]), other=round(100 * min(on.won.values())))


_LIKELY_TRICK = QT_TRANSLATE_NOOP(
    "ideas",
    "With some of your cards your side wins this trick more often than with others, even if the next players play "
    "their highest.",
)
_LIKELY_TRICK_ALONE = QT_TRANSLATE_NOOP(
    "ideas", "Some of your cards win this trick more often than others, even if your opponent plays high."
)
_DECIDES = QT_TRANSLATE_NOOP(
    "ideas", "Your choice matters here: some choices win the deal clearly more often than others."
)


def _stands_out(chances: Mapping[Key, float], of: Key, apart: float) -> bool:
    """Whether this one is among the best, and clearly better than the worst."""
    if of not in chances:
        return False
    best, worst = max(chances.values()), min(chances.values())
    return best - worst >= apart and chances[of] >= best - NEAR


FIRST: tuple[Idea[Sample, Action], ...] = (Idea("feed_the_winner", feed_the_winner, takes_high=True),)
"""Who probably wins the trick is asked before anything else."""
PROBABLE: tuple[Idea[Sample, Action], ...] = (Idea("lead_to_partner", lead_to_partner),)
"""What is probable in the possible deals and is said without a figure, after the ideas on cards."""
SAMPLED: tuple[Idea[Sample, Action], ...] = (Idea("likely_trick", likely_trick),)
"""What can be argued with chances, where no other idea speaks."""
OUTCOME = Idea("decides_the_deal", decides_the_deal)
"""The last argument, where no idea speaks: what wins the deal more often."""
