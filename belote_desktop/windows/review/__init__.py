"""Looking at a deal again: its review, and replaying it with other choices.

May import `match_parts`, `cards`, `widgets` and `look`; no other page.
"""
