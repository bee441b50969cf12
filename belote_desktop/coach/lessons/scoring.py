"""Questions on what a deal is worth, and what wins a match: two deals scored by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Step
from belote_desktop.coach.lessons.wording import together
from belote_desktop.engine import Message, Result, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, in_english, say
from belote_desktop.variants.rule_sheet import sentences
from belote_desktop.variants.rule_sheet.example import ExampleDeal, example_deals

#: An answer to: How does the deal end?
MADE = QT_TRANSLATE_NOOP("lessons", "The contract is made")
#: An answer to: How does the deal end?
FAILED = QT_TRANSLATE_NOOP("lessons", "The contract fails")


def score(rules: Ruleset) -> object:
    """How two deals are scored."""
    return tuple(
        (deal.score, *(in_english(each) for each in (*deal.dealt, *deal.counted))) for deal in example_deals(rules)
    )


def target(rules: Ruleset) -> object:
    """What wins a match."""
    return rules.match.target


def how_it_ends(deals: Deals) -> tuple[Step, ...]:
    """Questions on whether the contract is made and what the takers score, for a deal made and a deal failed."""
    found: list[Step | None] = []
    for number, deal in enumerate(example_deals(deals.rules)):
        given = _given(deals.rules, number)
        found.append(_ends(deal, given) if deals.is_new(partial(_end, number=number)) else None)
        found.append(_writes(deal, given) if deals.is_new(partial(_written, number=number)) else None)
    return tuple(step for step in found if step is not None)


def _given(rules: Ruleset, number: int) -> tuple[Message, ...]:
    """The sentences on the first deal, or on both, because the second is told as changes to the first."""
    return tuple(each for deal in example_deals(rules)[: number + 1] for each in deal.dealt)


def _end(rules: Ruleset, number: int) -> object:
    return tuple(map(in_english, _given(rules, number))), example_deals(rules)[number].score.result


def _written(rules: Ruleset, number: int) -> object:
    return _end(rules, number), example_deals(rules)[number].score.points[0]


def what_wins(deals: Deals) -> tuple[Step, ...]:
    """A question on the points that win a match; none if a number of deals ends it."""
    right = deals.rules.match.target
    if not right or deals.rules.match.deals:
        return ()
    rule = next(section for section in sentences(deals.rules) if section.anchor == "match").paragraphs
    reason = next((told for told in rule if right in told.facts.values()), rule[0])
    options = tuple(
        Option(number, number == right, reason if number == right else _far(number, right, reason))
        for number in (right // 2, right, right * 2)
    )
    return (Ask(question=say(QT_TRANSLATE_NOOP("lessons", "What score ends the match?")), options=options),)


def _far(wrong: int, right: int, rule: Message) -> Message:
    return say(_TOO_FEW if wrong < right else _TOO_MANY, wrong=wrong, rule=rule)


def _ends(deal: ExampleDeal, given: tuple[Message, ...]) -> Ask:
    result = deal.score.result
    counted = together((*deal.counted, deal.end))
    wrong = say(_SO_IT_ENDS[result], counted=together(deal.counted)) if result in _SO_IT_ENDS else counted
    others = [] if result in _SO_IT_ENDS else [Option(say(_SO, result=result), True, counted)]
    options = (
        Option(say(MADE), result is Result.MADE, counted if result is Result.MADE else wrong),
        Option(say(FAILED), result is Result.FAILED, counted if result is Result.FAILED else wrong),
        *others,
    )
    return Ask(given=given, question=say(QT_TRANSLATE_NOOP("lessons", "How does the deal end?")), options=options)


def _writes(deal: ExampleDeal, given: tuple[Message, ...]) -> Ask | None:
    """None where every slip leads to the right number."""
    right, written = deal.score.points[0], together(deal.written)
    slips = (
        (deal.score.points[1], _DEFENDERS if len(deal.score.points) == 2 else _ANOTHER),
        (deal.score.compared[0] if deal.score.compared else right, _COUNTED),
        (deal.outcome.cards[0], _CARDS),
        (0, _NOTHING),
    )
    options = {right: Option(right, True, written)}
    for wrong, source in slips:
        if wrong not in options and len(options) < 4:
            options[wrong] = Option(wrong, False, say(source, wrong=wrong, written=written))
    if len(options) == 1:
        return None
    question = QT_TRANSLATE_NOOP("lessons", "What does the taker’s side score?")
    return Ask(
        given=(*given, deal.end), question=say(question), options=tuple(options[number] for number in sorted(options))
    )


_SO_IT_ENDS: Mapping[Result, Source] = MappingProxyType(
    {
        #: {counted}: whole sentences on the count. The explanation of a wrong answer.
        Result.MADE: QT_TRANSLATE_NOOP("lessons", "{counted} So the contract is made."),
        #: {counted}: whole sentences on the count. The explanation of a wrong answer.
        Result.FAILED: QT_TRANSLATE_NOOP("lessons", "{counted} So the contract fails."),
    }
)
#: {result}: a whole sentence.
_SO = QT_TRANSLATE_NOOP("lessons", "In this deal: {result}")
#: {wrong}: points. {written}: a whole sentence.
_DEFENDERS = QT_TRANSLATE_NOOP("lessons", "{wrong} is what the defenders score. {written}")
#: {wrong}: points. {written}: a whole sentence.
_ANOTHER = QT_TRANSLATE_NOOP("lessons", "{wrong} is what another player scores. {written}")
#: {wrong}: points. {written}: a whole sentence.
_COUNTED = QT_TRANSLATE_NOOP("lessons", "{wrong} decided the contract, but it is not the score. {written}")
#: {wrong}: points. {written}: a whole sentence.
_CARDS = QT_TRANSLATE_NOOP("lessons", "Their cards alone count {wrong}. {written}")
#: {written}: a whole sentence.
_NOTHING = QT_TRANSLATE_NOOP("lessons", "They do score. {written}")
#: {wrong}: points. {rule}: a whole sentence.
_TOO_FEW = QT_TRANSLATE_NOOP("lessons", "{wrong} is not enough. {rule}")
#: {wrong}: points. {rule}: a whole sentence.
_TOO_MANY = QT_TRANSLATE_NOOP("lessons", "{wrong} is more than you need. {rule}")
