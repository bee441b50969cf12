"""Parts of a match that several pages show: sides, deals, the list of saved matches, and sentences about them.

May import `widgets` and `look`.
"""
