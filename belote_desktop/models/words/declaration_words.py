"""Declarations in the words of the game and the language of the window: runs, fours of a kind, belote."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import Announce, Declaration, announcement
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.words.forms import SPOKEN, card_worded, phrase, raised, rank_worded, word_worded
from belote_desktop.variants.declaration_words import FRENCH, DeclarationWords
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import long_runs_score_more


def belote_text(second: bool, rules: Ruleset | None = None) -> str:
    """Belote, or rebelote."""
    said = _words(rules)
    return _alone(said.rebelote if second else said.belote)


def belote_name(rules: Ruleset) -> str:
    """The game's name for belote, as in the middle of a sentence."""
    return QCoreApplication.translate("calls", declared(rules).belote)


def announcement_text(said: Announce, rules: Ruleset | None = None) -> str:
    """The call of a declaration, as in a bubble: `Tierce`."""
    return _alone(announcement_word(said, rules))


def announcement_word(said: Announce, rules: Ruleset | None = None) -> str:
    """The game's word for a declaration; the longest runs are called like those of four if they score no more."""
    length = said.length
    if length > 4 and rules is not None and not long_runs_score_more(rules):
        length = 4
    return _words(rules).of_class(length)


def declaration_name(declaration: Declaration, rules: Ruleset | None = None, contract: Contract | None = None) -> str:
    """The name of a declaration whose cards are known: `Tierce`, `Mule`, `Arba'miya`."""
    return _alone(_declaration_word(declaration, rules, contract))


def _declaration_word(declaration: Declaration, rules: Ruleset | None, contract: Contract | None) -> str:
    said = _words(rules)
    if declaration.is_carre:
        trumps = contract is None or contract.denomination is not Denomination.NO_TRUMP
        return said.of_four(declaration.rank, trumps=trumps)
    if said.winning and rules is not None and 0 < rules.declaration.instant_run <= len(declaration.cards):
        return said.winning
    return announcement_word(announcement(declaration), rules)


def declaration_worded(
    declaration: Declaration, rules: Ruleset | None = None, contract: Contract | None = None, index: str = SPOKEN
) -> Worded:
    """A declaration with its cards, as in the middle of a sentence: `tierce to K♥`, `carré of jacks`."""
    name = word_worded(QCoreApplication.translate("calls", _declaration_word(declaration, rules, contract)))
    if declaration.is_carre:
        #: Four of a kind. {name}: the game’s word for it, such as carré. {rank:pl}: its rank, jacks.
        pattern = QCoreApplication.translate("calls", "{name} of {rank:pl}")
        return phrase(pattern, "name", name, rank=rank_worded(declaration.rank))
    #: A run. {name}: the game’s word for it, such as tierce. {card}: its highest card, K♥ or king of hearts.
    pattern = QCoreApplication.translate("calls", "{name} to {card:the}")
    return phrase(pattern, "name", name, card=card_worded(declaration.cards[0], index))


def declaration_text(
    declaration: Declaration, rules: Ruleset | None = None, contract: Contract | None = None, index: str = SPOKEN
) -> str:
    """A declaration with its cards on its own, as in a bubble: `Tierce to K♥`, `Carré of jacks`."""
    return raised(str(declaration_worded(declaration, rules, contract, index)))


def _words(rules: Ruleset | None) -> DeclarationWords:
    return FRENCH if rules is None else declared(rules)


def _alone(word: str) -> str:
    """A word on its own, as in a bubble."""
    return raised(QCoreApplication.translate("calls", word))
