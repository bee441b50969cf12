"""Weighing actions over possible deals: what each card or call writes, and how sure the difference is.

May import the engine and the search; the players that decide stand above it.
"""
