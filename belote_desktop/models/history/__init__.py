"""The finished matches of a profile: their figures, their words, and the tables of statistics. QtCore only.

May import `words` and `match`; no other room.
"""
