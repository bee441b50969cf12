"""Questions on the points of a deal and on its last trick."""

from __future__ import annotations

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.ranking import order
from belote_desktop.coach.lessons.steps import Ask, Option, Step
from belote_desktop.engine import Denomination, Message, Ruleset
from belote_desktop.engine.rules.conditions import cards_left_over
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.topics.table import pack_points


def sums(rules: Ruleset) -> object:
    """The values that decide the sum of a deal: card points and last trick."""
    return order(rules), rules.scoring.last_trick, cards_left_over(rules)


def _whole(rules: Ruleset) -> int:
    """All the points of a deal where nothing is left over."""
    return pack_points(rules, Denomination.SPADES) + rules.scoring.last_trick


def whole_deal(deals: Deals) -> tuple[Step, ...]:
    """A question on the points of all tricks together; none if cards are left over, because the sum then varies."""
    rules = deals.rules
    if cards_left_over(rules) or not deals.is_new(_whole):
        return ()
    cards, last = pack_points(rules, Denomination.SPADES), rules.scoring.last_trick
    right = _whole(rules)
    plain = 4 * sum(points for _, points in order(rules)[1]) + last
    wrong: dict[int, Message] = {}
    for number, why in (
        (cards, say(_WITHOUT_LAST, wrong=cards, last=last, right=right)),
        (right + last, say(_LAST_TWICE, wrong=right + last, last=last)),
        (plain, say(_ALL_PLAIN, wrong=plain, right=right)),
        (right // 2, say(_HALF, wrong=right // 2, right=right)),
    ):
        if number != right and len(wrong) < 3:
            wrong.setdefault(number, why)
    options = [Option(right, True, say(_RIGHT, cards=cards, last=last, right=right))]
    options += [Option(number, False, why) for number, why in wrong.items()]
    options.sort(key=lambda option: int(str(option.shown)))
    question = QT_TRANSLATE_NOOP(
        "lessons", "One suit is trumps. How many points are there in a whole deal, including those for the last trick?"
    )
    return (Ask(question=say(question), options=tuple(options)),)


#: All places: points.
_WITHOUT_LAST = QT_TRANSLATE_NOOP("lessons", "The cards alone count {wrong}. The last trick adds {last}: {right}.")
#: {wrong}, {last}: points.
_LAST_TWICE = QT_TRANSLATE_NOOP("lessons", "{wrong} counts the last trick twice. It is worth {last}.")
#: {wrong}, {right}: points.
_ALL_PLAIN = QT_TRANSLATE_NOOP("lessons", "{wrong} counts every suit as a side suit. With trumps it is {right}.")
#: {wrong}, {right}: points.
_HALF = QT_TRANSLATE_NOOP("lessons", "{wrong} is only half. All tricks together count {right}.")
#: {cards}, {last}, {right}: points.
_RIGHT = QT_TRANSLATE_NOOP("lessons", "{cards} in the cards and {last} for the last trick: {right}.")
