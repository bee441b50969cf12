"""What raising a contract is called in a game: coinche and surcoinche, contra and recontra, vida, kraak.

Source: the lists of words in rule files 00, 04, 06, 14, 16, 42 and 47; elsewhere double, redouble and raise.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import DOUBLE, REDOUBLE, Say, Word
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.engine.rules.ruleset import Ruleset

_LEVELS = (DOUBLE, REDOUBLE, Say(Word.RAISE))
_COINCHE = (QT_TRANSLATE_NOOP("calls", "Coinche"), QT_TRANSLATE_NOOP("calls", "Surcoinche"))
_CONTRA = (QT_TRANSLATE_NOOP("calls", "Contra"), QT_TRANSLATE_NOOP("calls", "Recontra"))
_CONTRE = (QT_TRANSLATE_NOOP("calls", "Contre"), QT_TRANSLATE_NOOP("calls", "Surcontre"))
_VIDA = (QT_TRANSLATE_NOOP("calls", "Vida"),) * 3
_KRAAK = (
    QT_TRANSLATE_NOOP("calls", "Kraak"),
    QT_TRANSLATE_NOOP("calls", "Rekraak"),
    QT_TRANSLATE_NOOP("calls", "Superkraak"),
)
_WORDS: Mapping[str, tuple[Source, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("coinche", "coinche-cats", "belote-ma", "belote-tn"), _COINCHE),
        **dict.fromkeys(("contree-ffb", "contree-bid-only", "contree-corsica"), _CONTRE),
        **dict.fromkeys(("belot-bg", "belot-2p-24", "belot-2p-open", "belot-3p", "bazar-blot"), _CONTRA),
        **dict.fromkeys(("belot-wiki", "belot-wiki-4p", "belot-wiki-3p"), _CONTRA),
        **dict.fromkeys(("belot-wiki-2p", "belot-wiki-2p-open"), _CONTRA),
        **dict.fromkeys(("pilotta", "pilotta-classic", "pilotta-cats"), _CONTRA),
        "vida": _VIDA,
        **dict.fromkeys(("klaverjas-amsterdam", "klaverjas-rotterdam"), _KRAAK),
    }
)


def raise_word(action: Say, rules: Ruleset | None) -> str | None:
    """The word of a game for a raise, in the language of the window; None where it has no word of its own."""
    said = _WORDS.get(rules.variant, ()) if rules is not None and action in _LEVELS else ()
    level = _LEVELS.index(action) if said else 0
    return QCoreApplication.translate("calls", said[level]) if level < len(said) else None
