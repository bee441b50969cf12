"""Set deals of the window: the deal of the day, deals by code, and eight deals against a level.

May import `match` and `words`.
"""
