"""Deals laid out card by card for tests of the play: the contract is made, the hands are as given, nothing is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from belote_desktop.engine import CardSet, Contract, Denomination, Event, Ruleset
from belote_desktop.engine.actions import parse_any_action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, Place, Stack
from belote_desktop.engine.phases import PHASES
from belote_desktop.engine.rules.terms import Phase, Zone


def lay_out(
    rules: Ruleset,
    hands: Sequence[str],
    denomination: str,
    *,
    dealer: int = -1,
    declarer: int = 0,
    stacks: Sequence[str] = (),
    phase: Phase = Phase.PLAY,
) -> Deal:
    """A deal whose play begins; seat 0 is the eldest. `stacks` are by seat, `QH>8S` for 8S open over QH."""
    laid = tuple(
        tuple(Stack(*(Card.parse(word) for word in pair.split(">"))) for pair in text.split()) for text in stacks
    )
    places = {Place(Zone.HAND, seat): tuple(CardSet.parse(hand)) for seat, hand in enumerate(hands)}
    for seat, pairs in enumerate(laid):
        places[Place(Zone.COVERED, seat)] = tuple(pair.covered for pair in pairs)
        places[Place(Zone.UNCOVERED, seat)] = tuple(pair.open for pair in pairs)
    contract = Contract(declarer, Denomination(denomination))
    return Deal(
        number=1, dealer=dealer % rules.table.seats, deck=(), places=MappingProxyType(places), phase=phase,
        contract=contract, stacks=laid,
    )  # fmt: skip


def begin(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Enter the phase of the deal."""
    return PHASES[deal.phase].enter(rules, deal)


def play(rules: Ruleset, deal: Deal, actions: str) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after these actions of the seats to act, and what happened.

    Cards may be separated by spaces; actions of several words are separated by commas, with one at the end.
    """
    phase, happened = PHASES[deal.phase], tuple[Event, ...]()
    for text in actions.strip(",").split(",") if "," in actions else actions.split():
        action, seat = parse_any_action(text), phase.actor(rules, deal)
        assert seat is not None
        assert action in phase.options(rules, deal)[seat], str(phase.refusal(rules, deal, seat, action))
        deal, events = phase.apply(rules, deal, seat, action)
        happened += events
    return deal, happened


def offered(rules: Ruleset, deal: Deal, word: str = "") -> list[str]:
    """What the seat to act may do, as far as it begins with a word."""
    phase = PHASES[deal.phase]
    seat = phase.actor(rules, deal)
    assert seat is not None
    return [str(action) for action in phase.options(rules, deal)[seat] if str(action).startswith(word)]
