"""A match from its first deal to its winner: its state, `start` and `apply`, what happens between two deals, its end.

May import every other room of the engine.
"""
