"""Words for points and the score."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import (
    by_match_points,
    by_projects,
    has,
    held_over,
    lacks,
    positive,
    rounded,
)
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.declaration_words import ARABIAN, DUTCH
from belote_desktop.variants.glossary.entry import Entry
from belote_desktop.variants.glossary.pictured import points_of_cards
from belote_desktop.variants.glossary.speakers import speaks

_generale = has("generale", True)

ENTRIES = (
    Entry(
        "card-points",
        QT_TRANSLATE_NOOP("glossary", "card points"),
        QT_TRANSLATE_NOOP("glossary forms", "card points"),
        QT_TRANSLATE_NOOP("glossary", "The points of the cards in the tricks that a side has won."),
        picture=points_of_cards,
    ),
    Entry(
        "score",
        QT_TRANSLATE_NOOP("glossary", "score"),
        QT_TRANSLATE_NOOP("glossary forms", "scores|score"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "The points on the score sheet. A side scores at the end of each deal, when its points are counted.",
        ),
    ),
    Entry(
        "target",
        QT_TRANSLATE_NOOP("glossary", "target"),
        QT_TRANSLATE_NOOP("glossary forms", "target"),
        QT_TRANSLATE_NOOP("glossary", "The score that ends the match."),
        lacks(positive("deals")),
    ),
    Entry(
        "made",
        QT_TRANSLATE_NOOP("glossary", "made, failed"),
        QT_TRANSLATE_NOOP("glossary forms", "fails|failed"),
        QT_TRANSLATE_NOOP(
            "glossary", "A contract is made if the taker’s side reaches what it needs. Otherwise it fails."
        ),
    ),
    Entry(
        "capot",
        QT_TRANSLATE_NOOP("glossary", "capot"),
        QT_TRANSLATE_NOOP("glossary forms", "capots|capot"),
        QT_TRANSLATE_NOOP("glossary", "All tricks of a deal won by one side."),
        lambda rules: not speaks(ARABIAN)(rules) and not speaks(DUTCH)(rules),
    ),
    Entry(
        "generale",
        QT_TRANSLATE_NOOP("glossary", "générale"),
        QT_TRANSLATE_NOOP("glossary forms", "générale"),
        QT_TRANSLATE_NOOP("glossary", "A bid to win all tricks alone, without a trick for your partner."),
        _generale,
    ),
    Entry(
        "tie",
        QT_TRANSLATE_NOOP("glossary", "tie"),
        QT_TRANSLATE_NOOP("glossary forms", "ties|tied|tie"),
        QT_TRANSLATE_NOOP("glossary", "A deal in which both sides have the same number of points."),
        lacks(has("auction_model", AuctionModel.POINTS)),
    ),
    Entry(
        "held-over",
        QT_TRANSLATE_NOOP("glossary", "held over"),
        QT_TRANSLATE_NOOP("glossary forms", "held over"),
        QT_TRANSLATE_NOOP("glossary", "Points of a tie that wait for the winner of the next deal."),
        held_over,
    ),
    Entry(
        "match-points",
        QT_TRANSLATE_NOOP("glossary", "match points"),
        QT_TRANSLATE_NOOP("glossary forms", "match points"),
        QT_TRANSLATE_NOOP("glossary", "The points of a deal divided by ten and rounded. They go on the score sheet."),
        by_match_points,
    ),
    Entry(
        "match-points-of-hokum",
        QT_TRANSLATE_NOOP("glossary", "match points"),
        QT_TRANSLATE_NOOP("glossary forms", "match points"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "The points on the score sheet. The cards of a whole deal are worth 16 in a Hokum and 26 in a Sun.",
        ),
        by_projects,
    ),
    Entry(
        "rounded",
        QT_TRANSLATE_NOOP("glossary", "rounded"),
        QT_TRANSLATE_NOOP("glossary forms", "rounded"),
        QT_TRANSLATE_NOOP("glossary", "Brought to the nearest ten before it is scored."),
        rounded,
    ),
    Entry(
        "bolt",
        QT_TRANSLATE_NOOP("glossary", "bolt"),
        QT_TRANSLATE_NOOP("glossary forms", "bolts|bolt"),
        QT_TRANSLATE_NOOP("glossary", "A mark for a failed contract. Several of them cost points."),
        positive("bolt_limit"),
    ),
)
