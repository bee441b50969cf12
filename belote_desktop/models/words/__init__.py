"""Everything said to people, in the language of the window: sentences, cards, calls, sides, names.

May import preferences, and nothing else of the models.
"""
