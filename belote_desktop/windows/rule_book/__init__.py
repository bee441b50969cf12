"""The rule book: the rules of a game with pictures, searched, compared and written to a file.

May import `cards`, `widgets` and `look`; no other page.
"""
