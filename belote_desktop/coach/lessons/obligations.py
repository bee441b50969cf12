"""Tasks in the play: what must be played, by the obligations of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from belote_desktop import engine
from belote_desktop.coach.duties import obligation
from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.forbidden import forbidden_card
from belote_desktop.coach.lessons.steps import Ask, Do, Option, Picture, Row, Step
from belote_desktop.coach.lessons.wording import own_cards, together, trumps_are
from belote_desktop.coach.looking_back.luck import denominations
from belote_desktop.engine import CardSet, Denomination, Match, Message, Play, Ruleset, SeatView
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.tricks.following import Situation, legal_cards
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say

FEWEST, MOST = 3, 8
"""How many cards the hand of a task may have."""

Case = Callable[[Situation], bool]


def _void_with_trumps(at: Situation) -> bool:
    """Void of the suit led, with trumps and with other cards."""
    return not at.followers and at.trumps not in (0, at.hand.mask)


def _can_beat(at: Situation, cards: int) -> bool:
    """Whether some of these cards beat the best, and some do not."""
    return at.above(cards) not in (0, cards)


CASES: Mapping[str, Case] = MappingProxyType(
    {
        "follow": lambda at: at.followers not in (0, at.hand.mask) and not at.denomination.is_trump(at.led),
        "beat": lambda at: not at.denomination.is_trump(at.led) and not at.best_is_trump and _can_beat(at, at.followers)
        and at.play.plain_must_beat,
        "trumps led": lambda at: at.denomination.is_trump(at.led) and not at.partner_winning
        and _can_beat(at, at.followers),
        "trumps led by the partner": lambda at: at.denomination.is_trump(at.led) and at.partner_winning
        and _can_beat(at, at.followers),
        "ruff": lambda at: _void_with_trumps(at) and not at.best_is_trump and not at.partner_winning,
        "partner winning": lambda at: _void_with_trumps(at) and not at.best_is_trump and at.partner_winning,
        "overruff": lambda at: _void_with_trumps(at) and at.best_is_trump and not at.partner_winning
        and _can_beat(at, at.trumps),
        "underruff": lambda at: _void_with_trumps(at) and at.best_is_trump and not at.partner_winning
        and not at.above(at.trumps),
        "partner ruffed": lambda at: _void_with_trumps(at) and at.best_is_trump and at.partner_winning
        and at.above(at.trumps) != at.trumps,
    }
)  # fmt: skip
"""The kinds of situation a player must know, in the order they are taught."""


def cards(rules: Ruleset) -> object:
    """The parts of a ruleset that decide which cards must be played; equal values need no new lesson."""
    play = rules.play
    followed = (play.plain_must_beat, play.trump_led_raise, play.jack_forced)
    return rules.table.sides, *followed, play.partner_winning, play.overtrump, play.undertrump


def what_must_be_played(deals: Deals) -> tuple[Step, ...]:
    """A task, or a question where everything is allowed, for each kind of situation that comes up."""
    found: dict[str, Step] = {}
    for match in deals.in_play():
        if len(found) == len(CASES):
            break
        seat = engine.to_act(match)
        at = None if seat is None else _at(match, seat)
        if at is None or seat is None or not FEWEST <= len(at.hand) <= MOST:
            continue
        for name, fits in CASES.items():
            if name not in found and fits(at):
                if not deals.is_new(partial(_allowed, at=at)):
                    break
                found[name] = _task(match, seat, at) if legal_cards(at) != at.hand else _free(match, seat, at)
                break
    return tuple(found[name] for name in CASES if name in found)


def _at(match: Match, seat: int) -> Situation | None:
    """The situation of a player who does not lead."""
    view = engine.view(match, seat)
    if view.contract is None or view.trick is None or not view.trick.cards or view.contract.lock:
        return None
    return situation_at(view.rules, view.contract, view.hand, view.trick, seat)


def _allowed(rules: Ruleset, at: Situation) -> CardSet:
    """The cards that may be played in this situation, as a player who knows only this ruleset would think.

    Without partners in it, everyone counts as an opponent; the suits of an unknown contract count as side suits.
    """
    played = at.denomination if at.denomination in denominations(rules) else Denomination.NO_TRUMP
    winning = at.partner_winning and rules.side_count < rules.table.seats
    table = rank_table(rules.cards, played)
    return legal_cards(replace(at, play=rules.play, denomination=played, table=table, partner_winning=winning))


def _task(match: Match, seat: int, at: Situation) -> Do:
    """Play a card: each of the hand is an answer."""
    view = engine.view(match, seat)
    held = obligation(view) or say(_ALLOWED)
    options = []
    for card in view.hand:
        refused = engine.refusals(match, Play(card), seat)
        why = forbidden_card(view.rules, at, card, refused[0], held) if refused else held
        options.append(Option(card, not refused, why))
    return Do(
        position=match,
        seat=seat,
        given=_given(view),
        picture=_picture(view, seat),
        question=say(QT_TRANSLATE_NOOP("lessons", "It is your turn. Choose a card that you can play.")),
        options=tuple(options),
    )


def _free(match: Match, seat: int, at: Situation) -> Ask:
    """Everything is allowed: which of these sentences is true?"""
    view, free = engine.view(match, seat), _why_free(at)
    narrower = {_TRUMP: at.trumps, _HIGHER: at.above(at.followers or at.trumps), _OTHER: at.hand.mask & ~at.trumps}
    options = [Option(say(_ANY), True, together((free, say(_ANY_WHY))))]
    told = CardSet()
    for source, named in narrower.items():
        spared = tuple(at.hand - CardSet.of_mask(named) - told)
        if named and spared and len(options) < 4:
            options.append(Option(say(source), False, together((say(_STRICT, card=spared[0]), free))))
            told |= CardSet(spared[:1])
    hand = own_cards(view.rules, tuple(view.hand))
    return Ask(
        given=_given(view),
        picture=(*_picture(view, seat), hand),
        question=say(QT_TRANSLATE_NOOP("lessons", "It is your turn. What can you play?")),
        options=tuple(options),
    )


def _why_free(at: Situation) -> Message:
    """Why no rule forbids a card here: what the duties ask, and why they do not apply."""
    if at.followers:
        return say(_ALL_OF_IT_PARTNER if at.partner_winning else _ALL_OF_IT, suit=at.led, best=at.best)
    if not at.trumps:
        return say(_NOTHING_TO_RUFF, suit=at.led)
    if at.partner_winning:
        ruffed = _PARTNER_RUFFED if at.above(at.trumps) else _PARTNER_RUFFED_HIGHER
        return say(ruffed if at.best_is_trump else _PARTNER_WINS, suit=at.led, best=at.best)
    return say(_TOO_LOW, suit=at.led, best=at.best)


def _given(view: SeatView) -> tuple[Message, ...]:
    return () if view.contract is None else (trumps_are(view.rules, view.contract),)


def _picture(view: SeatView, seat: int) -> Picture:
    """The cards on the table, and whose they are."""
    trick = view.trick or Trick(seat)
    seats = view.rules.table.seats
    notes = tuple(_whose(view.rules, trick.seat_of(place, seats), seat) for place in range(len(trick.cards)))
    return (Row(trick.cards, say(QT_TRANSLATE_NOOP("lessons", "On the table, in order from the lead")), notes),)


def _whose(rules: Ruleset, player: int, me: int) -> Message:
    if rules.side_of(player) == rules.side_of(me):
        #: Below a card: who played it.
        return say(QT_TRANSLATE_NOOP("lessons", "partner"))
    #: Below a card: who played it.
    return say(QT_TRANSLATE_NOOP("lessons", "opponent"))


_ALLOWED = QT_TRANSLATE_NOOP("lessons", "You can play this card.")
#: An answer to: What can you play?
_ANY = QT_TRANSLATE_NOOP("lessons", "Any card")
#: An answer to: What can you play?
_TRUMP = QT_TRANSLATE_NOOP("lessons", "Only a trump")
#: An answer to: What can you play?
_HIGHER = QT_TRANSLATE_NOOP("lessons", "Only a trump higher than those in the trick")
#: An answer to: What can you play?
_OTHER = QT_TRANSLATE_NOOP("lessons", "Any card but a trump")
_ANY_WHY = QT_TRANSLATE_NOOP("lessons", "You can play any card.")
#: {card}: a card.
_STRICT = QT_TRANSLATE_NOOP("lessons", "That is too strict: you can also play {card:the}.")
#: {suit}: a suit. {best}: a card.
_ALL_OF_IT = QT_TRANSLATE_NOOP("lessons", "You hold nothing but {suit}, and in this game you need not beat {best:the}.")
#: {suit}: a suit. {best}: a card.
_ALL_OF_IT_PARTNER = QT_TRANSLATE_NOOP(
    "lessons", "You hold nothing but {suit}. Your partner is winning with {best:the}, so you need not beat it."
)
#: {suit}: the suit led.
_NOTHING_TO_RUFF = QT_TRANSLATE_NOOP("lessons", "You cannot follow suit in {suit} and have no trumps to ruff with.")
#: {suit}: the suit led. {best}: a card.
_PARTNER_WINS = QT_TRANSLATE_NOOP(
    "lessons", "You are void in {suit}. Your partner is winning with {best:the}, so you may ruff but need not."
)
#: {suit}: the suit led. {best}: a card.
_PARTNER_RUFFED = QT_TRANSLATE_NOOP(
    "lessons",
    "You are void in {suit}. Your partner has ruffed with {best:the}, so you may ruff, high or low, but need not.",
)
#: {suit}: the suit led. {best}: a card.
_PARTNER_RUFFED_HIGHER = QT_TRANSLATE_NOOP(
    "lessons", "You are void in {suit}. Your partner has ruffed with {best:the}, so you may underruff but need not."
)
#: {suit}: the suit led. {best}: a card.
_TOO_LOW = QT_TRANSLATE_NOOP(
    "lessons",
    "You are void in {suit} and have no trumps higher than {best:the}. You may underruff but need not.",
)
