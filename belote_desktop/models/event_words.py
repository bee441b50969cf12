"""Events as whole sentences, for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine import events as happened
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.score import Result, Score
from belote_desktop.models import words


def event_text(event: happened.Event, names: Sequence[str]) -> str | None:
    """One sentence for what happened; None for what needs no word (a packet dealt). `names` are by seat."""
    match event:
        case happened.DealStarted(number=number, dealer=dealer):
            return _say(
                QCoreApplication.translate("log", "Deal {number}: {name} deals."),
                number=words.number(number), name=names[dealer])  # fmt: skip
        case happened.TurnedUp(card=card):
            return _say(QCoreApplication.translate("log", "The {card} is turned up."), card=words.card_name(card))
        case happened.Called(seat=seat, action=action):
            return _say(
                QCoreApplication.translate("log", "{name}: {call}."), name=names[seat], call=words.call_text(action)
            )
        case happened.ContractMade(contract=contract):
            return _contract(contract, names)
        case happened.TookTurnUp(seat=seat, card=card):
            return _say(
                QCoreApplication.translate("log", "{name} takes the {card} into the hand."),
                name=names[seat], card=words.card_name(card))  # fmt: skip
        case _:
            return _play_text(event, names)


def _play_text(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.CardPlayed(seat=seat, card=card):
            return _say(
                QCoreApplication.translate("log", "{name} plays the {card}."),
                name=names[seat], card=words.card_name(card))  # fmt: skip
        case happened.BeloteSaid(seat=seat, second=second):
            return _say(
                QCoreApplication.translate("log", "{name}: {call}."), name=names[seat], call=words.belote_text(second)
            )
        case happened.Announced(seat=seat, announcement=announcement):
            return _say(
                QCoreApplication.translate("log", "{name} announces: {what}."),
                name=names[seat], what=words.announcement_text(announcement))  # fmt: skip
        case happened.Shown(seat=seat, declaration=declaration):
            cards = words.listed([words.card_name(card) for card in declaration.cards])
            return _say(QCoreApplication.translate("log", "{name} shows {cards}."), name=names[seat], cards=cards)
        case happened.DeclarationsVoid():
            return QCoreApplication.translate("log", "No declaration counts in this deal.")
        case _:
            return _end_text(event, names)


def _end_text(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.TrickWon(seat=seat, points=points):
            return _say(
                QCoreApplication.translate("log", "{name} wins the trick, {points} points."),
                name=names[seat], points=words.number(points))  # fmt: skip
        case happened.DealSettled(score=score):
            return _settled(score)
        case happened.MatchEnded(winner=None):
            return QCoreApplication.translate("log", "The match is drawn.")
        case happened.MatchEnded(winner=0):
            return QCoreApplication.translate("log", "We win the match.")
        case happened.MatchEnded():
            return QCoreApplication.translate("log", "They win the match.")
    return None


def _settled(score: Score) -> str:
    if score.result is Result.PASSED_OUT:
        return QCoreApplication.translate("log", "Everyone passed: the cards are dealt again.")
    pattern = {
        Result.MADE: QCoreApplication.translate("log", "The contract is made: {we} for us, {they} for them."),
        Result.FAILED: QCoreApplication.translate("log", "The contract fails: {we} for us, {they} for them."),
        Result.HELD: QCoreApplication.translate("log", "A tie, points are held over: {we} for us, {they} for them."),
        Result.REPLAY: QCoreApplication.translate("log", "A tie: the deal is played again."),
        Result.VOID: QCoreApplication.translate("log", "The deal is void."),
    }[score.result]
    return _say(pattern, we=words.number(score.points[0]), they=words.number(score.points[1]))


def _contract(contract: Contract, names: Sequence[str]) -> str:
    name, trump = names[contract.declarer], words.denomination_name(contract.denomination)
    if contract.multiplier > 1:
        return _say(
            QCoreApplication.translate("log", "{name} plays {trump}, times {multiplier}."),
            name=name, trump=trump, multiplier=words.number(contract.multiplier))  # fmt: skip
    return _say(QCoreApplication.translate("log", "{name} plays {trump}."), name=name, trump=trump)


def _say(pattern: str, **facts: str) -> str:
    return pattern.format(**facts)
