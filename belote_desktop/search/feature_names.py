"""The names of the features of a card and of the situation in which it is played; `features` says what they mean."""

from __future__ import annotations

GROUPS: tuple[tuple[str, int], ...] = (
    # of the situation
    ("declarer: me, after me, opposite, before me", 4),
    ("place in the trick", 4),
    ("to play after me", 4),
    ("cards in hand", 10),
    ("trumps: a suit, none, all", 3),
    ("trumps in hand", 6),
    ("trumps unseen", 10),
    ("declarer and place in the trick", 16),
    ("whose trick, and the points in it", 18),
    ("how the lead can be answered, and how often the suit was led", 12),
    # of the card; ways: lead a trump, lead a plain card, follow plain, follow with a trump, ruff, throw away
    ("way", 6),
    ("way and points", 48),
    ("way and higher cards unseen", 30),
    ("way and cards in the suit", 30),
    ("way and place among the lawful cards of the suit", 24),
    ("beats the trick, whose it was, and points", 48),
    ("cards of the suit unseen, plain or trump", 16),
    ("lead: sides that ran out of the suit, and whether trumps are unseen", 16),
    ("sides that led the suit, when leading and when throwing away", 8),
    ("sides that named the suit, by way", 12),
    ("way and whether the hand has the best card of the suit", 12),
    ("way and lower cards in hand", 24),
    ("declarer and way", 24),
    ("a ten is left alone, when leading and when throwing away", 4),
    ("way and place in the trick", 24),
    ("higher cards unseen and place in the suit", 30),
)
"""The groups of features, with the number of features in each."""
FEATURES: tuple[str, ...] = tuple(f"{name}: {number}" for name, count in GROUPS for number in range(count))
"""The names of all features, in the order of their numbers."""
