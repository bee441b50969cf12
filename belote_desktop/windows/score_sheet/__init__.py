"""The score sheet: its table and plot, the end of a deal and of a match.

May import `match_parts`, `widgets` and `look`; no other page.
"""
