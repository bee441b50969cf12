"""Calling by rules of thumb: what a hand is worth, and what a good player says with it in each kind of auction.

May import the engine and `players.player`; knows nothing of possible deals.
"""
