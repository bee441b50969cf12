"""What the engine says: sentences with places for values, the forms a language gives them, and its plurals.

May import the cards, and nothing else of the engine.
"""
