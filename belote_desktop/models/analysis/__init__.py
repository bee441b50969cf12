"""Background work on finished deals: reviews, replays, drills, the honesty checks.

May import `match` and `words`.
"""
