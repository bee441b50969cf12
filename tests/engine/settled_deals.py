"""Random outcomes of deals of two sides, for properties of every kind of score."""

from __future__ import annotations

from hypothesis import strategies as st

from belote_desktop.engine.contract import Contract, Denomination
from belote_desktop.engine.score import Score, total
from belote_desktop.engine.settlement import Outcome

SIDES = st.integers(0, 1)


@st.composite
def contracts(draw: st.DrawFn) -> Contract:
    bid = draw(st.one_of(st.none(), st.integers(8, 30), st.integers(8, 30).map(lambda tens: 10 * tens)))
    return Contract(
        draw(st.integers(0, 3)),
        draw(st.sampled_from(Denomination)),
        bid=bid,
        capot=bid is None or draw(st.booleans()),
        generale=draw(st.booleans()),
        multiplier=draw(st.sampled_from((1, 1, 2, 3, 4, 8, 16))),
        raises=draw(st.integers(0, 4)),
        stake=draw(st.booleans()),
        surmanche=draw(st.booleans()),
    )


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """Cards that add up to any total, every split of the tricks, misplays of nobody, one side or both."""
    cards = draw(st.tuples(st.integers(0, 248), st.integers(0, 248)))
    tricks = draw(st.one_of(st.none(), st.integers(0, 8).map(lambda won: (won, 8 - won))))
    return Outcome(
        taker=draw(SIDES),
        cards=cards,
        last_trick=draw(SIDES),
        contract=draw(contracts()),
        tricks=tricks,
        declared=draw(st.tuples(st.sampled_from((0, 20, 50, 200)), st.sampled_from((0, 20, 100, 140)))),
        best=draw(st.sampled_from(((), (0,), (1,), (0, 1)))),
        belote=draw(st.lists(st.tuples(SIDES, st.sampled_from("KQ")), max_size=4).map(tuple)),
        jack=draw(st.one_of(st.none(), SIDES)),
        ace_turned=draw(st.booleans()),
        generale_made=draw(st.booleans()),
        misplay=draw(st.sampled_from(((), (), (), (0,), (1,), (0, 1)))),
        last_deal=draw(st.booleans()),
    )


def adds_up(score: Score) -> bool:
    """Whether the items are the score, and every one of them names its rule."""
    sums = tuple(total(score.written, side) for side in range(len(score.points)))
    return sums == score.points and all(item.rule for item in (*score.counted, *score.written))
