"""The coach's ideas of play: pure functions of what a seat knows that return a sentence if the facts hold.

May import the engine, the players' knowledge and the search; nothing else of the coach.
"""
