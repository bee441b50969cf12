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
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.messages import SUIT_MARKS
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.models.words.card_words import card_name, listed, number, suit_name
from belote_desktop.models.words.declaration_words import announcement_text, belote_text, declaration_text
from belote_desktop.models.words.raise_words import raise_word


def denomination_name(denomination: Denomination) -> str:
    """`Hearts`, `No trump`: on its own, as a title or on a button."""
    return {
        Denomination.SPADES: QCoreApplication.translate("calls", "Spades"),
        Denomination.HEARTS: QCoreApplication.translate("calls", "Hearts"),
        Denomination.DIAMONDS: QCoreApplication.translate("calls", "Diamonds"),
        Denomination.CLUBS: QCoreApplication.translate("calls", "Clubs"),
        Denomination.NO_TRUMP: QCoreApplication.translate("calls", "No trump"),
        Denomination.ALL_TRUMP: QCoreApplication.translate("calls", "All trump"),
    }[denomination]


def denomination_sign(denomination: Denomination, rules: Ruleset | None = None) -> str:
    """The sign on a chip of a contract without a suit: `NT`, `AT`, or `Sun` by the rules; empty for a suit."""
    if denomination is Denomination.ALL_TRUMP:
        return QCoreApplication.translate("signs", "AT")
    if denomination is not Denomination.NO_TRUMP:
        return ""
    if rules is not None and _has_sun(rules):
        return QCoreApplication.translate("calls", "Sun")
    return QCoreApplication.translate("signs", "NT")


def contract_name(contract: Contract, rules: Ruleset) -> str:
    """A contract with its raises: `Hearts`, `100 Hearts`, `Capot, Hearts`, `Sun`."""
    name = _hokum_or_sun(contract) if _has_sun(rules) else _undertaken(contract)
    return _raised(name, contract.multiplier, stake=contract.stake)


def standing_call(call: Action, raises: int, rules: Ruleset) -> str:
    """The highest call of an auction with its raises so far: `Hearts × 2`."""
    return _raised(call_text(call, rules), factor(rules, raises), stake=is_stake(rules, raises))


def _raised(name: str, multiplier: int, *, stake: bool) -> str:
    if stake:
        return QCoreApplication.translate("calls", "{contract}, for the whole match").format(contract=name)
    if multiplier > 1:
        pattern = QCoreApplication.translate("calls", "{contract} × {multiplier}")
        return pattern.format(contract=name, multiplier=number(multiplier))
    return name


def _has_sun(rules: Ruleset) -> bool:
    """True if contracts are called Hokum and Sun."""
    return rules.auction.auction_model is AuctionModel.HOKUM_SUN


def _hokum_or_sun(contract: Contract) -> str:
    if contract.trump is None:
        return QCoreApplication.translate("calls", "Sun")
    return QCoreApplication.translate("calls", "Hokum in {suit}").format(suit=suit_name(contract.trump))


def _undertaken(contract: Contract) -> str:
    name = denomination_name(contract.denomination)
    if contract.negative:
        return QCoreApplication.translate("calls", "{trump}, fewest points").format(trump=name)
    if contract.generale:
        return QCoreApplication.translate("calls", "Générale, {trump}").format(trump=name)
    if contract.capot and contract.bid is not None:
        pattern = QCoreApplication.translate("calls", "{points} {trump}, capot")
        return pattern.format(points=number(contract.bid), trump=name)
    if contract.capot:
        return QCoreApplication.translate("calls", "Capot, {trump}").format(trump=name)
    if contract.bid is not None:
        pattern = QCoreApplication.translate("calls", "{points} {denomination}")
        return pattern.format(points=number(contract.bid), denomination=name)
    return name


def _word_text(word: Word) -> str:
    return {
        Word.PASS: QCoreApplication.translate("calls", "Pass"),
        Word.TAKE: QCoreApplication.translate("calls", "I take"),
        Word.DOUBLE: QCoreApplication.translate("calls", "Double"),
        Word.REDOUBLE: QCoreApplication.translate("calls", "Redouble"),
        Word.RAISE: QCoreApplication.translate("calls", "Raise"),
        Word.MATCH: QCoreApplication.translate("calls", "The whole match"),
        Word.HOKUM: QCoreApplication.translate("calls", "Hokum"),
        Word.SUN: QCoreApplication.translate("calls", "Sun"),
        Word.ASHKAL: QCoreApplication.translate("calls", "Ashkal"),
        Word.DOUBLE_OPEN: QCoreApplication.translate("calls", "Double, open"),
        Word.DOUBLE_CLOSED: QCoreApplication.translate("calls", "Double, closed"),
        Word.THREE_OPEN: QCoreApplication.translate("calls", "Three, open"),
        Word.THREE_CLOSED: QCoreApplication.translate("calls", "Three, closed"),
        Word.FOUR_OPEN: QCoreApplication.translate("calls", "Four, open"),
        Word.FOUR_CLOSED: QCoreApplication.translate("calls", "Four, closed"),
        Word.GAHWA: QCoreApplication.translate("calls", "Gahwa"),
        Word.SCHMEISS: QCoreApplication.translate("calls", "Schmeiss"),
        Word.ACCEPT: QCoreApplication.translate("calls", "Accept"),
        Word.REFUSE: QCoreApplication.translate("calls", "Refuse"),
        Word.THROW_IN: QCoreApplication.translate("calls", "Throw in"),
        Word.CLAIM: QCoreApplication.translate("calls", "The rest is mine"),
        Word.CHALLENGE: QCoreApplication.translate("calls", "Challenge"),
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
            return QCoreApplication.translate("calls", "Hokum in {suit}").format(suit=suit_name(suit))
        case Announce():
            return announcement_text(action, rules)
        case Declare(declaration=declaration):
            what = declaration_text(declaration, rules)
            return QCoreApplication.translate("calls", "Declare {what}").format(what=what)
        case Bid():
            return _bid_text(action, denomination_name(action.denomination))
        case Exchange(card=card):
            pattern = QCoreApplication.translate("calls", "Exchange the {card}")
            return pattern.format(card=card_name(card))
        case Discard():
            return _discard_text(action)
        case Play(card=card):
            return card_name(card)


def call_token(action: Action, rules: Ruleset | None = None) -> str:
    """An action as in a bubble, with the sign of the suit instead of its name if more is said: `100 ♠`."""
    if isinstance(action, Bid) and action.denomination.suit is not None:
        mark = SUIT_MARKS[action.denomination.suit]
        if action.kind is BidKind.CAPOT:
            return QCoreApplication.translate("calls", "Capot {mark}").format(mark=mark)
        if action.kind is BidKind.GENERALE:
            return QCoreApplication.translate("calls", "Générale {mark}").format(mark=mark)
        return _bid_text(action, mark)
    if isinstance(action, NameHokum):
        return QCoreApplication.translate("calls", "Hokum {mark}").format(mark=SUIT_MARKS[action.suit])
    return call_text(action, rules)


def _bid_text(bid: Bid, trump: str) -> str:
    if bid.kind is BidKind.CAPOT:
        return QCoreApplication.translate("calls", "Capot, {trump}").format(trump=trump)
    if bid.kind is BidKind.GENERALE:
        return QCoreApplication.translate("calls", "Générale, {trump}").format(trump=trump)
    if bid.capot:
        pattern = QCoreApplication.translate("calls", "{points} {trump}, capot")
        return pattern.format(points=number(bid.points), trump=trump)
    pattern = QCoreApplication.translate("calls", "{points} {denomination}")
    return pattern.format(points=number(bid.points), denomination=trump)


def _discard_text(discard: Discard) -> str:
    if discard.cards:
        cards = listed([card_name(card) for card in discard.cards])
        return QCoreApplication.translate("calls", "Lay away {cards}").format(cards=cards)
    return QCoreApplication.translate("calls", "Cards laid away: {count}").format(count=number(discard.count))
