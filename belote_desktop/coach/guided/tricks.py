"""What is said during the tricks: leading, following, ruffing, who wins, declarations and belote, the last trick."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.coach.permission import permission
from belote_desktop.engine import Card, Contract, Play
from belote_desktop.engine import events as happened
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, SeatName, counted, say


def lead(at: Moment) -> Remark | None:
    """The first lead of the deal: the learner's, or another player's."""
    view = at.view
    if view.phase is not Phase.PLAY or view.tricks:
        return None
    if view.trick is None or not view.trick.cards:
        return Remark(say(_MY_LEAD_TITLE), (say(_MY_LEAD), *_advice(at)), _next_card(at)) if at.is_my_turn else None
    led = view.trick.cards[0]
    #: {name}: a player.
    title = say(QT_TRANSLATE_NOOP("guided", "{name} leads"), name=SeatName(view.trick.leader))
    #: {card}: the card led.
    told = say(
        QT_TRANSLATE_NOOP("guided", "{card:the} is led to the first trick. Each of the others adds a card."), card=led
    )
    return Remark(title, (told,), led)


_MY_LEAD_TITLE = QT_TRANSLATE_NOOP("guided", "You lead")
_MY_LEAD = QT_TRANSLATE_NOOP(
    "guided", "A trick is one card from each player. You lead to this one, with any card you like."
)


def follow(at: Moment) -> Remark | None:
    """The learner must follow suit, and has cards that may not be played."""
    led = _led(at)
    if led is None or not any(card.suit is led.suit for card in at.view.hand):
        return None
    #: {suit}: the suit led.
    title = say(QT_TRANSLATE_NOOP("guided", "Follow suit: {suit}"), suit=led.suit)
    #: {suit}: a suit.
    rule = say(QT_TRANSLATE_NOOP("guided", "{suit} were led, and you have some: you must play one."), suit=led.suit)
    return Remark(title, (rule, *_advice(at)), _next_card(at))


def ruff(at: Moment) -> Remark | None:
    """The learner has none of the suit led and is to play a trump on it."""
    led, contract = _led(at), at.view.contract
    if led is None or contract is None or contract.trump in (None, led.suit) or not _is_void(at, led):
        return None
    if any(card.suit is not contract.trump for card in _wanted(at)):
        return None
    #: {suit}: the suit led.
    rule = say(QT_TRANSLATE_NOOP("guided", "You have no {suit}. A trump wins the trick instead."), suit=led.suit)
    return Remark(say(_RUFF), (rule, *_advice(at)), _next_card(at))


_RUFF = QT_TRANSLATE_NOOP("guided", "Ruff it")


def discard(at: Moment) -> Remark | None:
    """The learner can neither follow nor has to ruff."""
    led, contract = _led(at), at.view.contract
    if led is None or contract is None or not _is_void(at, led):
        return None
    if any(card.suit is contract.trump for card in _wanted(at)):
        return None
    return Remark(say(_DISCARD), (say(_THROW, suit=led.suit), *_advice(at)), _next_card(at))


#: {suit}: the suit led.
_THROW = QT_TRANSLATE_NOOP("guided", "You have no {suit} and need not win the trick: discard a card.")
_DISCARD = QT_TRANSLATE_NOOP("guided", "Discard")


def trick(at: Moment) -> Remark | None:
    """The first trick that is complete: who won it, and what it is worth."""
    won = at.happened(happened.TrickWon)
    if won is None or at.view.contract is None:
        return None
    best = _best(at.view, won)
    title = say(_MINE if won.seat == at.learner else _THEIRS, name=SeatName(won.seat))
    return Remark(title, (
        #: {card}: the card that won.
        say(_WITH_TRUMP if _is_trump(best, at.view.contract) else _WITH_HIGHEST, card=best),
        #: %n: points.
        counted(QT_TRANSLATE_NOOP("guided", "The trick is worth %n point(s).", "", 1), won.points),
        say(_NEXT_LEAD),
    ), won.seat)  # fmt: skip


_MINE = QT_TRANSLATE_NOOP("guided", "You win the trick")
#: {name}: a player.
_THEIRS = QT_TRANSLATE_NOOP("guided", "{name} wins the trick")
#: {card}: a trump.
_WITH_TRUMP = QT_TRANSLATE_NOOP("guided", "{card:the} is the highest trump in it.")
#: {card}: the highest card of the suit led.
_WITH_HIGHEST = QT_TRANSLATE_NOOP("guided", "{card:the} is the highest card of the suit led, and nobody ruffed.")
_NEXT_LEAD = QT_TRANSLATE_NOOP("guided", "The winner of a trick leads to the next.")


def declaration(at: Moment) -> Remark | None:
    """A declaration is announced."""
    said = at.happened(happened.Announced)
    if said is None:
        return None
    title = say(QT_TRANSLATE_NOOP("guided", "A declaration"))
    told = say(
        QT_TRANSLATE_NOOP(
            "guided", "Some cards together score extra: three or more in a row of one suit, or four of a kind."
        )
    )
    best = say(QT_TRANSLATE_NOOP("guided", "Only the side with the best declaration scores its declarations."))
    return Remark(title, (told, best), said.seat)


def belote(at: Moment) -> Remark | None:
    """Somebody says belote."""
    said = at.happened(happened.BeloteSaid)
    if said is None:
        return None
    points = at.view.rules.belote.belote_points
    told = say(QT_TRANSLATE_NOOP("guided", "The king and queen of trumps in one hand score extra points."))
    #: %n: points.
    worth = counted(QT_TRANSLATE_NOOP("guided", "This pair is worth %n point(s).", "", 1), points)
    return Remark(say(QT_TRANSLATE_NOOP("guided", "King and queen of trumps")), (told, worth), said.seat)


def counting(at: Moment) -> Remark | None:
    """What the learner's side has won so far, in the middle of the deal."""
    view = at.view
    if (
        view.phase is not Phase.PLAY
        or len(view.tricks) != _tricks_in(view) // 2
        or at.happened(happened.TrickWon) is None
    ):
        return None
    sides = view.rules.side_count
    mine = sum(
        each.points for each in view.tricks if each.winner is not None and each.winner % sides == at.learner % sides
    )
    #: %n: points.
    told = counted(QT_TRANSLATE_NOOP("guided", "Your side has won %n point(s) in tricks so far.", "", 1), mine)
    why = say(
        QT_TRANSLATE_NOOP(
            "guided", "It is the points that count, not the number of tricks: a trick of aces and tens is worth many."
        )
    )
    return Remark(say(QT_TRANSLATE_NOOP("guided", "Counting")), (told, why))


def last_trick(at: Moment) -> Remark | None:
    """The last trick is about to be played, and it scores extra."""
    view, extra = at.view, at.view.rules.scoring.last_trick
    if view.phase is not Phase.PLAY or not extra or len(view.tricks) != _tricks_in(view) - 1:
        return None
    #: %n: points.
    told = counted(QT_TRANSLATE_NOOP("guided", "The last trick is worth %n extra point(s).", "", 1), extra)
    return Remark(say(QT_TRANSLATE_NOOP("guided", "The last trick")), (told,))


def result(at: Moment) -> Remark | None:
    """The deal is over."""
    if at.happened(happened.DealSettled) is None:
        return None
    told = say(QT_TRANSLATE_NOOP("guided", "That was a whole deal. The score sheet shows what each side has scored."))
    return Remark(say(QT_TRANSLATE_NOOP("guided", "The deal is over")), (told,))


def _advice(at: Moment) -> tuple[Message, ...]:
    """What the set deal goes on with, and what else the rules allow."""
    card = _next_card(at)
    if card is None:
        return permission(at.view)[:1]
    #: {card}: a card of your hand.
    return (say(QT_TRANSLATE_NOOP("guided", "Play {card:the}."), card=card),)


def _next_card(at: Moment) -> Card | None:
    return at.next_action.card if isinstance(at.next_action, Play) else None


def _led(at: Moment) -> Card | None:
    """The card led to the trick that the learner must play to; None if there is none."""
    view = at.view
    if view.phase is not Phase.PLAY or not at.is_my_turn or view.trick is None or not view.trick.cards:
        return None
    return view.trick.cards[0]


def _is_void(at: Moment, led: Card) -> bool:
    return not any(card.suit is led.suit for card in at.view.hand)


def _wanted(at: Moment) -> tuple[Card, ...]:
    """The card the set deal goes on with; all that may be played where it is over."""
    card = _next_card(at)
    return (card,) if card else tuple(action.card for action in at.view.lawful if isinstance(action, Play))


def _best(view: SeatView, won: happened.TrickWon) -> Card:
    trick = view.tricks[won.number - 1]
    return next(card for seat, card in trick.plays(view.rules.table.seats) if seat == won.seat)


def _is_trump(card: Card, contract: Contract) -> bool:
    return contract.trump is card.suit


def _tricks_in(view: SeatView) -> int:
    """How many tricks the deal has, for a learner who has not yet played to the present one."""
    covered = sum(stack.covered for stack in view.stacks[view.seat]) if view.stacks and view.seat is not None else 0
    return len(view.tricks) + len(view.hand) + covered
