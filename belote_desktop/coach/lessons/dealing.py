"""Questions on the players and the deal."""

from __future__ import annotations

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Step
from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.conditions import turned
from belote_desktop.engine.rules.terms import Sides, TurnUpTo
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

_OPPOSITE = QT_TRANSLATE_NOOP("lessons", "The player opposite you")
_NEXT = QT_TRANSLATE_NOOP("lessons", "The player next to you")
_NOBODY = QT_TRANSLATE_NOOP("lessons", "Nobody: everyone plays alone")


def company(rules: Ruleset) -> object:
    """Who plays with whom."""
    return rules.table.seats, rules.table.sides


def hands(rules: Ruleset) -> object:
    """How many cards everybody gets."""
    return rules.hand_size


def partner(deals: Deals) -> tuple[Step, ...]:
    """A question: who is your partner? Only for four players."""
    rules = deals.rules
    if rules.table.seats != 4:
        return ()
    pairs = rules.table.sides is Sides.PARTNERS
    if pairs:
        why = (
            say(QT_TRANSLATE_NOOP("lessons", "Partners sit opposite each other and share their tricks.")),
            say(QT_TRANSLATE_NOOP("lessons", "The players on either side of you are your opponents.")),
            say(QT_TRANSLATE_NOOP("lessons", "In this game two play against two: nobody plays alone.")),
        )
    else:
        why = (
            say(QT_TRANSLATE_NOOP("lessons", "The player opposite is an opponent here: everyone plays alone.")),
            say(QT_TRANSLATE_NOOP("lessons", "The players beside you are opponents here: everyone plays alone.")),
            say(QT_TRANSLATE_NOOP("lessons", "Each of the four has a score of their own.")),
        )
    right = _OPPOSITE if pairs else _NOBODY
    shown = (_OPPOSITE, _NEXT, _NOBODY)
    options = tuple(Option(say(text), text == right, reason) for text, reason in zip(shown, why, strict=True))
    return (Ask(question=say(QT_TRANSLATE_NOOP("lessons", "Who is your partner?")), options=options),)


def hand_size(deals: Deals) -> tuple[Step, ...]:
    """A question: how many cards has each player when the play begins?"""
    rules = deals.rules
    right, before, shared = rules.hand_size, sum(rules.deal.packets), len(pack(rules)) // rules.table.seats
    wrong: dict[int, Message] = {}
    if before:
        wrong[before] = say(_BEFORE, wrong=before, right=right)
    wrong.setdefault(shared, say(_SHARED, wrong=shared, pack=len(pack(rules)), right=right))
    for other in (right - 1, right + 1, right - 2):
        if len(wrong) - (right in wrong) < 3:
            wrong.setdefault(other, _sum(rules, other))
    wrong.pop(right, None)
    reason = say(_RIGHT, seats=rules.table.seats, right=right, total=rules.table.seats * right)
    options = [Option(right, True, reason), *(Option(number, False, why) for number, why in wrong.items())]
    options.sort(key=lambda option: int(str(option.shown)))
    question = QT_TRANSLATE_NOOP("lessons", "How many cards does each player have when play begins?")
    return (Ask(question=say(question), options=tuple(options), given=_dealt_later(rules)),)


def _dealt_later(rules: Ruleset) -> tuple[Message, ...]:
    """What is dealt after the auction, in one sentence: the whole of it comes with the auction, which names a taker."""
    if not rules.deal.second_packets:
        return ()
    turned_up = turned(rules) and rules.deal.turn_up_to is not TurnUpTo.NOBODY
    return (say(_MORE_WITH_TURN_UP if turned_up else _MORE, more=sum(rules.deal.second_packets)),)


def _sum(rules: Ruleset, wrong: int) -> Message:
    seats, right = rules.table.seats, rules.hand_size
    return say(_TOGETHER, wrong=wrong, seats=seats, held=seats * wrong, right=right, total=seats * right)


#: {more}: a number of cards.
_MORE = QT_TRANSLATE_NOOP("lessons", "After the auction each player gets {more} more.")
#: {more}: a number of cards.
_MORE_WITH_TURN_UP = QT_TRANSLATE_NOOP(
    "lessons",
    "After the auction each player gets {more} more. For the player who gets the turn-up, it is one of these.",
)
#: {wrong}, {right}: numbers of cards.
_BEFORE = QT_TRANSLATE_NOOP(
    "lessons", "Before the auction each player has {wrong}. When play begins, each has {right}."
)
#: {wrong}, {pack}, {right}: numbers of cards.
_SHARED = QT_TRANSLATE_NOOP(
    "lessons", "Each would have {wrong} if the whole pack of {pack} were dealt. Each gets {right}."
)
#: {wrong}, {right}: numbers of cards of one player. {held}, {total}: of all players.
_TOGETHER = QT_TRANSLATE_NOOP(
    "lessons",
    "With {wrong} each, the players would hold {held} in all. They hold {total}: {right} each.",
)
#: {right}: numbers of cards of one player. {total}: of all players.
_RIGHT = QT_TRANSLATE_NOOP("lessons", "{right} for each player: {total} in all.")
