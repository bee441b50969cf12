"""What the home page shows, as values: the match that waits, the practice of the day, the next lesson, the results.

Knows no widgets. May import `games`, `match` and `words`; not `analysis`.
"""
