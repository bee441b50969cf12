"""A game or a match that is being set up: its draft, and the rows in which its rules are chosen.

May import `widgets` and `look`.
"""
