"""The sentences on doubling near the end of a match, in the two contexts of `customs/doubling_words.py`."""

from __future__ import annotations

from belote_desktop.coach.strategy.customs.doubling_words import either
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

TITLE = either(
    QT_TRANSLATE_NOOP("strategy", "Doubling to the score"),
    QT_TRANSLATE_NOOP("coinche", "Doubling to the score"),
)
GOAL = either(
    QT_TRANSLATE_NOOP("strategy", "Learn when the score makes a double free, and when it makes one needless."),
    QT_TRANSLATE_NOOP("coinche", "Learn when the score makes a double free, and when it makes one needless."),
)
TEACH_FREE = either(
    QT_TRANSLATE_NOOP(
        "strategy",
        "If your opponents’ contract would win them the match, double it: if they make it, you have lost anyway.",
    ),
    QT_TRANSLATE_NOOP(
        "coinche",
        "If your opponents’ contract would win them the match, double it: if they make it, you have lost anyway.",
    ),
)
TEACH_NEEDLESS = either(
    QT_TRANSLATE_NOOP(
        "strategy",
        "If you win the match when their contract fails, do not double it, however strong you are against it.",
    ),
    QT_TRANSLATE_NOOP(
        "coinche",
        "If you win the match when their contract fails, do not double it, however strong you are against it.",
    ),
)
FREE = either(
    QT_TRANSLATE_NOOP(
        "strategy",
        "If they make this contract, your opponents win the match, doubled or not. If it fails, a double brings your "
        "side more.",
    ),
    QT_TRANSLATE_NOOP(
        "coinche",
        "If they make this contract, your opponents win the match, doubled or not. If it fails, a double brings your "
        "side more.",
    ),
)
PASSED = either(
    QT_TRANSLATE_NOOP("strategy", "A double costs you nothing here. Without it you score less if the contract fails."),
    QT_TRANSLATE_NOOP("coinche", "A double costs you nothing here. Without it you score less if the contract fails."),
)
NEEDLESS = either(
    QT_TRANSLATE_NOOP(
        "strategy", "If this contract fails, your side wins the match even without a double, so you gain nothing by it."
    ),
    QT_TRANSLATE_NOOP(
        "coinche", "If this contract fails, your side wins the match even without a double, so you gain nothing by it."
    ),
)
DOUBLED = either(
    QT_TRANSLATE_NOOP(
        "strategy",
        "If the contract fails, your side wins the match anyway. If your opponents make it, they score more for it "
        "with a double.",
    ),
    QT_TRANSLATE_NOOP(
        "coinche",
        "If the contract fails, your side wins the match anyway. If your opponents make it, they score more for it "
        "with a double.",
    ),
)
