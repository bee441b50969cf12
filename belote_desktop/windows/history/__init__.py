"""Statistics and history: plots of what was played, and the list of finished matches.

May import `match_parts`, `cards`, `widgets` and `look`; no other page.
"""
