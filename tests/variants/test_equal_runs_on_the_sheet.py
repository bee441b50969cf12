"""Of two equal runs: what each value of the rule says on the sheet is how the engine compares them."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.declarations.contest import Entry, compare
from belote_desktop.engine.rules.terms import RunTie
from tests.variants.sheet_text import told

ELDER = (
    "Of two equal runs the one in trumps is better. Otherwise the run of the player who comes first after the dealer "
    "is better."
)
SENTENCES = {
    RunTie.ELDER: ELDER,
    RunTie.FIRST_ANNOUNCER: "Of two equal runs the one declared first is better, even if the other is in trumps.",
    RunTie.CANCEL: "If neither is in trumps and they are the best of different sides, nobody scores a declaration.",
    RunTie.CANCEL_PARTNERS: "nobody scores a declaration, even if partners hold them.",
    RunTie.CANCEL_ALWAYS: "nobody scores a declaration, even if one of the runs is in trumps.",
    RunTie.BOTH_SCORE: "each of these sides scores its declarations.",
    RunTie.DEALER_FIRST: "Otherwise the dealer’s is better",
}
SPADES, HEARTS, NEITHER = Suit.SPADES, Suit.HEARTS, Suit.CLUBS
OPPONENT, PARTNER, DEALER = 1, 2, 3


def run(suit: Suit) -> Declaration:
    return Declaration(tuple(Card.of(rank, suit) for rank in (Rank.QUEEN, Rank.JACK, Rank.TEN)))


def scoring(tie: RunTie, other: int, trump: Suit) -> list[int]:
    """The seats whose run scores: seat 0, after the dealer, holds one in spades and another seat one in hearts."""
    rules = variants.get("classic", run_tie=tie).declaration
    declared: tuple[Entry, ...] = ((0, run(SPADES)), (other, run(HEARTS)))
    found = compare(rules, declared, trump=trump, eldest=0, seats=4, side_of={seat: seat % 2 for seat in range(4)})
    return [seat for seat, _ in found.valid]


@pytest.mark.parametrize("tie", RunTie)
def test_every_value_has_a_sentence_of_its_own(tie: RunTie) -> None:
    text = told("classic", run_tie=tie)
    assert [other for other, sentence in SENTENCES.items() if sentence in text] == [tie]


@pytest.mark.parametrize(
    ("tie", "neither", "in_trumps", "with_dealer", "with_partner"),
    [
        (RunTie.ELDER, [0], [1], [0], [0, 2]),
        (RunTie.FIRST_ANNOUNCER, [0], [0], [0], [0, 2]),
        (RunTie.CANCEL, [], [1], [], [0, 2]),
        (RunTie.CANCEL_PARTNERS, [], [1], [], []),
        (RunTie.CANCEL_ALWAYS, [], [], [], [0, 2]),
        (RunTie.BOTH_SCORE, [0, 1], [1], [0, 3], [0, 2]),
        (RunTie.DEALER_FIRST, [0], [1], [3], [0, 2]),
    ],
)
def test_equal_runs_are_compared_as_the_sheet_says(
    tie: RunTie, neither: list[int], in_trumps: list[int], with_dealer: list[int], with_partner: list[int]
) -> None:
    assert scoring(tie, OPPONENT, NEITHER) == neither
    assert scoring(tie, OPPONENT, HEARTS) == in_trumps
    assert scoring(tie, DEALER, NEITHER) == with_dealer
    assert scoring(tie, PARTNER, NEITHER) == with_partner
