"""Tasks in the auction: choose a call that the rules allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from belote_desktop import engine
from belote_desktop.coach.lessons.allowed import allowed_call
from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.forbidden import forbidden_call
from belote_desktop.coach.lessons.steps import Do, Option, Picture, Row, Shown, Step
from belote_desktop.coach.lessons.wording import own_cards
from belote_desktop.engine import Action, Match, Message, Ruleset, in_english
from belote_desktop.engine.actions import DOUBLE, PASS
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.terms import Doubling, Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

POSITIONS = 150
"""How many positions are looked through for calls. A round number that keeps the wait short."""
FORBIDDEN = 3
"""How many calls that are not allowed a task offers at most."""


def calls(rules: Ruleset) -> object:
    """The parts of a ruleset that decide which calls are allowed; equal values need no new lesson."""
    return rules.auction, rules.bid, rules.hokum, rules.deal.turn_up, rules.doubling.doubling


def what_may_be_said(deals: Deals) -> tuple[Step, ...]:
    """A task at the beginning of an auction, and one later on where other calls are allowed; each if something is
    forbidden there."""
    known = _vocabulary(deals)
    first = next(_tasks((match for match in deals.in_auction() if _said(match) == 0), known), None)
    offered = set() if first is None else set(engine.legal(first.position))
    auctions = chain(deals.in_auction(), _passing(deals))
    later = (match for match in auctions if _said(match) > 1 and set(engine.legal(match)) != offered)
    found = first, next(_tasks(later, known), None)
    return tuple(task for task in found if task is not None)


def _said(match: Match) -> int:
    return 0 if match.deal is None else len(match.deal.calls) + len(match.deal.doubles)


def _vocabulary(deals: Deals) -> tuple[Action, ...]:
    """Every call that was allowed at some point of the first deals, or where all pass, in the order it first was."""
    looked_at = (*_passing(deals), *islice(deals.in_auction(), POSITIONS))
    return tuple(dict.fromkeys((*(action for match in looked_at for action in engine.legal(match)), DOUBLE)))


def _passing(deals: Deals) -> Iterator[Match]:
    """An auction in which everybody passes who may."""
    match = next(deals.in_auction())
    while match.deal is not None and match.deal.number == 1 and match.deal.phase is Phase.AUCTION:
        yield match
        offered = engine.legal(match)
        match = engine.apply(match, PASS if PASS in offered else offered[0])[0]


def _tasks(matches: Iterable[Match], known: tuple[Action, ...]) -> Iterator[Do]:
    for match in matches:
        seat = engine.to_act(match)
        lawful = engine.legal(match)
        forbidden = _forbidden(match, known)
        if seat is not None and forbidden and len(lawful) + len(forbidden) > 2:
            yield _task(match, engine.view(match, seat), lawful, forbidden, known)


def _forbidden(match: Match, known: tuple[Action, ...]) -> dict[Action, Refusal]:
    """A few calls that are not allowed, with the reasons: as many different reasons as there are.

    A double in a game that has none is only among them if nothing else is: the word has not been taught.
    """
    refused = {action: found[0] for action in known if (found := engine.refusals(match, action))}
    if len(refused) > 1 and match.rules.doubling.doubling is Doubling.OFF:
        refused.pop(DOUBLE, None)
    reasons: dict[str, list[Action]] = {}
    for action, refusal in refused.items():
        reasons.setdefault(in_english(refusal.message), []).append(action)
    chosen = [actions.pop(len(actions) // 2) for actions in reasons.values()]
    spare = [action for actions in reasons.values() for action in actions]
    return {action: refused[action] for action in (*chosen, *spare)[:FORBIDDEN]}


def _task(
    match: Match,
    view: SeatView,
    lawful: tuple[Action, ...],
    forbidden: dict[Action, Refusal],
    known: tuple[Action, ...],
) -> Do:
    """One call that is allowed, a pass only where nothing else is, among others in the order in which they are met."""
    calls = [action for action in lawful if action != PASS] or list(lawful)
    allowed = calls[len(calls) // 2]
    wrong = (Option(action, False, forbidden_call(view, action, refused)) for action, refused in forbidden.items())
    options = [
        Option(allowed, True, allowed_call(view, allowed)),
        *{in_english(option.why): option for option in wrong}.values(),
    ]
    places: dict[Shown, int] = {action: place for place, action in enumerate((*known, allowed))}
    options.sort(key=lambda option: places[option.shown])
    return Do(
        position=match,
        seat=view.seat or 0,
        given=_given(view),
        picture=_picture(view),
        question=say(QT_TRANSLATE_NOOP("lessons", "Which of these calls may you make now?")),
        options=tuple(options),
    )


def _given(view: SeatView) -> tuple[Message, ...]:
    if not view.calls:
        return (say(QT_TRANSLATE_NOOP("lessons", "Nobody has spoken yet. It is your turn.")),)
    return (say(QT_TRANSLATE_NOOP("lessons", "After these calls it is your turn.")),)


def _picture(view: SeatView) -> Picture:
    hand = own_cards(view.rules, tuple(view.hand))
    if view.turn_up is None:
        return (hand,)
    return (Row((view.turn_up,), say(QT_TRANSLATE_NOOP("lessons", "The turn-up"))), hand)
