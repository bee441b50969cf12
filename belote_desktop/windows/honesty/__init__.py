"""How the computer plays, what it sees, the checks that nobody cheats, and how strong the levels are.

May import `match_parts`, `cards`, `widgets` and `look`; no other page.
"""
