"""Calling by rules of thumb: the value of a hand, and a calling policy for each kind of auction.

May import the engine and `players.player`; knows nothing of possible deals.
"""
