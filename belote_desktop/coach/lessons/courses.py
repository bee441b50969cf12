"""The course of a game: its lessons in the order of a deal, for beginners or for those who know another game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from belote_desktop.coach.lessons import (
    calling,
    combinations,
    counting,
    dealing,
    obligations,
    pairing,
    ranking,
    scoring,
    tricks,
)
from belote_desktop.coach.lessons.deals import Deals, seen
from belote_desktop.coach.lessons.parts import Part, Plan
from belote_desktop.coach.lessons.steps import Lesson, PlayDeal
from belote_desktop.coach.lessons.strategy_lessons import chapters_with_lessons, curriculum_of, strategy_lessons
from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

SEED = 11
"""The seed of the deals that lessons are made from."""
DEAL = "deal"
"""The id of the lesson that is a whole deal."""

PLANS: tuple[Plan, ...] = (
    Plan("table", QT_TRANSLATE_NOOP("lessons", "The players and the deal"), (
        Part(("players",), dealing.partner, dealing.company),
        Part(("dealer", "deal"), dealing.hand_size, dealing.hands),
    ), before_play=True),
    Plan("auction", QT_TRANSLATE_NOOP("lessons", "The auction"), (
        Part((Rule.AUCTION, Rule.DOUBLING, "second_deal", Rule.DISCARD, Rule.EXCHANGE), calling.what_may_be_said,
             calling.calls),
    ), before_play=True),
    Plan("cards", QT_TRANSLATE_NOOP("lessons", "Which cards beat which"), (
        Part(("cards",), lambda deals: (*ranking.highest(deals), *ranking.counts(deals)), ranking.order,
             ranking.both_orders),
        Part((Rule.TURN,), tricks.winners),
    )),
    Plan("play", QT_TRANSLATE_NOOP("lessons", "Which cards you must play"), (
        Part((Rule.FOLLOW_SUIT, Rule.RAISE_TRUMP, Rule.BEAT_PLAIN, Rule.RUFF, Rule.OVERRUFF, Rule.UNDERRUFF,
              Rule.LOCKED, "misplay"), obligations.what_must_be_played, obligations.cards),
    )),
    Plan("declarations", combinations.title, (
        Part((Rule.DECLARATION,), lambda deals: (
            *combinations.what_is_one(deals), *combinations.what_it_scores(deals),
            *combinations.which_is_better(deals)), combinations.values, combinations.examples),
        Part(("roem",), pairing.what_met, pairing.roem),
        Part((Rule.BELOTE,), pairing.which_pair, pairing.belote),
    )),
    Plan("counting", QT_TRANSLATE_NOOP("lessons", "Counting points"), (
        Part(("capot",), lambda deals: (*tricks.trick_points(deals), *counting.whole_deal(deals)), counting.sums),
    )),
    Plan("scoring", QT_TRANSLATE_NOOP("lessons", "Scoring"), (
        Part(("scoring", "tie", "rounding", "penalties"), scoring.how_it_ends, scoring.score),
        Part(("match",), scoring.what_wins, scoring.target),
    )),
)  # fmt: skip
"""Every lesson of the rules. A lesson that has nothing to tell and nothing to ask in a game is not in its course."""


@lru_cache(maxsize=16)
def course(rules: Ruleset, known: Ruleset | None = None) -> tuple[Lesson, ...]:
    """The lessons of a game, for a reader who knows `known` only what is new: its rules, the first chapters of playing
    well, a whole deal, and the other chapters. A game without positions ends with the deal."""
    deals = Deals(rules, SEED, known)
    made = (plan.lesson(deals) for plan in PLANS)
    law = tuple(lesson for lesson in made if lesson is not None)
    curriculum = curriculum_of(rules)
    if curriculum is None:
        return (*law, _whole_deal(deals))
    first = strategy_lessons(rules, curriculum.first, known)
    return (*law, *first, _whole_deal(deals), *strategy_lessons(rules, curriculum.after, known))


@dataclass(frozen=True)
class Outline:
    """The ids of the lessons of a course: those on the rules with the whole deal, and those on playing well."""

    rules: tuple[str, ...]
    play: tuple[str, ...]


def outline(rules: Ruleset, known: Ruleset | None = None) -> Outline:
    """The outline of a course (`course`), ten times as quick as the course itself."""
    deals = Deals(rules, SEED, known)
    law = tuple(plan.id for plan in PLANS if plan.lesson(deals) is not None)
    return Outline((*law, DEAL), chapters_with_lessons(rules, known))


def _whole_deal(deals: Deals) -> Lesson:
    told = (
        say(QT_TRANSLATE_NOOP("lessons", "Now play a whole deal at the table.")),
        say(
            QT_TRANSLATE_NOOP(
                "lessons",
                "Cards you cannot play are dimmed. Point at one to see why. At each decision you see a question to "
                "think about. Ask for a hint to learn more. The tutor speaks up if you make a mistake.",
            )
        ),
    )
    return Lesson(
        DEAL,
        say(QT_TRANSLATE_NOOP("lessons", "A whole deal")),
        (PlayDeal(sentences=told, scene=next(map(seen, deals.in_auction()), None)),),
    )
