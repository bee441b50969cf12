"""Search, players, records and games answer a wrong argument with an error of ours, as the engine does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from belote_desktop import engine, players, records, search, variants
from belote_desktop.engine import ArgumentError, BeloteError, RulesetError
from belote_desktop.players import UnknownLevelError
from belote_desktop.search import PositionError

CLASSIC = variants.get("classic")
MATCH = engine.start(CLASSIC, seed=7, dealer=3)
LAST = ["JS", "QS", "KS", "AS"]
UNTYPED_SEARCH, UNTYPED_RECORDS = cast("Any", search), cast("Any", records)


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (
            lambda: UNTYPED_SEARCH.worlds(MATCH, 3, 1),
            ArgumentError,
            "view must be a SeatView, such as engine.view",
        ),
        (lambda: UNTYPED_SEARCH.worlds(engine.view(MATCH, 0), "x", 1), ArgumentError, "count must be a whole number"),
        (lambda: UNTYPED_SEARCH.values("classic", "S", LAST, 0), ArgumentError, "rules must be a Ruleset"),
        (
            lambda: UNTYPED_SEARCH.values(CLASSIC, 5, LAST, 0),
            PositionError,
            "5 is not a contract: write a bid such as 100S",
        ),
        (lambda: UNTYPED_SEARCH.values(CLASSIC, "S", 5, 0), ArgumentError, "hands must be a list of hands"),
        (lambda: search.values(CLASSIC, "S", ["JS", "QS", "KS", "XX"], 0), PositionError, "'XX' is not a card"),
        (
            lambda: UNTYPED_SEARCH.values(CLASSIC, "S", LAST, "N"),
            PositionError,
            "a leader from 0 to 3",
        ),
        (lambda: search.values(CLASSIC, "S", LAST, 0, side=7), PositionError, "side must be from 0 to 1, not 7."),
        (lambda: UNTYPED_SEARCH.values(CLASSIC, "S", LAST, 0, declarer="N"), ArgumentError, "declarer must be a seat"),
        (lambda: players.get("clubb"), UnknownLevelError, "Did you mean club?"),
        (lambda: players.get("club").choose(cast("Any", MATCH)), ArgumentError, "view must be a SeatView"),
        (lambda: players.get("casual").choose(engine.view(MATCH, 2)), ArgumentError, "nothing for this seat to do"),
        (lambda: UNTYPED_RECORDS.parse_record(5), ArgumentError, "text must be the text of a record, not 5."),
        (
            lambda: UNTYPED_RECORDS.fold("text"),
            ArgumentError,
            "record must be a Record, such as records.parse_record(text)",
        ),
        (lambda: records.parse_view("text"), records.ViewError, "This is not the view of a seat"),
        (lambda: UNTYPED_RECORDS.parse_deal_code(5), ArgumentError, "code must be the code of a deal, not 5."),
        (lambda: cast("Any", variants).get(5), RulesetError, "A game is named by its id, such as 'classic', not 5."),
        (lambda: variants.get("classik"), RulesetError, "Did you mean classic"),
    ],
)
def test_what_cannot_be_used_gets_an_error_of_ours(
    wrong: Callable[[], object], error: type[BeloteError], sentence: str
) -> None:
    with pytest.raises(BeloteError) as caught:
        wrong()
    assert type(caught.value) is error
    assert sentence in str(caught.value)


def test_a_contract_of_a_match_is_read_where_a_contract_is_asked_for() -> None:
    taken, _ = engine.apply(MATCH, "take")
    assert taken.deal is not None
    assert taken.deal.contract is not None
    written = str(taken.deal.contract)
    hands = ["JS 9S 7H", "AS TH KD", "TS AH 8D", "KS QH AD"]
    assert search.values(CLASSIC, written, hands, 0) == search.values(CLASSIC, taken.deal.contract, hands, 0)
