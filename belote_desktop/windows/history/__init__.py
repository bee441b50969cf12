"""Statistics, history and achievements: plots of what was played, the list of finished matches, what was reached.

May import `match_parts`, `printing`, `cards`, `widgets` and `look`; no other page.
"""
