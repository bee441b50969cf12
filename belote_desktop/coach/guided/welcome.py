"""What is said at the start of the deal: the aim, the learner's cards, the partner and the opponents."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.engine import Message, Suit
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, counted, say


def is_start(at: Moment) -> bool:
    """Whether nobody has called yet."""
    return at.view.phase is Phase.AUCTION and not at.view.calls


def aim(at: Moment) -> Remark | None:
    """What a trick is, and what it is good for."""
    if not is_start(at):
        return None
    return Remark(say(_AIM_TITLE), (say(_TRICK), say(_POINTS)))


_AIM_TITLE = QT_TRANSLATE_NOOP("guided", "The aim")
_TRICK = QT_TRANSLATE_NOOP(
    "guided", "Each player in turn puts down one card. Together these cards are a trick, and the best card wins it."
)
_POINTS = QT_TRANSLATE_NOOP("guided", "Many cards are worth points. Win the tricks that have the most points in them.")


def cards(at: Moment) -> Remark | None:
    """The learner's cards."""
    if not is_start(at):
        return None
    return Remark(say(_CARDS_TITLE), (*_held(at), say(_SUITS, suits=tuple(Suit))), at.learner)


def _held(at: Moment) -> tuple[Message, ...]:
    view = at.view
    if view.stacks:
        return (say(_STACKS),)
    missing = view.rules.hand_size - len(view.hand)
    held = counted(_HELD, len(view.hand))
    return (held, counted(_MISSING, missing)) if missing > 0 else (held,)


_CARDS_TITLE = QT_TRANSLATE_NOOP("guided", "Your cards")
_STACKS = QT_TRANSLATE_NOOP(
    "guided",
    "Your cards lie in stacks, and you play the top ones. When you play a card, the one below it is turned up.",
)
#: %n: how many cards you hold.
_HELD = QT_TRANSLATE_NOOP("guided", "You hold %n card(s). Nobody else sees them.", "", 1)
#: %n: how many cards you get after the auction.
_MISSING = QT_TRANSLATE_NOOP("guided", "You will get %n more card(s) later.", "", 1)
#: {suits}: the four suits, as pictures.
_SUITS = QT_TRANSLATE_NOOP("guided", "There are four suits: {suits}.")


def company(at: Moment) -> Remark | None:
    """The partner and the opponents."""
    if not is_start(at):
        return None
    seats, learner = at.view.rules.table.seats, at.learner
    others = [seat for seat in range(seats) if not at.is_ours(seat)]
    if at.plays_alone:
        title = _OPPONENT_TITLE if seats == 2 else _ALONE_TITLE
        return Remark(say(title), (say(_ALONE),), others[0] if seats == 2 else None)
    partner = (learner + seats // 2) % seats
    told = say(_PARTNER, name=SeatName(partner))
    against = say(_AGAINST, first=SeatName(others[0]), second=SeatName(others[-1]))
    return Remark(say(_PARTNER_TITLE), (told, against), partner)


_OPPONENT_TITLE = QT_TRANSLATE_NOOP("guided", "Your opponent")
_ALONE_TITLE = QT_TRANSLATE_NOOP("guided", "You play alone")
_ALONE = QT_TRANSLATE_NOOP("guided", "You have no partner: only your own tricks count for you.")
_PARTNER_TITLE = QT_TRANSLATE_NOOP("guided", "Your partner")
#: {name}: the player opposite you.
_PARTNER = QT_TRANSLATE_NOOP("guided", "{name} sits opposite you and is your partner. Your tricks count together.")
#: {first}, {second}: the two opponents.
_AGAINST = QT_TRANSLATE_NOOP("guided", "{first} and {second} play against you.")
