"""The question a position asks: the right answers, why they are right, and what is wrong with each of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from belote_desktop import engine
from belote_desktop.coach.bidding.standards import PAYS
from belote_desktop.coach.ideas.sentences import reworded, told_in
from belote_desktop.coach.stakes import opens_play, stake_at
from belote_desktop.coach.standing import Severity, severity_of
from belote_desktop.coach.strategy.catalogue import CHAPTERS
from belote_desktop.coach.strategy.chapter import Chapter, Finding
from belote_desktop.coach.strategy.hand_count import together
from belote_desktop.coach.strategy.position_files import StrategyPosition
from belote_desktop.engine import Action, CardSet, Match, Message, Play, Ruleset, SeatView
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.rules.conditions import by_match_points, by_projects, some
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say


@dataclass(frozen=True)
class Question:
    """A position to be answered by the seat to act, with the explanation of every answer: first the `right` ones."""

    match: Match
    seat: int
    right: Mapping[Action, Message]
    wrong: Mapping[Action, Message]
    close: Mapping[Action, Message]
    """Cards that are about as good as the right ones."""


def question(position: StrategyPosition, rules: Ruleset | None = None) -> Question | None:
    """The question of a position; None if its chapter does not explain it (`problems`)."""
    match = position.match(rules)
    seat = engine.to_act(match)
    if seat is None:
        return None
    view = engine.view(match, seat)
    chapter = CHAPTERS[position.chapter]
    finding = chapter.detect(view)
    if finding is None or any(faults(position, view, chapter, finding)):
        return None
    lawful = {str(action): action for action in view.lawful}
    best = tuple(lawful[text] for text in position.best)
    right = {action: _right(finding, best, action) for action in best}
    wrong = {lawful[text]: _wrong(position, finding, best, lawful[text], match.rules) for text in position.losses}
    others = (each for each in view.lawful if isinstance(each, Play) and each not in best and each not in wrong)
    close: dict[Action, Message] = {action: _close(finding, action) for action in others}
    return Question(match, seat, MappingProxyType(right), MappingProxyType(wrong), MappingProxyType(close))


def problems(position: StrategyPosition) -> Iterator[str]:
    """What is wrong with a position, in English for developers; nothing if it is in order."""
    try:
        match = position.match()
    except engine.BeloteError as problem:
        yield f"it does not rebuild: {problem}"
        return
    seat, chapter = engine.to_act(match), CHAPTERS.get(position.chapter)
    if seat is None or chapter is None:
        yield "nobody is to act" if seat is None else f"there is no chapter {position.chapter}"
        return
    view = engine.view(match, seat)
    finding = chapter.detect(view)
    if finding is None:
        yield "its chapter has nothing to say about it"
        return
    yield from faults(position, view, chapter, finding)


def faults(position: StrategyPosition, view: SeatView, chapter: Chapter, finding: Finding) -> Iterator[str]:
    """Where the answers of a position and the finding of its chapter contradict each other, or the rules."""
    lawful = {str(action) for action in view.lawful}
    best, wrong = set(position.best), set(position.losses)
    good, bad = ({str(action) for action in actions} for actions in (finding.good, finding.bad))
    if not best or not wrong or best & wrong:
        yield "it has no right or no wrong answer, or one that is both"
    yield from (f"{text} is not lawful" for text in sorted((best | wrong) - lawful))
    if not good & best:
        yield "the chapter speaks for none of the right answers"
    if bad & best:
        yield f"the chapter speaks against {' '.join(sorted(bad & best))}, which is right"
    if not bad & wrong:
        yield "the chapter explains none of the wrong answers"
    if chapter.is_exact and good & wrong:
        yield f"the chapter speaks for {' '.join(sorted(good & wrong))}, which is wrong"
    if chapter.custom is not None:
        yield from _broken_custom(position, view, good, bad)
    if position.totals:
        yield from _unlike_start(position)


def _broken_custom(position: StrategyPosition, view: SeatView, good: set[str], bad: set[str]) -> Iterator[str]:
    """Where the answers are not exactly what the rule of a custom gives, with a reason for each wrong one."""
    if good != set(position.best):
        yield f"the custom is for {' '.join(sorted(good))} only"
    if bad != set(position.losses):
        yield f"the custom is against {' '.join(sorted(bad))} only"
    cards = {str(action) for action in view.lawful if isinstance(action, Play)}
    if cards - good - bad:
        yield f"the custom says nothing about {' '.join(sorted(cards - good - bad))}"
    if any(loss is not None for loss in position.losses.values()) or position.made:
        yield "nothing is measured for a custom"


def _unlike_start(position: StrategyPosition) -> Iterator[str]:
    """Where the answers at a score are those at the start of a match too, or their chances do not bear them out."""
    chances, best, wrong = position.chances, set(position.best), set(position.losses)
    if not position.at_start or best & set(position.at_start):
        yield "its right answer does not depend on the score"
    if not best | wrong <= set(chances):
        yield "the chance of an answer is missing"
    elif best and wrong and min(chances[text] for text in best) <= max(chances[text] for text in wrong):
        yield "a wrong answer wins the match as often as a right one"


def _right(finding: Finding, best: tuple[Action, ...], action: Action) -> Message:
    """Why an answer is right. A card that the chapter is not for has reasons of its own, which are not told."""
    if action in finding.good or not isinstance(action, Play):
        return finding.why
    #: {card}: a card. {cards}: other right cards.
    source = QT_TRANSLATE_NOOP("strategy", "{card:the} is as good here as {cards:the or}, but for another reason.")
    cards = CardSet(each.card for each in best if isinstance(each, Play) and each in finding.good)
    return say(source, card=action.card, cards=cards)


def _close(finding: Finding, action: Play) -> Message:
    """Why a card is about as good as the right ones: for the reason of the chapter if that is for it."""
    if action not in finding.good:
        #: {card}: a card.
        other = QT_TRANSLATE_NOOP("strategy", "{card:the} is about as good here, but for another reason.")
        return say(other, card=action.card)
    #: {card}: a card. {sentence}: the reason for it, one or more sentences.
    same = QT_TRANSLATE_NOOP("strategy", "{card:the} is about as good here. {sentence}")
    return say(same, card=action.card, sentence=finding.why)


def _wrong(
    position: StrategyPosition, finding: Finding, best: tuple[Action, ...], action: Action, rules: Ruleset
) -> Message:
    """Why an answer is wrong, and what it costs."""
    start = say(_AT_START) if str(action) in position.at_start else None
    reason = finding.bad.get(action) or _other_reason(position, finding, best, action, rules)
    told = (start, reason, _cost(position, best, action, rules))
    return together(*(each for each in told if each is not None))


def _other_reason(
    position: StrategyPosition, finding: Finding, best: tuple[Action, ...], action: Action, rules: Ruleset
) -> Message:
    """The sentence for an answer of which the chapter says nothing that is wrong with it."""
    cards = CardSet(each.card for each in best if isinstance(each, Play))
    if not isinstance(action, Play) or not cards:
        return say(QT_TRANSLATE_NOOP("strategy", "Another call is better here."))
    #: {card}: a card. {cards}: cards that are better.
    right_kind = QT_TRANSLATE_NOOP(
        "strategy", "{card:the} is the right kind of card, but {cards:the or} is better here."
    )
    #: {card}: a card. {cards}: cards that are better.
    worse = QT_TRANSLATE_NOOP("strategy", "{card:the} is not as good here as {cards:the or}.")
    is_near = action in finding.good and _costs_little(position, action, rules)
    return say(right_kind if is_near else worse, card=action.card, cards=cards)


def _costs_little(position: StrategyPosition, action: Action, rules: Ruleset) -> bool:
    """Whether a card costs less than a mistake does, beside what its deal is about."""
    loss = position.losses[str(action)]
    opening = next((match for match in position.matches(rules) if opens_play(match)), None)
    seat = None if opening is None else engine.to_act(opening)
    if loss is None or opening is None or seat is None:
        return False
    return severity_of(loss / stake_at(opening, seat)) in (Severity.NONE, Severity.SLIP)


def _cost(position: StrategyPosition, best: tuple[Action, ...], action: Action, rules: Ruleset) -> Message | None:
    """What a wrong answer costs, or how rarely its contract is made; None where nothing was measured."""
    loss = position.losses[str(action)]
    if loss is not None:
        if isinstance(action, Play):
            return counted(told_in(rules, _CARD_COSTS), round(loss), card=action.card)
        return counted(told_in(rules, _CALL_COSTS), round(loss))
    if position.chances:
        return _chances(position, best[0], action)
    share = position.made.get(str(best[0] if action == PASS else action))
    return None if share is None else _made(round(100 * share), action, best[0])


def _chances(position: StrategyPosition, best: Action, action: Action) -> Message:
    """In how many of 100 deals a wrong answer wins the match, and the best one."""
    share, most = (round(100 * position.chances[str(each)]) for each in (action, best))
    return say(_CARD_WINS if isinstance(action, Play) else _CALL_WINS, share=share, most=most)


def _made(share: int, action: Action, best: Action) -> Message:
    """In how many of 100 deals the contract that an answer misses or names is made."""
    if action == PASS:
        return say(_BEST_MADE, share=share)
    return say(_MADE_TOO_RARELY, share=share, needed=PAYS) if best == PASS and share < PAYS else say(_MADE, share=share)


_AT_START = QT_TRANSLATE_NOOP("strategy", "At the start of a match this would be right.")
_CARD_COSTS = reworded(
    #: {card}: the card that was chosen.
    QT_TRANSLATE_NOOP("strategy", "Playing {card:the} costs about %n point(s) on average.", "", 1),
    some(by_match_points, by_projects),
    #: {card}: the card that was chosen.
    QT_TRANSLATE_NOOP("strategy", "Playing {card:the} costs about %n match point(s) on average.", "", 1),
)
_CALL_COSTS = reworded(
    QT_TRANSLATE_NOOP("strategy", "Your call costs about %n point(s) on average.", "", 1),
    some(by_match_points, by_projects),
    QT_TRANSLATE_NOOP("strategy", "Your call costs about %n match point(s) on average.", "", 1),
)
#: {share}, {most}: numbers from 0 to 100. After what is wrong with a card.
_CARD_WINS = QT_TRANSLATE_NOOP(
    "strategy",
    "That way your side wins the match about {share} times in 100, with the best card about {most} times.",
)
#: {share}, {most}: numbers from 0 to 100. After what is wrong with a call.
_CALL_WINS = QT_TRANSLATE_NOOP(
    "strategy",
    "That way your side wins the match about {share} times in 100, with the best call about {most} times.",
)
#: {share}: a number from 0 to 100.
_MADE = QT_TRANSLATE_NOOP(
    "strategy", "If everybody could see all the hands, this contract would be made in {share} of 100 deals."
)
#: {share}, {needed}: numbers from 0 to 100. The contract should not be named.
_MADE_TOO_RARELY = QT_TRANSLATE_NOOP(
    "strategy",
    "If everybody could see all the hands, this contract would be made in {share} of 100 deals. To be worthwhile, it "
    "must be made in about {needed}.",
)
#: {share}: a number from 0 to 100. After a pass.
_BEST_MADE = QT_TRANSLATE_NOOP(
    "strategy", "If everybody could see all the hands, the best contract would be made in {share} of 100 deals."
)
