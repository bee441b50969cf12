"""Deals set up by hand in the middle of the play, for tests of players and coach."""

from __future__ import annotations

from belote_desktop import engine, variants
from belote_desktop.engine.cards import Card, CardSet, Rank, deck_of

RULES = variants.get("classic-no-decl")


def played(
    hands: dict[int, str],
    *,
    taker: int,
    trump: str,
    cards: str = "",
    dealer: int = 3,
    rules: engine.Ruleset = RULES,
) -> engine.Match:
    """A deal with these hands (the rest shared out) in which `taker` named `trump`, after these cards."""
    full = shared_out({seat: CardSet.parse(text) for seat, text in hands.items()})
    turn_up = next(card for card in full[taker] if str(card.suit) != trump)
    deck = engine.arrange(rules, full, dealer=dealer, declarer=taker, turn_up=turn_up)
    match = engine.start(rules, decks=[deck], dealer=dealer)
    while engine.view(match, 0).contract is None:
        name = len(engine.view(match, 0).calls) >= 4 and engine.to_act(match) == taker
        match = engine.apply(match, engine.parse_any_action(trump if name else "pass"))[0]
    for card in cards.split():
        match = engine.apply(match, engine.Play(Card.parse(card)))[0]
    return match


def shared_out(given: dict[int, CardSet]) -> list[CardSet]:
    """These hands, and the rest of the pack on the others."""
    taken = CardSet(card for hand in given.values() for card in hand)
    rest = [card for card in deck_of(Rank.SEVEN) if card not in taken]
    full = []
    for seat in range(4):
        hand = given.get(seat, CardSet())
        need = 8 - len(hand)
        full.append(hand | CardSet(rest[:need]))
        del rest[:need]
    return full
