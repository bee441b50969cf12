"""Parts of a match that several pages show: sides, deals, also on paper, the list of saved matches, and sentences
about them.

May import `printing`, `widgets` and `look`.
"""
