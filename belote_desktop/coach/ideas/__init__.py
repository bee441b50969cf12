"""The coach's ideas of play: pure functions of what a seat knows that return a sentence if the facts hold.

May import the engine, the players' knowledge and the search; of the rest of the coach only `figures`.
"""
