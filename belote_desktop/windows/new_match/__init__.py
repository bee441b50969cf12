"""The page of a new match and of unfinished ones: the catalogue, who plays, what is saved.

May import `drafts`, `match_parts`, `cards`, `widgets` and `look`; no other page.
"""
