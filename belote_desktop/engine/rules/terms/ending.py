"""Values of rules: the end of a match, and how well a game is established."""

from __future__ import annotations

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.fields import Choice


class Reach(Choice):
    REACH = "reach", QT_TRANSLATE_NOOP("rules", "by reaching the target")
    EXCEED = "exceed", QT_TRANSLATE_NOOP("rules", "by going beyond the target")


class BothReach(Choice):
    DRAW = "draw", QT_TRANSLATE_NOOP("rules", "the match is drawn")
    HIGHER = "higher", QT_TRANSLATE_NOOP("rules", "the higher total wins; one more deal if equal")
    EXTRA_DEAL = "extra_deal", QT_TRANSLATE_NOOP("rules", "one more deal is played")
    TAKER_WINS = "taker_wins", QT_TRANSLATE_NOOP("rules", "the side that took the deal wins")
    LAST_DEAL_WINNER = "last_deal_winner", QT_TRANSLATE_NOOP("rules", "the side that won the deal wins")
    HIGHER_OR_LAST = (
        "higher_or_last_winner",
        QT_TRANSLATE_NOOP("rules", "the higher total wins; the winners of the last deal if equal"),
    )
    HIGHER_OR_TAKER = "higher_or_taker", QT_TRANSLATE_NOOP("rules", "the higher total wins; the takers if equal")
    HIGHER_OR_DRAW = "higher_or_draw", QT_TRANSLATE_NOOP("rules", "the higher total wins; a draw if equal")
    RAISE_TARGET = "raise_target", QT_TRANSLATE_NOOP("rules", "the target is raised and the match goes on")


class NoFinish(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "the match may end with any deal")
    ON_CAPOT = "on_capot", QT_TRANSLATE_NOOP("rules", "not with a capot")
    WHILE_LITIGE = "while_litige", QT_TRANSLATE_NOOP("rules", "not while points are held over")
    ON_CAPOT_OR_HELD = (
        "on_capot_or_held",
        QT_TRANSLATE_NOOP("rules", "neither with a capot nor while points are held over"),
    )


class Confidence(Choice):
    A = "A", QT_TRANSLATE_NOOP("rules", "standard: several texts agree")
    B = "B", QT_TRANSLATE_NOOP("rules", "standard: one good text")
    C = "C", QT_TRANSLATE_NOOP("rules", "house version: partly reconstructed")
    D = "D", QT_TRANSLATE_NOOP("rules", "awaiting a native player's review")
