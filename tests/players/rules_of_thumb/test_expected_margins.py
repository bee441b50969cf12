"""What players who search expect of the others: margins by the kind of auction, which the reading of calls shares."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.players.calls.calling import Caller
from belote_desktop.players.calls.standards import OF_ANYONE, OF_CLUB, auction_kind, need_to_take, of_anyone
from belote_desktop.players.inference.call_moments import moments
from belote_desktop.players.personas import PERSONAS
from belote_desktop.players.styles import ANYONE
from tests.players.rules_of_thumb.test_auctions import POOR, asked


def test_every_kind_of_auction_has_its_margins() -> None:
    assert set(OF_ANYONE) == {auction_kind(variants.get(game.id)) for game in variants.all_variants()}


@pytest.mark.parametrize(
    ("game", "calls", "more"),
    [("classic", "", 3.0), ("classic", "pass pass pass pass", 8.0), ("belot-bg", "", 9.0), ("baloot", "", 2.0),
     ("baloot", "pass pass pass pass", 8.0), ("coinche", "", 0.0), ("pilotta", "", 14.0),
     ("belote-2p", "", 11.0), ("belote-2p", "pass pass", 16.0), ("decouverte", "", 3.0), ("belot-2p-24", "", 9.0),
     ("belot-2p-open", "", 9.0), ("belote-3p-24", "", 3.0)],
)  # fmt: skip
def test_they_are_those_of_the_club_and_what_searching_players_ask_beyond(game: str, calls: str, more: float) -> None:
    view = asked(game, POOR, calls)
    assert ANYONE.caller.need(view) == need_to_take(view, OF_CLUB) + more


def test_a_pass_is_read_by_the_same_margin_as_the_player_would_call_by() -> None:
    before = asked("belot-bg", POOR)
    after = asked("belot-bg", POOR, "pass")
    read = moments(after)
    assert [offer.need for offer in read[0].offers] == [need_to_take(before, of_anyone(before))] * len(read[0].offers)


def test_a_persona_leans_the_margins_of_every_kind_of_auction() -> None:
    bold = next(persona for persona in PERSONAS if persona.id == "bold")
    caller = Caller(by_auction=OF_ANYONE)
    for game in ("classic", "belot-bg", "baloot", "coinche"):
        view = asked(game, POOR)
        assert caller.with_persona(bold).need(view) == caller.need(view) - bold.taking
