"""Words for the auction."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import (
    all_trump,
    bids,
    bids_points,
    has,
    lacks,
    may_redouble,
    no_trump,
    raises,
)
from belote_desktop.engine.rules.terms import ThrowIn
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.glossary.entry import Entry

ENTRIES = (
    Entry(
        "auction",
        QT_TRANSLATE_NOOP("glossary", "auction"),
        QT_TRANSLATE_NOOP("glossary forms", "auction"),
        QT_TRANSLATE_NOOP("glossary", "The calls before the play. They decide what is trumps, and who is the taker."),
    ),
    Entry(
        "call",
        QT_TRANSLATE_NOOP("glossary", "call"),
        QT_TRANSLATE_NOOP("glossary forms", "calls|call"),
        QT_TRANSLATE_NOOP("glossary", "Whatever a player says in the auction: pass, take, a bid or a double."),
    ),
    Entry(
        "bid",
        QT_TRANSLATE_NOOP("glossary", "bid"),
        QT_TRANSLATE_NOOP("glossary forms", "bidding|bids|bid"),
        QT_TRANSLATE_NOOP("glossary", "A call that promises a contract. Each bid must be higher than the one before."),
        bids,
    ),
    Entry(
        "support",
        QT_TRANSLATE_NOOP("glossary", "support"),
        QT_TRANSLATE_NOOP("glossary forms", "supporting|supports|support"),
        QT_TRANSLATE_NOOP("glossary", "To bid higher in your partner’s suit, because your hand adds something to it."),
        bids_points,
    ),
    Entry(
        "pass",
        QT_TRANSLATE_NOOP("glossary", "pass"),
        QT_TRANSLATE_NOOP("glossary forms", "passing|passes|passed|pass"),
        QT_TRANSLATE_NOOP("glossary", "To let your turn in the auction go by without taking or bidding."),
    ),
    Entry(
        "contract",
        QT_TRANSLATE_NOOP("glossary", "contract"),
        QT_TRANSLATE_NOOP("glossary forms", "contracts|contract"),
        QT_TRANSLATE_NOOP(
            "glossary", "What the taker’s side must achieve: which suit is trumps, and how many points are needed."
        ),
    ),
    Entry(
        "taker",
        QT_TRANSLATE_NOOP("glossary", "taker"),
        QT_TRANSLATE_NOOP("glossary forms", "taker’s side|taker’s|takers|taker"),
        QT_TRANSLATE_NOOP("glossary", "The player who has the contract."),
    ),
    Entry(
        "defenders",
        QT_TRANSLATE_NOOP("glossary", "defenders"),
        QT_TRANSLATE_NOOP("glossary forms", "defenders|defender"),
        QT_TRANSLATE_NOOP("glossary", "The players against the taker. They try to make the contract fail."),
    ),
    Entry(
        "no-trumps",
        QT_TRANSLATE_NOOP("glossary", "no trumps"),
        QT_TRANSLATE_NOOP("glossary forms", "no trumps"),
        QT_TRANSLATE_NOOP("glossary", "A contract without trumps: the highest card of the suit led wins."),
        no_trump,
    ),
    Entry(
        "all-trumps",
        QT_TRANSLATE_NOOP("glossary", "all trumps"),
        QT_TRANSLATE_NOOP("glossary forms", "all trumps"),
        QT_TRANSLATE_NOOP("glossary", "A contract in which every suit ranks like trumps. You still cannot ruff."),
        all_trump,
    ),
    Entry(
        "double",
        QT_TRANSLATE_NOOP("glossary", "double"),
        QT_TRANSLATE_NOOP("glossary forms", "doubles|doubled|double"),
        QT_TRANSLATE_NOOP("glossary", "A defender’s call that doubles what the deal is worth, for either side."),
        raises,
    ),
    Entry(
        "redouble",
        QT_TRANSLATE_NOOP("glossary", "redouble"),
        QT_TRANSLATE_NOOP("glossary forms", "redoubles|redoubled|redouble"),
        QT_TRANSLATE_NOOP("glossary", "The answer of the taker’s side to a double. It doubles the deal once more."),
        lambda rules: raises(rules) and may_redouble(rules),
    ),
    Entry(
        "passed-out",
        QT_TRANSLATE_NOOP("glossary", "passed out"),
        QT_TRANSLATE_NOOP("glossary forms", "passed out"),
        QT_TRANSLATE_NOOP("glossary", "Said of a deal in which all players passed."),
    ),
    Entry(
        "throw-in",
        QT_TRANSLATE_NOOP("glossary", "throw in"),
        QT_TRANSLATE_NOOP("glossary forms", "throws in|throw in|thrown in"),
        QT_TRANSLATE_NOOP("glossary", "To cancel a deal before play because your cards are too poor."),
        lacks(has("throw_in", ThrowIn.OFF)),
    ),
)
