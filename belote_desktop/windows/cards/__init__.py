"""Pictures of small cards for pages: hands, questions, badges, the deal of a game.

May import `widgets` and `look`.
"""
