"""Work beside the window on deals that are over: reviews, replays, drills, the proof of honesty.

May import `match` and `words`.
"""
