"""Small cards as pictures in pages: hands, questions, badges, the deal of a game.

May import `widgets` and `look`.
"""
