"""Values of rules: the end of a match, and how well a game is established."""

from __future__ import annotations

from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


class Reach(Choice):
    REACH = "reach", QT_TRANSLATE_NOOP("rules", "By reaching the target")
    EXCEED = "exceed", QT_TRANSLATE_NOOP("rules", "By passing the target")


class BothReach(Choice):
    DRAW = "draw", QT_TRANSLATE_NOOP("rules", "The match is a draw")
    HIGHER = "higher", QT_TRANSLATE_NOOP("rules", "Higher total wins, one more deal if equal")
    EXTRA_DEAL = "extra_deal", QT_TRANSLATE_NOOP("rules", "One more deal is played")
    TAKER_WINS = "taker_wins", QT_TRANSLATE_NOOP("rules", "The taker’s side wins")
    LAST_DEAL_WINNER = "last_deal_winner", QT_TRANSLATE_NOOP("rules", "The side that won the deal wins")
    HIGHER_OR_LAST = (
        "higher_or_last_winner",
        QT_TRANSLATE_NOOP("rules", "Higher total wins, winner of the deal if equal"),
    )
    HIGHER_OR_TAKER = "higher_or_taker", QT_TRANSLATE_NOOP("rules", "Higher total wins, taker’s side if equal")
    HIGHER_OR_DRAW = "higher_or_draw", QT_TRANSLATE_NOOP("rules", "Higher total wins, draw if equal")
    RAISE_TARGET = "raise_target", QT_TRANSLATE_NOOP("rules", "The target is raised and the match continues")


class NoFinish(Choice):
    NONE = "none", QT_TRANSLATE_NOOP("rules", "The match may end with any deal")
    ON_CAPOT = "on_capot", QT_TRANSLATE_NOOP("rules", "Not with a capot")
    WHILE_LITIGE = "while_litige", QT_TRANSLATE_NOOP("rules", "Not while points are held over")
    ON_CAPOT_OR_HELD = (
        "on_capot_or_held",
        QT_TRANSLATE_NOOP("rules", "Neither with a capot nor with points held over"),
    )


class Confidence(Choice):
    A = "A", QT_TRANSLATE_NOOP("rules", "Well documented: several texts agree")
    B = "B", QT_TRANSLATE_NOOP("rules", "Well documented: one good text")
    C = "C", QT_TRANSLATE_NOOP("rules", "House version: partly reconstructed")
    D = "D", QT_TRANSLATE_NOOP("rules", "Needs a local player’s check")
