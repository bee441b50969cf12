"""Inference from the calls: how likely each possible deal is, given what was called.

May import `players.calls` and the search.
"""
