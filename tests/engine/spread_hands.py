"""Hands for tests of announcements: seat 0 takes hearts, seat 3 deals, and every seat but the last holds a run."""

from __future__ import annotations

from belote_desktop import engine
from belote_desktop.engine import CardSet, Event, Match, Ruleset

RUNS = (
    "AS KS QS JH 9H 7H 7D 8C",  # tierce to the ace
    "AC KC QC JC 8H 8D 9D TS",  # quarte to the ace
    "KD QD JD AH TH 8S 7S 7C",  # tierce to the king
    "KH QH JS 9S AD TD TC 9C",  # belote
)
"""Final hands by seat. The eldest is seat 0."""

ONE_SUIT_EACH = (
    "JH 9H AH TH KH QH 8H 7H",
    "AS TS KS QS JS 9S 8S 7S",
    "AD TD KD QD JD 9D 8D 7D",
    "AC TC KC QC JC 9C 8C 7C",
)
"""Seat 0 has every trump, belote included, and wins every trick."""


def deal(rules: Ruleset, hands: tuple[str, ...], turn_up: str = "JH") -> Match:
    """The position before the first lead: seat 0 took the turned card in the first round."""
    final = [CardSet.parse(hand) for hand in hands]
    deck = engine.arrange(rules, final, dealer=3, declarer=0, turn_up=turn_up)
    return act(engine.start(rules, decks=[deck], dealer=3), "take")[0]


def act(match: Match, *texts: str) -> tuple[Match, tuple[Event, ...]]:
    """The match after these actions, and everything that happened."""
    happened: tuple[Event, ...] = ()
    for text in texts:
        match, events = engine.apply(match, engine.parse_action(match, text))
        happened += events
    return match, happened


def lead_out(match: Match, *cards: str) -> tuple[Match, tuple[Event, ...]]:
    """Seat 0 leads these cards one after the other; the others play whatever they may."""
    happened: tuple[Event, ...] = ()
    for card in cards:
        for text in card.split():
            match, events = act(match, text)
            happened += events
        while match.deal is not None and match.deal.trick is not None and match.deal.trick.cards:
            match, events = engine.apply(match, engine.legal(match)[0])
            happened += events
    return match, happened
