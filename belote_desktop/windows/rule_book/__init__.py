"""The rule book: the rules of a game with pictures, searched, compared, printed and written to a file.

May import `match_parts`, `printing`, `cards`, `widgets` and `look`; no other page.
"""
