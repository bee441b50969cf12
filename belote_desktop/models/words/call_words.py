"""Calls, contracts and announcements in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import (
    Action,
    Announce,
    Bid,
    BidKind,
    Declare,
    Discard,
    Exchange,
    Name,
    NameHokum,
    Play,
    Say,
    Word,
)
from belote_desktop.engine.auction.doubles import factor, is_stake
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SUIT_MARKS
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.words.card_words import card_name, number
from belote_desktop.models.words.declaration_words import announcement_text, belote_text, declaration_worded
from belote_desktop.models.words.denomination_words import denomination_name, denomination_worded, has_sun
from belote_desktop.models.words.direction import LEFT_TO_RIGHT, isolated
from belote_desktop.models.words.forms import card_worded, cards_worded, phrase, raised, suit_worded
from belote_desktop.models.words.raise_words import raise_word
from belote_desktop.models.words.translating import translated


def contract_name(contract: Contract, rules: Ruleset) -> str:
    """A contract with its raises: `Hearts`, `100 in hearts`, `Capot in hearts`, `Sun`."""
    return raised(str(contract_inside(contract, rules)))


def contract_inside(contract: Contract, rules: Ruleset) -> Worded:
    """A contract as in the middle of a sentence: `hearts`, `capot in hearts ×2`."""
    name = Worded(_hokum_or_sun(contract)) if has_sun(rules) else _undertaken(contract)
    return _raised(name, contract.multiplier, stake=contract.stake)


def standing_call(call: Action, raises: int, rules: Ruleset) -> str:
    """The highest call of an auction with its raises so far: `Hearts ×2`."""
    return str(_raised(Worded(call_text(call, rules)), factor(rules, raises), stake=is_stake(rules, raises)))


def _raised(contract: Worded, multiplier: int, *, stake: bool) -> Worded:
    if stake:
        #: {contract}: Hearts, or Hokum in spades. Raised so far that the deal decides the match.
        pattern = QCoreApplication.translate("calls", "{contract}, for the whole match")
        return phrase(pattern, "contract", contract)
    if multiplier > 1:
        #: {contract}: Hearts, or 100 in spades. {multiplier}: 2 if it is doubled, 4 if redoubled.
        pattern = QCoreApplication.translate("calls", "{contract} ×{multiplier}")
        return phrase(pattern, "contract", contract, multiplier=number(multiplier))
    return contract


def _hokum_or_sun(contract: Contract) -> str:
    return _hokum(contract.trump) if contract.trump is not None else _word_text(Word.SUN)


def _hokum(suit: Suit) -> str:
    #: The contract of Baloot with trumps. {suit}: hearts.
    return QCoreApplication.translate("calls", "Hokum in {suit}").format(suit=suit_worded(suit))


def _undertaken(contract: Contract) -> Worded:
    trump = denomination_worded(contract.denomination)
    if contract.negative:
        #: A deal that all passed and that is played to take the fewest points. {trump}: hearts, no trumps.
        return phrase(QCoreApplication.translate("calls", "{trump}, for the fewest points"), "trump", trump)
    if contract.generale:
        return Worded(_generale(trump))
    if contract.capot and contract.bid is not None:
        return Worded(_points_and_capot(contract.bid, trump))
    if contract.capot:
        return Worded(_capot(trump))
    return trump if contract.bid is None else Worded(_points(contract.bid, trump))


def _generale(trump: Worded) -> str:
    #: The contract to win every trick alone, in a sentence and on a button. {trump}: hearts, no trumps.
    return QCoreApplication.translate("calls", "générale in {trump}").format(trump=trump)


def _capot(trump: Worded) -> str:
    #: The contract to win every trick, in a sentence and on a button. {trump}: hearts, no trumps.
    return QCoreApplication.translate("calls", "capot in {trump}").format(trump=trump)


def _points(bid: int, trump: Worded) -> str:
    #: A bid of points. {points}: 100. {trump}: hearts, no trumps.
    pattern = QCoreApplication.translate("calls", "{points} in {trump}")
    return pattern.format(points=number(bid), trump=trump)


def _points_and_capot(bid: int, trump: Worded) -> str:
    #: A bid of points with the promise to win every trick. {points}: 9. {trump}: hearts, no trumps.
    pattern = QCoreApplication.translate("calls", "{points} in {trump}, with capot")
    return pattern.format(points=number(bid), trump=trump)


def _word_text(word: Word) -> str:
    return {
        #: A call, said by a player and on a button.
        Word.PASS: QCoreApplication.translate("calls", "Pass"),
        #: The call that accepts the turn-up as trumps, said by a player and on a button.
        Word.TAKE: QCoreApplication.translate("calls", "I take"),
        #: The call that doubles a contract, said by a player and on a button.
        Word.DOUBLE: QCoreApplication.translate("calls", "Double"),
        #: The answer to a double, said by a player and on a button.
        Word.REDOUBLE: QCoreApplication.translate("calls", "Redouble"),
        #: A further raise of a contract after double and redouble, on a button.
        Word.RAISE: QCoreApplication.translate("calls", "Raise"),
        #: The last raise: the deal decides the match. On a button.
        Word.MATCH: QCoreApplication.translate("calls", "The whole match"),
        #: A call of Baloot: a contract with trumps. The game’s own word.
        Word.HOKUM: QCoreApplication.translate("calls", "Hokum"),
        #: A call of Baloot: a contract without trumps. The game’s own word.
        Word.SUN: QCoreApplication.translate("calls", "Sun"),
        #: A call of Baloot: a Sun for the partner. The game’s own word.
        Word.ASHKAL: QCoreApplication.translate("calls", "Ashkal"),
        #: A raise of Baloot: double; trumps may be led at any time.
        Word.DOUBLE_OPEN: QCoreApplication.translate("calls", "Double, open"),
        #: A raise of Baloot: double; trumps must not be led.
        Word.DOUBLE_CLOSED: QCoreApplication.translate("calls", "Double, closed"),
        #: A raise of Baloot: three times; trumps may be led at any time.
        Word.THREE_OPEN: QCoreApplication.translate("calls", "Three, open"),
        #: A raise of Baloot: three times; trumps must not be led.
        Word.THREE_CLOSED: QCoreApplication.translate("calls", "Three, closed"),
        #: A raise of Baloot: four times; trumps may be led at any time.
        Word.FOUR_OPEN: QCoreApplication.translate("calls", "Four, open"),
        #: A raise of Baloot: four times; trumps must not be led.
        Word.FOUR_CLOSED: QCoreApplication.translate("calls", "Four, closed"),
        #: The last raise of Baloot: the deal decides the match. The game’s own word.
        Word.GAHWA: QCoreApplication.translate("calls", "Gahwa"),
        #: A call of Klaberjass: to throw the deal in unless an opponent refuses. The game’s own word.
        Word.SCHMEISS: QCoreApplication.translate("calls", "Schmeiss"),
        #: The answer to a schmeiss: the deal is thrown in. On a button.
        Word.ACCEPT: QCoreApplication.translate("calls", "Accept"),
        #: The answer to a schmeiss: the deal is played. On a button.
        Word.REFUSE: QCoreApplication.translate("calls", "Refuse"),
        #: The call that cancels a deal before play, on a button.
        Word.THROW_IN: QCoreApplication.translate("calls", "Throw in"),
        #: The call that claims every trick left, said by a player.
        Word.CLAIM: QCoreApplication.translate("calls", "The rest is mine"),
        #: The call that says an opponent misplayed, said by a player and on a button.
        Word.CHALLENGE: QCoreApplication.translate("calls", "Challenge"),
        #: The call of a player without declarations, said by a player and on a button.
        Word.DONE: QCoreApplication.translate("calls", "Nothing to declare"),
    }[word]


def call_text(action: Action, rules: Ruleset | None = None) -> str:
    """An action as it is said and shown on a button, in the words of the game if its rules are given."""
    match action:
        case Say(word=word):
            return belote_text(False, rules) if word is Word.BELOTE else raise_word(action, rules) or _word_text(word)
        case Name(denomination=denomination):
            return denomination_name(denomination)
        case NameHokum(suit=suit):
            return _hokum(suit)
        case Announce():
            return announcement_text(action, rules)
        case Declare(declaration=declaration):
            #: On a button. {what}: tierce to the king of hearts; {what:a}: a tierce to the king of hearts.
            pattern = QCoreApplication.translate("calls", "Declare {what:a}")
            return pattern.format(what=declaration_worded(declaration, rules))
        case Bid():
            return _bid_text(action)
        case Exchange(card=card):
            #: On a button: the player gives a low trump for the turn-up. {card:the}: the seven of hearts.
            pattern = QCoreApplication.translate("calls", "Exchange {card:the}")
            return pattern.format(card=card_worded(card))
        case Discard():
            return _discard_text(action)
        case Play(card=card):
            return card_name(card)


def call_token(action: Action, rules: Ruleset | None = None) -> str:
    """An action as in a bubble, with the sign of the suit instead of its name if more is said: `100 ♠`."""
    if isinstance(action, Bid) and action.denomination.suit is not None:
        mark = SUIT_MARKS[action.denomination.suit]
        if action.kind is BidKind.CAPOT:
            #: The contract to win every trick, in a bubble. {mark}: ♥.
            return QCoreApplication.translate("calls", "Capot {mark}").format(mark=mark)
        if action.kind is BidKind.GENERALE:
            #: The contract to win every trick alone, in a bubble. {mark}: ♥.
            return QCoreApplication.translate("calls", "Générale {mark}").format(mark=mark)
        return _points_token(action, mark)
    if isinstance(action, NameHokum):
        #: The contract of Baloot with trumps, in a bubble. {mark}: ♥.
        return QCoreApplication.translate("calls", "Hokum {mark}").format(mark=SUIT_MARKS[action.suit])
    return call_text(action, rules)


def _points_token(bid: Bid, mark: str) -> str:
    if bid.capot:
        #: A bid of points with the promise to win every trick, in a bubble. {points}: 9. {mark}: ♥.
        pattern = QCoreApplication.translate("calls", "{points} {mark}, capot")
    else:
        #: A bid of points, in a bubble. {points}: 100. {mark}: ♥.
        pattern = QCoreApplication.translate("calls", "{points} {mark}")
    return isolated(pattern.format(points=number(bid.points), mark=mark), LEFT_TO_RIGHT)


def _bid_text(bid: Bid) -> str:
    trump = denomination_worded(bid.denomination)
    if bid.kind is BidKind.CAPOT:
        return raised(_capot(trump))
    if bid.kind is BidKind.GENERALE:
        return raised(_generale(trump))
    return _points_and_capot(bid.points, trump) if bid.capot else _points(bid.points, trump)


def _discard_text(discard: Discard) -> str:
    if discard.cards:
        #: On a button. {cards:the}: the seven of hearts and the eight of clubs.
        pattern = QCoreApplication.translate("calls", "Discard {cards:the}")
        return pattern.format(cards=cards_worded(discard.cards))
    return translated(_DISCARDED, discard.count)


#: What a player did with cards that nobody else sees.
_DISCARDED = QT_TRANSLATE_NOOP("calls", "Discard %n card(s) face down", "", 1)
