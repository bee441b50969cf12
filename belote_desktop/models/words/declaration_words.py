"""Declarations in the words of the game and the language of the window: runs, fours of a kind, belote."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import Announce, Declaration, announcement
from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.models.words.card_words import card_token
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
    """The call of a declaration; the longest runs are called like those of four if they score no more."""
    length = said.length
    if length > 4 and rules is not None and not long_runs_score_more(rules):
        length = 4
    return _alone(_words(rules).of_class(length))


def declaration_name(declaration: Declaration, rules: Ruleset | None = None, contract: Contract | None = None) -> str:
    """The name of a declaration whose cards are known: `Tierce`, `Mule`, `Arba'miya`."""
    said = _words(rules)
    if declaration.is_carre:
        trumps = contract is None or contract.denomination is not Denomination.NO_TRUMP
        return _alone(said.of_four(declaration.rank, trumps=trumps))
    if said.winning and rules is not None and 0 < rules.declaration.instant_run <= len(declaration.cards):
        return _alone(said.winning)
    return announcement_text(announcement(declaration), rules)


def declaration_text(
    declaration: Declaration, rules: Ruleset | None = None, contract: Contract | None = None, index: str = "en"
) -> str:
    """A declaration with its cards: `Tierce K♥`, `Carré of jacks` as `Carré J♠`."""
    pattern = QCoreApplication.translate("calls", "{name} {card}")
    name = declaration_name(declaration, rules, contract)
    return pattern.format(name=name, card=card_token(declaration.cards[0], index))


def _words(rules: Ruleset | None) -> DeclarationWords:
    return FRENCH if rules is None else declared(rules)


def _alone(word: str) -> str:
    """A word on its own, as in a bubble."""
    said = QCoreApplication.translate("calls", word)
    return said[:1].upper() + said[1:]
