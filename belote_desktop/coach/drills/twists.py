"""The twist of a position in play: what the answer to "what can I play?" turns on, the exceptions included."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from belote_desktop.engine import Message, SeatView
from belote_desktop.engine.deal import Trick
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.terms import Raise
from belote_desktop.engine.tricks.following import Situation, obligation_in_force
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


class Twist(Enum):
    """What limits a player, or exempts one from a duty."""

    FOLLOW = auto()
    """The suit led is followed, and no more is asked for."""
    DISCARD = auto()
    """Void, with no trumps: any card."""
    LOCKED = auto()
    BEAT_TRUMP = auto()
    BEAT_PLAIN = auto()
    CANNOT_BEAT = auto()
    """A higher card would have to be played, but there is none."""
    SPARED = auto()
    """A higher card is there and need not be played."""
    RUFF = auto()
    RUFF_PARTNER = auto()
    """Void, and held to ruff even the partner’s trick."""
    PARTNER_WINS = auto()
    """Void, with trumps, and free because the partner is winning."""
    OVERRUFF = auto()
    NO_UNDERRUFF = auto()
    UNDERRUFF = auto()
    """Void, unable to overruff, and held to ruff lower."""
    CANNOT_OVERRUFF = auto()
    """Void, unable to overruff, and therefore free."""


BASE: Mapping[Twist, int] = MappingProxyType(
    {
        Twist.FOLLOW: 1, Twist.DISCARD: 1,
        Twist.LOCKED: 2, Twist.BEAT_TRUMP: 2, Twist.BEAT_PLAIN: 2, Twist.CANNOT_BEAT: 2, Twist.RUFF: 2,
        Twist.SPARED: 3, Twist.RUFF_PARTNER: 3, Twist.PARTNER_WINS: 3,
        Twist.OVERRUFF: 4, Twist.NO_UNDERRUFF: 4, Twist.UNDERRUFF: 4, Twist.CANNOT_OVERRUFF: 4,
    }
)  # fmt: skip
"""How hard each is: one duty, then an exemption, then two duties at once or one that cannot be met."""
TRIVIAL = 1


def situation(view: SeatView) -> Situation:
    """The situation of the seat whose view it is, about to play a card."""
    assert view.contract is not None
    assert view.seat is not None
    return situation_at(view.rules, view.contract, view.hand, view.trick or Trick(view.seat), view.seat)


def twist_of(at: Situation) -> Twist | None:
    """What the answer turns on; None where there is nothing to ask: one card, a free lead, a hand of one suit."""
    if len(at.hand) < 2:
        return None
    held = obligation_in_force(at)
    if not at.trick:
        return None if held is None else Twist.LOCKED
    return _following(at, held) if at.followers else _void(at, held)


_BEATING = {Rule.RAISE_TRUMP: Twist.BEAT_TRUMP, Rule.BEAT_PLAIN: Twist.BEAT_PLAIN}


def _following(at: Situation, held: Refusal | None) -> Twist | None:
    if held is not None and held.rule in _BEATING:
        return _BEATING[held.rule]
    if held is None:
        return None
    trump_led = at.denomination.is_trump(at.led)
    is_held = at.play.trump_led_raise is not Raise.NEVER if trump_led else _must_beat_plain(at)
    several = at.followers & (at.followers - 1)
    if not is_held or not several:
        return Twist.FOLLOW
    higher = at.above(at.followers, None if trump_led else at.best_led)
    if not higher:
        return Twist.CANNOT_BEAT
    return Twist.FOLLOW if higher == at.followers else Twist.SPARED


def _must_beat_plain(at: Situation) -> bool:
    return at.play.plain_must_beat and at.denomination.suit is not None


def _void(at: Situation, held: Refusal | None) -> Twist | None:
    if at.trumps == at.hand.mask:
        return None if held is None else _RUFFING.get(held.rule)
    stuck = at.best_is_trump and at.play.overtrump and not at.above(at.trumps)
    if held is None:
        if not at.trumps:
            return Twist.DISCARD
        return Twist.PARTNER_WINS if at.partner_winning else Twist.CANNOT_OVERRUFF
    if held.rule is Rule.RUFF:
        if stuck:
            return Twist.UNDERRUFF
        return Twist.RUFF_PARTNER if at.partner_winning else Twist.RUFF
    return _RUFFING.get(held.rule)


_RUFFING = {Rule.OVERRUFF: Twist.OVERRUFF, Rule.UNDERRUFF: Twist.NO_UNDERRUFF}


def exemption(at: Situation, twist: Twist) -> Message | None:
    """Why a player is free, or held in spite of what one might think; None where the duty itself says all."""
    if twist is Twist.SPARED:
        return _spared(at)
    if twist is Twist.DISCARD:
        return say(_VOID_ALONE if at.denomination.suit is None else _VOID, suit=at.led)
    if twist is Twist.CANNOT_BEAT:
        return say(_CANNOT_BEAT, best=at.best if at.denomination.is_trump(at.led) else at.best_led, suit=at.led)
    source = _EXEMPTIONS.get(twist)
    return None if source is None else say(source, best=at.best)


def _spared(at: Situation) -> Message:
    if not at.denomination.is_trump(at.led):
        return say(_AFTER_RUFF, best=at.best_led)
    return say(_PARTNER_BEST if at.partner_winning else _JACK_KEPT, best=at.best)


#: {suit}: the suit led.
_VOID = QT_TRANSLATE_NOOP(
    "drills", "You cannot follow suit in {suit} and have no trumps to ruff with, so you can play any card."
)
#: {suit}: the suit led.
_VOID_ALONE = QT_TRANSLATE_NOOP("drills", "You are void in {suit}, so you can play any card.")
#: {best}: a card. {suit}: a suit.
_CANNOT_BEAT = QT_TRANSLATE_NOOP("drills", "You cannot beat {best:the}, so any card in {suit} will do.")
#: {best}: a card.
_AFTER_RUFF = QT_TRANSLATE_NOOP("drills", "The trick has been ruffed, so you need not beat {best:the}.")
#: {best}: a card.
_PARTNER_BEST = QT_TRANSLATE_NOOP("drills", "Your partner is winning with {best:the}, so you need not play higher.")
#: {best}: a card.
_JACK_KEPT = QT_TRANSLATE_NOOP(
    "drills", "Only your jack beats {best:the}, and in this game you never have to play the jack."
)
_EXEMPTIONS: Mapping[Twist, str] = MappingProxyType(
    {
        #: {best}: a card.
        Twist.PARTNER_WINS: QT_TRANSLATE_NOOP(
            "drills", "Your partner is winning with {best:the}, so you need not ruff: you can play any card."
        ),
        #: {best}: a card.
        Twist.RUFF_PARTNER: QT_TRANSLATE_NOOP(
            "drills", "In this game you must ruff even though your partner is winning with {best:the}."
        ),
        #: {best}: a card.
        Twist.UNDERRUFF: QT_TRANSLATE_NOOP(
            "drills", "You cannot beat {best:the}, but in this game you must ruff all the same."
        ),
        #: {best}: a card.
        Twist.CANNOT_OVERRUFF: QT_TRANSLATE_NOOP(
            "drills", "You cannot beat {best:the}, so you need not ruff: you can play any card."
        ),
    }
)
