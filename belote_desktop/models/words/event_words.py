"""Events as whole sentences, for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.engine.score import Result, Score
from belote_desktop.models.words import words
from belote_desktop.models.words.challenge_words import challenge_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides


def event_text(event: happened.Event, sides: Sides) -> str | None:
    """The sentence for an event; None for one that needs no words (a packet dealt)."""
    names = sides.names
    match event:
        case happened.DealStarted(number=number, dealer=dealer):
            return names.told(
                dealer,
                QCoreApplication.translate("log", "Deal {number}: {name} deals."),
                QCoreApplication.translate("log", "Deal {number}: you deal."),
                number=words.number(number))  # fmt: skip
        case happened.TurnedUp(card=card):
            return _say(QCoreApplication.translate("log", "The {card} is turned up."), card=words.card_name(card))
        case happened.Called(seat=seat, action=action):
            return _call_text(names, seat, words.call_text(action, sides.rules))
        case happened.ContractMade(contract=contract):
            return _contract(contract, sides)
        case happened.TookTurnUp(seat=seat, card=card):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} takes the {card} into the hand."),
                QCoreApplication.translate("log", "You take the {card} into your hand."),
                card=words.card_name(card))  # fmt: skip
        case _:
            return _moved_text(event, sides)


def _moved_text(event: happened.Event, sides: Sides) -> str | None:
    """The sentence for cards that change places without being played, or None."""
    names = sides.names
    match event:
        case happened.PacketLaid(zone=Zone.KITTY, count=count):
            return _say(
                QCoreApplication.translate("log", "Cards laid aside face down: {count}."), count=words.number(count)
            )
        case happened.Uncovered(seat=seat, card=card):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} has the {card} open on the table."),
                QCoreApplication.translate("log", "You have the {card} open on the table."),
                card=words.card_name(card))  # fmt: skip
        case happened.BottomShown(card=card):
            return _say(QCoreApplication.translate("log", "The bottom card is the {card}."), card=words.card_name(card))
        case happened.Exchanged(seat=seat, given=given, taken=taken):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} gives the {given} and takes the {taken}."),
                QCoreApplication.translate("log", "You give the {given} and take the {taken}."),
                given=words.card_name(given), taken=words.card_name(taken))  # fmt: skip
        case happened.Discarded(seat=seat, cards=cards):
            return _discarded(names, seat, cards)
        case _:
            return _play_text(event, sides)


def _call_text(names: Names, seat: int, call: str) -> str:
    """The words of a player's call."""
    return _say(QCoreApplication.translate("log", "{name}: {call}."), name=names.first(seat), call=call)


def _discarded(names: Names, seat: int, cards: Sequence[Card | None]) -> str:
    known = [words.card_name(card) for card in cards if card is not None]
    if known:
        theirs = QCoreApplication.translate("log", "{name} lays away {cards}.")
        yours = QCoreApplication.translate("log", "You lay away {cards}.")
        return names.told(seat, theirs, yours, cards=words.listed(known))
    theirs = QCoreApplication.translate("log", "{name} lays cards away, face down: {count}.")
    yours = QCoreApplication.translate("log", "You lay cards away, face down: {count}.")
    return names.told(seat, theirs, yours, count=words.number(len(cards)))


def _play_text(event: happened.Event, sides: Sides) -> str | None:
    names = sides.names
    match event:
        case happened.CardPlayed(seat=seat, card=card):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} plays the {card}."),
                QCoreApplication.translate("log", "You play the {card}."),
                card=words.card_name(card))  # fmt: skip
        case happened.BeloteSaid(seat=seat, second=second):
            return _call_text(names, seat, words.belote_text(second, sides.rules))
        case happened.Announced(seat=seat, announcement=announcement):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} announces: {what}."),
                QCoreApplication.translate("log", "You announce: {what}."),
                what=words.announcement_text(announcement, sides.rules))  # fmt: skip
        case happened.Shown(seat=seat, declaration=declaration):
            cards = words.listed([words.card_name(card) for card in declaration.cards])
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} shows {cards}."),
                QCoreApplication.translate("log", "You show {cards}."),
                cards=cards)  # fmt: skip
        case happened.DeclarationsVoid():
            return QCoreApplication.translate("log", "No declaration counts in this deal.")
        case happened.TrickWon(seat=seat, points=points):
            return names.told(
                seat,
                QCoreApplication.translate("log", "{name} wins the trick, {points} points."),
                QCoreApplication.translate("log", "You win the trick, {points} points."),
                points=words.number(points))  # fmt: skip
        case happened.RoemMet(seat=seat, points=points):
            return names.told(
                seat,
                QCoreApplication.translate("log", "Roem in the trick: {points} points for {name}."),
                QCoreApplication.translate("log", "Roem in the trick: {points} points for you."),
                points=words.number(points))  # fmt: skip
        case _:
            return _end_text(event, sides)


def _end_text(event: happened.Event, sides: Sides) -> str | None:
    match event:
        case happened.Challenged():
            return challenge_text(event, sides)
        case happened.DealSettled(score=score):
            return _settled(score, sides)
        case happened.MatchEnded(winner=winner):
            return winner_text(winner, sides)
    return None


def claim_text() -> str:
    """The sentence for the user's claim."""
    return QCoreApplication.translate("log", "You claim the rest: every trick left is yours.")


def winner_text(winner: int | None, sides: Sides) -> str:
    """The sentence for the end of the match; a winner of None means a draw."""
    if winner is None:
        return QCoreApplication.translate("log", "The match is drawn.")
    if sides.say_we and winner == sides.ours:
        return QCoreApplication.translate("log", "We win the match.")
    if sides.say_we:
        return QCoreApplication.translate("log", "They win the match.")
    if sides.are_pairs:
        return _say(QCoreApplication.translate("log", "{names} win the match."), names=sides.members(winner))
    theirs = QCoreApplication.translate("log", "{name} wins the match.")
    return sides.told(winner, theirs, QCoreApplication.translate("log", "You win the match."))


def _settled(score: Score, sides: Sides) -> str:
    idle = {
        Result.PASSED_OUT: QCoreApplication.translate("log", "Everyone passed: the cards are dealt again."),
        Result.REPLAY: QCoreApplication.translate("log", "A tie: the deal is played again."),
        Result.VOID: QCoreApplication.translate("log", "The deal is void."),
    }
    if score.result in idle:
        return idle[score.result]
    if not sides.say_we:
        return _say(_settled_pattern(score.result), points=sides.with_points(score.points))
    pattern = {
        Result.MADE: QCoreApplication.translate("log", "The contract is made: {we} for us, {they} for them."),
        Result.FAILED: QCoreApplication.translate("log", "The contract fails: {we} for us, {they} for them."),
        Result.HELD: QCoreApplication.translate("log", "A tie, points are held over: {we} for us, {they} for them."),
        Result.SHARED: QCoreApplication.translate(
            "log", "Level, both sides keep their points: {we} for us, {they} for them."
        ),
        Result.HALF: QCoreApplication.translate(
            "log", "Level, the takers write nothing: {we} for us, {they} for them."
        ),
        Result.NEGATIVE: QCoreApplication.translate(
            "log", "Nobody took the deal, points count against: {we} for us, {they} for them."
        ),
        Result.MISPLAY: QCoreApplication.translate("log", "The challenge decides: {we} for us, {they} for them."),
        Result.WON_AT_ONCE: QCoreApplication.translate(
            "log", "The deal wins the match at once: {we} for us, {they} for them."
        ),
    }[score.result]
    ours = sides.ours or 0
    return _say(pattern, we=words.number(score.points[ours]), they=words.number(score.points[1 - ours]))


def _settled_pattern(result: Result) -> str:
    return {
        Result.MADE: QCoreApplication.translate("log", "The contract is made: {points}."),
        Result.FAILED: QCoreApplication.translate("log", "The contract fails: {points}."),
        Result.HELD: QCoreApplication.translate("log", "A tie, points are held over: {points}."),
        Result.SHARED: QCoreApplication.translate("log", "Level, everyone keeps the points: {points}."),
        Result.HALF: QCoreApplication.translate("log", "Level, the taker writes nothing: {points}."),
        Result.NEGATIVE: QCoreApplication.translate("log", "Nobody took the deal, points count against: {points}."),
        Result.MISPLAY: QCoreApplication.translate("log", "The challenge decides: {points}."),
        Result.WON_AT_ONCE: QCoreApplication.translate("log", "The deal wins the match at once: {points}."),
    }[result]


def _contract(contract: Contract, sides: Sides) -> str:
    theirs = QCoreApplication.translate("log", "{name} plays {trump}.")
    yours = QCoreApplication.translate("log", "You play {trump}.")
    return sides.names.told(contract.declarer, theirs, yours, trump=words.contract_name(contract, sides.rules))


def _say(pattern: str, **facts: str) -> str:
    return pattern.format(**facts)
