"""Deals that are over: their review, what luck had to do with them, other ways on, and the proof that nobody cheated.

May import the rest of the coach; hints do not import it.
"""
