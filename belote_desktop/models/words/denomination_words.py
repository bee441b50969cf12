"""What may be trump, in words and signs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.words.forms import suit_worded, word_worded


def denomination_name(denomination: Denomination) -> str:
    """`Hearts`, `No trumps`: on its own, as a title or on a button."""
    return {
        #: A suit as a contract, alone on a button or as a title.
        Denomination.SPADES: QCoreApplication.translate("calls", "Spades"),
        #: A suit as a contract, alone on a button or as a title.
        Denomination.HEARTS: QCoreApplication.translate("calls", "Hearts"),
        #: A suit as a contract, alone on a button or as a title.
        Denomination.DIAMONDS: QCoreApplication.translate("calls", "Diamonds"),
        #: A suit as a contract, alone on a button or as a title.
        Denomination.CLUBS: QCoreApplication.translate("calls", "Clubs"),
        #: The contract without trumps, alone on a button or as a title.
        Denomination.NO_TRUMP: QCoreApplication.translate("calls", "No trumps"),
        #: The contract in which every suit is trumps, alone on a button or as a title.
        Denomination.ALL_TRUMP: QCoreApplication.translate("calls", "All trumps"),
    }[denomination]


def denomination_worded(denomination: Denomination) -> Worded:
    """`hearts`, `no trumps`, as in the middle of a sentence."""
    if denomination.suit is not None:
        return suit_worded(denomination.suit)
    if denomination is Denomination.NO_TRUMP:
        #: The contract without trumps, in the middle of a sentence.
        return word_worded(QCoreApplication.translate("calls", "no trumps"))
    #: The contract in which every suit is trumps, in the middle of a sentence.
    return word_worded(QCoreApplication.translate("calls", "all trumps"))


def denomination_sign(denomination: Denomination) -> str:
    """The letters that stand for a contract without a suit, `NT` or `AT`; empty for a suit."""
    if denomination is Denomination.ALL_TRUMP:
        #: All trumps, as a sign of two letters on a chip as large as a suit sign.
        return QCoreApplication.translate("signs", "AT")
    if denomination is not Denomination.NO_TRUMP:
        return ""
    #: No trumps, as a sign of two letters on a chip as large as a suit sign.
    return QCoreApplication.translate("signs", "NT")


def has_sun(rules: Ruleset) -> bool:
    """True if contracts are called Hokum and Sun."""
    return rules.auction.auction_model is AuctionModel.HOKUM_SUN
