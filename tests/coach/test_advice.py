"""Advice: what the analyst found, the reason that search and facts agree on, and the four rungs of a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach import advice as advice_module
from belote_desktop.coach.advice import SAME_ALL, Advice, advise, adviser
from belote_desktop.coach.figures import FEWEST
from belote_desktop.coach.ladder import RUNGS, rung
from belote_desktop.coach.numbers import basis
from belote_desktop.coach.standing import APART, APART_OF_CALL, SURE, SURE_OF_CALL
from belote_desktop.engine import Card, Play, Rank, in_english
from belote_desktop.engine.actions import CHALLENGE, PASS
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import SUIT_MARKS, say, token
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.players.evidence import Evidence, Weighed
from belote_desktop.players.player import Decision
from belote_desktop.players.search_player import SearchPlayer
from belote_desktop.players.weighing.call_search import CallSearch
from tests.coach.deals_in_play import played

HANDS = {
    0: "JS 9S AS TS 8H AC KC 7H", 1: "AH KH QH JH TH 8S TD 8C", 2: "9H KS QS 7S JC 9C QC AD",
    3: "TC 7C KD 7D 8D 9D QD JD",
}  # fmt: skip
FEED = played(HANDS, taker=0, trump="S", cards="8H AH 9H")
"""Last to play on the partner's ace: neither hearts nor trumps, and a ten whose ace is out."""


def strong() -> SearchPlayer:
    player = players.get("strong")
    assert isinstance(player, SearchPlayer)
    return player


def advice_in(match: engine.Match) -> Advice:
    seat = engine.to_act(match)
    assert seat is not None
    return advise(engine.view(match, seat), strong())


DEALS = 120
"""So many possible deals of even weight are enough for figures."""


def said(advice: Advice, number: int) -> str:
    return " ".join(str(sentence) for sentence in rung(advice, number))


def test_points_go_on_the_trick_that_the_partner_wins_for_certain() -> None:
    advice = advice_in(FEED)
    assert isinstance(advice.action, Play)
    assert advice.action.card in (Card.parse("KD"), Card.parse("TC"))
    assert advice.reason is not None
    assert advice.reason.idea in ("save_the_ten", "give_points")


def test_the_reason_argues_for_one_of_the_best_and_not_for_everything() -> None:
    advice = advice_in(FEED)
    assert advice.reason is not None
    assert set(advice.reason.for_actions) & set(advice.equals)
    assert len(advice.reason.for_actions) < len(advice.weighed)
    assert advice.action in advice.reason.for_actions


def test_the_idea_does_not_give_the_card_away_and_the_next_rung_does() -> None:
    advice = advice_in(FEED)
    assert isinstance(advice.action, Play)
    assert token(advice.action.card) not in said(advice, 2)
    assert token(advice.action.card) in said(advice, 3)


def test_the_numbers_are_those_of_the_search() -> None:
    advice = advise(engine.view(FEED, 3))
    assert advice.found is not None
    assert advice.evidence is not None
    next_best = next(each for each in advice.weighed if each.action not in advice.equals)
    assert f"{next_best.behind - advice.found.behind:.1f} points more than " in said(advice, 4)
    assert str(basis(advice)).startswith(f"Possible deals examined: {len(advice.evidence.worlds)}")


def test_the_numbers_of_a_card_are_one_sentence_on_what_differs() -> None:
    """The chance of the contract beside that of the next best card, or the points where the chances are the same."""
    won = {"KD": 0.72, "QD": 0.58, "7D": 0.1}
    close = reckoned(FEED, "KD", {"KD": (0, 0), "QD": (4, 1), "7D": (9, 1)})
    assert said(close, 4) == "On average K♦ gains 4.0 points more than Q♦."
    assert close.evidence is not None
    weighed = tuple(replace(each, won=won[str(each.action)]) for each in close.weighed)
    apart = replace(close, decision=replace(close.decision, evidence=replace(close.evidence, weighed=weighed)))
    told = "With K♦ the contract fails in 72\u00a0% of possible deals, with Q♦ in 58\u00a0%."
    assert said(apart, 4) == told
    alone = reckoned(FEED, "KD", {"KD": (0, 0), "QD": (0, 0)})
    assert said(alone, 4) == "The contract does not fail in any of the possible deals examined."


def test_how_much_the_deals_tell_stands_beside_the_numbers_and_not_among_them() -> None:
    close = reckoned(FEED, "KD", {"KD": (0, 0), "QD": (4, 1)})
    assert close.evidence is not None
    uneven = replace(close.evidence, effective=101.0)
    advice = replace(close, decision=replace(close.decision, evidence=uneven))
    assert "equally likely" not in said(advice, 4)
    assert "they count for no more than 101 equally likely deals" in str(basis(advice))


def test_a_hint_has_four_rungs() -> None:
    with pytest.raises(ValueError, match="steps 1 to 4"):
        rung(advice_in(FEED), len(RUNGS) + 1)


def test_where_only_one_card_is_allowed_the_hint_says_so() -> None:
    match = played({0: "AH 8H JC QC KC 7D 8D 7C", 1: "9H 9C TC AC 8C 9D TD TS"}, taker=3, trump="S", cards="AH")
    advice = advice_in(match)
    assert advice.is_forced
    assert said(advice, 2) == "You have only one choice."
    assert said(advice, 4) == "You have only one choice."


def test_cards_that_come_to_the_same_are_said_to_be_so() -> None:
    """Without a trump or a high card nothing that is thrown away matters, and there is no lower card of a suit."""
    match = played(
        {0: "JS 9S AS TS KS QS 8S AH", 1: "7D 8D 7C 8C 7H 8H 9H 9D", 2: "AD AC TD TC KD KC QD QC"},
        taker=0, trump="S", cards="JS",
    )  # fmt: skip
    advice = advice_in(match)
    assert set(advice.equals) == {each.action for each in advice.weighed}
    assert said(advice, 2) == "You cannot win this trick: play your lowest card."
    assert said(advice, 3).startswith("Play 7")
    single = reckoned(match, "9H", {"9H": (0, 0), "9D": (0, 0)})
    assert single.reason is not None
    assert single.reason.idea == SAME_ALL


def reckoned(match: engine.Match, action: str, behind: Mapping[str, tuple[float, float]], deals: int = DEALS) -> Advice:
    """What is advised where these actions are so far behind the best, with these errors, in so many deals."""
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    weighed = [
        Weighed(engine.parse_action(match, word), (-float(by),) * deals, -float(by), float(by), float(error))
        for word, (by, error) in behind.items()
    ]
    hands = tuple(match.deal.hand(seat).mask for seat in range(4)) if match.deal is not None else ()
    evidence = Evidence((hands,) * deals, (1 / deals,) * deals, float(deals), False, tuple(weighed), 0.0)
    return Advice(view, Decision(engine.parse_action(match, action), say("habit"), (), evidence))


def test_among_cards_that_come_to_the_same_the_usual_idea_decides() -> None:
    close = reckoned(FEED, "7D", {"7D": (0, 0), "KD": (0.1, 1), "TC": (0.2, 1), "QD": (0.3, 1)})
    assert said(close, 2) == "You are sure of this trick, so a ten is safe in it. Later a higher card could catch it."
    assert said(close, 3).startswith("Play 10♣. Perhaps just as good")


def test_of_cards_that_no_idea_can_tell_apart_the_lowest_is_named() -> None:
    poor = played(
        {0: "AH KH QH 9S JS 8D 9D 7S", 1: "TH KD 7C 8C 9C KC JC QC", 2: "7H", 3: "8H"}, taker=0, trump="S", cards="KH"
    )
    assert said(reckoned(poor, "KC", {"KC": (0, 0), "7C": (0, 0), "8C": (0, 0)}), 3).startswith("Play 7♣.")


def test_the_reason_is_about_the_card_that_is_named() -> None:
    """Masters of two suits are as good: what is said is said of the one that is advised."""
    match = played({0: "AH 7H AC TC 8D 9D 7S JD"}, taker=1, trump="S")
    advice = reckoned(match, "TC", {"TC": (0, 0), "AH": (0, 0), "AC": (0, 0), "8D": (9, 1)})
    assert isinstance(advice.action, Play)
    assert advice.action.card.rank is Rank.ACE
    assert (
        said(advice, 2) == f"Cash your master in {SUIT_MARKS[advice.action.card.suit]} before an opponent can ruff it."
    )


def test_an_idea_for_every_card_is_told_where_no_idea_tells_them_apart() -> None:
    """All that can be led are masters, and the figures differ for no reason that a player would give."""
    masters = {0: "AH TH KH QH AC TC KC QC", 1: "JS 9S AS TS KS QS 8S 7H"}
    advice = reckoned(played(masters, taker=1, trump="S"), "AC", {"AC": (0, 0), "AH": (3, 1), "TC": (4, 1)})
    assert said(advice, 2) == "Cash your master in ♣ before an opponent can ruff it."


def test_a_card_that_is_nearly_an_error_behind_is_not_advised_for_an_idea() -> None:
    advice = reckoned(FEED, "7D", {"7D": (0, 0), "KD": (0.9, 1), "8D": (9, 1)})
    assert advice.action == Play(Card.parse("7D"))


def test_an_idea_that_explains_little_is_passed_over_for_one_that_explains_much() -> None:
    """The king would feed as many points, but only the ten could be caught later."""
    behind = {"TC": (0, 0), "KD": (8, 1), "QD": (8.5, 1), "JD": (8.8, 1), "7D": (9, 1)}
    assert said(reckoned(FEED, "TC", behind), 2).startswith("You are sure of this trick, so a ten is safe in it.")


def test_a_card_as_good_that_the_reason_does_not_argue_for_is_named_apart() -> None:
    advice = reckoned(FEED, "KD", {"KD": (0, 0), "TC": (0.2, 1), "7D": (0.9, 1), "8D": (9, 1), "7C": (9, 1)})
    assert said(advice, 2) == "Nothing can beat your partner’s A♥: feed points to the trick."
    also = "Perhaps just as good: 7♦."
    assert said(advice, 3) == f"Play 10♣. Just as good: K♦. {also}"


def test_a_card_that_comes_to_the_same_makes_no_difference() -> None:
    """The reason alone would say that these cards are worse."""
    advice = reckoned(FEED, "KD", {"KD": (0, 0), "TC": (0.2, 1), "7D": (0, 0), "8D": (9, 1), "7C": (9, 1)})
    assert said(advice, 3) == "Play 10♣. Just as good: K♦. In this deal 7♦ would score just as much."


def test_where_no_idea_explains_the_figures_the_suit_is_named() -> None:
    advice = reckoned(FEED, "8D", {"8D": (0, 0), "7D": (9, 1), "9D": (9, 1)})
    assert advice.reason is None
    assert said(advice, 2) == "Look at your cards in ♦. No single idea decides this one."


SPOKEN = engine.apply(engine.start(variants.get("coinche"), 7, dealer=3), engine.parse_any_action("80S"))[0]
"""An auction of bids in which an opponent has bid."""


def test_calls_that_come_to_the_same_are_named() -> None:
    calls = reckoned(SPOKEN, "pass", {"pass": (0, 0), "90H": (5, 4), "100H": (60, 9)})
    assert said(calls, 3).startswith("Pass.")
    assert said(calls, 3).endswith(": “90H”.")


def test_of_calls_as_good_the_best_is_named_and_called_no_worse_in_the_numbers() -> None:
    """Few deals: the hint has no figures."""
    behind = {"pass": (0, 0), "90H": (5, 4), "90D": (6, 4), "90C": (90, 9)}
    calls = reckoned(SPOKEN, "pass", behind, deals=FEWEST)
    assert said(calls, 3) == "Pass. Perhaps just as good: “90H”."
    assert "Also considered: “90H”. It may be just as good." in said(calls, 4)


def test_without_a_search_the_rule_of_thumb_waits_for_the_step_that_names_the_card() -> None:
    seat = engine.to_act(FEED)
    assert seat is not None
    view, card = engine.view(FEED, seat), Card.parse("KD")
    advice = Advice(view, Decision(Play(card), say("{card} keeps a ten.", card=card), (), None))
    assert said(advice, 2) == "Look at your cards in ♦."
    assert said(advice, 3) == "Play K♦. K♦ keeps a ten."
    assert said(advice, 4) == "This hint follows a rule of thumb. No possible deals were examined."


def test_the_only_possible_deal_is_called_the_only_one() -> None:
    close = reckoned(FEED, "KD", {"KD": (0, 0), "7D": (4, 0)}, deals=1)
    assert close.evidence is not None
    alone = replace(close, decision=replace(close.decision, evidence=replace(close.evidence, exhaustive=True)))
    assert str(basis(alone)) == "Only one deal is possible."


def test_a_call_must_be_as_far_behind_to_be_worse_as_the_search_asks_and_no_farther_than_the_review() -> None:
    hardly, surely = (reckoned(SPOKEN, "90H", {"90H": (0, 0), "pass": (by, 1)}) for by in (1.8, 2.8))
    assert len(hardly.equals) == 2
    assert surely.is_clear
    assert APART <= SURE  # nothing is blamed that a hint holds as good
    assert APART_OF_CALL <= SURE_OF_CALL


def test_a_call_with_a_higher_figure_is_not_listed_below_the_one_that_is_advised() -> None:
    tied = reckoned(SPOKEN, "pass", {"pass": (0, 0), "90H": (-4, 3), "100H": (60, 9)})
    assert said(tied, 3) == "Pass. Perhaps just as good: “90H”."
    assert "Also considered: “90H”. It may be just as good." in said(tied, 4)
    senseless = reckoned(SPOKEN, "pass", {"pass": (0, 0), "90S": (-40, 3), "100H": (60, 9)})
    assert said(senseless, 3) == "Pass."
    assert "“100H”. On average it is 60.0 points worse." in said(senseless, 4)
    assert "♠" not in said(senseless, 4)


def test_one_other_call_is_named_and_no_more() -> None:
    many = reckoned(SPOKEN, "pass", {"pass": (0, 0), "90H": (5, 4), "100H": (6, 4), "double": (7, 4)})
    assert len(many.equals) == 3
    assert said(many, 3).count("“") == 1
    assert said(many, 4).count("Also considered") == 1


def test_a_reason_for_a_call_is_one_for_the_call_that_is_advised() -> None:
    """Another call that cannot be told from it is not advised for having a reason."""
    behind = {"pass": (0, 0), "90H": (5, 4), "90D": (6, 4), "90C": (90, 9), "90NT": (90, 9)}
    advice = reckoned(SPOKEN, "pass", behind)
    assert advice.action == PASS
    assert advice.reason is not None
    assert PASS in advice.reason.for_actions


def test_a_double_has_its_figures_and_is_never_as_good_because_the_reckoning_says_so() -> None:
    close = reckoned(SPOKEN, "pass", {"pass": (0, 0), "double": (5, 4), "90H": (60, 9)})
    assert "double" not in said(close, 3)
    assert "Also considered: “double”. It may be just as good." in said(close, 4)
    apart = reckoned(SPOKEN, "pass", {"pass": (0, 0), "double": (15, 4), "90H": (60, 9)})
    assert "Also considered: “double”. On average it is 15.0 points worse." in said(apart, 4)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("game", "calls"),
    [("coinche", "80S"), ("coinche", "80S pass"), ("belot-bg", "AT"), ("baloot", "hokum pass pass pass hokum")],
)
def test_passing_and_what_else_may_be_said_have_figures(game: str, calls: str) -> None:
    match = engine.start(variants.get(game), 7, dealer=3)
    for call in calls.split():
        match = engine.apply(match, engine.parse_action(match, call))[0]
    seat = engine.to_act(match)
    assert seat is not None
    advice = advise(engine.view(match, seat))
    assert {PASS, *RAISES} & set(advice.view.lawful) <= {each.action for each in advice.weighed}
    assert len(advice.weighed) > 1


def test_a_raise_that_only_the_reckoning_likes_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagined hands are weaker than real ones: such a raise has cost much wherever it was tried."""

    def hopeful(_: CallSearch, calls: list[engine.Action], *__: object) -> tuple[Weighed, ...]:
        worth = {call: 100.0 * (call in RAISES) - number for number, call in enumerate(calls)}
        best = max(worth.values())
        found = [Weighed(call, (each,) * 8, each, best - each, 1.0) for call, each in worth.items()]
        return tuple(sorted(found, key=lambda each: each.behind))

    monkeypatch.setattr(CallSearch, "weigh", hopeful)
    view = engine.view(SPOKEN, 1)
    assert adviser().thumb.decide(view).action not in RAISES
    advice = advise(view)
    assert advice.action not in RAISES
    assert not set(RAISES) & set(advice.equals)
    assert "Double" not in said(advice, 3) + said(advice, 4)


@pytest.mark.parametrize(
    ("game", "ahead", "behind"),
    [
        ("classic", "your side comes out 4.0 points ahead", "your side comes out 4.0 points behind"),
        ("bela-2p", "you come out 4.0 points ahead", "you come out 4.0 points behind"),
        ("belot-3p", "you come out 4.0 points ahead of the others", "you come out 4.0 points behind the others"),
    ],
)  # fmt: skip
def test_who_is_ahead_of_whom_is_said_as_the_game_has_sides(game: str, ahead: str, behind: str) -> None:
    match = engine.start(variants.get(game), 7)
    seat = engine.to_act(match)
    assert seat is not None
    view = engine.view(match, seat)
    for mean, told in ((4.0, ahead), (-4.0, behind)):
        weighed = tuple(Weighed(action, (mean,) * DEALS, mean, 0.0, 0.0) for action in view.lawful[:2])
        evidence = Evidence(((0, 0),) * DEALS, (1 / DEALS,) * DEALS, float(DEALS), False, weighed, 0.0)
        numbers = said(Advice(view, Decision(view.lawful[0], say("habit"), (), evidence)), 4)
        assert f" On average {told}." in numbers
        assert ("Your side" in numbers) is (game == "classic")


def test_equal_views_give_equal_advice() -> None:
    one, other = advice_in(FEED), advice_in(FEED)
    assert [each.action for each in one.weighed] == [each.action for each in other.weighed]
    assert [each.mean for each in one.weighed] == [each.mean for each in other.weighed]


def test_advice_rests_on_nothing_that_is_hidden() -> None:
    """The hands of the others exchanged: the same advice in the same words."""
    hidden = {**HANDS, 1: "AH KH QH JH TH 7S TD QC", 2: "9H KS QS 8S JC 9C 8C AD"}
    swapped = played(hidden, taker=0, trump="S", cards="8H AH 9H")
    assert engine.view(swapped, 3).hand == engine.view(FEED, 3).hand
    assert engine.view(swapped, 1).hand != engine.view(FEED, 1).hand
    assert [said(advice_in(swapped), number) for number in RUNGS] == [said(advice_in(FEED), number) for number in RUNGS]


def free_play(until: Callable[[engine.SeatView], bool]) -> Advice:
    """The advice for the first decision of this kind in a deal of free play, in which nobody challenges."""
    match, chance = engine.start(variants.get("belot-wiki-4p", misplay="challenge"), 4), Random(2)
    while not match.deals:
        seat = engine.to_act(match)
        if seat is not None and until(engine.view(match, seat)):
            return advice_in(match)
        match, _ = engine.apply(match, chance.choice([one for one in engine.legal(match) if one != CHALLENGE]))
    raise AssertionError("No such decision comes in the first deal.")


def test_a_challenge_that_is_open_all_the_time_is_no_second_thing_to_do() -> None:
    """In free play a card that is the only one left is forced, whatever may be challenged."""
    advice = free_play(lambda view: len(view.hand) == 1 and CHALLENGE in view.lawful)
    assert len(advice.view.lawful) == 2
    assert advice.is_forced


def test_after_the_last_trick_of_free_play_the_hint_is_about_misplays() -> None:
    advice = free_play(lambda view: view.phase is Phase.CHALLENGE)
    assert [in_english(each) for each in rung(advice, 1)] == ["Has an opponent played a card against the rules?"]
    assert "misplay" in " ".join(in_english(each) for number in (1, 2, 3, 4) for each in rung(advice, number))


WEAK = played({0: "9H 7H 9C 7C KD QD 8S 7S"}, taker=1, trump="S")
"""A defender leads, and has nothing high."""


def test_a_lead_is_not_explained_by_what_fits_a_suit_that_is_clearly_worse() -> None:
    """Both suits have nothing to lose; only where the other is as good does that explain the choice."""
    told = "Lead a suit in which you have nothing to lose: ♥."
    rest = {"KD": (20, 1), "QD": (20, 1), "8S": (20, 1), "7S": (20, 1)}
    near = {"7H": (0, 0), "9H": (0, 0), "7C": (0.1, 1), "9C": (0.1, 1), **rest}
    worse = {"7H": (0, 0), "9H": (0, 0), "7C": (9, 1), "9C": (9, 1), **rest}
    fits = reckoned(WEAK, "7H", near).reason
    other = reckoned(WEAK, "7H", worse).reason
    assert fits is not None
    assert str(fits.sentence) == told
    assert other is None or other.idea != fits.idea


ENDING = played(
    {0: "AS KS AH KH AD KD TC 8C", 1: "JS 9S TS QS 8S 7S 7H 7C", 2: "9H TH JH 9D TD JD JC QC"},
    taker=1, trump="S",
)  # fmt: skip
"""A defender leads to the first trick; only the number of tricks left makes an ending of it."""


def test_a_settled_ending_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Low in a suit with a higher card out would risk few points; where every card comes to the same it is idle."""
    same = {"8C": (0.0, 0.0), "TC": (0.0, 0.0)}
    early = reckoned(ENDING, "8C", same).reason
    assert early is not None
    assert early.idea != SAME_ALL
    monkeypatch.setattr(advice_module, "FEW_TRICKS", 8)
    settled = reckoned(ENDING, "8C", same).reason
    assert settled is not None
    assert settled.idea == SAME_ALL
    close = reckoned(ENDING, "8C", {"8C": (0.0, 0.0), "TC": (0.1, 0.4)}).reason
    assert close is not None
    assert close.idea == early.idea


def test_in_a_settled_ending_nobody_is_told_to_save_points_on_a_trick_that_the_partner_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The opponent is winning so far; the partner, last to play, has nothing but trumps and a club."""
    match = played(
        {0: "8D 9D TD JD QD KD AD 7C", 1: "7H TH 8H 9H JC QC KC AC", 3: "JS 9S AS TS KS QS 8S 8C"},
        taker=3, trump="S", cards="8D",
    )  # fmt: skip
    same = {"7H": (0.0, 0.0), "TH": (0.0, 0.0)}
    early = reckoned(match, "7H", same).reason
    assert early is not None
    assert early.idea == "feed_the_winner"
    monkeypatch.setattr(advice_module, "FEW_TRICKS", 8)
    settled = reckoned(match, "7H", same).reason
    assert settled is not None
    assert settled.idea == SAME_ALL
