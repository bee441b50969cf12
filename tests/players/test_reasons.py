"""The reason a club player gives holds in its view."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop import engine, players, variants
from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.styles import ALL_IDEAS
from belote_desktop.search import worlds

SENTENCES = {idea.name: idea.sentence for idea in ALL_IDEAS}
HOLDS: dict[str, Callable[[Knowledge, Card], bool]] = {
    "cash": lambda at, _card: at.leads,
    "feed": lambda at, card: not at.overtakes(card) and at.points(card) > 0 and not at.leads,
    "win": lambda at, card: at.overtakes(card) and not at.leads,
    "duck": lambda at, card: at.points(card) == min(at.points(other) for other in at.legal),
    "save_trumps": lambda at, card: any(at.is_trump(other) and other != card for other in at.legal),
    "save_masters": lambda at, card: any(at.is_master(other) and other != card for other in at.legal),
    "guard_tens": lambda at, card: any(other.rank is Rank.TEN for other in at.hand) and card.rank is not Rank.TEN,
    "pull_trumps": lambda at, card: at.leads and at.is_taker and at.is_trump(card) and bool(at.trumps_out),
    "spare_trumps": lambda at, card: at.leads and bool(at.trumps) and not at.is_trump(card),
    "last_trick": lambda at, card: any(at.is_master(other) and other != card for other in at.hand),
    "short_suit": lambda at, card: bool(at.trumps) and len(at.hand.suited(card.suit)) <= 2,
    "partner_suit": lambda at, card: any(
        trick.leader in at.partners and trick.cards[0].suit == card.suit for trick in at.view.tricks
    ),
    "lead_low": lambda at, _card: at.leads and any(other.rank is Rank.TEN for other in at.hand),
    "top_first": lambda at, card: at.is_master(card),
    "meet": lambda at, _card: not at.leads,
    "all_tricks": lambda at, _card: at.contract.capot,
    "small_cards": lambda _at, _card: True,
}


def test_every_reason_for_a_card_is_true_in_the_view_it_was_given_for() -> None:
    club, heard = players.get("casual"), set()
    for seed in range(60):
        match = engine.start(variants.get("classic"), seed)
        while not match.deals:
            seat = engine.to_act(match)
            assert seat is not None
            view = engine.view(match, seat)
            decision = club.decide(view)
            if isinstance(decision.action, Play) and len(view.options) > 1 and view.contract is not None:
                name = next(name for name, sentence in SENTENCES.items() if sentence == decision.reason.source)
                at = Knowledge(view, view.contract, seat, worlds(view, 16, 1))
                assert HOLDS[name](at, decision.action.card), (name, view.hand, decision.action)
                heard.add(name)
            match = engine.apply(match, decision.action)[0]
    assert len(heard) >= 10
