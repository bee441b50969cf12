"""What the calls tell of hidden hands: how likely a possible deal is after what was said.

May import `players.calls` and the search.
"""
