"""Customs: what a discard, a bid or a double tells by agreement. Hands written out, with what each card would tell."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Finding, games, positions_of, problems
from belote_desktop.coach.strategy.customs.counted_declarations import is_hard_to_beat
from belote_desktop.engine import Card, Match, in_english
from belote_desktop.engine.actions import PASS, Declaration
from belote_desktop.engine.cards import Rank, parse_cards
from tests.coach.bidding.test_rules import about_to_call
from tests.coach.deals_in_play import played

CUSTOMS = [chapter for chapter in CHAPTERS.values() if chapter.custom is not None]
COINCHE, PILOTTA = map(variants.get, ("coinche", "pilotta"))
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
    assert wrong["KH"] == "K♥ only warns your partner off ♥. It does not ask for A♦."


@pytest.mark.parametrize(("partner", "why"), [
    ("8D QD AD 9H KH 8C JC TC", "a ten is fed to the trick first"),
    ("8D QD AD 9H AH 8C JC KC", "two aces: either suit may be asked for"),
    ("QD KD AD 9H KH 8C JC KC", "no small card beside the ace"),
    ("8S QD AD 9H KH 8C JC KC", "a spade must be played"),
])  # fmt: skip
def test_a_discard_asks_for_nothing_where(partner: str, why: str) -> None:
    others = {1: "7S"} if "8S" in partner else None
    assert finding("direct-signal", after("JS 7S", partner, others=others)) is None, why


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


# ---------------------------------------------------------------------- tahreeb and tanfeer
RISES = "7D 9D AD 9H KH 8C JC KC"
"""Seat 2: the ace of diamonds with two small ones."""


def test_tahreeb_begins_with_the_lowest_card_and_goes_on_with_a_larger_one() -> None:
    taker, others = "JS 9S AS TS 7H 8D 7C 8H", {1: "7S 8S", 3: "KS QS"}
    right, wrong = told("tahreeb", after("JS 7S", RISES, taker, others))
    assert right == {"7D"}
    assert wrong["9D"] == "9♦ now and a smaller card later would refuse ♦, where you hold the ace."
    assert wrong["8C"] == "8♣ begins a message about ♣, where you do not hold the ace."
    right, wrong = told("tahreeb", after("JS 7S 7D QS 9S 8S", RISES, taker, others))
    assert right == {"9D"}
    assert wrong["8C"] == "8♣ does not complete the message. A larger card than 7♦ asks for ♦."
    right, _ = told("read-tahreeb", after("JS 7S 7D QS 9S 8S 9D KS", RISES, taker, others))
    assert right == {"8D"}


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


def test_nothing_is_refused_while_the_partner_may_still_win_the_trick() -> None:
    hands = {0: "8S", 1: "JS 9S AS TS KS 7H 7D 7C", 2: "8D QD AD TH 9H 8C JC QC", 3: "7S QS"}
    assert finding("tanfeer", played(hands, taker=1, trump="S", cards="JS", dealer=0)) is None


# ---------------------------------------------------------------------- the auction
@pytest.mark.parametrize(("hand", "call"), [
    ("7S KS 9H KH QD 7D 8C QC", "pass"),
    ("7S KS 9H AH QD 7D 8C QC", "90S"),
    ("7S KS 9H AH QD AD 8C QC", "100S"),
    ("9S KS 9H KH QD 7D 8C QC", "90S"),
    ("9S KS 9H AH QD 7D 8C QC", "100S"),
    ("JS KS 9H KH QD 7D 8C QC", "100S"),
    ("QS KS 9H KH 8D 7D 8C QC", "90S"),
    ("7S 8S KS 9H KH QH 8C QC", "90S"),
    ("7S 8S KS 9H KH QH 8C 8D", "pass"),
])  # fmt: skip
def test_the_answer_to_80_is_10_for_each_asset_and_20_for_the_jack(hand: str, call: str) -> None:
    found = CHAPTERS["raising"].detect(about_to_call(COINCHE, hand, "80S pass"))
    assert found is not None
    assert {str(action) for action in found.good} == {call}
    assert {str(action) for action in found.bad} == {"pass", "90S", "100S", "110S", "120S"} - {call}


@pytest.mark.parametrize("words", ["80S 90H", "pass 80S", "80S", "130S pass"])
def test_only_the_partner_s_opening_is_answered_so(words: str) -> None:
    assert CHAPTERS["raising"].detect(about_to_call(COINCHE, "7S KS 9H AH QD 7D 8C QC", words)) is None


@pytest.mark.parametrize(("hand", "call"), [
    ("9S 8S 7S AH QD 7D 8C QC", "double"),
    ("JS 8S 7S AH QD 7D 8C QC", "double"),
    ("JS 9S 7S KH QD 7D 8C QC", "pass"),
    ("AS TS 7S AH QD 7D 8C QC", "pass"),
    ("8S 7H KH AH QD AD 8C QC", "pass"),
    ("JS 7H KH TH QD 7D 8C QC", "pass"),
])  # fmt: skip
def test_a_double_needs_three_trumps_with_the_jack_or_the_nine_and_an_ace(hand: str, call: str) -> None:
    found = CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "100S"))
    assert found is not None
    assert [str(action) for action in found.good] == [call]
    assert set(map(str, found.bad)) == {"double", "pass"} - {call}


def test_80_and_the_partner_s_bid_are_not_doubled() -> None:
    hand = "9S 8S 7S AH QD 7D 8C QC"
    assert CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "80S")) is None
    assert CHAPTERS["doubling"].detect(about_to_call(COINCHE, hand, "100S pass")) is None


@pytest.mark.parametrize(("hand", "call", "other"), [
    ("JS 9S 7S AH KH QH 8D 7C", "120S", "100S"),
    ("JS 9S KS 7S TH 9H 8H QC", "100S", "120S"),
    ("JS 9S KS 7S TH 9H 8H 7H", "150S", "100S"),
])  # fmt: skip
def test_a_declaration_counts_in_a_bid_if_it_is_hard_to_beat(hand: str, call: str, other: str) -> None:
    found = CHAPTERS["count-declarations"].detect(about_to_call(PILOTTA, hand))
    assert found is not None
    assert {str(action) for action in found.good} == {call}
    assert {"pass", other} <= set(map(str, found.bad))


@pytest.mark.parametrize(("cards", "is_hard"), [
    ("AH KH QH", True), ("KH QH JH", True), ("QH JH TH", False), ("9H 8H 7H", False), ("TH 9H 8H 7H", True),
    ("9H 9S 9D 9C", True),
])  # fmt: skip
def test_only_a_run_of_three_under_the_king_is_easy_to_beat(cards: str, is_hard: bool) -> None:
    assert is_hard_to_beat(Declaration(parse_cards(cards))) is is_hard


def test_declarations_are_counted_only_where_they_score() -> None:
    assert CHAPTERS["count-declarations"].detect(about_to_call(COINCHE, "JS 9S 7S AH KH QH 8D 7C")) is None


# ---------------------------------------------------------------------- the positions
@pytest.mark.parametrize("game", games())
def test_a_custom_has_questions_only_in_the_games_whose_curriculum_names_it(game: str) -> None:
    curriculum = CURRICULA[game]
    named = {*curriculum.first, *curriculum.then, *curriculum.later}
    asked = [position.chapter for position in positions_of(game)]
    for chapter in CUSTOMS:
        assert (asked.count(chapter.id) >= 4) is (chapter.id in named), chapter.id
        assert (chapter.id in asked) is (chapter.id in named), chapter.id


@pytest.mark.parametrize("game", games())
def test_a_signal_that_is_to_be_read_is_true(game: str) -> None:
    """The partner holds the ace of the suit that it asked for."""
    for position in positions_of(game):
        if position.chapter in ("read-signal", "read-tahreeb"):
            match = position.match()
            assert match.deal is not None
            seat = engine.to_act(match)
            assert seat is not None
            suits = {Card.parse(text).suit for text in position.best}
            assert len(suits) == 1
            assert Card.of(Rank.ACE, suits.pop()) in match.deal.hand((seat + 2) % 4), position.id


@pytest.mark.parametrize("chapter", CUSTOMS, ids=lambda chapter: chapter.id)
def test_the_answers_of_a_custom_are_varied(chapter: object) -> None:
    for game in games():
        found = [each for each in positions_of(game) if CHAPTERS[each.chapter] is chapter]
        right = {each.best[0].rstrip("SHDC") if CHAPTERS[each.chapter].id in ("raising", "doubling") else each.best[0]
                 for each in found}  # fmt: skip
        assert len(right) >= min(len(found), 2)


def test_a_position_whose_answers_are_not_those_of_the_custom_is_found() -> None:
    position = next(each for each in positions_of("coinche") if each.chapter == "direct-signal")
    known = {name: getattr(position, name) for name in position.__dataclass_fields__}

    def changed(**fields: object) -> str:
        return " ".join(problems(type(position)(**(known | fields))))

    *fewer, last = position.losses
    assert changed() == ""
    assert "the custom is against" in changed(losses=dict.fromkeys(fewer))
    assert "the custom is for" in changed(best=(*position.best, last), losses=dict.fromkeys(fewer))
    assert "nothing is measured" in changed(losses=dict(position.losses) | {last: 3.0})


@pytest.mark.parametrize("chapter", CUSTOMS, ids=lambda chapter: chapter.id)
def test_a_custom_says_what_the_computer_players_do(chapter: object) -> None:
    custom = next(each.custom for each in CUSTOMS if each is chapter)
    assert custom is not None
    assert custom.agreed.startswith(("You", "Your partner"))
    assert custom.computers.startswith("The computer players ")


def test_passing_is_a_right_answer_too() -> None:
    found = CHAPTERS["raising"].detect(about_to_call(COINCHE, "7S KS 9H KH QD 7D 8C QC", "80S pass"))
    assert found is not None
    assert found.good == frozenset((PASS,))
    assert in_english(found.why) == "You have nothing to add to your partner’s bid: pass."
