"""Reviewing a deal, and replaying it with other choices.

May import `match_parts`, `printing`, `cards`, `widgets` and `look`; no other page.
"""
