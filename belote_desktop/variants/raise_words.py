"""The words of each game for raises: coinche and surcoinche, contra and recontra, vida, kraak.

English, context `calls`: for the first raise, the answer, and the one after that. Source: docs/rules/words.md,
Raises; elsewhere double, redouble and raise.
"""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP

PLAIN: tuple[str, ...] = ()
"""Double, redouble and raise."""
COINCHE = (QT_TRANSLATE_NOOP("calls", "Coinche"), QT_TRANSLATE_NOOP("calls", "Surcoinche"))
CONTRA = (QT_TRANSLATE_NOOP("calls", "Contra"), QT_TRANSLATE_NOOP("calls", "Recontra"))
CONTRE = (QT_TRANSLATE_NOOP("calls", "Contre"), QT_TRANSLATE_NOOP("calls", "Surcontre"))
VIDA = (QT_TRANSLATE_NOOP("calls", "Vida"),) * 3
KRAAK = (
    QT_TRANSLATE_NOOP("calls", "Kraak"),
    QT_TRANSLATE_NOOP("calls", "Rekraak"),
    QT_TRANSLATE_NOOP("calls", "Superkraak"),
)
