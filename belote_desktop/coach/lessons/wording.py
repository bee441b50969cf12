"""Sentences and rows of cards shared by several lessons, as the sentence that names the trumps."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.coach.lessons.steps import Row
from belote_desktop.engine import Card, Contract, Message, Ruleset
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.conditions import covered_cards
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


def trumps_are(rules: Ruleset, contract: Contract) -> Message:
    """What is trump, as it is called in this game."""
    if contract.trump is not None:
        #: {suit}: ♠ on screen, spades aloud.
        return say(QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}."), suit=contract.trump)
    if rules.auction.auction_model is AuctionModel.HOKUM_SUN:
        return say(QT_TRANSLATE_NOOP("lessons", "The contract is Sun: there are no trumps."))
    if contract.denomination is Denomination.ALL_TRUMP:
        return say(QT_TRANSLATE_NOOP("lessons", "The contract is all trumps: every suit is trumps."))
    return say(QT_TRANSLATE_NOOP("lessons", "The contract is no trumps: no suit is trumps."))


def own_cards(rules: Ruleset, cards: tuple[Card, ...]) -> Row:
    """The cards the learner plays from, in a picture."""
    if covered_cards(rules):
        return Row(cards, say(QT_TRANSLATE_NOOP("lessons", "Your open cards")))
    return Row(cards, say(QT_TRANSLATE_NOOP("lessons", "Your hand")))


def together(sentences: Sequence[Message]) -> Message:
    """Whole sentences, one after the other."""
    if len(sentences) == 1:
        return sentences[0]
    #: {sentence}, {rest}: whole sentences, side by side.
    return say(QT_TRANSLATE_NOOP("lessons", "{sentence} {rest}"), sentence=sentences[0], rest=together(sentences[1:]))
