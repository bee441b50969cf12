"""Deals that are over: their review, what luck had to do with them, other ways on, and the proof that nobody cheated.

May import `ideas` and the files beside the rooms; not lessons or drills. Hints do not import it.
"""
