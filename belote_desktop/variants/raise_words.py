"""The words of each game for raises: coinche and surcoinche, contra and recontra, vida, kraak.

English, context `calls`: for the first raise, the answer, and the one after that. Source: docs/rules/words.md,
Raises; elsewhere double, redouble and raise.
"""

from __future__ import annotations

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

PLAIN: tuple[str, ...] = ()
"""Double, redouble and raise."""
COINCHE = (
    #: Coinche and Tunisia: said to double. A call.
    QT_TRANSLATE_NOOP("calls", "Coinche"),
    #: Coinche and Tunisia: said to redouble. A call.
    QT_TRANSLATE_NOOP("calls", "Surcoinche"),
)
CONTRA = (
    #: Bulgaria, Armenia, Cyprus: said to double. A call.
    QT_TRANSLATE_NOOP("calls", "Contra"),
    #: Bulgaria, Armenia, Cyprus: said to redouble. A call.
    QT_TRANSLATE_NOOP("calls", "Recontra"),
)
CONTRE = (
    #: Contrée: said to double. A call.
    QT_TRANSLATE_NOOP("calls", "Contre"),
    #: Contrée: said to redouble. A call.
    QT_TRANSLATE_NOOP("calls", "Surcontre"),
)
#: The game of Vida: said for each raise. A call.
VIDA = (QT_TRANSLATE_NOOP("calls", "Vida"),) * 3
KRAAK = (
    #: Netherlands: said to double. A call.
    QT_TRANSLATE_NOOP("calls", "Kraak"),
    #: Netherlands: said to redouble. A call.
    QT_TRANSLATE_NOOP("calls", "Rekraak"),
    #: Netherlands: said to raise once more. A call.
    QT_TRANSLATE_NOOP("calls", "Superkraak"),
)
