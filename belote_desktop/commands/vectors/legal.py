"""Vectors of kind `legal`: a hand, the cards on the table, and exactly the cards that may be played."""

from __future__ import annotations

from belote_desktop.commands.vectors.fields import Fields, VectorError, read_card, read_contract
from belote_desktop.engine import Card, Ruleset
from belote_desktop.engine.tricks.following import legal_cards, situation


def check_legal(rules: Ruleset, case: Fields) -> str | None:
    """The difference from the expected result, or None."""
    contract = read_contract(case)
    trick = tuple(_played(who, card) for who, card in case.pairs("trick"))
    hand = case.cards("hand")
    locked = case.optional("locked", case.switch, False)
    expected = case.inner("expect").cards("legal")
    case.finish()
    if len(trick) >= rules.table.seats:
        raise VectorError(f"trick is complete with {len(trick)} cards: nobody is left to play.")
    if not hand or any(card in hand for _, card in trick):
        raise VectorError("hand is empty or holds a card that lies in the trick.")
    at = situation(
        rules,
        contract.denomination,
        hand,
        tuple(card for _, card in trick),
        partner_places=frozenset(place for place, (partner, _) in enumerate(trick) if partner),
        locked=locked or contract.lock,
    )
    found = legal_cards(at)
    return None if found == expected else f"expected {expected} to be playable, got {found}"


def _played(who: object, card: object) -> tuple[bool, Card]:
    if who not in ("partner", "opponent"):
        raise VectorError(f"trick: a card must be played by 'partner' or 'opponent', not {who!r}.")
    return who == "partner", read_card(card, "trick")
