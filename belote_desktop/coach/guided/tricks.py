"""What is said of the tricks: leading, following, ruffing, discarding, and who won which trick and why."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.coach.guided.reasons import advice
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents, say_in
from belote_desktop.engine import Card, Play, Suit
from belote_desktop.engine import events as happened
from belote_desktop.engine.deals.dealing import eldest, pack
from belote_desktop.engine.rules.terms import Leader, Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import (
    QT_TRANSLATE_NOOP,
    Message,
    SeatName,
    counted,
    counted_of,
    say,
    say_of,
)


def lead(at: Moment) -> Remark | None:
    """The first lead of the deal: the learner's, or another player's."""
    view = at.view
    if view.phase is not Phase.PLAY or view.tricks:
        return None
    if view.trick is None or not view.trick.cards:
        return _my_lead(at) if at.is_my_turn else None
    led = view.trick.cards[0]
    leader = SeatName(view.trick.leader)
    why = (say(_ELDEST_LEADS, name=leader),) if _is_eldest(at, view.trick.leader) else ()
    #: {name}: a player.
    title = say(QT_TRANSLATE_NOOP("guided", "{name} leads"), name=leader)
    return Remark(title, (say(_LED, card=led), *why, say_in(view.rules, _LEADING)), led)


def _my_lead(at: Moment) -> Remark:
    told = say_in(at.view.rules, _MY_LEAD_AS_ELDEST if _is_eldest(at, at.learner) else _MY_LEAD)
    return Remark(say(_MY_LEAD_TITLE), (told, *advice(at)), wanted_card(at))


_MY_LEAD_TITLE = QT_TRANSLATE_NOOP("guided", "You lead")
_MY_LEAD = by_open_cards(
    QT_TRANSLATE_NOOP("guided", "You lead: you play the first card of the trick. It may be any of your cards."),
    QT_TRANSLATE_NOOP("guided", "You lead: you play the first card of the trick. It may be any of your open cards."),
)
#: {card}: the card led.
_LED = QT_TRANSLATE_NOOP("guided", "The trick begins with {card:the}.")
_LEADING = by_opponents(
    QT_TRANSLATE_NOOP("guided", "To play first is called leading. Now each of the others adds a card."),
    QT_TRANSLATE_NOOP("guided", "To play first is called leading. Now the other player adds a card."),
)
#: {name}: a player.
_ELDEST_LEADS = QT_TRANSLATE_NOOP("guided", "{name} is the player after the dealer and leads to the first trick.")
_MY_LEAD_AS_ELDEST = by_open_cards(
    QT_TRANSLATE_NOOP(
        "guided",
        "As the player after the dealer you lead: you play the first card of the trick. It may be any of your cards.",
    ),
    QT_TRANSLATE_NOOP(
        "guided",
        "As the player after the dealer you lead: you play the first card of the trick. It may be any of your open "
        "cards.",
    ),
)


def _is_eldest(at: Moment, leader: int) -> bool:
    """Whether this player leads to the first trick for being the player after the dealer."""
    rules = at.view.rules
    return rules.play.leader is Leader.ELDEST and leader == eldest(rules, at.view.dealer)


def free(at: Moment) -> Remark | None:
    """The set part is over: the learner chooses."""
    if at.advice is None or not isinstance(at.wanted, Play):
        return None
    return Remark(say(_FREE_TITLE), (say(_FREE), say(_STILL_ADVISED)))


_FREE_TITLE = QT_TRANSLATE_NOOP("guided", "Now you choose")
_FREE = QT_TRANSLATE_NOOP("guided", "From here on you may play any card that the rules allow.")
_STILL_ADVISED = QT_TRANSLATE_NOOP("guided", "You still get advice for every card.")


def follow(at: Moment) -> Remark | None:
    """The learner must follow suit."""
    led = led_card(at)
    if led is None or is_void(at, led):
        return None
    #: {suit}: the suit led.
    title = say(QT_TRANSLATE_NOOP("guided", "Follow suit: {suit}"), suit=led.suit)
    return Remark(title, (say(_FOLLOW, suit=led.suit), *advice(at)), wanted_card(at))


#: {suit}: the suit led.
_FOLLOW = QT_TRANSLATE_NOOP(
    "guided", "The trick began with {suit}. You have {suit} too, so you must play one of them: you follow suit."
)


def ruff(at: Moment) -> Remark | None:
    """The learner has none of the suit led and is to play a trump on it."""
    led, contract = led_card(at), at.view.contract
    if led is None or contract is None or contract.trump in (None, led.suit) or not is_void(at, led):
        return None
    if any(card.suit is not contract.trump for card in _wanted(at)):
        return None
    told = say_in(at.view.rules, _RUFF, suit=led.suit)
    return Remark(say(_RUFF_TITLE), (told, *advice(at)), wanted_card(at))


_RUFF_TITLE = QT_TRANSLATE_NOOP("guided", "Ruff it")
_RUFF = by_open_cards(
    #: {suit}: the suit led.
    QT_TRANSLATE_NOOP("guided", "You have no {suit}, so you play a trump, which beats {suit}. This is called ruffing."),
    #: {suit}: the suit led.
    QT_TRANSLATE_NOOP(
        "guided", "You have no open card in {suit}, so you play a trump, which beats {suit}. This is called ruffing."
    ),
)


def discard(at: Moment) -> Remark | None:
    """The learner can neither follow nor has to ruff."""
    led, contract = led_card(at), at.view.contract
    if led is None or contract is None or not is_void(at, led):
        return None
    if any(card.suit is contract.trump for card in _wanted(at)):
        return None
    told = say_in(at.view.rules, _DISCARD, suit=led.suit)
    return Remark(say(_DISCARD_TITLE), (told, *advice(at)), wanted_card(at))


_DISCARD_TITLE = QT_TRANSLATE_NOOP("guided", "Discard")
_DISCARD = by_open_cards(
    #: {suit}: the suit led.
    QT_TRANSLATE_NOOP(
        "guided", "You have no {suit} and need not play a trump. A card of another suit is a discard: it cannot win."
    ),
    #: {suit}: the suit led. You have no open trump either.
    QT_TRANSLATE_NOOP(
        "guided",
        "You have no open card in {suit} and no open trump. A card of another suit is a discard: it cannot win.",
    ),
)


def trick(at: Moment) -> Remark | None:
    """The first trick that is complete: who won it and why, and what it is worth."""
    won = at.happened(happened.TrickWon)
    if won is None:
        return None
    #: %n: points.
    worth = counted(QT_TRANSLATE_NOOP("guided", "The cards of this trick are worth %n point(s).", "", 1), won.points)
    return Remark(_winner(won), (_why(at, won), worth, say(_NEXT_LEAD)), best_card(at.view, won))


_NEXT_LEAD = QT_TRANSLATE_NOOP("guided", "The winner of a trick leads to the next one.")


def trick_again(at: Moment) -> Remark | None:
    """A later trick: who won it, what it brings, and what is left of the trumps.

    Of the first ones also why it was won, later only of a ruff, as plain tricks were seen then. Of the last ones how
    the points stand.
    """
    won = at.happened(happened.TrickWon)
    if won is None:
        return None
    best = best_card(at.view, won)
    is_plain = best.suit is won.cards[0].suit
    why = () if is_plain and not at.is_early else (_why(at, won),)
    return Remark(_winner(won), (*why, _brings(at, won), *_after(at, won)), best)


def _winner(won: happened.TrickWon) -> Message:
    #: {player}: a player.
    theirs = QT_TRANSLATE_NOOP("guided", "{player} wins the trick")
    return say_of(won.seat, theirs, QT_TRANSLATE_NOOP("guided", "You win the trick"))


def _why(at: Moment, won: happened.TrickWon) -> Message:
    """Why the winner's card is the best."""
    led, best = won.cards[0], best_card(at.view, won)
    trump = None if at.view.contract is None else at.view.contract.trump
    if best.suit is not trump:
        return say(_HIGHEST if trump is None or trump is led.suit else _HIGHEST_UNRUFFED, card=best)
    if led.suit is trump:
        return say(_HIGHEST_TRUMP, card=best)
    alone = sum(card.suit is trump for card in won.cards) == 1
    return say(_ONLY_TRUMP if alone else _HIGHEST_TRUMP, card=best)


#: {card}: the card that won.
_HIGHEST = QT_TRANSLATE_NOOP("guided", "{card:the} is the highest card of the suit led.")
#: {card}: the card that won.
_HIGHEST_UNRUFFED = QT_TRANSLATE_NOOP(
    "guided", "{card:the} is the highest card of the suit led, and nobody played a trump."
)
#: {card}: the trump that won.
_HIGHEST_TRUMP = QT_TRANSLATE_NOOP("guided", "{card:the} is the highest trump in it.")
#: {card}: the trump that won.
_ONLY_TRUMP = QT_TRANSLATE_NOOP("guided", "{card:the} is a trump, so it beats the other suits.")


def _brings(at: Moment, won: happened.TrickWon) -> Message:
    """What the trick brings, and to whom."""
    if at.plays_alone:
        #: {player}: a player. %n: points.
        theirs = QT_TRANSLATE_NOOP("guided", "It brings {player} %n point(s).", "", 1)
        #: %n: points.
        return counted_of(
            won.seat, theirs, QT_TRANSLATE_NOOP("guided", "It brings you %n point(s).", "", 1), won.points
        )
    if at.is_ours(won.seat):
        #: %n: points.
        return counted(QT_TRANSLATE_NOOP("guided", "It brings your side %n point(s).", "", 1), won.points)
    #: %n: points.
    return counted(QT_TRANSLATE_NOOP("guided", "It brings the other side %n point(s).", "", 1), won.points)


def _after(at: Moment, won: happened.TrickWon) -> tuple[Message, ...]:
    """What is left of the trumps after a trick with trumps; else how the points stand."""
    trump = None if at.view.contract is None else at.view.contract.trump
    is_over = len(at.view.tricks) * len(won.cards) == len(pack(at.view.rules))
    if is_over:
        extra = at.view.rules.scoring.last_trick
        #: %n: points.
        return (counted(QT_TRANSLATE_NOOP("guided", "The last trick adds %n point(s).", "", 1), extra),) * (extra > 0)
    if trump is not None and not at.view.stacks and _others_played(at, won, trump):
        return (_trumps_left(sum(card.suit is trump for card in unseen(at.view))),)
    if not at.is_late:
        return ()
    ours, theirs = at.points_won
    told = _STAND_ALONE if at.plays_alone else _STAND
    return (say(told, ours=ours, theirs=theirs),)


def _others_played(at: Moment, won: happened.TrickWon, suit: Suit) -> bool:
    """Whether another player than the learner has played this suit to a trick."""
    plays = at.view.tricks[won.number - 1].plays(at.view.rules.table.seats)
    return any(card.suit is suit for seat, card in plays if seat != at.learner)


def _trumps_left(count: int) -> Message:
    if count == 0:
        return say(QT_TRANSLATE_NOOP("guided", "The other players have no trumps left."))
    #: %n: trumps in the hands of the other players.
    return counted(QT_TRANSLATE_NOOP("guided", "The other players still hold %n trump(s).", "", 1), count)


#: {ours}, {theirs}: points won in tricks so far.
_STAND = QT_TRANSLATE_NOOP("guided", "So far your side has {ours} points from tricks, the other side {theirs}.")
#: {ours}, {theirs}: points won in tricks so far.
_STAND_ALONE = QT_TRANSLATE_NOOP("guided", "So far you have {ours} points from tricks, your opponent {theirs}.")


def unseen(view: SeatView) -> tuple[Card, ...]:
    """The cards that the others still hold."""
    seen = {*view.hand, *(card for trick in view.tricks for card in trick.cards)}
    seen |= set() if view.trick is None else set(view.trick.cards)
    return tuple(card for card in pack(view.rules) if card not in seen)


def best_card(view: SeatView, won: happened.TrickWon) -> Card:
    """The card that won a trick."""
    found = view.tricks[won.number - 1]
    return next(card for seat, card in found.plays(view.rules.table.seats) if seat == won.seat)


def led_card(at: Moment) -> Card | None:
    """The card led to the trick that the learner must play to; None if there is none."""
    view = at.view
    if view.phase is not Phase.PLAY or not at.is_my_turn or view.trick is None or not view.trick.cards:
        return None
    return view.trick.cards[0]


def is_void(at: Moment, led: Card) -> bool:
    """Whether the learner has no card of the suit led."""
    return not any(card.suit is led.suit for card in at.view.hand)


def wanted_card(at: Moment) -> Card | None:
    """The card the set deal goes on with, or the one that is advised."""
    return at.wanted.card if isinstance(at.wanted, Play) else None


def _wanted(at: Moment) -> tuple[Card, ...]:
    """The card the set deal goes on with; all that may be played where it is over."""
    if isinstance(at.next_action, Play):
        return (at.next_action.card,)
    return tuple(action.card for action in at.view.lawful if isinstance(action, Play))
