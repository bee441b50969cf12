"""The rules that stand before the figures: a call that breaks one is not advised, whatever a search makes of it.

They are those that club players keep to; breaking one costs in deals by the hundred, where the hands that a search
imagines are too kind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.coach.bidding.raise_rules import weak_double, weak_redouble
from belote_desktop.engine.actions import PASS, Action
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.lacks import master_rules, points_rules, suit_rules
from belote_desktop.players.calls.lacks.situation import Situation


@dataclass(frozen=True)
class Rule:
    """A rule with a stable name; `breaks` tells whether a call breaks it."""

    name: str
    breaks: Callable[[Situation, Action], bool]


RULES: tuple[Rule, ...] = (
    Rule("too_few_trumps", suit_rules.too_few),
    Rule("no_high_trump", suit_rules.nothing_high),
    Rule("nine_alone", suit_rules.second_alone),
    Rule("above_line", points_rules.above_line),
    Rule("high_on_few_trumps", points_rules.too_high_for_length),
    Rule("raised_on_nothing", points_rules.raised_on_nothing),
    Rule("over_the_partner", points_rules.over_the_partner),
    Rule("few_masters", master_rules.few_masters),
    Rule("no_stopper", master_rules.no_stopper),
    Rule("weak_sun", master_rules.weak_sun),
    Rule("weak_redouble", weak_redouble),
    Rule("all_tricks_unsure", points_rules.all_tricks_unsure),
)
"""The rules for what a hand holds. For a double there is one that also asks how likely the contract fails."""
WEAK_DOUBLE = "weak_double"


def broken(view: SeatView, call: Action, failing: float | None = None) -> str | None:
    """The name of the first rule that a call breaks; None for a call that a sensible player might make.

    `failing` is how likely the opponents' contract fails, where that was reckoned.
    """
    at = Situation(view)
    if not at.is_judged or call == PASS:
        return None
    if weak_double(at, call, failing):
        return WEAK_DOUBLE
    return next((rule.name for rule in RULES if rule.breaks(at, call)), None)


def senseless(view: SeatView) -> tuple[Action, ...]:
    """The calls that break a rule by what the seat holds, doubles apart; none where they are all that is lawful."""
    if not Situation(view).is_judged:
        return ()
    found = tuple(call for call in view.lawful if broken(view, call) not in (None, WEAK_DOUBLE, "weak_redouble"))
    return found if len(found) < len(view.lawful) else ()
