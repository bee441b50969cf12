"""How the computer plays and what it sees, that nobody cheats, and how strong the levels are.

May import `match_parts`, `cards`, `widgets` and `look`; no other page.
"""
