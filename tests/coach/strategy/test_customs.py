"""Customs of the play: what a discard tells by agreement. Hands written out, with what each card would tell."""

from __future__ import annotations

import pytest

from belote_desktop import engine
from belote_desktop.coach.strategy import CHAPTERS, Finding
from belote_desktop.engine import Match, in_english
from tests.coach.deals_in_play import played

TAKER = "JS 9S AS TS 7H 7D 7C 8H"
"""Seat 0, who leads trumps; seat 2 is the partner."""
ASKS = "8D QD AD 9H KH 8C JC KC"
"""Seat 2: no trump, the ace of diamonds, no ten."""


def finding(chapter: str, match: Match) -> Finding | None:
    seat = engine.to_act(match)
    return CHAPTERS[chapter].detect(engine.view(match, seat))


def told(chapter: str, match: Match) -> tuple[set[str], dict[str, str]]:
    """The right answers of a custom, and what is said against each other one."""
    found = finding(chapter, match)
    assert found is not None
    return {str(action) for action in found.good}, {str(each): in_english(why) for each, why in found.bad.items()}


def after(cards: str, partner: str = ASKS, taker: str = TAKER, others: dict[int, str] | None = None) -> Match:
    return played({0: taker, 2: partner, **(others or {1: "7S 8S"})}, taker=0, trump="S", cards=cards)


# ---------------------------------------------------------------------- one discard
def test_a_small_card_of_the_suit_of_the_ace_asks_for_it_and_every_other_card_tells_something_else() -> None:
    assert told("direct-signal", after("JS 7S")) == (
        {"8D"},
        {
            "AD": "A♦ should win a trick. Ask with a smaller card.",
            "QD": "Q♦ is not a small card, so it does not ask for ♦.",
            "9H": "9♥ would ask for ♥, where you do not hold the ace.",
            "8C": "8♣ would ask for ♣, where you do not hold the ace.",
            "KH": "K♥ tells your partner nothing about A♦.",
            "JC": "J♣ tells your partner nothing about A♦.",
            "KC": "K♣ tells your partner nothing about A♦.",
        },
    )


def test_in_seinen_a_high_card_warns_off_its_suit() -> None:
    right, wrong = told("seinen", after("JS 7S"))
    assert right == {"8D"}
    assert wrong["QD"] == "Q♦ is a high card: it warns your partner off ♦, where you hold the ace."
    assert wrong["KH"] == "K♥ only warns your partner off ♥. It tells your partner nothing about A♦."


@pytest.mark.parametrize(("partner", "why"), [
    ("8D QD AD 9H KH 8C JC TC", "a ten is fed to the trick first"),
    ("8D QD AD 9H AH 8C JC KC", "two aces: either suit may be asked for"),
    ("QD KD AD 9H KH 8C JC KC", "no small card beside the ace"),
    ("8S QD AD 9H KH 8C JC KC", "a spade must be played"),
])  # fmt: skip
def test_a_discard_asks_for_nothing_where(partner: str, why: str) -> None:
    others = {1: "7S"} if "8S" in partner else None
    assert finding("direct-signal", after("JS 7S", partner, others=others)) is None, why


ASKING = pytest.mark.parametrize("chapter", ["direct-signal", "seinen", "tahreeb"])


@ASKING
def test_nothing_is_asked_for_where_the_ace_of_another_suit_is_gone(chapter: str) -> None:
    """After ace and ten of hearts the king is a master, and that you do not hold the ace tells nothing."""
    taker, others = "JS 9S AS TS AH 8D 7C 8H", {1: "7S 8S TH", 3: "KS QS QH"}
    assert finding(chapter, after("JS 7S", RISES, taker, others)) is not None
    assert finding(chapter, after("AH TH 9H QH JS 7S", RISES, taker, others)) is None


@ASKING
def test_nothing_is_asked_for_that_the_partner_can_no_longer_lead(chapter: str) -> None:
    """The taker ruffs the second trick, and so has no diamonds."""
    taker, partner = "JS 9S AS TS 7H 8H TH 7C", "7D 8D 9D AD 9H KH QH 8C"
    others = {1: "7S 8S AC TD", 3: "KS QS QC KD"}
    assert finding(chapter, after("JS 7S", partner, taker, others)) is not None
    assert finding(chapter, after("7C AC 8C QC TD 9D KD TS JS 7S", partner, taker, others)) is None


def test_only_the_first_discard_on_a_trick_that_the_partner_is_sure_to_win_asks() -> None:
    drawn = {1: "7S 8S", 3: "KS QS"}
    assert finding("direct-signal", after("JS 7S 8C KS 9S 8S", others=drawn)) is None
    higher = {1: "7S 8S", 3: "JS QS"}
    unsure = after("9S 7S", taker="9S AS TS KS 7H 7D 7C 8H", others=higher)
    assert finding("direct-signal", unsure) is None


def test_the_suit_that_was_asked_for_is_led_once_trumps_are_drawn() -> None:
    """After jack and nine the opponents have none of the eight trumps left."""
    taker, others = "JS 9S AS TS 7H 7D 7C 8H", {1: "7S 8S", 3: "KS QS"}
    drawn = after("JS 7S 8D QS 9S 8S 8C KS", taker=taker, others=others)
    right, wrong = told("read-signal", drawn)
    assert right == {"7D"}
    assert wrong["7C"] == "7♣ may lose to an opponent. Your partner asked for ♦."
    assert wrong["AS"] == "Your opponents have no trumps left: keep A♠. Your partner asked for ♦."
    assert finding("read-signal", after("JS 7S 8D QS", taker=taker, others=others)) is None


def test_a_high_discard_asks_for_nothing() -> None:
    others = {1: "7S 8S", 3: "KS QS"}
    assert finding("read-signal", after("JS 7S QD QS 9S 8S 8C KS", others=others)) is None


def test_the_suit_is_not_led_first_where_another_card_cannot_lose_to_an_opponent() -> None:
    """Both opponents show that they have no clubs: only the partner can beat the ten."""
    hands = {
        0: "JS 9S AS TS 7D 7C TC QC", 1: "7S 8S 7H 8H TH JH 9D TD",
        2: "8D AD 9H 8C AC KC 9C JC", 3: "KS QS QH KH AH JD QD KD",
    }  # fmt: skip
    drawn = "JS 7S 8D QS 9S 8S 9C KS"
    right, wrong = told("read-signal", played(hands, taker=0, trump="S", cards=drawn))
    assert right == {"7D"}
    assert wrong["TC"] == "10♣ may lose to an opponent. Your partner asked for ♦."
    voids_seen = f"{drawn} 7C 9D KC JD 9H QH AS 7H"
    assert finding("read-signal", played(hands, taker=0, trump="S", cards=voids_seen)) is None


# ---------------------------------------------------------------------- tahreeb and tanfeer
RISES = "7D 9D AD 9H KH 8C JC KC"
"""Seat 2: the ace of diamonds with two small ones."""


def test_tahreeb_begins_with_the_lowest_card_and_goes_on_with_a_larger_one() -> None:
    taker, others = "JS 9S AS TS 7H 8D 7C 8H", {1: "7S 8S", 3: "KS QS"}
    right, wrong = told("tahreeb", after("JS 7S", RISES, taker, others))
    assert right == {"7D"}
    assert wrong["9D"] == "9♦ now and a lower card later would refuse ♦, where you hold the ace."
    assert wrong["8C"] == "8♣ begins a message about ♣, where you do not hold the ace."
    assert wrong["KC"] == "K♣ can only begin to refuse ♣. It does not ask for the suit of A♦."
    right, wrong = told("tahreeb", after("JS 7S 7D QS 9S 8S", RISES, taker, others))
    assert right == {"9D"}
    assert wrong["8C"] == "8♣ does not complete the message. Only a card of ♦ higher than 7♦ does."
    found = finding("read-tahreeb", after("JS 7S 7D QS 9S 8S 9D KS", RISES, taker, others))
    assert found is not None
    assert in_english(found.why) == "Your partner discarded 7♦ and then 9♦ to ask for ♦. Lead 8♦ to your partner’s ace."


def test_the_only_card_of_a_suit_begins_no_message() -> None:
    _, wrong = told("tahreeb", after("JS 7S", "7D 9D AD KH 8C JC KC QC", "JS 9S AS TS 7H 8D 7C 8H"))
    assert wrong["KH"] == "K♥ is your only card in ♥: it begins no message."


def test_large_and_then_small_refuses_and_one_discard_is_half_a_message() -> None:
    taker, others = "JS 9S AS TS 7H 8D 7C 8H", {1: "7S 8S", 3: "KS QS"}
    for cards in ("JS 7S 9D QS 9S 8S 7D KS", "JS 7S 7D QS 9S 8S 9H KS"):
        assert finding("read-tahreeb", after(cards, RISES, taker, others)) is None


def test_tanfeer_throws_a_suit_that_is_not_wanted_but_no_guard_of_a_ten() -> None:
    """Seat 1 leads the jack of trumps, seat 2 has followed, and seat 0 wants diamonds."""
    hands = {0: "8D QD AD TH 9H 8C JC QC", 1: "JS 9S AS TS KS 7H 7D 7C", 2: "8S", 3: "7S QS"}
    right, wrong = told("tanfeer", played(hands, taker=1, trump="S", cards="JS 8S 7S", dealer=0))
    assert right == {"8C"}
    assert wrong["8D"] == "8♦ says that you do not want ♦, where you hold the ace."
    assert wrong["9H"] == "9♥ guards 10♥: keep it."
    assert wrong["QC"] == "Q♣ gives your opponents 3 points."


def test_nothing_is_refused_once_the_ace_of_another_suit_is_gone() -> None:
    """The clubs are no longer weaker than any other suit without its ace."""
    hands = {0: "8D QD AD TH 9H 8C JC QC", 1: "JS 9S AS TS KS 7H 7D AC", 2: "8S 7C", 3: "7S QS 9C"}
    tricks = "JS 8S 7S", "AC 7C 9C QC JS 8S 7S"
    found = [finding("tanfeer", played(hands, taker=1, trump="S", cards=cards, dealer=0)) for cards in tricks]
    assert [each is not None for each in found] == [True, False]


def test_nothing_is_refused_while_the_partner_may_still_win_the_trick() -> None:
    hands = {0: "8S", 1: "JS 9S AS TS KS 7H 7D 7C", 2: "8D QD AD TH 9H 8C JC QC", 3: "7S QS"}
    assert finding("tanfeer", played(hands, taker=1, trump="S", cards="JS", dealer=0)) is None
