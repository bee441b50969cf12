"""Weighing actions over possible deals: the payoff of each card or call, and the error of the differences.

May import the engine, the search and `players.calls`; the players that decide stand above it.
"""
