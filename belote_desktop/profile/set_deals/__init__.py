"""The results of set deals: of the deal of the day, of deals by code, and of eight deals against a level.

May import the state file beside it.
"""
