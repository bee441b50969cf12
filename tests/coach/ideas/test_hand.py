"""Ideas that count a whole hand before a call."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.coach.ideas.calling import Calling
from belote_desktop.coach.ideas.hand_ideas import too_little, too_little_to_double, whole_hand
from belote_desktop.engine.actions import PASS
from tests.coach.bidding.test_rules import BULGARIAN, CLASSIC, COINCHE, about_to_call


def said(view: engine.SeatView, call: str) -> str:
    """The sentence of either idea for a call."""
    action = engine.parse_any_action(call)
    found = [told for idea in (whole_hand, too_little) if (told := idea(Calling(view), action)) is not None]
    return " ".join(map(str, found))


def test_a_suit_is_argued_for_by_all_that_it_needs() -> None:
    told = "With ♠ as trumps you would have 3 trumps, J♠, 9♠ and 7♠, and A♥ in the side suits."
    assert said(about_to_call(COINCHE, "JS 9S 7S AH QD 7D 8C QC"), "100S") == told
    told = "With ♠ as trumps you would have 3 trumps: J♠ 9♠ 7♠."
    assert said(about_to_call(COINCHE, "JS 9S 7S KH QD 7D 8C QC"), "90S") == told
    told = "With ♠ as trumps you would have 3 trumps: J♠ 8♠ 7♠."
    assert said(about_to_call(CLASSIC, "JS 7S 7H 8H 7D", turn_up="8S"), "take") == told


def test_the_suit_of_the_partner_by_what_supports_it() -> None:
    view = about_to_call(COINCHE, "7S 8S AH KH 7D 8D 8C QC", "80S pass")
    assert said(view, "90S") == "Your partner called ♠, and you support it with 8♠, 7♠ and A♥."


def test_contracts_without_a_trump_suit_by_their_masters() -> None:
    told = "In no trumps A♠ and A♥ are the highest cards of their suits."
    assert said(about_to_call(BULGARIAN, "AS TS AH 8H 7D"), "NT") == told
    told = "In all trumps J♠ and J♥ are the highest cards of their suits."
    assert said(about_to_call(BULGARIAN, "JS 7S JH 8H 7D"), "AT") == told


def test_passing_by_what_the_best_suit_lacks() -> None:
    told = "Your best suit would give you 2 trumps, J♠ and 7♠, and you have no side ace: not enough."
    assert said(about_to_call(BULGARIAN, "JS 7S KH 8H 7D"), "pass") == told
    told = "Your best suit would give you 2 trumps, J♠ and 7♠, with only A♥ in the side suits: not enough."
    assert said(about_to_call(BULGARIAN, "JS 7S AH 8D 7D", "pass"), "pass") == told
    assert said(about_to_call(BULGARIAN, "JS 7S AH 8D 7D", "D"), "pass") == told
    assert said(about_to_call(BULGARIAN, "JS 7S AH 8D 7D", "D pass"), "pass") == ""


def test_not_doubling_by_what_is_held_against_the_contract() -> None:
    view = about_to_call(COINCHE, "JS 7H TH KD 8C 9C TC AC", "90S")
    told = too_little_to_double(Calling(view), PASS)
    assert str(told) == "Against this contract you hold only J♠ and A♣: not enough to double."
    assert too_little_to_double(Calling(view), engine.parse_any_action("double")) is None
    assert too_little_to_double(Calling(about_to_call(COINCHE, "7S 7H TH KD 8C 9C TC AC", "90S pass")), PASS) is None


def test_passing_over_hokum_by_the_aces_there_are() -> None:
    view = about_to_call(variants.get("baloot"), "JS 7S AH 8D 7D", "hokum", turn_up="9S")
    assert said(view, "pass") == "In no trumps you would have no master except A♥: not enough."
