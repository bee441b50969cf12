"""The board of lessons and drills: the real table, the coach's paper, a tray of cards, and a strip for answers.

May import `cards`, `glossary`, `widgets`, `suits` and `look`; no page.
"""
