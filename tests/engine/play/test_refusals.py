"""A refusal names the rule and carries its facts, and `apply` takes nothing that is refused."""

from __future__ import annotations

import pytest

from belote_desktop import engine, variants
from belote_desktop.engine import ActionRefused, Match, Refusal, Rule
from belote_desktop.variants.rule_sheet import rule_sheet, section_about
from tests.engine.spread_hands import ONE_SUIT_EACH, RUNS, act, deal

CLASSIC = variants.get("classic")


def refused(match: Match, text: str, seat: int | None = None) -> tuple[Refusal, ...]:
    action = engine.parse_action(match, text)
    found = engine.refusals(match, action, seat)
    with pytest.raises(ActionRefused) as raised:
        engine.apply(match, action, seat)
    assert raised.value.refusals == found
    return found


def the_refusal(match: Match, text: str, seat: int | None = None) -> Refusal:
    (found,) = refused(match, text, seat)
    return found


def auction(**options: object) -> Match:
    hands = [engine.CardSet.parse(hand) for hand in RUNS]
    rules = variants.get("classic", **options)
    return engine.start(rules, decks=[engine.arrange(rules, hands, dealer=3, declarer=0, turn_up="JH")], dealer=3)


def test_a_call_out_of_turn() -> None:
    assert the_refusal(auction(), "pass", 2).rule is Rule.TURN


def test_another_suit_in_the_first_round() -> None:
    refusal = the_refusal(auction(), "S")
    assert refusal.rule is Rule.AUCTION
    assert str(refusal) == "In the first round only the turn-up’s suit can be trumps: ♥."


def test_the_turned_suit_in_the_second_round() -> None:
    match, _ = act(auction(), *["pass"] * 4)
    assert str(the_refusal(match, "H")) == "♥ was turned down in the first round. Name another suit."
    assert the_refusal(match, "take").rule is Rule.AUCTION


def test_the_dealer_may_not_pass_where_somebody_has_to_take() -> None:
    match, _ = act(auction(dealer_must_take=True), *["pass"] * 7)
    assert (
        str(the_refusal(match, "pass"))
        == "Everyone else has passed in round 2. You are the dealer, so you must name a suit."
    )


def test_a_card_before_the_play_has_begun() -> None:
    assert the_refusal(auction(), "AS").rule is Rule.PHASE


def test_a_call_after_the_auction() -> None:
    assert the_refusal(deal(CLASSIC, RUNS), "take").rule is Rule.PHASE


def test_a_call_that_is_no_doubling_when_doubling_is_asked() -> None:
    match, _ = act(auction(coinche_in_classic="on"), "take")
    assert the_refusal(match, "take").rule is Rule.DOUBLING


def test_a_card_that_is_not_in_the_hand_tells_nothing_else() -> None:
    refusal = the_refusal(deal(CLASSIC, RUNS), "AC")
    assert refusal.rule is Rule.POSSESSION
    assert refusal.message.facts["card"] == engine.Card.parse("AC")


def test_another_players_card_out_of_turn_gives_both_reasons() -> None:
    rules = [refusal.rule for refusal in refused(deal(CLASSIC, RUNS), "AS", 2)]
    assert rules == [Rule.TURN, Rule.POSSESSION]


def test_not_following_suit() -> None:
    match, _ = act(deal(CLASSIC, RUNS), "AS")
    refusal = the_refusal(match, "8H")
    assert refusal.rule is Rule.FOLLOW_SUIT
    assert str(refusal) == "You must follow suit in ♠: play 10♠."


def test_a_trump_that_does_not_beat_the_one_led() -> None:
    hands = (RUNS[0].replace("9H", "QH"), RUNS[1], RUNS[2], RUNS[3].replace("QH", "9H"))
    match, _ = act(deal(CLASSIC, hands), "QH", "8H")
    assert the_refusal(act(match, "AH")[0], "KH").rule is Rule.RAISE_TRUMP
    refusal = the_refusal(match, "8S")
    assert refusal.rule is Rule.FOLLOW_SUIT


def test_not_ruffing_and_ruffing_too_low() -> None:
    hands = (
        RUNS[0],
        RUNS[1].replace("8D", "7S").replace("8H", "8S"),
        RUNS[2].replace("8S", "8H").replace("7S", "8D"),
        RUNS[3],
    )
    match, _ = act(deal(CLASSIC, hands), "8C", "AC", "7C", "9C", "TS", "8H")
    # seat 1 led the ten of spades and seat 2, without spades, ruffed with the 8
    assert the_refusal(act(deal(CLASSIC, hands), "8C", "AC", "7C", "9C", "TS")[0], "8D").rule is Rule.RUFF
    assert the_refusal(match, "AD").rule is Rule.FOLLOW_SUIT


def test_nothing_of_a_refused_action_happens() -> None:
    match = deal(CLASSIC, ONE_SUIT_EACH)
    refused(match, "AS")
    assert match == deal(CLASSIC, ONE_SUIT_EACH)


@pytest.mark.parametrize(
    "text", ["", "1H", "frob", "KX", "declare KH-QH", "declare KH-JH-TH", "6H", "exchange", "100X"]
)
def test_a_text_that_is_no_action_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\."):
        engine.parse_action(deal(CLASSIC, RUNS), text)


@pytest.mark.parametrize("rule", list(Rule))
def test_the_rule_of_every_refusal_of_this_game_has_its_paragraph_in_the_rule_sheet(rule: Rule) -> None:
    section = section_about(rule_sheet(CLASSIC), rule)
    absent = {Rule.LOCKED, Rule.BEAT_PLAIN, Rule.DISCARD}  # this game knows none of them
    assert (section is None) == (rule in absent)
