"""Achievements: what a user has learned and played, counted anew each time from what the profile keeps. QtCore only.

May import `daily`, `words` and `match`; no other room.
"""
