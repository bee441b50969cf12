"""The coach's ideas of play: each a pure function of what a seat knows, which gives a sentence where its facts hold.

May import the engine, the players' knowledge and the search; nothing else of the coach.
"""
